// Dice, drawn: a face with its pips, or with its number where it has more than six.

import { h, s } from "../page/dom.js";

/** Where the pips of each face lie, in a square of three by three. @type {Record<number, Array<[number, number]>>} */
const PIPS = {
  1: [[1, 1]],
  2: [[0, 2], [2, 0]],
  3: [[0, 2], [1, 1], [2, 0]],
  4: [[0, 0], [0, 2], [2, 0], [2, 2]],
  5: [[0, 0], [0, 2], [1, 1], [2, 0], [2, 2]],
  6: [[0, 0], [0, 1], [0, 2], [2, 0], [2, 1], [2, 2]],
};

/** What a face shows, in a square of 24. @param {number} face */
export function pips(face) {
  const found = PIPS[face];
  if (!found) return [s("text", { x: 12, y: 16.5, class: "pip-number", "text-anchor": "middle" }, face)];
  return found.map(([x, y]) => s("circle", { cx: 6 + 6 * x, cy: 6 + 6 * y, r: 2.1, class: "pip", fill: "currentColor" }));
}

/** @param {number} face */
function thrown(face) {
  return s(
    "svg",
    { viewBox: "0 0 24 24", class: "thrown-die", role: "img", "aria-label": String(face) },
    s("rect", { x: 1, y: 1, width: 22, height: 22, rx: 5, class: "thrown-face" }),
    ...pips(face),
  );
}

/** Dice within a sentence. @param {number[]} faces */
export const dice = (faces) => h("span", { class: "thrown" }, ...faces.map(thrown));
