// What the page knows of its table, and how each message changes it. No page, no game.

import { touched } from "../ask/choose.js";
import { inFull } from "../page/words.js";

/** @typedef {import("../page/types.js").Frame} Frame */
/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Past} Past */
/** @typedef {import("../page/types.js").LogLine} LogLine */

/**
 * @typedef {object} State
 * @property {Frame|null} frame the latest
 * @property {import("../page/types.js").Layout|null} layout
 * @property {import("../page/types.js").GameWords|null} game
 * @property {import("../page/types.js").TableFacts|null} facts
 * @property {LogLine[]} log
 * @property {import("../page/types.js").Reason[]} reasons
 * @property {Past|null} past where in the past we are looking, if we are
 * @property {string[]} picked what has been touched on the way to an answer
 * @property {import("../page/types.js").Option|null} meant an answer that cannot be taken back, until it is confirmed
 * @property {number} turnAfter the seat whose turn begins with that answer, or -1
 * @property {string[]} carried what of it means something in the next question, too
 * @property {Array<{n: number, options: import("../page/types.js").Option[], leads: boolean}>} steps questions one has answered
 *   one after the other, after how many answers, and whether that only led to the next: so far one may go back to them
 * @property {State["steps"]} stepped these before an answer was sent that may have to be confirmed first
 * @property {string} wanted what is to be touched on the way back, as soon as it is an answer
 * @property {string[]} hints what a line of the bot's reasons lights
 * @property {number|null} sent the version an answer was sent for, until the next frame
 * @property {{seat: number, title: string, held: boolean, turn: "done"|"waits"|"resumes"}|null} curtain held: one still
 *   sees what came of the answer; turn: whether that ended one's turn, or it waits, or somebody else's goes on
 * @property {Map<number, import("../page/types.js").Presence>} there who is there, by seat
 * @property {import("../page/types.js").Hint|null} advice what the search has found of what is asked now
 * @property {number|null} hinted the version of the frame for which it was asked
 * @property {import("../page/types.js").Review|null} review what was found of a game that has ended
 * @property {""|"on"|"left"} reviewing whether we listen for more of it, or have had it stopped
 * @property {Array<{seat: number, since: number}>} thinking players that think ahead just now, and since when by our clock
 * @property {string} next the link to the table at which the same people play again
 * @property {boolean} asking whether we asked for that, and so go there at once
 * @property {string} watch the link for spectators, where a seat is taken already
 * @property {import("../page/types.js").Moves[]} moves what to do with the pieces of a real table, turn by turn
 * @property {boolean} undone whether these take something back
 * @property {string} notice the last refusal, a sentence
 */

/** @returns {State} */
export function blank() {
  return {
    frame: null,
    layout: null,
    game: null,
    facts: null,
    log: [],
    reasons: [],
    past: null,
    picked: [],
    meant: null,
    turnAfter: -1,
    carried: [],
    steps: [],
    stepped: [],
    wanted: "",
    hints: [],
    sent: null,
    curtain: null,
    there: new Map(),
    advice: null,
    hinted: null,
    review: null,
    reviewing: "",
    thinking: [],
    next: "",
    asking: false,
    watch: "",
    moves: [],
    undone: false,
    notice: "",
  };
}

/** Whether nothing may be seen. @param {State} state */
export function isHidden(state) {
  return Boolean(state.curtain && !state.curtain.held);
}

/** The view on the table: the past, if we are looking there. @param {State} state @returns {View|null} */
export function shown(state) {
  return state.past?.view ?? state.frame?.view ?? null;
}

/** @param {State} state @param {string} id of anything on the table @returns {{title: string, said?: string}|undefined} */
function found(state, id) {
  const view = shown(state);
  const all = view ? [...view.things, ...view.places, ...view.counts] : [];
  return all.find((each) => each.id === id) ?? state.layout?.regions.find((each) => each.id === id);
}

/** @param {State} state @param {string} id of anything on the table */
export const nameOf = (state, id) => found(state, id)?.title ?? "";

/** All that is said of it. @param {State} state @param {string} id of anything on the table */
export const wordsOf = (state, id) => inFull(found(state, id) ?? { title: "" });

/** A side, and whoever sits there if they have said how they are called. @param {State} state @param {number} seat */
export function nameOfSeat(state, seat) {
  const side = state.frame?.view.seats[seat]?.title ?? "";
  const who = playerOf(state, seat);
  return who ? `${side} (${apart(who)})` : side;
}

/** Which side whoever sits here plays, in words; nothing where they have several. @param {State} state */
export function ownSide(state) {
  const [mine, ...more] = state.frame?.you.seats ?? [];
  return mine === undefined || more.length ? [] : [state.frame?.view.seats[mine]?.played ?? ""];
}

/** How whoever sits there is called, if they have said so. @param {State} state @param {number} seat */
export function playerOf(state, seat) {
  return state.there.get(seat)?.name || state.facts?.seats.find((each) => each.seat === seat)?.name || "";
}

/** What a person has typed, in signs that keep its direction from turning the sentence around it. @param {string} name */
export const apart = (name) => `\u2068${name}\u2069`;

/** The bots' reasons, at the time that is shown. @param {State} state */
export function reasonsOf(state) {
  return state.past?.reasons ?? state.reasons;
}

/** What we may answer now. @param {State} state */
export function asked(state) {
  return state.past || state.curtain ? null : (state.frame?.view.prompt ?? null);
}

/** @param {State} state */
export function isOver(state) {
  const frame = state.frame;
  if (!frame) return false;
  return frame.over ?? false;
}

/** @param {State} state @param {Frame} frame */
export function takeFrame(state, frame) {
  const first = !state.frame;
  const answered = state.frame && frame.version !== state.frame.version;
  state.layout = frame.layout ?? state.layout;
  state.game = frame.game ?? state.game;
  state.facts = frame.table ?? state.facts;
  state.log = newLog(state.log, frame);
  if (frame.reasons) state.reasons = frame.reasons;
  if (answered || first) takeMoves(state, frame);
  if (answered || first) carryOn(state, frame);
  if (answered || frame.words) state.advice = null;
  state.frame = frame;
  state.sent = null;
  state.curtain = null;
  state.notice = "";
}

/** Nothing is on the way to an answer any more. @param {State} state */
export function letGo(state) {
  state.picked = [];
  state.meant = null;
  state.hints = [];
}

/** An answer that only leads to the next question can be gone back. @param {State} state @param {Frame} frame @param {boolean} leads */
export function takeStep(state, frame, leads) {
  state.stepped = state.steps;
  state.steps = [...state.steps, { n: frame.n, options: frame.view.prompt?.options ?? [], leads }];
}

/** The latest questions whose answers have decided nothing. @param {State} state */
export const undecided = ({ steps }) => steps.slice(steps.findLastIndex((step) => !step.leads) + 1);

/** Whoever touched a place to say what to do there, need not touch it again. @param {State} state @param {Frame} frame */
function carryOn(state, frame) {
  letGo(state);
  const options = frame.view.prompt?.options ?? [];
  state.picked = state.carried.reduce((picked, id) => touched(options, picked, id), /** @type {string[]} */ ([]));
  state.carried = [];
  state.steps = state.steps.filter((step) => step.n < frame.n);
  if (state.steps.at(-1)?.n !== frame.n - 1) state.steps = [];
}

/** @param {State} state @param {Frame} frame */
function takeMoves(state, frame) {
  const undoing = frame.unmoves ?? [];
  state.undone = undoing.length > 0;
  state.moves = state.undone ? [{ title: "", own: false, moves: undoing }] : (frame.moves ?? []);
}

/** Lines after log_from answers are new; those up to there are kept. @param {LogLine[]} before @param {Frame} frame */
function newLog(before, frame) {
  if (!frame.log) return before;
  const from = frame.log_from;
  return from === undefined || from === null ? frame.log : [...before.filter((line) => line.n <= from), ...frame.log];
}

/** An answer that could not be taken back was not given yet. @param {State} state @param {{version: number, answer: unknown, next: number}} message */
function confirmFirst(state, message) {
  if (state.sent !== message.version) return;
  const same = JSON.stringify(message.answer);
  state.sent = null;
  state.carried = [];
  [state.steps, state.stepped] = [state.stepped, []];
  state.meant = asked(state)?.options.find((option) => JSON.stringify(option.answer) === same) ?? null;
  state.turnAfter = message.next;
}

/** What an answer did to one's turn. @param {View} [before] @param {View} [after] */
function turnAfter(before, after) {
  if (!before || !after || (after.turn ?? -1) < 0) return "done";
  if (after.turn === after.seat) return "waits";
  return before.turn === after.seat ? "done" : "resumes";
}

/** @param {{seat: number, for: number}} each */
const begun = (each) => ({ seat: each.seat, since: Date.now() - each.for * 1000 });

/** What was on its way when we had it stopped is taken, and no sign that it goes on. @param {State} state @param {import("../page/types.js").Review} message */
function takeReview(state, message) {
  state.review = message;
  if (message.done) state.reviewing = "";
  else if (state.reviewing !== "left") state.reviewing = "on";
}

/** @param {State} state @param {any} message */
export function take(state, message) {
  if (message.type === "frame") takeFrame(state, message);
  else if (message.type === "past") [state.past, state.hints] = [message, []];
  else if (message.type === "curtain") {
    const before = state.frame?.view;
    if (message.last) takeFrame(state, message.last);
    const turn = turnAfter(before, message.last?.view);
    state.curtain = { seat: message.seat, title: message.title, held: Boolean(message.last), turn };
    state.past = null;
    letGo(state);
  } else if (message.type === "confirm") confirmFirst(state, message);
  else if (message.type === "presence") for (const each of message.seats) state.there.set(each.seat, each);
  else if (message.type === "hint") state.advice = message.version === state.frame?.version ? message : state.advice;
  else if (message.type === "review") takeReview(state, message);
  else if (message.type === "thinking") state.thinking = message.seats.map(begun);
  else if (message.type === "next") state.next = message.link;
  else if (message.type === "refused") {
    state.notice = message.reason;
    state.reviewing = "";
    state.watch = message.watch ?? "";
    state.sent = null;
    state.wanted = "";
    letGo(state);
  }
}
