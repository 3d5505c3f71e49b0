// Faces: what a place or a card asks and gives, in symbols of the theme.

import { s } from "../page/dom.js";
import { faceSigns, lineInFull } from "./lay.js";
import { draw } from "./shapes.js";
import { round } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */

/**
 * Sign by sign, no larger than those beside it; what is missing is known.
 * @param {Theme} theme @param {string[]} face @param {import("./strokes.js").Box} b @param {number} most
 * @param {string[]} [missing]
 */
export const signsOf = (theme, face, b, most, missing = []) => faceSigns(face, b, most, missing).map(named(theme));

/** @param {Theme} theme */
const named = (theme) => (/** @type {any} */ sign) => ({ ...sign, name: theme.sign?.[sign.name] ?? sign.name });

/** One line, as wide as it comes, for a button. @param {Theme} theme @param {string[]} face @param {number} size */
export function faceInLine(theme, face, size) {
  const laid = lineInFull(face, size).map(named(theme));
  const last = laid[laid.length - 1];
  const wide = round(last.x + last.wide);
  const drawn = laid.flatMap((/** @type {any} */ each) => draw("sign", each, each));
  return s("svg", { class: "face-line", "aria-hidden": "true", viewBox: `0 0 ${wide} ${size}`, width: wide, height: size }, ...drawn);
}
