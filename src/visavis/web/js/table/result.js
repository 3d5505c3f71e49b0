// How a game ended: for whoever sits here, for everybody in order, and the way to another one.

import { button } from "../ask/answers.js";
import { pictureOf } from "../page/api.js";
import { h } from "../page/dom.js";
import { paragraph, rich, sentence } from "../page/richtext.js";
import { mayReview, startReview } from "../panels/review.js";
import { savePicture, share } from "./share.js";
import { nameOfSeat } from "./state.js";
import { sideSign } from "../draw/strokes.js";
import { count, say } from "../page/words.js";

/** @typedef {import("../page/types.js").Ended} Ended */
/** @typedef {import("./table.js").App} App */

/** @param {App} app */
export function resultSheet(app) {
  const ended = app.state.frame?.result;
  return h(
    "div",
    { class: "question over result" },
    h(
      "p",
      { class: "asked" },
      h("b", { class: `outcome ${ended?.outcome ?? ""}` }, say(ended?.outcome ? `web-outcome-${ended.outcome}` : "web-over")),
      " ",
      ended?.rule ? paragraph(ended.rule) : null,
    ),
    ended ? places(app, ended) : null,
    ended ? pointsBySource(app, ended) : null,
    ended?.turns.length ? turningPoints(app, ended) : null,
    ended?.hands.length ? hands(app, ended) : null,
    ended?.account.length ? account(ended.account) : null,
    h(
      "div",
      { class: "answers" },
      ...(ended ? onceMore(app, ended) : []),
      h("a", { class: `button${ended?.again ? "" : " primary"}`, href: "/", "data-key": "new" }, say("web-new-game")),
      mayReview(app) ? button("review", say("web-review"), () => startReview(app), "") : null,
      button("share", say("web-share"), () => share(app), ""),
      button("picture", say("web-picture"), () => savePosition(app), ""),
      button("record", say("web-record"), () => app.download(), ""),
    ),
  );
}

/** @param {App} app */
function savePosition(app) {
  savePicture(pictureOf(app.link, `n=${app.time.at}`), `visavis-${app.time.at}.png`);
}

/** Everybody in order, whoever sits here among them. @param {App} app @param {Ended} ended */
function places(app, ended) {
  const view = app.state.frame?.view;
  const rows = ended.places.map(({ seat, place, points }) => {
    const side = view?.seats[seat];
    const mine = app.state.frame?.you.seats.includes(seat);
    return h(
      "li",
      { class: `taken${mine ? " mine" : ""}`, "data-seat": seat },
      h("span", { class: "place-number" }, `${place}.`),
      sideSign(side?.sign ?? "", seat),
      h("b", {}, nameOfSeat(app.state, seat)),
      points === null ? null : h("span", {}, count(`web-${ended.unit}`, points)),
      mine ? h("span", { class: "quiet" }, `(${say("web-you")})`) : null,
    );
  });
  return h("ol", { class: "places-taken" }, ...rows);
}

/** @param {string} title @param {string} kind @param {Array<Node|null>} lines */
function folded(title, kind, lines) {
  return h("details", { class: `account ${kind}` }, h("summary", {}, title), h("ul", {}, ...lines));
}

/** @param {App} app @param {Ended} ended */
function pointsBySource(app, ended) {
  const seats = ended.places.map((each) => each.seat).filter((seat) => ended.sources.some((each) => each.seat === seat));
  if (!seats.length) return null;
  const parts = (/** @type {number} */ seat) =>
    ended.sources.filter((each) => each.seat === seat).map((each) => `${each.title}\u00a0${String(each.points).replace("-", "−")}`).join(", ");
  return folded(say(`web-sources-${ended.unit}`), "sources", [
    ...seats.map((seat) => h("li", { "data-seat": seat }, h("b", {}, nameOfSeat(app.state, seat)), `: ${parts(seat)}`)),
    ended.margin === null ? null : h("li", { class: "margin" }, lead(app, ended, ended.margin)),
  ]);
}

/** Where only whoever is ahead has points: what these come to. @param {App} app @param {Ended} ended @param {number} points */
function lead(app, ended, points) {
  const [first, other] = ended.places.map(({ seat }) => ended.sources.filter((each) => each.seat === seat).reduce((sum, each) => sum + each.points, 0));
  return say("web-sources-margin", { who: nameOfSeat(app.state, ended.places[0].seat), got: first, other, points });
}

/** Each leads to its moment. @param {App} app @param {Ended} ended */
function turningPoints(app, ended) {
  const lines = ended.turns.map((each) => {
    const words = { who: nameOfSeat(app.state, each.seat), n: each.points, what: each.title, stands: each.standing.join(" : ") };
    const said = say(each.leads ? "web-turning-leads" : "web-turning", words);
    return h("li", {}, h("button", { type: "button", class: "link-button turning", onclick: () => app.lookAt(each.n) }, said));
  });
  return folded(say("web-turning-points"), "turning-points", lines);
}

/** What nobody else had seen. @param {App} app @param {Ended} ended */
function hands(app, ended) {
  const lines = ended.hands.map(({ seat, titles }) => h("li", {}, h("b", {}, nameOfSeat(app.state, seat)), `: ${titles.join(", ")}`));
  return folded(say("web-hands"), "hands", lines);
}

/** What the game adds to its end. @param {string[]} lines */
function account(lines) {
  return h(
    "details",
    { class: "account" },
    h("summary", {}, say("web-account")),
    h("ul", {}, ...lines.map((line) => h("li", {}, ...rich(sentence(line))))),
  );
}

/** One asks for another game, the others follow to the same table. @param {App} app @param {Ended} ended */
function onceMore(app, ended) {
  if (app.state.next && !app.state.asking)
    return [h("a", { class: "button primary", href: `/t/${app.state.next}`, "data-key": "next" }, say("web-next-table"))];
  if (!ended.again) return [];
  return [
    button("again", say("web-again"), () => app.playAgain(false), "primary"),
    ended.swap ? button("again-swapped", say("web-again-swapped"), () => app.playAgain(true), "") : null,
  ];
}
