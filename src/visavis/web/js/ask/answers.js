// Answers as buttons: each with its sign or its card's face, and in words what it leads to before it is given.

import { knows } from "../draw/art.js";
import { h } from "../page/dom.js";
import { faceInLine } from "../draw/face.js";
import { foretell } from "../table/tooltip.js";
import { leaf } from "./foldout.js";
import { sentence, tied } from "../page/richtext.js";
import { isCard, isSpread } from "../draw/printed.js";
import { icon } from "../draw/strokes.js";
import { shown } from "../table/state.js";
import { count, inFull } from "../page/words.js";

/** @typedef {import("../page/types.js").Option} Option */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../table/table.js").App} App */

const FACE = 17; // size of the signs on a button
const FEW = 4; // answers that have room for what each leads to
const BRIEF = 64; // letters of what an answer leads to that a button has room for

/** @param {string} key @param {string} said @param {() => void} press @param {string} kind */
export function button(key, said, press, kind) {
  return h("button", { type: "button", class: `button ${kind}`, "data-key": key, onclick: press }, tied(said));
}

/** @param {App} app @param {Option} option */
export function answerButton(app, option) {
  const made = plainButton(app, option, "answer", () => app.answer(option.answer));
  const lines = wordsOf(app, option);
  if (lines.length) foretell(made, sentence(option.title), lines);
  return made;
}

/** What a few answers all lead to, whichever is given. @param {Option[]} options @returns {string[]} */
export function ledToByAll(options) {
  const [first, ...others] = options;
  if (!others.length || options.length > FEW) return [];
  return first.preview.filter((line) => others.every(({ preview }) => preview.includes(line)));
}

/** With what only some of a few answers lead to, if that is said in a few words. @param {App} app @param {Option} option @param {Option[]} options */
export function fullButton(app, option, options) {
  const made = answerButton(app, option);
  if (options.length > FEW) return made;
  const shared = ledToByAll(options);
  const said = inBrief(option, option.preview.filter((line) => !shared.includes(line)));
  if (!said) return made;
  made.classList.add("foretelling");
  made.replaceChildren(h("span", {}, ...made.childNodes), h("small", {}, tied(said)));
  return made;
}

/** All of it if there is room; of odds, whose parts come last, as many lines as fit. @param {Option} option @param {string[]} lines */
function inBrief(option, lines) {
  const whole = lines.join(" · ");
  if (whole.length <= BRIEF) return whole;
  const fits = (/** @type {string} */ _, /** @type {number} */ n) => lines.slice(0, n + 1).join(" · ").length <= BRIEF;
  return option.details?.length ? lines.filter(fits).join(" · ") : "";
}

/** @param {App} app @param {Option} option @param {string} key @param {() => void} press */
function plainButton(app, option, key, press) {
  const made = button(`${key} ${option.answer}`, sentence(option.title), press, "answer");
  const card = cardOf(app, option);
  const sign = card ? null : icon(signOf(app, option));
  if (sign) made.prepend(sign);
  if (card && app.theme) {
    made.classList.add("with-face");
    made.append(faceInLine(app.theme, card.face ?? [], FACE));
    if (card.kind in app.theme.light.fill) made.style.setProperty("--paper", `var(--fill-${card.kind})`);
  }
  const light = () => app.hint(option.touches);
  made.addEventListener("pointerenter", light);
  made.addEventListener("focus", light);
  made.addEventListener("pointerleave", () => app.hint([]));
  made.addEventListener("blur", () => app.hint([]));
  return made;
}

/** Every answer in a list, each with what it leads to. @param {App} app @param {Option[]} options */
export function listOf(app, options) {
  const list = h("ul", { class: "option-list" });
  for (const option of [...options].sort((a, b) => Number(a.aside ?? false) - Number(b.aside ?? false))) {
    const said = h("span", { class: "option-preview" }, wordsOf(app, option).join(" · "));
    list.append(h("li", {}, plainButton(app, option, "listed", () => app.answer(option.answer)), said));
  }
  return leaf("everything", count("web-options", options.length), list);
}

/** What it leads to, or what its card is. @param {App} app @param {Option} option */
function wordsOf(app, option) {
  if (option.preview.length) return option.preview;
  const card = cardOf(app, option);
  return card ? [inFull(card)] : [];
}

/** The only card an answer means, or one of equal copies. @param {App} app @param {Option} option @returns {Thing|undefined} */
function cardOf(app, option) {
  const touched = shown(app.state)?.things.filter((thing) => option.touches.includes(thing.id)) ?? [];
  const [first] = touched;
  const alike = touched.every((thing) => thing.kind === first.kind && thing.title === first.title);
  return first && alike && isCard(first) && first.face?.length ? first : undefined;
}

/** The symbol of an answer that is one, or that a small piece on the board gives. @param {App} app @param {Option} option */
function signOf(app, option) {
  const answer = String(option.answer);
  if (knows(answer)) return answer;
  const view = shown(app.state);
  const touched = view?.things.find((thing) => option.touches.includes(thing.id) && !isCard(thing));
  const place = view?.places.find((each) => each.id === touched?.at);
  return app.theme && touched && place && isSpread(app.theme, place) ? (app.theme.token[touched.kind]?.symbol ?? "") : "";
}
