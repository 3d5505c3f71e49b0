// Sentences with paragraph numbers that lead to the rules.

import { h } from "./dom.js";

const PARAGRAPH = /§\s?([A-Z]{0,2}\d*(?:-\d|[A-Z]\b)?(?:\.[A-Z]?\d+[a-z]?|\.[A-Z])*)/g;

const CLOSING = /^[.,;:!?)»”]+/; // no line begins with these

/** A link to a paragraph. @param {string} rule */
export function paragraph(rule) {
  return h("a", { class: "paragraph", href: `#rule-${rule}`, "data-rule": rule }, `§${rule}`);
}

const SMALL = // words that count nothing: a line may begin with them; `text/setting.py` has the same
  "a an and are as at but by for from has if in into is of off on onto or than that the then to was with " +
  "а без бы в во где для до если за и из или их к как ко когда на не ни но о об от по под при с со то у что";
const BESIDE = SMALL.replaceAll(" ", "|");
const COUNTED = new RegExp(
  `(?<![\\p{L}\\d_.,§−-])([+−]?\\d+(?:[.,]\\d+)?) (?!(?:${BESIDE})(?![\\p{L}\\d_]))(?=[a-zа-яё]|[A-ZА-ЯЁ]{2})`,
  "gu",
);

const STANDING = /(?<=\p{L}) (?=[+−]\d)/gu;

/** A number stays on the line of the word it counts, and one with a sign on that of whose it is: Axis +2. @param {string} said */
const counted = (said) => said.replace(COUNTED, "$1\u00a0").replace(STANDING, "\u00a0");

/** And on that of the word before it. @param {string} said */
export function tied(said) {
  return counted(said.replace(/(?<=\p{L}) (?=\d)/gu, "\u00a0"));
}

/** A sentence, its paragraph numbers as links. @param {string} said @returns {Array<Node|string>} */
export function rich(said) {
  const set = counted(said);
  /** @type {Array<Node|string>} */
  const found = [];
  let end = 0;
  for (const match of set.matchAll(PARAGRAPH)) {
    if (!match[1]) continue;
    found.push(set.slice(end, match.index));
    end = match.index + match[0].length;
    const [closing] = set.slice(end).match(CLOSING) ?? [""];
    found.push(closing ? h("span", { class: "bound" }, paragraph(match[1]), closing) : paragraph(match[1]));
    end += closing.length;
  }
  found.push(set.slice(end));
  return found;
}

/** A sentence begins with a capital letter. @param {string} said */
export function sentence(said) {
  return said.charAt(0).toLocaleUpperCase() + said.slice(1);
}
