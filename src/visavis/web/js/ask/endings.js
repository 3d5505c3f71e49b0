// Ends of a table that no rule knows: a draw, giving up. Asked twice, since they cannot be taken back.

import { h } from "../page/dom.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */

/** The seats of others that offer a draw now. @param {App} app */
export function offering(app) {
  const mine = app.state.frame?.you.seats ?? [];
  const offers = [...app.state.there.values()].filter((each) => each.draws).map((each) => each.seat);
  return mine.length && !offers.some((seat) => mine.includes(seat)) ? offers : [];
}

/** Yes or no to a draw that is offered. @param {App} app */
export const drawAnswers = (app) => [ending(app, "web-draw-agree", "draw"), ending(app, "web-draw-decline", "decline", false)];

/** @param {App} app @param {string} key @param {string} type @param {boolean} [sure] whether it is asked twice */
export function ending(app, key, type, sure = true) {
  const tell = () => {
    if (type === "decline") app.offers = false; // one's own offer, taken back
    app.send({ type, version: app.state.frame?.version });
  };
  const press = () => (sure && !confirm(say(`${key}-sure`)) ? undefined : tell());
  return h("button", { type: "button", class: "button", "data-key": key, onclick: press }, say(key));
}
