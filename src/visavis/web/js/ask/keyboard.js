// Everything by keyboard alone.

import { leaveGuide } from "../table/guide.js";
import { foldLeaves } from "./foldout.js";
import { toggleHappened } from "./happened.js";
import { toggleHint } from "./hint.js";
import { goTo, isArrow, lookTo, meantBy } from "./touch.js";

/** @typedef {import("../table/table.js").App} App */

/** @param {App} app */
export function listenToKeys(app) {
  /** @type {Record<string, () => void>} */
  const letters = {
    "?": () => app.showKeys(),
    u: () => app.undo(),
    l: () => app.tab("log"),
    h: () => toggleHappened(),
    i: () => toggleHint(),
    n: () => app.stage.board.map?.goOn(),
    w: () => app.tab("why"),
    r: () => app.tab("rules"),
    t: () => app.tab("table"),
    v: () => app.tab("review"),
    "[": () => app.time.go(app.time.at - 1),
    "]": () => app.time.go(app.time.at + 1),
  };
  // The same keys where the layout is Russian.
  /** @type {Record<string, string>} */
  const russian = { г: "u", д: "l", р: "h", ш: "i", т: "n", ц: "w", к: "r", е: "t", м: "v", х: "[", ъ: "]", ",": "?" };

  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") return escape(app, event);
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.matches("input:not([type=checkbox]), select, textarea, [contenteditable]")) return;
    if (isArrow(event.key)) return arrow(event, target);
    if (event.key === "Enter" || event.key === " ") return press(app, event, target);
    const key = event.key.toLowerCase();
    const known = letters[key] ?? (event.key === "?" ? letters["?"] : letters[russian[key]]);
    if (!known) return;
    event.preventDefault();
    known();
  });
}

/** @param {KeyboardEvent} event @param {Element} target */
function arrow(event, target) {
  if (target.closest("[role=tablist], .panel, dialog, .guide")) return;
  if (event.shiftKey ? lookTo(event.key) : goTo(event.key)) event.preventDefault();
}

/** @param {App} app @param {KeyboardEvent} event @param {Element} target */
function press(app, event, target) {
  const touched = target.closest("[data-touch]");
  if (!touched) return;
  event.preventDefault();
  const meant = meantBy(touched)?.getAttribute("data-touch");
  if (meant) app.touch(meant);
}

/**
 * From the nearest to the farthest: the guide, a leaf, the sheet, what is picked, the past.
 * @param {App} app @param {KeyboardEvent} event
 */
function escape(app, event) {
  const left = leaveGuide() || foldLeaves() || app.closeSheet() || app.unpick() || app.leavePast();
  if (left) event.preventDefault();
}
