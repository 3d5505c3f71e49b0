// Faces: what a place or a card asks and gives, sign by sign, as large as there is room for.

import { s } from "../page/dom.js";
import { HEAVY, box, middle, rect, round, symbol, widthOf } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {string[]} Line */

const GIVES = ">"; // what stands before is asked, what stands after is given
const OR = "/";
const OTHERS = "@"; // what follows goes to all the others
const LEADING = [GIVES, OTHERS];
const BINDING = [...LEADING, OR];
const LARGEST = 22; // size of a symbol
const SMALLEST = 8;
const LINE = 1.14; // from line to line, in sizes
const GAP = 0.24; // between signs, in sizes
const NUMBER = 0.82; // size of a number
const PAIR = 0.7; // and of two of them
const BETWEEN = 0.78; // size of the signs between symbols
/**
 * How lines are broken, the neatest way first: not at all within a part, between signs, or even after an arrow.
 * @type {Array<{binding: string[], whole?: boolean, closing: string[]}>}
 */
const WAYS = [
  { binding: BINDING, closing: [OR], whole: true },
  { binding: BINDING, closing: [OR] },
  { binding: LEADING, closing: [OR] },
  { binding: [OTHERS], closing: [OR, GIVES] },
];

/**
 * The lines of a face in the middle of a box, no larger than those beside it; what is missing stands out.
 * @param {Theme} theme @param {string[]} signs @param {Box} b @param {number} [most] @param {string[]} [missing]
 */
export function drawFace(theme, signs, b, most = LARGEST, missing = []) {
  if (!signs.length) return null;
  const { lines, size } = layFace(signs, b, Math.min(most, faceSize(signs, b)));
  const [x, y] = middle(b);
  const top = y - ((lines.length - 1) * size * LINE) / 2;
  return s("g", { class: "face" }, ...lines.flatMap((each, n) => drawLine(theme, each, x, top + n * size * LINE, size, missing)));
}

/** One line, as wide as it comes, for a button. @param {Theme} theme @param {string[]} signs @param {number} size */
export function faceInLine(theme, signs, size) {
  const line = merged(signs);
  const wide = lineWidth(line, size);
  const drawn = drawLine(theme, line, wide / 2, size / 2, size);
  const look = { viewBox: `0 0 ${round(wide)} ${size}`, width: round(wide), height: size };
  return s("svg", { class: "face-line", "aria-hidden": "true", ...look }, ...drawn);
}

/** The largest size at which everything fits, however it is broken. @param {string[]} signs @param {Box} b */
export function faceSize(signs, b) {
  const parts = partsOf(signs);
  for (let size = LARGEST; size > SMALLEST; size -= 0.5)
    if (WAYS.some((way) => fits(inLines(parts, b.w, size, way), b.w, b.h, size))) return size;
  return SMALLEST;
}

/** The neatest lines of this size. @param {string[]} signs @param {Box} b @param {number} size */
function layFace(signs, b, size) {
  const parts = partsOf(signs);
  const ways = WAYS.map((way) => inLines(parts, b.w, size, way));
  return { size, lines: ways.find((lines) => fits(lines, b.w, b.h, size)) ?? ways[ways.length - 1] };
}

/** @param {Line[]} lines @param {number} width @param {number} height @param {number} size */
function fits(lines, width, height, size) {
  return lines.length * size * LINE <= height && lines.every((each) => lineWidth(each, size) <= width);
}

/** What is asked, what is given, what the others get: parts that stay together. @param {string[]} signs */
function partsOf(signs) {
  /** @type {Line[]} */
  const parts = [[]];
  for (const sign of merged(signs)) {
    if ((sign === GIVES || sign === OTHERS) && parts[parts.length - 1].length) parts.push([]);
    parts[parts.length - 1].push(sign);
  }
  return parts;
}

/** So many or so many of the same: one symbol. @param {string[]} signs @returns {Line} */
function merged(signs) {
  /** @type {Line} */
  const found = [];
  for (const sign of signs) {
    const [name, number] = sign.split(" ");
    const before = found.at(-2) ?? "";
    if (number && found.at(-1) === OR && before.startsWith(`${name} `))
      found.splice(-2, 2, `${before}${OR}${number}`);
    else found.push(sign);
  }
  return found;
}

/** @param {Line[]} parts @param {number} width @param {number} size @param {typeof WAYS[number]} way */
function inLines(parts, width, size, way) {
  if (way.closing.includes(GIVES)) return broken(parts.flat(), width, size, way);
  /** @type {Line[]} */
  const lines = [];
  for (const part of parts) {
    const joined = [...(lines.at(-1) ?? []), ...part];
    if (lines.length && lineWidth(joined, size) <= width) lines[lines.length - 1] = joined;
    else lines.push(...(way.whole ? [part] : broken(part, width, size, way)));
  }
  return lines;
}

/**
 * A part in one line if it fits, else sign by sign.
 * @param {Line} part @param {number} width @param {number} size @param {typeof WAYS[number]} way
 */
function broken(part, width, size, way) {
  /** @type {Line[]} */
  const lines = [[]];
  for (const piece of unbreakable(part, way)) {
    const now = lines[lines.length - 1];
    if (now.length && lineWidth([...now, ...piece], size) > width) lines.push(piece);
    else now.push(...piece);
  }
  return lines;
}

/** A sign that binds goes with what follows it, one that closes with what stands before it. @param {Line} part @param {typeof WAYS[number]} way */
function unbreakable(part, way) {
  /** @type {Line[]} */
  const pieces = [];
  for (const sign of part) {
    const before = pieces.at(-1);
    if (before && (way.closing.includes(sign) || way.binding.includes(before.at(-1) ?? ""))) before.push(sign);
    else pieces.push([sign]);
  }
  return pieces;
}

// One line

/** @param {Line} signs @param {number} size */
function lineWidth(signs, size) {
  return signs.reduce((sum, each) => sum + signWidth(each, size), 0) + GAP * size * (signs.length - 1);
}

/** @param {string} sign @param {number} size */
function signWidth(sign, size) {
  if (sign === OR) return size * 0.34;
  if (sign === GIVES || sign === OTHERS) return size * BETWEEN;
  const number = numberOf(sign);
  return size + (number ? size * 0.06 + widthOf(number, size * tallness(number), HEAVY) : 0);
}

/** Of a number, in sizes. @param {string} number */
const tallness = (number) => (number.includes(OR) ? PAIR : NUMBER);

/** How many there are; one is not said. @param {string} sign */
function numberOf(sign) {
  const number = sign.split(" ")[1] ?? "";
  return number === "1" ? "" : number;
}

/**
 * @param {Theme} theme @param {Line} signs @param {number} x @param {number} y @param {number} size
 * @param {string[]} [missing]
 */
function drawLine(theme, signs, x, y, size, missing = []) {
  let at = x - lineWidth(signs, size) / 2;
  return signs.flatMap((sign) => {
    const lacks = missing.includes(sign.split(" ")[0]);
    const drawn = drawSign(theme, sign, at, y, size, lacks ? "var(--newest)" : "var(--ink)");
    const under = box(at, y + size * 0.47, signWidth(sign, size), Math.max(1.5, size * 0.1));
    at += signWidth(sign, size) + GAP * size;
    return lacks ? [...drawn, rect(under, 0.7, { class: "missing-sign", fill: "var(--newest)" })] : drawn;
  });
}

/**
 * A symbol and how many, or a sign between symbols.
 * @param {Theme} theme @param {string} sign @param {number} x @param {number} y @param {number} size
 * @param {string} ink
 */
function drawSign(theme, sign, x, y, size, ink) {
  if (sign === OR) return [figure(x, y, sign, size, "var(--soft)")];
  if (sign === GIVES || sign === OTHERS) {
    const small = size * BETWEEN;
    return [symbol(theme.sign?.[sign] ?? "", box(x, y - small / 2, small, small), "var(--soft)")];
  }
  const number = numberOf(sign);
  return [
    symbol(sign.split(" ")[0], box(x, y - size / 2, size, size), ink),
    number ? figure(x + size * 1.06, y, number, size, ink) : null,
  ];
}

/** @param {number} x @param {number} y @param {string} said @param {number} size @param {string} fill */
function figure(x, y, said, size, fill) {
  const large = round(size * tallness(said));
  const where = { x: round(x), y: round(y + large * 0.36), "font-size": large };
  return s("text", { ...where, fill, "font-weight": HEAVY }, said);
}
