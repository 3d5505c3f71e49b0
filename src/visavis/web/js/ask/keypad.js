// Large keys for a real table: what the die showed, what came out of a bag.

import { knows } from "../draw/art.js";
import { chipPicture } from "../draw/chip.js";
import { pips } from "../draw/dice.js";
import { h, s } from "../page/dom.js";
import { sentence } from "../page/richtext.js";
import { icon } from "../draw/strokes.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").Option} Option */
/** @typedef {import("../page/types.js").Prompt} Prompt */
/** @typedef {import("../table/table.js").App} App */

const MANY = 12; // keys that can be looked through
const LONG = 12; // letters of a word that is too long for a narrow key

/** Whether the answers are the faces of a die. @param {Prompt} prompt */
export function isDice(prompt) {
  return prompt.options.length === 6 && prompt.options.every((option, n) => option.answer === n + 1);
}

/** @param {App} app @param {Option[]} options */
export function diceKeys(app, options) {
  const keys = options.map((option) =>
    h(
      "button",
      {
        type: "button",
        class: "key die",
        "data-key": `die ${option.answer}`,
        "aria-label": option.title,
        onclick: () => app.answer(option.answer),
      },
      face(Number(option.answer)),
    ),
  );
  return h("div", { class: "keypad dice" }, ...keys);
}

/** Whether the answers are all that several dice can show at once. @param {Prompt} prompt */
export function isThrow({ options }) {
  const [first] = options.map((option) => option.answer);
  return Array.isArray(first) && first.length > 1 && options.length === 6 ** first.length && first.every((shown) => shown === 1);
}

/** A row of faces for each die; the last that is touched makes the answer. @param {App} app @param {Option[]} options */
export function throwKeys(app, options) {
  /** @type {number[]} */
  const shown = /** @type {unknown[]} */ (options[0].answer).map(() => 0);
  const touched = (/** @type {number} */ die, /** @type {number} */ value) => {
    shown[die] = value;
    for (const key of pad.querySelectorAll(`[data-die="${die}"]`))
      key.setAttribute("aria-pressed", String(key.getAttribute("data-shown") === String(value)));
    const meant = options.find((option) => String(option.answer) === String(shown));
    if (meant) app.answer(meant.answer);
  };
  const key = (/** @type {number} */ die, /** @type {number} */ value) =>
    h(
      "button",
      {
        type: "button",
        class: "key die",
        "data-key": `die ${die} ${value}`,
        "data-die": die,
        "data-shown": value,
        "aria-pressed": "false",
        "aria-label": say("web-die-shows", { n: die + 1, shown: value }),
        onclick: () => touched(die, value),
      },
      face(value),
    );
  const rows = shown.map((_, die) => h("div", { class: "keypad dice throw" }, ...[1, 2, 3, 4, 5, 6].map((value) => key(die, value))));
  const pad = h("div", { class: "keypad" }, ...rows);
  return pad;
}

/** @param {number} shown */
function face(shown) {
  return s("svg", { viewBox: "0 0 24 24", class: "die-face", "aria-hidden": "true" }, ...pips(shown));
}

/**
 * A key for every piece there is, or for those offered. Which of them are left is not told; those that everybody knows
 * to be elsewhere are folded away.
 * @param {App} app @param {Option[]} options
 */
export function pieceKeys(app, options) {
  const keys = (/** @type {Option[]} */ some) => some.map((option) => pieceKey(app, option, String(option.answer)));
  const apart = options.filter((option) => option.apart);
  const long = options.some((option) => option.title.split(/\s/).some((word) => word.length > LONG));
  const pad = `keypad pieces-keypad${long ? " of-words" : ""}`;
  const rest = h("div", { class: pad }, ...keys(apart));
  return h(
    "div",
    { class: pad },
    options.length - apart.length > MANY ? finder() : null,
    ...keys(options.filter((option) => !option.apart)),
    apart.length ? h("details", { class: "other-pieces" }, h("summary", {}, say("web-other-pieces")), rest) : null,
  );
}

/** A few letters or the number on a card leave only the keys that fit. */
function finder() {
  const input = h("input", { type: "search", class: "finder", "data-key": "finder", placeholder: say("web-find-key"), "aria-label": say("web-find-key") });
  input.addEventListener("input", () => {
    const wanted = input.value.trim().toLowerCase();
    for (const key of input.parentElement?.querySelectorAll(".key") ?? [])
      if (key instanceof HTMLElement) key.hidden = !key.textContent?.toLowerCase().includes(wanted);
  });
  return input;
}

/** @param {App} app @param {Option} option @param {string} kind */
function pieceKey(app, option, kind) {
  return h(
    "button",
    { type: "button", class: "key", "data-key": `piece ${option.answer}`, onclick: () => app.answer(option.answer) },
    pieceOf(app, kind),
    h("span", {}, sentence(option.title)),
  );
}

/** Its picture, if it has one. @param {App} app @param {string} kind */
export function pieceOf(app, kind) {
  const token = app.theme?.token[kind];
  if (!app.theme || (!token && !knows(kind))) return null; // it goes by its name
  if (!token) return icon(kind, "currentColor", "key-icon");
  return chipPicture(app.theme, { kind, label: token.label ?? "", owner: -1, marks: [] }, 34);
}
