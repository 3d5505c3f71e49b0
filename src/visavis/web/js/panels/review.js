// A review: what each answer of a game that has ended was worth; better and better while the page is open.

import { button } from "../ask/answers.js";
import { Curve } from "../draw/curve.js";
import { sideSign } from "../draw/strokes.js";
import { reviewOf } from "../page/api.js";
import { announce } from "../page/announce.js";
import { h, replace } from "../page/dom.js";
import { rich } from "../page/richtext.js";
import { savePicture, share } from "../table/share.js";
import { nameOfSeat } from "../table/state.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Review} Review */
/** @typedef {import("../page/types.js").Verdict} Verdict */

export const REVIEW = "#review"; // an address that opens it
const PARTS = /** @type {Array<keyof import("../page/types.js").Account>} */ (["began", "skill", "gifts", "luck", "ended"]);

/** Only where nothing is hidden any more. @param {App} app */
export const mayReview = (app) => Boolean(app.state.frame?.over || app.state.facts?.watch);

/** @param {App} app */
export function startReview(app) {
  app.tab("review");
  goOn(app);
}

/** The server tells all it knows, and thinks about the rest while we listen. @param {App} app */
function goOn(app) {
  if (app.send({ type: "review" })) app.state.reviewing = "on";
  app.refresh();
}

/** @param {App} app */
function stop(app) {
  app.send({ type: "review", on: false });
  app.state.reviewing = "left";
  app.refresh();
}

/** A new connection, or another language: what was looked at is asked for again. @param {App} app */
export function lookAgain(app) {
  if (app.state.past) app.lookAt(app.state.past.at);
  if (app.state.reviewing === "on" || (app.state.review && app.state.reviewing !== "left")) app.send({ type: "review" });
}

/** What is on the page, so that whoever reads it is not disturbed. */
let drawn = { review: /** @type {Review|null} */ (null), how: "", curve: /** @type {Curve|null} */ (null) };

/** @param {HTMLElement} host @param {App} app */
export function drawReview(host, app) {
  const { review, reviewing } = app.state;
  const how = [document.documentElement.lang, reviewing, app.state.frame?.version].join(" ");
  if (host.childElementCount && drawn.review === review && drawn.how === how) return drawn.curve?.show();
  if (review?.done && drawn.review && !drawn.review.done) announce([say("web-review-ready")]);
  const key = host.contains(document.activeElement) && document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : undefined;
  const scroll = host.scrollTop;
  drawn = { review, how, curve: review?.curve?.length ? new Curve(app, review) : null };
  replace(host, ...standing(app), ...(review && drawn.curve ? found(app, review, drawn.curve) : []));
  host.scrollTop = scroll;
  const again = key ? host.querySelector(`[data-key="${CSS.escape(key)}"]`) : null;
  if (again instanceof HTMLElement) again.focus();
}

/** How far it has come, and what can be done about it. @param {App} app */
function standing(app) {
  const { review, reviewing } = app.state;
  if (review?.done) return [review.asked ? null : h("p", { class: "quiet" }, say("web-review-none"))];
  const far = review?.asked ? say("web-review-judged", { judged: review.judged, asked: review.asked }) : "";
  if (reviewing !== "on")
    return [
      h("p", { class: "quiet" }, far || say("web-review-intro")),
      button("review-on", say(review ? "web-review-on" : "web-review-begin"), () => goOn(app), "primary"),
    ];
  return [
    h("progress", { max: 1, value: review?.part ?? 0, "aria-label": say("web-review") }),
    h("p", { class: "quiet" }, far || say("web-review-begins"), review?.rests ? ` ${say("web-review-rests")}` : ""),
    button("review-stop", say("web-review-stop"), () => stop(app), ""),
  ];
}

/** @param {App} app @param {Review} review @param {Curve} curve */
function found(app, review, curve) {
  const { leads = [], mistakes = [], fortunes = [] } = review;
  return [
    h("h3", {}, say("web-review-curve")),
    curve.element,
    h("h3", {}, say("web-review-account")),
    accounts(app, review),
    h("p", { class: "quiet" }, say("web-review-behind", { judged: review.judged, playouts: review.playouts }), " ", review.off),
    ...part(app, "leads", leads),
    ...part(app, "mistakes", mistakes),
    mistakes.length ? null : h("p", {}, say("web-review-no-mistakes")),
    ...part(app, "fortunes", fortunes),
    h(
      "div",
      { class: "files" },
      button("review-picture", say("web-picture"), () => savePicture(reviewOf(app.link), "visavis-review.png"), ""),
      button("review-share", say("web-review-share"), () => share(app, REVIEW), ""),
    ),
  ];
}

/** Each leads to its position. @param {App} app @param {string} name @param {Verdict[]} verdicts */
function part(app, name, verdicts) {
  const seats = app.state.frame?.view.seats ?? [];
  const line = (/** @type {Verdict} */ { n, seat, said: [first, ...rest] }, /** @type {number} */ at) =>
    h(
      "li",
      {},
      h(
        "button",
        { type: "button", class: "verdict-at", "data-key": `${name}-${at}`, onclick: () => app.time.go(n) },
        h("span", { class: "quiet" }, n),
        sideSign(seats[seat]?.sign ?? "", seat),
        h("span", { class: "verdict-said" }, first),
      ),
      ...rest.map((each) => h("p", {}, ...rich(each))),
    );
  return verdicts.length ? [h("h3", {}, say(`web-review-${name}`)), h("ol", { class: `verdicts ${name}` }, ...verdicts.map(line))] : [];
}

/** What each side's chance is made of: the five add up. @param {App} app @param {Review} review */
function accounts(app, review) {
  const view = app.state.frame?.view;
  const all = review.accounts ?? [];
  const names = all.map((_, seat) =>
    h("th", { scope: "col" }, sideSign(view?.seats[seat]?.sign ?? "", seat), h("span", { class: all.length > 2 ? "unseen" : "" }, ` ${nameOfSeat(app.state, seat)}`)),
  );
  const called = (/** @type {string} */ name) => say(`web-review-${name === "ended" && review.judged !== review.asked ? "so-far" : name}`);
  const rows = PARTS.map((name) =>
    h("tr", { class: name }, h("th", { scope: "row" }, called(name)), ...all.map((each) => h("td", {}, number(each[name], name)))),
  );
  return h("table", { class: "accounts" }, h("thead", {}, h("tr", {}, h("td", {}), ...names)), h("tbody", {}, ...rows));
}

/** A chance, or what was won or lost of it. @param {number} value @param {string} name */
function number(value, name) {
  if (name === "began" || name === "ended") return say("web-hint-chance", { chance: value });
  return value > 0 ? `+${value}` : String(value).replace("-", "−");
}
