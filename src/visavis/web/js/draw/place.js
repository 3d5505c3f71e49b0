// Places of the board: what their shapes are told of them.

import { s } from "../page/dom.js";
import { knows } from "./art.js";
import { ACTIVE, BUILT, DAMAGE, OCCUPIED, ROW_STATES, wordsOf } from "./marks.js";
import { draw } from "./shapes.js";
import { box, rect } from "./strokes.js";

/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */

const STATES = [ACTIVE, ...ROW_STATES, OCCUPIED, BUILT, DAMAGE];

/** @param {Theme} theme @param {Place} place @param {Box} b @param {boolean} taken @param {number} print the least size of its number */
export function drawPlace(theme, place, b, taken, print) {
  const said = knows(place.symbol) ? numberOf(theme, place) : "";
  return draw("tile", b, { ...place, ground: fill(theme, place.kind), said, taken, least_print: print });
}

/** How the theme shows the number beside its symbol. @param {Theme} theme @param {Place} place */
export const numberOf = (theme, place) => (theme.number[place.symbol] ?? "").replace("{}", String(place.number));

/** @param {Place} place */
export function placeClass(place) {
  const marks = wordsOf(place.marks);
  const states = STATES.filter((state) => marks.includes(state));
  return ["place", ...(states.length ? states : ["waiting"])].join(" ");
}

/** @param {Theme} theme @param {string} kind */
export function fill(theme, kind) {
  const colours = theme.light.fill[kind];
  if (!colours) return "var(--card)";
  return colours.length > 1 ? `url(#fill-${kind})` : `var(--fill-${kind})`;
}

/** Strokes over what is out of use. */
export const HATCH = "hatch";

/** Grounds of two colours that meet on the diagonal, and strokes. @param {Theme} theme */
export function grounds(theme) {
  return [...mixedGrounds(theme), hatch()];
}

function hatch() {
  const how = { id: HATCH, width: 7, height: 7, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" };
  return s("pattern", how, rect(box(0, 0, 2, 7), 0, { fill: "var(--newest)" }));
}

/** @param {Theme} theme */
function mixedGrounds(theme) {
  const mixed = Object.entries(theme.light.fill).filter(([, colours]) => colours.length > 1);
  return mixed.map(([kind]) =>
    s(
      "linearGradient",
      { id: `fill-${kind}`, x1: 0, y1: 0, x2: 1, y2: 1 },
      s("stop", { offset: 0.5, "stop-color": `var(--fill-${kind})` }),
      s("stop", { offset: 0.5, "stop-color": `var(--fill-${kind}-2)` }),
    ),
  );
}
