// Sentences with paragraph numbers that lead to the rules.

import { h } from "./dom.js";

const PARAGRAPH = /§\s?([A-Z]{0,2}\d*(?:\.[A-Z]?\d+[a-z]?|\.[A-Z])*)/g;

/** A link to a paragraph. @param {string} rule */
export function paragraph(rule) {
  return h("a", { class: "paragraph", href: `#rule-${rule}`, "data-rule": rule }, `§${rule}`);
}

/** A number stays on the line of the word before it. @param {string} said */
export function tied(said) {
  return said.replace(/(?<=\p{L}) (?=\d)/gu, "\u00a0");
}

/** A sentence, its paragraph numbers as links. @param {string} said @returns {Array<Node|string>} */
export function rich(said) {
  /** @type {Array<Node|string>} */
  const found = [];
  let end = 0;
  for (const match of said.matchAll(PARAGRAPH)) {
    if (!match[1]) continue;
    found.push(said.slice(end, match.index), paragraph(match[1]));
    end = match.index + match[0].length;
  }
  found.push(said.slice(end));
  return found;
}

/** A sentence begins with a capital letter. @param {string} said */
export function sentence(said) {
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
