// The few strokes all drawings share: boxes, symbols, words that fit.

import { knows, sideColour, symbolId } from "./art.js";
import { s } from "../page/dom.js";
import { SIZE } from "./sheet.js";

/** @typedef {{x: number, y: number, w: number, h: number}} Box */

/** @param {number} x @param {number} y @param {number} w @param {number} h @returns {Box} */
export const box = (x, y, w, h) => ({ x, y, w, h });

/** Where there is no room at all, nothing is drawn. @param {Box} b @param {number} [radius] @param {Record<string, any>} [attributes] */
export function rect(b, radius = 0, attributes = {}) {
  return s("rect", {
    x: round(b.x),
    y: round(b.y),
    width: round(Math.max(0, b.w)),
    height: round(Math.max(0, b.h)),
    rx: radius || null,
    ...attributes,
  });
}

/** @param {string} d @param {Record<string, any>} [attributes] */
export const path = (d, attributes = {}) => s("path", { d, ...attributes });

/** @param {number} value */
export const round = (value) => Math.round(value * 10) / 10;

/**
 * A symbol of the game's sheet in a box.
 * @param {string} name @param {Box} b @param {string} colour @param {Record<string, any>} [attributes]
 */
export function symbol(name, b, colour, attributes = {}) {
  if (!knows(name)) return null;
  const where = { x: round(b.x), y: round(b.y), width: round(b.w), height: round(b.h) };
  return s("use", { href: `#${symbolId(name)}`, ...where, color: colour, ...attributes });
}

/**
 * A symbol as a little picture inside text.
 * @param {string} name @param {string} [colour] @param {string} [className]
 */
export function icon(name, colour = "currentColor", className = "icon") {
  const drawn = symbol(name, box(0, 0, 24, 24), colour);
  return drawn ? s("svg", { viewBox: "0 0 24 24", class: className, "aria-hidden": "true" }, drawn) : null;
}

/** The sign of a side in the colours of its pieces. @param {string} sign @param {number} seat */
export function sideSign(sign, seat) {
  const made = icon(sign, sideColour(seat, "chip"));
  made?.style.setProperty("stroke", sideColour(seat, "chip-edge"));
  return made;
}

// Words

const pen = /** @type {CanvasRenderingContext2D} */ (document.createElement("canvas").getContext("2d"));
const ELLIPSIS = "…";
/** @type {Map<string, number>} */
const widths = new Map();

/** In the letters of the page, or in others. @param {string} said @param {number} size @param {number} [weight] @param {string} [family] */
export function widthOf(said, size, weight = 400, family = "") {
  const key = `${weight} ${family} ${said}`;
  let wide = widths.get(key);
  if (wide === undefined) {
    pen.font = `${weight} 100px ${family || getComputedStyle(document.body).fontFamily || "sans-serif"}`;
    wide = pen.measureText(said).width / 100;
    widths.set(key, wide);
  }
  return wide * size;
}

/**
 * As large as fits; then with narrower letters, since fonts differ by more than that; in the end cut.
 * @param {string} said @param {number} room @param {number} size @param {number} least @param {number} weight
 */
export function fit(said, room, size, least, weight) {
  const wide = widthOf(said, 1, weight);
  const fitting = Math.max(least, Math.min(size, room / Math.max(wide, 0.01)));
  const kept = cut(said, room / SIZE.narrowest, fitting, weight);
  const narrow = widthOf(kept, fitting, weight) > room + SIZE.slack;
  return { said: kept, size: round(fitting), ...(narrow ? { textLength: round(room), lengthAdjust: "spacingAndGlyphs" } : {}) };
}

/** @param {string} said @param {number} room @param {number} size @param {number} weight */
function cut(said, room, size, weight) {
  if (widthOf(said, size, weight) <= room + SIZE.slack) return said;
  let shorter = said;
  while (shorter && widthOf(shorter + ELLIPSIS, size, weight) > room) shorter = shorter.slice(0, -1).trimEnd();
  return shorter + ELLIPSIS;
}
