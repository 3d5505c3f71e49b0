// What is printed at the head of a place or a card.

import { knows } from "./art.js";
import { DAMAGE, READY, parted } from "./marks.js";
import { numberOf } from "./place.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {{sign: string, number: string, colour: string}} Mark */
/** @typedef {{sign: string, number: string, name: string, marks: Mark[]}} Head */

/** @param {Theme} theme @param {import("../page/types.js").Place} place @returns {Head} */
export function headOf(theme, place) {
  const number = place.number ? numberOf(theme, place) : "";
  const name = place.short ?? "";
  const sign = Boolean(number) !== Boolean(name) ? place.symbol : ""; // beside both there is no room
  return { sign: known(sign), number, name, marks: marksOf(theme, place.marks) };
}

/** @param {Theme} theme @param {import("../page/types.js").Thing} thing @returns {Head} */
export function cardHead(theme, thing) {
  const name = thing.short ?? "";
  return { sign: known(thing.kind), number: name ? "" : thing.label, name, marks: marksOf(theme, thing.marks) };
}

/** @param {string} sign */
const known = (sign) => (knows(sign) ? sign : "");

/** The marks that have a symbol, each with its number. @param {Theme} theme @param {string[]} marks @returns {Mark[]} */
export function marksOf(theme, marks) {
  return marks.flatMap((mark) => {
    const { word, argument } = parted(mark);
    const sign = theme.mark?.[word];
    return sign ? [{ sign, number: argument, colour: word in theme.light.side ? "soft" : colourOf(word, argument) }] : [];
  });
}

/** What is bad or costs something stands out; what is ready shines. @param {string} word @param {string} number */
function colourOf(word, number) {
  if (word === READY) return "lit_edge";
  return number && word !== DAMAGE ? "soft" : "newest";
}
