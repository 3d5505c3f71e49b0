// Whether a number has changed since one's last answer: a sign that points up or down, and by how much if one asks.

import { h, s } from "../page/dom.js";
import { say } from "../page/words.js";

const UP = "M5 0.8L9.4 8.6H0.6z";
const DOWN = "M5 9.2L0.6 1.4H9.4z";

/** By how much, in words; nothing, if it stands where it stood. @param {number} now @param {number|undefined} was */
export function changedBy(now, was) {
  if (was === undefined || was === now) return "";
  return say("web-changed", { by: now > was ? `+${now - was}` : `−${was - now}` });
}

/** Beside the number, and without taking any room there. @param {number} now @param {number|undefined} was */
export function delta(now, was) {
  const said = changedBy(now, was);
  if (!said) return null;
  const more = now > (was ?? 0);
  return h(
    "span",
    { class: `delta ${more ? "more" : "less"}`, role: "img", "aria-label": said },
    s("svg", { viewBox: "0 0 10 10", "aria-hidden": "true" }, s("path", { d: more ? UP : DOWN })),
  );
}
