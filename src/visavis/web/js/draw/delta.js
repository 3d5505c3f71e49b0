// By how much a number has changed since one's last answer: a sign that points up or down, and how much.

import { h, s } from "../page/dom.js";
import { say } from "../page/words.js";

const UP = "M5 0.8L9.4 8.6H0.6z";
const DOWN = "M5 9.2L0.6 1.4H9.4z";

/** Nothing, if it stands where it stood. @param {number} now @param {number|undefined} was */
export function delta(now, was) {
  if (was === undefined || was === now) return null;
  const by = now - was;
  const sign = by > 0 ? `+${by}` : `−${-by}`;
  return h(
    "span",
    { class: `delta ${by > 0 ? "more" : "less"}`, role: "img", "aria-label": say("web-changed", { by: sign }) },
    s("svg", { viewBox: "0 0 10 10", class: "delta-sign", "aria-hidden": "true" }, s("path", { d: by > 0 ? UP : DOWN })),
    h("span", { class: "delta-by", "aria-hidden": "true" }, sign),
  );
}
