// What happened since one's last turn, as a list whose lines point at the board.

import { isMap } from "../draw/hexmap.js";
import { beatWords } from "../draw/news.js";
import { h } from "../page/dom.js";
import { isStacked } from "../page/settings.js";
import { pointAt } from "../table/scene.js";
import { leaf, outline } from "./foldout.js";
import { showThis } from "./touch.js";
import { litBy } from "../draw/steps.js";
import { shown } from "../table/state.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Beat} Beat */

const NARROW = 1400; // CSS pixels of a window

/** Beside what is asked, to be unfolded; nothing in the past. @param {App} app */
export function happened(app) {
  const { frame, past } = app.state;
  const told = (frame?.story ?? []).filter((beat) => beat.parts.length);
  if (past || !told.length) return null;
  return leaf("happened", isStacked() || isNarrow(app) ? outline(BACK, say("web-happened")) : say("web-happened"), h("ol", { class: "story" }, ...told.map((beat, n) => line(app, beat, n))));
}

/** Whether a map leaves little room for words above it. @param {App} app */
const isNarrow = ({ state }) => innerWidth < NARROW && state.layout !== null && isMap(state.layout);

/** Where there is little room: a clock that goes back. */
const BACK = "M4 4v6h6M5.5 10a7.5 7.5 0 1 1-.9 5.5M12 8v5l3.5 2";

/** @param {App} app @param {Beat} beat @param {number} n */
function line(app, beat, n) {
  const look = () => pointAt(app, beat);
  const away = () => app.pointed === beat && pointAt(app, null);
  const show = () => {
    const view = shown(app.state);
    look();
    if (view) showThis(litBy(beat, view));
  };
  const listeners = { onpointerenter: look, onfocus: look, onpointerleave: away, onblur: away, onclick: show };
  return h("li", {}, h("button", { type: "button", class: `told${beat.own ? " own" : ""}`, "data-key": `told-${n}`, ...listeners }, ...beatWords(beat)));
}

/** Unfold it, or fold it; the first line is where one is. */
export function toggleHappened() {
  const found = document.querySelector("#prompt .happened");
  const line = found?.querySelector("summary");
  line?.click();
  const first = found?.hasAttribute("open") ? found.querySelector(".told") : line;
  if (first instanceof HTMLElement) first.focus();
}
