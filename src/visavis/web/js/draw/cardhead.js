// The head of a card or a space: its symbol, its number, its name in one line or two, its marks at the right end.

import { knows } from "./art.js";
import { s } from "../page/dom.js";
import { HEAVY, box, rect, round, symbol, widthOf, words } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{sign: string, number: string, colour: string}} Mark */
/** @typedef {{sign: string, number: string, name: string, marks: Mark[]}} Head what is to be printed */

const LINE = 17; // height of a head
const SECOND = 11; // of its second line
const NAME = 11.5; // size of a name
const LEAST_NAME = 10; // rather than be smaller it goes on in a second line
const NUMBER = 14;
const MARK = 13; // size of the number of a mark
const SIGN = LINE - 3;
const DAMAGE = "damage";
const READY = "ready";

/** The marks that have a symbol, each with its number. @param {Theme} theme @param {string[]} marks @returns {Mark[]} */
export function marksOf(theme, marks) {
  return marks.flatMap((mark) => {
    const [word, number] = mark.split(" ");
    const sign = theme.mark?.[word];
    return sign ? [{ sign, number: number ?? "", colour: colourOf(word, number) }] : [];
  });
}

/** What is bad or costs something stands out; what is ready shines. @param {string} word @param {string} [number] */
function colourOf(word, number) {
  if (word === READY) return "var(--lit-edge)";
  return number && word !== DAMAGE ? "var(--soft)" : "var(--newest)";
}

/** @param {Head} head @param {number} width */
export function headHeight(head, width) {
  return LINE + (layName(head, width).lines.length > 1 ? SECOND : 0);
}

/** What is left of a line without a name. @param {Head} head @param {number} width */
export function roomBeside({ sign, number, marks }, width) {
  return width - (knows(sign) ? SIGN + 3 : 0) - (number ? widthOf(number, NUMBER, HEAVY) + 3 : 0) - marksWidth(marks);
}

/** @param {Mark[]} marks */
export const marksWidth = (marks) => marks.reduce((sum, mark) => sum + markWidth(mark) + 3, 0);

/** @param {Head} head @param {Box} b */
export function drawHead(head, b) {
  const { lines, size, signed } = layName(head, b.w);
  const y = b.y + LINE / 2;
  const drawn = [];
  let x = b.x;
  if (signed) {
    drawn.push(symbol(head.sign, box(x, y - SIGN / 2, SIGN, SIGN), "var(--ink)"));
    x += SIGN + 3;
  }
  if (head.number) {
    drawn.push(words(x, y + 5, head.number, NUMBER, b.w, { weight: HEAVY }));
    x += widthOf(head.number, NUMBER, HEAVY) + 5;
  }
  const room = b.x + b.w - marksWidth(head.marks) - x;
  const look = { fill: "var(--soft)", weight: 600, least: size };
  lines.forEach((line, n) => drawn.push(words(x, y + size * 0.36 + n * SECOND, line, size, room, look)));
  return s("g", { class: "print-head" }, ...drawn, ...drawMarks(head.marks, b.x + b.w, y));
}

/**
 * Beside its symbol if there is room; without it, as the face and the paper tell it, too; or in two lines. A number tells
 * enough where both are too much.
 * @param {Head} head @param {number} width @returns {{lines: string[], size: number, signed: boolean}}
 */
function layName({ sign, number, name, marks }, width) {
  const room = width - marksWidth(marks) - (number ? widthOf(number, NUMBER, HEAVY) + 5 : 0);
  const beside = knows(sign) ? room - SIGN - 3 : room;
  const least = widthOf(name, LEAST_NAME, 600);
  if (!name || least <= beside) return { lines: name ? [name] : [], size: sizeIn([name], beside), signed: knows(sign) };
  if (number) return { lines: [], size: NAME, signed: knows(sign) };
  const lines = least <= room ? [name] : inTwo(name);
  return { lines, size: sizeIn(lines, room), signed: false };
}

/** @param {string[]} lines @param {number} room */
function sizeIn(lines, room) {
  const longest = Math.max(0.1, ...lines.map((line) => widthOf(line, 1, 600)));
  return round(Math.max(LEAST_NAME - 1, Math.min(NAME, room / longest)) - 0.05);
}

/** Where a word may be parted: within consonants, after the first of them. */
const SYLLABLE = /(?<=[aeiouyаеёиоуыэюя][^aeiouyаеёиоуыэюя])(?=[^aeiouyаеёиоуыэюя])/gi;

/** Parted between words, or else within the only one, where both halves are most alike. @param {string} name */
function inTwo(name) {
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)]);
  const syllables = [...name.matchAll(SYLLABLE)].map(({ index }) => [`${name.slice(0, index)}-`, name.slice(index)]);
  const longer = (/** @type {string[]} */ lines) => Math.max(...lines.map((line) => widthOf(line, 1, 600)));
  const ways = spaces.length ? spaces : [[name], ...syllables];
  return ways.reduce((one, other) => (longer(other) < longer(one) ? other : one));
}

// Marks: those that count something are worn as a badge

/** @param {Mark} mark */
const markWidth = ({ number }) => (number ? SIGN + widthOf(number, MARK, HEAVY) + 5 : SIGN);

/** @param {Mark[]} marks @param {number} end @param {number} y */
function drawMarks(marks, end, y) {
  let right = end;
  return [...marks].reverse().flatMap((mark) => {
    const wide = markWidth(mark);
    const x = right - wide;
    right = x - 3;
    const at = (/** @type {number} */ start) => box(start, y - SIGN / 2, SIGN, SIGN);
    if (!mark.number) return [symbol(mark.sign, at(x), mark.colour, { class: "mark" })];
    return [
      rect(box(x, y - LINE / 2, wide, LINE), LINE / 2.4, { fill: mark.colour, class: "badge" }),
      symbol(mark.sign, at(x + 1.5), "var(--card)"),
      words(x + SIGN + 2, y + MARK * 0.36, mark.number, MARK, wide, { fill: "var(--card)", weight: HEAVY }),
    ];
  });
}
