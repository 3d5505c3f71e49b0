// What is asked, in words and buttons: the question, what a choice would lead to, and the answers nobody can touch.

import { answerButton, button, fullButton, ledToByAll, listOf } from "./answers.js";
import { knows, sideColour } from "../draw/art.js";
import { isMap } from "../draw/hexmap.js";
import { confirm } from "./confirming.js";
import { takeBack } from "./takeback.js";
import { fitting, left, untouchable } from "./choose.js";
import { h } from "../page/dom.js";
import { askAfresh, settle } from "./doublepress.js";
import { drawAnswers, offering } from "./endings.js";
import { diceKeys, isDice, isThrow, pieceKeys, throwKeys } from "./keypad.js";
import { reader } from "../draw/seatpanels.js";
import { leaf, unfold, unfolded } from "./foldout.js";
import { happened } from "./happened.js";
import { HINT, hintLeaf, isHinted } from "./hint.js";
import { lineWords } from "../table/connection.js";
import { mayReview, startReview } from "../panels/review.js";
import { resultSheet } from "../table/result.js";
import { paragraph, rich, sentence, tied } from "../page/richtext.js";
import { PUSHING, isStacked } from "../page/settings.js";
import { asked, isHidden, isOver, nameOf, nameOfSeat, shown } from "../table/state.js";
import { sign } from "../page/signs.js";
import { thinking } from "./thinking.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").Option} Option */
/** @typedef {import("../page/types.js").Prompt} Prompt */
/** @typedef {import("../table/table.js").App} App */

/**
 * Answers that are shown as buttons although they can be touched: more where the board has to be scrolled, but for a map,
 * which needs the room, and for a piece and a place to be touched: with a button for each of these the board would be hidden.
 */
const few = (/** @type {App} */ { state }, /** @type {Option[]} */ options) =>
  isStacked() && !(state.layout && isMap(state.layout)) && !options.some((each) => each.touches.length > 1) ? 9 : 3;

const LONG = 130; // letters of a question beside which there is little room for answers

/** @param {HTMLElement} host @param {App} app */
export function drawPrompt(host, app) {
  const key = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
  const within = host.contains(document.activeElement);
  const open = unfolded(host);
  const before = host.dataset.asked;
  const scrolled = host.scrollTop;
  host.replaceChildren(...content(app).filter((each) => each instanceof Node));
  host.dataset.asked = `${app.state.frame?.version} ${app.state.past?.at}`;
  fitIn(host);
  host.scrollTop = host.dataset.asked === before ? scrolled : 0;
  unfold(host, open.filter((name) => name !== HINT || isHinted(app)));
  if (before && host.dataset.asked !== before) askAfresh();
  settle(host);
  if (!within) return;
  const again = key ? host.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
  else host.focus({ preventScroll: true });
}

/** Closer together where there is more than the room that is kept for it; what is still too much hangs over the table. @param {HTMLElement} host */
function fitIn(host) {
  const tall = () => host.offsetHeight > parseFloat(getComputedStyle(host).minHeight) + 1;
  host.classList.remove("close", "tall");
  if (!host.querySelector(".status")) return;
  if (tall() && !host.querySelector(PUSHING)) host.classList.add("close");
  host.classList.toggle("tall", tall());
}

/** @param {App} app @returns {Array<Node|null>} */
function content(app) {
  const { state } = app;
  const view = shown(state);
  if (!view) return [app.lineState === "refused" ? refused(app) : h("p", { class: "asked" }, lineWords(app))];
  if (isHidden(state)) return [];
  if (state.curtain && !state.past) return [status(app), handOver(app, state.curtain)];
  const prompt = asked(state);
  const moves = state.moves.length && !state.past && !state.picked.length ? checklist(app) : null;
  const asking = state.past ? pastWords(app) : prompt ? question(app, prompt) : waiting(app);
  return prompt?.drawn ? [status(app), moves, asking] : [status(app), drawOffer(app), asking, moves];
}

/** @param {App} app */
function status(app) {
  const view = /** @type {import("../page/types.js").View} */ (shown(app.state));
  const [first, ...warnings] = view.status;
  const line = h(
    "div",
    { class: `status${isOver(app.state) && !app.state.past ? " final" : ""}` },
    h("span", { class: "status-words" }, first ?? ""),
    isAskedMeanwhile(app) ? h("strong", { class: "meanwhile" }, say("web-you-decide")) : null,
    ...warnings.map((said) => h("strong", { class: "warning" }, said)),
    agreements(view.agreements),
    happened(app),
    hintLeaf(app),
    everything(app),
    mayUndo(app) ? undoButton(app) : null,
  );
  if ((view.about ?? -1) >= 0) line.style.setProperty("--about", sideColour(view.about ?? -1, "accent"));
  return line;
}

/** Whether it is another's turn, and yet the reader is asked. @param {App} app */
function isAskedMeanwhile(app) {
  const view = shown(app.state);
  const turn = view?.about ?? -1;
  return Boolean(asked(app.state) && !asked(app.state)?.drawn && !app.state.past && view && turn >= 0 && turn !== reader(view));
}

/** What was promised: one line, to be unfolded. @param {string[]} [promised] */
function agreements(promised = []) {
  if (!promised.length) return null;
  const list = h("ul", { class: "agreement-list", tabindex: 0 }, ...promised.map((said) => h("li", {}, sentence(said))));
  return leaf("agreements", say("web-agreements", { n: promised.length }), list);
}

/** A draw that others offer: seen wherever one plays, for it stands until the next answer only. @param {App} app */
function drawOffer(app) {
  const offers = offering(app);
  if (!offers.length || app.state.past) return null;
  const said = say("web-draw-offered-by", { who: offers.map((seat) => nameOfSeat(app.state, seat)).join(", ") });
  return h("div", { class: "offer" }, h("p", { class: "asked" }, said), h("div", { class: "answers" }, ...drawAnswers(app)));
}

/** @param {App} app */
function mayUndo(app) {
  return Boolean(app.state.frame?.undo.can && !app.state.past && !app.state.picked.length);
}

/** @param {App} app */
function undoButton(app) {
  const said = undoWords(app);
  const made = button("undo", "", () => takeBack(app), "undo-here");
  made.append(sign("undo"), h("span", { class: "undo-words" }, said));
  return made;
}

/** Whose answer it is, unless it is one's own. @param {App} app */
function undoWords(app) {
  const who = app.state.frame?.undo.whose;
  return who ? say("web-undo-whose", { who }) : say("web-undo");
}

/** This link opens nothing. @param {App} app */
function refused(app) {
  return h(
    "div",
    { class: "question nothing" },
    h("p", { class: "asked" }, lineWords(app)),
    app.state.watch ? h("a", { class: "button primary", href: `/t/${app.state.watch}` }, say("web-watch")) : null,
    h("a", { class: `button${app.state.watch ? "" : " primary"}`, href: "/" }, say("web-home")),
  );
}

/**
 * The next player is to take the device: for a turn, to answer within one, or to go on with one.
 * @param {App} app @param {NonNullable<import("../table/state.js").State["curtain"]>} curtain
 */
function handOver(app, { title: who, turn }) {
  return h(
    "div",
    { class: "question" },
    h("p", { class: "asked" }, say(`web-turn-${turn}`, { who })),
    h(
      "div",
      { class: "answers" },
      button("hand-over", say("web-hand-over"), () => app.handOver(), "primary"),
    ),
  );
}

// Looking back

/** @param {App} app */
function pastWords(app) {
  const past = /** @type {import("../page/types.js").Past} */ (app.state.past);
  const lines = app.state.log.filter((line) => line.n === past.at).map((line) => line.text);
  return h(
    "div",
    { class: "question past" },
    h(
      "p",
      { class: "asked" },
      h("b", {}, say("web-past", { at: past.at, of: past.of })),
      " ",
      ...rich(lines.join(" · ")),
    ),
    h(
      "div",
      { class: "answers" },
      past.at === 0 && app.state.facts?.watch ? button("play", say("web-play"), () => app.time.toggle(), "primary") : null,
      button("live", say("web-live"), () => app.live(), past.at === 0 && app.state.facts?.watch ? "" : "primary"),
      app.state.facts?.watch && mayReview(app) ? button("review", say("web-review"), () => startReview(app), "") : null,
      app.state.frame?.fork ? button("fork", say("web-fork"), () => app.fork(), "") : null,
    ),
  );
}

/** @param {App} app */
function waiting(app) {
  const { frame } = app.state;
  if (isOver(app.state)) return resultSheet(app);
  const names = (frame?.asked ?? []).map((seat) => nameOfSeat(app.state, seat)).filter(Boolean);
  const thought = thinking(app.state);
  if (thought.length && !names.length) return h("div", { class: "question" }, ...thought);
  const waits = names.length ? say("web-waiting", { who: names.join(", ") }) : say("web-watching");
  return h("div", { class: "question" }, h("p", { class: "asked" }, waits), ...thought);
}

// The question

/** @param {App} app @param {Prompt} prompt */
function question(app, prompt) {
  const { options } = prompt;
  const { picked } = app.state;
  const { one: picking, several } = left(options, picked);
  const one = app.state.meant ?? picking;
  const words = h(
    "p",
    { class: `asked${prompt.title.length > LONG ? " long" : ""}`, id: "asked" },
    ...rich(prompt.title),
    " ",
    prompt.rule ? paragraph(prompt.rule) : "",
    ...ledToByAll(options).map((line) => h("span", { class: "consequence for-all" }, ...rich(line))),
  );
  if (one) return h("div", { class: "question" }, preview(app, one, words), app.state.sent === null ? confirmation(app, one) : null);
  if (picked.length) return h("div", { class: "question" }, barred(app), ...choosing(app, prompt, several, words));
  return h("div", { class: "question" }, barred(app), words, answers(app, prompt));
}

/** Why what was touched last is no answer. @param {App} app */
function barred(app) {
  const said = app.cannot.now();
  return said ? h("p", { class: "barred" }, ...rich(said)) : null;
}

/**
 * What the only answer left leads to, and whose turn comes then; where nothing is foretold, what was asked stays to be read.
 * @param {App} app @param {Option} option @param {HTMLElement} words
 */
function preview(app, option, words) {
  const next = option === app.state.meant ? nameOfSeat(app.state, app.state.turnAfter) : "";
  const lines = next ? [...option.preview, say("web-next-turn", { who: next })] : option.preview;
  return h(
    "p",
    { class: "asked preview", id: "asked" },
    ...(option.preview.length ? [] : [h("span", { class: "was-asked" }, ...words.childNodes), " "]),
    h("b", {}, tied(sentence(option.title))),
    ...lines.map((line) => h("span", { class: "consequence" }, ...rich(line))),
    madeOf(option),
  );
}

/** What the numbers are made of, for whoever wants to know. @param {Option} option */
function madeOf(option) {
  if (!option.details?.length) return null;
  const lines = option.details.map((line) => h("span", { class: "consequence" }, ...rich(line)));
  return h("details", { class: "made-of" }, h("summary", { "data-key": "made-of" }, say("web-made-of")), ...lines);
}

/** @param {App} app @param {Option} option */
function confirmation(app, option) {
  return h(
    "div",
    { class: "answers" },
    button("confirm", say("web-confirm"), () => confirm(app, option), "primary confirm"),
    button("cancel", say("web-cancel"), () => app.unpick(), ""),
  );
}

/**
 * Something is picked, and more than one answer left: where touches tell them apart, what is to be touched next comes
 * instead of the question.
 * @param {App} app @param {Prompt} prompt @param {Option[]} several @param {HTMLElement} words
 */
function choosing(app, prompt, several, words) {
  const names = app.state.picked.map((id) => nameOf(app.state, id)).filter(Boolean);
  const next = sentence(say("web-picked", { what: names.join(", ") }));
  return [
    several.length ? words : h("p", { class: "asked" }, h("span", { class: "picked" }, next)),
    h(
      "div",
      { class: "answers" },
      several.length ? h("span", { class: "picked" }, say("web-which")) : null,
      ...several.map((option) => answerButton(app, option)),
      several.length ? null : listOf(app, fitting(prompt.options, app.state.picked)),
      button("cancel", say("web-cancel"), () => app.unpick(), ""),
    ),
  ];
}

/** @param {App} app @param {Prompt} prompt */
function answers(app, prompt) {
  if (isDice(prompt)) return diceKeys(app, prompt.options);
  if (isThrow(prompt)) return throwKeys(app, prompt.options);
  if (prompt.drawn) return pieceKeys(app, prompt.options);
  const plain = untouchable(prompt.options);
  const asPieces =
    plain.length > 1 &&
    plain.every((option) => hasPicture(app, String(option.answer))) &&
    (plain.length > few(app, prompt.options) || plain.some((option) => String(option.answer) in (app.theme?.token ?? {})));
  if (asPieces) return pieceKeys(app, plain);
  const listed = prompt.options.length <= few(app, prompt.options) ? prompt.options : plain;
  return listed.length ? h("div", { class: "answers" }, ...buttons(app, listed)) : null;
}

/** Answers as buttons; those that are seldom wanted are folded away. @param {App} app @param {Option[]} options */
function buttons(app, options) {
  const made = (/** @type {Option[]} */ some) => some.map((option) => fullButton(app, option, options));
  const aside = options.filter((option) => option.aside);
  if (!aside.length) return made(options);
  const more = leaf("more", say("web-more"), h("div", { class: "more-answers" }, ...made(aside)));
  return [...made(options.filter((option) => !option.aside)), more];
}

/** @param {App} app @param {string} answer */
function hasPicture(app, answer) {
  return answer in (app.theme?.token ?? {}) || knows(answer);
}

/**
 * Every answer as a list of buttons: for whoever does not see the board, and whoever likes lists.
 * @param {App} app
 */
function everything(app) {
  const { picked, meant, past } = app.state;
  const prompt = asked(app.state);
  if (!prompt || past || picked.length || meant) return null;
  if (prompt.drawn || prompt.options.length <= few(app, prompt.options)) return null;
  if (untouchable(prompt.options).length === prompt.options.length) return null;
  return listOf(app, prompt.options);
}

// At a real table

/** What is to be done with the pieces before the question is answered: turn by turn, numbered on. @param {App} app */
function checklist(app) {
  const { moves, undone } = app.state;
  let n = 0;
  const turns = moves.map(({ title, own, moves: some }) => {
    const heading = title && h("h4", {}, sentence(title));
    const list = h("ol", { start: n + 1 }, ...some.map((said) => move(said, n++)));
    return h("div", { class: `turn${own ? " own" : ""}` }, heading, list);
  });
  return h(
    "details",
    { class: `checklist${undone ? " undone" : ""}`, open: true },
    h("summary", {}, say(undone ? "web-unmoves" : "web-moves"), ` (${n})`),
    h("div", { class: "turns", tabindex: 0 }, ...turns),
    button("moves-done", say("web-moves-done"), () => app.movesDone(), ""),
  );
}

/** @param {string} said @param {number} n */
function move(said, n) {
  const id = `move-${n}`;
  return h("li", {}, h("input", { type: "checkbox", id }), h("label", { for: id }, tied(said)));
}
