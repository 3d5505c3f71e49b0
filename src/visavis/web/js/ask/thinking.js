// Whoever of the players thinks ahead just now, and for how long already.

import { h } from "../page/dom.js";
import { nameOfSeat } from "../table/state.js";
import { say } from "../page/words.js";

const SECOND = 1000;
const SOON = 2; // seconds of thought that nobody counts

/** @typedef {import("../table/state.js").State} State */

let ticking = false;

/** One line for each of them; the seconds are for the eye only. @param {State} state */
export function thinking(state) {
  if (state.thinking.length && !ticking) setTimeout(tick, SECOND);
  ticking ||= state.thinking.length > 0;
  return state.thinking.map(({ seat, since }) => {
    const player = state.facts?.seats.find((each) => each.seat === seat)?.played_by ?? "";
    return h(
      "p",
      { class: "asked thinks" },
      say("web-thinks", { who: nameOfSeat(state, seat), player }),
      dots(),
      h("span", { class: "thinks-for quiet", "aria-hidden": "true", "data-since": since }, seconds(since)),
    );
  });
}

/** They move unless reduced motion is asked for. */
export function dots() {
  return h("span", { class: "thinks-dots", "aria-hidden": "true" }, ...[0, 1, 2].map(() => h("i", {}, "·")));
}

/** @param {number} since */
function seconds(since) {
  const passed = Math.floor((Date.now() - since) / SECOND);
  return passed < SOON ? "" : say("web-seconds", { n: passed });
}

/** The clock goes on while nothing else changes, and stops when nobody thinks any more. */
function tick() {
  const clocks = document.querySelectorAll(".thinks-for");
  for (const clock of clocks) clock.textContent = seconds(Number(clock.getAttribute("data-since")));
  ticking = clocks.length > 0;
  if (ticking) setTimeout(tick, SECOND);
}
