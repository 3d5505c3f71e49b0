// The rulebook in our words: searchable, and every paragraph number anywhere leads here.

import { Refusal, rules } from "../page/api.js";
import { h, replace } from "../page/dom.js";
import { rich } from "../page/richtext.js";
import { holds, parts, stems } from "./search.js";
import { say, spoken } from "../page/words.js";

/** @typedef {import("../page/types.js").Paragraph} Paragraph */
/** @typedef {import("../table/table.js").App} App */

/** @type {Map<string, Promise<Paragraph[]>>} */
const books = new Map();

/** @param {string} game */
function book(game) {
  const key = `${game} ${spoken()}`;
  let found = books.get(key);
  if (!found) {
    found = rules(game, spoken());
    books.set(key, found);
    found.catch(() => books.delete(key));
  }
  return found;
}

export class Rules {
  /** @param {HTMLElement} host @param {App} app */
  constructor(host, app) {
    this.host = host;
    this.app = app;
    this.wanted = "";
    this.shown = "";
    this.search = h("input", { type: "search", id: "rules-search", class: "search", oninput: () => this.list() });
    this.label = h("label", { for: "rules-search", class: "unseen" });
    this.found = h("div", { class: "paragraphs" });
  }

  async draw() {
    const game = this.app.state.frame?.view.game;
    const sign = `${game} ${spoken()}`;
    if (!game || this.shown === sign) return;
    this.label.textContent = say("web-rules-search");
    this.search.placeholder = say("web-rules-search");
    replace(this.host, h("div", { class: "search-bar" }, this.label, this.search), this.found);
    try {
      this.paragraphs = await book(game);
      this.shown = sign;
      this.list();
      if (this.wanted) this.scroll(this.wanted);
    } catch (error) {
      replace(this.found, h("p", { class: "quiet" }, error instanceof Refusal ? error.message : String(error)));
    }
  }

  list() {
    const wanted = this.search.value.trim().toLocaleLowerCase();
    const number = wanted.replace(/^§\s*/, "");
    const words = stems(wanted);
    const named = (/** @type {Paragraph} */ each) =>
      Boolean(wanted) && (each.id.toLowerCase().startsWith(number) || holds(words, each.title));
    const told = (/** @type {Paragraph} */ each) =>
      holds(words, `${each.title} ${each.text}`) || each.text.toLocaleLowerCase().includes(wanted);
    const all = this.paragraphs ?? [];
    const matching = [...all.filter(named), ...all.filter((each) => !named(each) && told(each))];
    replace(this.found, ...matching.map((each) => entry(each, words)));
    if (!matching.length && this.paragraphs) replace(this.found, h("p", { class: "quiet" }, say("web-rules-none")));
  }

  /** @param {string} rule */
  async open(rule) {
    this.search.value = "";
    this.wanted = rule;
    await this.draw();
    this.list();
    this.scroll(rule);
  }

  /** The paragraph itself, or the first one below it. @param {string} rule */
  scroll(rule) {
    const all = [...this.found.querySelectorAll(".rule")];
    const number = (/** @type {Element} */ each) => each.getAttribute("data-paragraph") ?? "";
    const target = all.find((each) => number(each) === rule) ?? all.find((each) => number(each).startsWith(`${rule}.`));
    for (const each of all) each.classList.toggle("wanted", each === target);
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView({ block: "start" });
    target.focus({ preventScroll: true });
    this.wanted = "";
  }
}

/** What was looked for stands out. @param {Array<Node|string>} said @param {string[]} words */
function marked(said, words) {
  const hits = (/** @type {string} */ each) => parts(each, words).map((part, n) => (n % 2 ? h("mark", {}, part) : part));
  return said.map((each) => (each instanceof Node ? [each] : hits(each))).flat();
}

/** @param {Paragraph} each @param {string[]} words */
function entry(each, words) {
  return h(
    "section",
    { class: "rule", "data-paragraph": each.id, tabindex: "-1" },
    h("h3", {}, h("span", { class: "rule-number" }, `§${each.id}`), " ", ...marked([each.title], words)),
    h("p", {}, ...marked(rich(each.text), words)),
  );
}
