// Places of the board: what kind they are and what they do.

import { s } from "../page/dom.js";
import { HEAVY, box, middle, rect, round, symbol, widthOf } from "./strokes.js";
import { knows } from "./art.js";

/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */

const RADIUS = 7;
const EDGE = 3; // left free beside a symbol and its number
const STATES = ["active", "completed", "closed", "unopened", "occupied", "built", "damage"];

/**
 * Its kind as a fill and as a sign, its effect as a symbol and a number.
 * @param {Theme} theme @param {Place} place @param {Box} b @param {boolean} taken
 */
export function drawPlace(theme, place, b, taken) {
  const small = Math.min(b.h * 0.22, 13);
  return [
    s(
      "g",
      { class: "tile" },
      rect(b, RADIUS, { class: "tile-ground", fill: fill(theme, place.kind) }),
      symbol(place.kind, box(b.x + 3.5, b.y + 3.5, small, small), "var(--ink)", { opacity: 0.75 }),
      ...(taken ? [] : effect(theme, place, b)),
    ),
    rect(b, RADIUS, { class: "ring" }),
  ];
}

/** A mark may be followed by how much of it there is. @param {Place} place @param {string} mark */
export const isMarked = (place, mark) => place.marks.some((each) => each.split(" ")[0] === mark);

/** @param {Place} place */
export function placeClass(place) {
  const states = STATES.filter((state) => isMarked(place, state));
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

/** The symbol in the middle, the number to its right. @param {Theme} theme @param {Place} place @param {Box} b */
function effect(theme, place, b) {
  if (!knows(place.symbol)) return [];
  const said = (theme.number[place.symbol] ?? "").replace("{}", String(place.number));
  const most = Math.min(b.h * 0.56, b.w * (said ? 0.48 : 0.62));
  const size = Math.min(b.h * 0.4, most * 0.72);
  const gap = said ? 2 : 0;
  const wide = widthOf(said, size, HEAVY);
  const large = Math.min(most, b.w - 2 * EDGE - gap - wide); // rather a smaller symbol than a smaller number
  const [x, y] = middle(b);
  const start = Math.min(x - (large + gap + wide) / 2 + b.h * 0.05, b.x + b.w - EDGE - large - gap - wide);
  const figure = {
    x: round(start + large + gap),
    y: round(y + size * 0.36),
    "font-size": round(size),
    "font-weight": HEAVY,
    fill: "var(--ink)",
  };
  return [
    symbol(place.symbol, box(start, y - large / 2, large, large), "var(--ink)"),
    said ? s("text", figure, said) : null,
  ];
}
