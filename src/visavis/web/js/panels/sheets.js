// Sheets: what lies beside the board to be read, such as a card as it is read, what is still due, what a sum is made of.

import { icon } from "../draw/strokes.js";
import { showFirst } from "../ask/touch.js";
import { find, h, keep, replace } from "../page/dom.js";
import { paragraph, rich } from "../page/richtext.js";
import { isDesk } from "../page/settings.js";
import { sign } from "../page/signs.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Sheet} Sheet */
/** @typedef {import("../page/types.js").SheetLine} SheetLine */

/** How a line stands, by its sign. @type {Record<string, import("../page/signs.js").Sign>} */
const STATES = { due: "absent", done: "done", undone: "undone", impossible: "undone", skipped: "farther", read: "unfold" };
const OWED = ["due", "undone"]; // what is folded away says how many of these it has

/** Beside the log where that is seen beside the board, else below the board. @param {View} view */
export function drawSheets(view) {
  const host = find("#sheets");
  const sheets = view.sheets ?? [];
  host.hidden = !sheets.length;
  const home = find(isDesk() ? "#panel" : "#stage");
  if (host.parentElement !== home) home.insertBefore(host, isDesk() ? home.querySelector(".panel-head") : find("#below"));
  host.setAttribute("aria-label", say("web-sheets"));
  keep(host, sheets, {
    key: (sheet) => sheet.id,
    sign: (sheet) => sheet,
    make: (sheet) => h("details", { class: "memo", "data-sheet": sheet.id, open: isDesk() }, h("summary", {}), h("ul", {})),
    draw: (element, sheet) => {
      const [head, list] = /** @type {[Element, Element]} */ ([...element.children]);
      const owed = sheet.lines.filter(({ state }) => OWED.includes(state)).length;
      replace(head, icon(sheet.symbol) ?? "", h("span", {}, sheet.title), owed ? h("b", { class: "owed" }, owed) : null);
      replace(list, ...sheet.lines.map(line));
    },
  });
}

/** Light these on the board, and draw this way on its map. @param {string[]} ids @param {string[]} way */
function hint(ids, way) {
  for (const each of document.querySelectorAll("#board [data-touch]"))
    each.classList.toggle("hinted", ids.includes(each.getAttribute("data-touch") ?? ""));
  document.dispatchEvent(new CustomEvent("way", { detail: way }));
}

/** @param {SheetLine} line */
function line({ text, state, rule, lights, way = [], why = "" }) {
  const said = state ? say(`web-sheet-${state}`) : "";
  const light = (/** @type {PointerEvent} */ { pointerType, type }) => {
    if (pointerType !== "touch") hint(...(type === "pointerenter" ? /** @type {const} */ ([lights, way]) : /** @type {const} */ ([[], []])));
  };
  const show = () => {
    hint(lights, way); // where a finger has no way to point: until something else is touched
    if (!isDesk()) showFirst("#board .hinted");
  };
  const pointing = lights.length ? { onpointerenter: light, onpointerleave: light, onclick: show } : {};
  return h(
    "li",
    { class: `memo-line ${state}${lights.length ? " pointing" : ""}`, "data-title": said || null, ...pointing },
    h("span", { class: "memo-sign" }, state ? sign(STATES[state]) : ""),
    h("span", {}, state ? h("span", { class: "unseen" }, `${said}: `) : null, ...rich(text), rule ? " " : "", rule ? paragraph(rule) : "", why ? h("span", { class: "memo-why" }, why) : null),
  );
}
