// The head of a card or a space: its symbol, its number, its name in one line or two, its marks at the right end.

import { knows } from "./art.js";
import { DAMAGE, READY, parted } from "./marks.js";
import { SIZE } from "./sheet.js";
import { box, round, widthOf } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{sign: string, number: string, colour: string}} Mark */
/** @typedef {{sign: string, number: string, name: string, marks: Mark[]}} Head what is to be printed */

/** The marks that have a symbol, each with its number. @param {Theme} theme @param {string[]} marks @returns {Mark[]} */
export function marksOf(theme, marks) {
  return marks.flatMap((mark) => {
    const { word, argument } = parted(mark);
    const sign = theme.mark?.[word];
    return sign ? [{ sign, number: argument, colour: colourOf(word, argument) }] : [];
  });
}

/** What is bad or costs something stands out; what is ready shines. @param {string} word @param {string} [number] */
function colourOf(word, number) {
  if (word === READY) return "lit_edge";
  return number && word !== DAMAGE ? "soft" : "newest";
}

/** @param {Head} head @param {number} width */
export function headHeight(head, width) {
  return SIZE.head_line + (layName(head, width).lines.length > 1 ? SIZE.head_second : 0);
}

/** What is left of a line without a name. @param {Head} head @param {number} width */
export function roomBeside({ sign, number, marks }, width) {
  return width - (knows(sign) ? SIZE.head_sign + SIZE.head_gap : 0) - (number ? widthOf(number, SIZE.head_number, SIZE.heavy) + SIZE.head_gap : 0) - marksWidth(marks);
}

/** @param {Mark[]} marks */
export const marksWidth = (marks) => marks.reduce((sum, mark) => sum + markWidth(mark) + SIZE.head_gap, 0);

/** What its shape is told. @param {Head} head @param {Box} b */
export function headWords(head, b) {
  return { ...b, ...head, ...layName(head, b.w), worn: wornMarks(head.marks, b), worn_wide: marksWidth(head.marks) };
}

/**
 * Beside its symbol if there is room; without it, as the face and the paper tell it, too; or in two lines. A number tells
 * enough where both are too much.
 * @param {Head} head @param {number} width @returns {{lines: string[], size: number, signed: boolean}}
 */
function layName({ sign, number, name, marks }, width) {
  const room = width - marksWidth(marks) - (number ? widthOf(number, SIZE.head_number, SIZE.heavy) + SIZE.head_after : 0);
  const beside = knows(sign) ? room - SIZE.head_sign - SIZE.head_gap : room;
  const least = widthOf(name, SIZE.head_least, SIZE.bold);
  if (!name || least <= beside) return { lines: name ? [name] : [], size: sizeIn([name], beside), signed: knows(sign) };
  if (number) return { lines: [], size: SIZE.head_name, signed: knows(sign) };
  const lines = least <= room ? [name] : inTwo(name);
  return { lines, size: sizeIn(lines, room), signed: false };
}

/** @param {string[]} lines @param {number} room */
function sizeIn(lines, room) {
  const longest = Math.max(0.1, ...lines.map((line) => widthOf(line, 1, SIZE.bold)));
  return round(Math.max(SIZE.head_least - 1, Math.min(SIZE.head_name, room / longest)) - 0.05);
}

/** Where a word may be parted: within consonants, after the first of them. */
const SYLLABLE = /(?<=[aeiouyаеёиоуыэюя][^aeiouyаеёиоуыэюя])(?=[^aeiouyаеёиоуыэюя])/gi;

/** Parted between words, or else within the only one, where both halves are most alike. @param {string} name */
function inTwo(name) {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const syllables = [...name.matchAll(SYLLABLE)].map(({ index }) => [`${name.slice(0, index)}-`, name.slice(index)]);
  const longer = (/** @type {string[]} */ lines) => Math.max(...lines.map((line) => widthOf(line, 1, SIZE.bold)));
  const ways = spaces.length ? spaces : [[name], ...syllables];
  return ways.reduce((one, other) => (longer(other) < longer(one) ? other : one));
}

// Marks: those that count something are worn as a badge

/** @param {Mark} mark */
const markWidth = ({ number }) => (number ? SIZE.head_sign + widthOf(number, SIZE.head_mark, SIZE.heavy) + SIZE.head_after : SIZE.head_sign);

/** From the right end. @param {Mark[]} marks @param {Box} b */
function wornMarks(marks, b) {
  let right = b.x + b.w;
  return [...marks].reverse().map((mark) => {
    const wide = markWidth(mark);
    right -= wide + SIZE.head_gap;
    return { ...mark, ...box(right + SIZE.head_gap, b.y, wide, SIZE.head_line) };
  });
}
