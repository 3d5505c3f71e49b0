// A hint: the best answers with their chances, how they differ, what is expected to follow; better while one looks.

import { h } from "../page/dom.js";
import { BESIDE, leaf, outline } from "./foldout.js";
import { isStacked } from "../page/settings.js";
import { sentence } from "../page/richtext.js";
import { asked } from "../table/state.js";
import { dots } from "./thinking.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Hint} Hint */
/** @typedef {import("../page/types.js").Hinted} Hinted */

export const HINT = "hint"; // the name of the leaf
const BULB = "M9 18h6M10 21.5h4M9 18c0-2.5-3-4-3-8a6 6 0 0 1 12 0c0 4-3 5.5-3 8";
const LEAF = `#prompt .leaf.${HINT}`;

/** Beside what is asked, to be unfolded; only where there is something to choose. @param {App} app */
export function hintLeaf(app) {
  const { frame, past, advice } = app.state;
  const prompt = asked(app.state);
  if (!frame?.hints || past || !prompt || prompt.drawn || prompt.options.length < 2) return null;
  const made = leaf(HINT, isStacked() ? outline(BULB, say("web-hint")) : say("web-hint"), h("div", { class: "hint-sheet" }, ...(advice ? found(app, advice) : [begun()])));
  made.classList.add(BESIDE);
  made.querySelector("summary")?.addEventListener("click", () => made.open && ask(app));
  made.addEventListener("toggle", () => made.open || stop(app));
  return made;
}

/** A key unfolds it, or folds it. */
export function toggleHint() {
  const line = document.querySelector(`${LEAF} summary`);
  if (line instanceof HTMLElement) line.click();
}

/** Whether one was asked for of what is asked now: of the next question nobody has. @param {App} app */
export const isHinted = (app) => app.state.hinted === app.state.frame?.version;

/** What is known already stays until there is something better. @param {App} app */
function ask(app) {
  app.state.hinted = app.state.frame?.version ?? null;
  if (!app.state.advice?.done) app.send({ type: "hint", version: app.state.frame?.version });
}

/** More of it is only wanted while somebody looks. @param {App} app */
function stop(app) {
  app.hint([]);
  if (!app.state.advice?.done) app.send({ type: "enough" });
}

function begun() {
  return h("p", { class: "quiet" }, say("web-hint-thinks"), dots());
}

/** @param {App} app @param {Hint} hint */
function found(app, hint) {
  const games = hint.playouts.toLocaleString(document.documentElement.lang);
  const going = hint.done ? [say("web-hint-done", { n: games })] : [say("web-hint-goes-on", { n: games }), dots()];
  return [
    h("p", { class: "hint-sure" }, h("b", {}, hint.sure), " ", h("span", { class: "quiet" }, say("web-hint-among", { n: hint.among }))),
    h("ol", { class: "hint-answers" }, ...hint.best.map((each, n) => answer(app, each, n))),
    h("p", { class: "quiet hint-games" }, ...going),
  ];
}

/** Pointing at it lights its pieces; pressing it gives it as any list of answers does. @param {App} app @param {Hinted} each @param {number} n */
function answer(app, each, n) {
  const light = () => app.hint(each.lights);
  const away = () => app.hint([]);
  const listeners = { onpointerenter: light, onfocus: light, onpointerleave: away, onblur: away, onclick: () => app.answer(each.answer) };
  const made = h("button", { type: "button", class: "button answer", "data-key": `hint-${n}`, ...listeners }, sentence(each.title));
  return h(
    "li",
    {},
    made,
    chance(each),
    each.lacks ? h("span", { class: "hint-lacks" }, each.lacks) : null,
    each.follows.length ? h("span", { class: "hint-follows quiet" }, say("web-hint-follows", { steps: each.follows.join(" → ") })) : null,
  );
}

/** A bar as long as the chance, and how far it may be off, if that is as much as a game in a hundred. @param {Hinted} each */
function chance({ chance: share, low, high }) {
  const bar = h("span", { class: "hint-bar", "aria-hidden": "true" }, h("i", { class: "hint-range" }), h("i", { class: "hint-mean" }));
  bar.style.setProperty("--low", `${low}%`);
  bar.style.setProperty("--high", `${high}%`);
  bar.style.setProperty("--mean", `${share}%`);
  const said = say("web-hint-chance", { chance: share });
  const named = low < high ? say("web-hint-chance-said", { chance: share, low, high }) : said;
  const interval = low < high ? h("span", { class: "quiet" }, say("web-hint-interval", { low, high })) : null;
  return h("span", { class: "hint-chance", role: "img", "aria-label": named }, bar, h("b", {}, said), interval);
}
