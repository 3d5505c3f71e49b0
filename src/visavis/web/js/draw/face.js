// Faces: what a place or a card asks and gives, sign by sign, as large as there is room for.

import { s } from "../page/dom.js";
import { draw } from "./shapes.js";
import { SIZE, WAYS } from "./sheet.js";
import { box, middle, round, widthOf } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {string[]} Line */

const GIVES = ">"; // what stands before is asked, what stands after is given
const OR = "/";
const OTHERS = "@"; // what follows goes to all the others

/**
 * The lines of a face in the middle of a box, no larger than those beside it, sign by sign; what is missing is known.
 * @param {Theme} theme @param {string[]} signs @param {Box} b @param {number} [most] @param {string[]} [missing]
 */
export function faceSigns(theme, signs, b, most = SIZE.face_largest, missing = []) {
  if (!signs.length) return [];
  const { lines, size } = layFace(signs, b, Math.min(most, faceSize(signs, b)));
  const [x, y] = middle(b);
  const top = y - ((lines.length - 1) * size * SIZE.face_line) / 2;
  return lines.flatMap((each, n) => lineSigns(theme, each, x, top + n * size * SIZE.face_line, size, missing));
}

/** One line, as wide as it comes, for a button. @param {Theme} theme @param {string[]} signs @param {number} size */
export function faceInLine(theme, signs, size) {
  const line = merged(signs);
  const wide = lineWidth(line, size);
  const laid = lineSigns(theme, line, wide / 2, size / 2, size, []);
  const drawn = laid.flatMap((each) => draw("sign", each, each));
  const look = { viewBox: `0 0 ${round(wide)} ${size}`, width: round(wide), height: size };
  return s("svg", { class: "face-line", "aria-hidden": "true", ...look }, ...drawn);
}

/** The largest size at which everything fits, however it is broken. @param {string[]} signs @param {Box} b */
export function faceSize(signs, b) {
  const parts = partsOf(signs);
  for (let size = SIZE.face_largest; size > SIZE.face_smallest; size -= SIZE.step)
    if (WAYS.some((way) => fits(inLines(parts, b.w, size, way), b.w, b.h, size))) return size;
  return SIZE.face_smallest;
}

/** The neatest lines of this size. @param {string[]} signs @param {Box} b @param {number} size */
function layFace(signs, b, size) {
  const parts = partsOf(signs);
  const ways = WAYS.map((way) => inLines(parts, b.w, size, way));
  return { size, lines: ways.find((lines) => fits(lines, b.w, b.h, size)) ?? ways[ways.length - 1] };
}

/** @param {Line[]} lines @param {number} width @param {number} height @param {number} size */
function fits(lines, width, height, size) {
  return lines.length * size * SIZE.face_line <= height && lines.every((each) => lineWidth(each, size) <= width);
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
  return signs.reduce((sum, each) => sum + signWidth(each, size), 0) + SIZE.face_gap * size * (signs.length - 1);
}

/** @param {string} sign @param {number} size */
function signWidth(sign, size) {
  if (sign === OR) return size * SIZE.face_or;
  if (sign === GIVES || sign === OTHERS) return size * SIZE.face_between;
  const number = numberOf(sign);
  return size + (number ? size * SIZE.face_beside + widthOf(number, size * tallness(number), SIZE.heavy) : 0);
}

/** Of a number, in sizes. @param {string} number */
const tallness = (number) => (number.includes(OR) ? SIZE.face_pair : SIZE.face_number);

/** How many there are; one is not said. @param {string} sign */
function numberOf(sign) {
  const number = sign.split(" ")[1] ?? "";
  return number === "1" ? "" : number;
}

/**
 * @param {Theme} theme @param {Line} signs @param {number} x @param {number} y @param {number} size
 * @param {string[]} missing
 */
function lineSigns(theme, signs, x, y, size, missing) {
  let at = x - lineWidth(signs, size) / 2;
  return signs.map((sign) => {
    const wide = signWidth(sign, size);
    const [name, number] = sign === OR ? ["", OR] : [theme.sign?.[sign] ?? sign.split(" ")[0], numberOf(sign)];
    const said = { name, number, tall: tallness(sign === OR ? "" : number), wide };
    const found = { ...box(at, y - size / 2, size, size), ...said, between: isBetween(sign), lacks: missing.includes(name) };
    at += wide + SIZE.face_gap * size;
    return found;
  });
}

/** @param {string} sign */
const isBetween = (sign) => [GIVES, OR, OTHERS].includes(sign);
