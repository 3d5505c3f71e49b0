// The guided start of a game: a few steps on its real board, once by itself and whenever somebody asks.

import { coverPage } from "./dialogs.js";
import { h, replace } from "../page/dom.js";
import { remember, remembered } from "../page/settings.js";
import { say } from "../page/words.js";
import { ownSide, shown } from "./state.js";

/** @typedef {{on: string, said: string}} Step */
/** @typedef {import("./state.js").State} State */

/** What a game's own words may point at. @type {Record<string, string>} */
const PARTS = {
  race: "#races svg, #races .lane",
  hand: "#tray .pieces",
  tray: "#tray .seat",
  track: "#board .region .track",
  lamp: "#board .region .row-lamp",
  bot: "#others .zones",
  scores: "#scores",
  aims: "#aims",
  sheets: "#sheets",
  map: ".map-window",
  tools: ".map-tools",
  board: "#board svg.board",
  own: "#own .own-board",
  rivals: "#rivals",
};
const OF_BOTS = "bot";
const MARGIN = 8;

/** @type {Guide|null} */
let leading = null;

/** The games whose start whoever sits here has seen. @returns {string[]} */
function seenStarts() {
  const kept = remembered("guided", /** @type {unknown} */ ([]));
  return Array.isArray(kept) ? kept : [];
}

/** @param {State} state */
const gameOf = (state) => shown(state)?.game ?? "";

/** Whether whoever sits here has been led around in this game already. @param {State} state */
export const isGuided = (state) => seenStarts().includes(gameOf(state));

/** Lead somebody around: whose side is theirs and what wins comes first, then the game's own words. @param {State} state */
export function guide(state) {
  const words = state.game?.guide ?? [];
  const bots = state.facts?.seats.some((each) => each.thinks) ?? false;
  const aims = [...ownSide(state), ...(shown(state)?.aims ?? [])];
  leading?.end();
  const told = words.filter(({ at }) => bots || at !== OF_BOTS).map(({ said, at }) => ({ on: partOf(at), said }));
  const why = bots ? [{ on: "#tabs, #open-panel", said: say("web-guide-why") }] : [];
  const first = aims.length ? [{ on: PARTS.aims, said: aims.join(" ") }] : [];
  const steps = [...first, ...told, ...why].filter((step) => seen(step.on));
  if (steps.length) leading = new Guide(gameOf(state), steps);
}

/** Whether somebody was being led. */
export function leaveGuide() {
  const was = Boolean(leading);
  leading?.end();
  return was;
}

/** A part of any table, or a region by its name. @param {string} at */
function partOf(at) {
  return PARTS[at] ?? `[data-region="${CSS.escape(at)}"]`;
}

/** What of it is on the screen. @param {string} selector */
function seen(selector) {
  return [...document.querySelectorAll(selector)].find((each) => each.getBoundingClientRect().width) ?? null;
}

/** Whatever is scrolled to show a part of the table. */
const scrollers = () => [document.scrollingElement, ...document.querySelectorAll("main, .map-window")].filter((each) => each instanceof Element);

class Guide {
  /** @param {string} game @param {Step[]} steps */
  constructor(game, steps) {
    this.game = game;
    this.steps = steps;
    this.n = 0;
    this.before = document.activeElement;
    this.scrolled = scrollers().map((each) => ({ each, top: each.scrollTop }));
    this.spot = h("div", { class: "spot" });
    this.card = h("div", {
      class: "guide-card",
      role: "dialog",
      "aria-modal": "true",
      "aria-labelledby": "guide-words",
    });
    this.card.addEventListener("keydown", (event) => this.turn(event));
    this.host = h("div", { class: "guide" }, this.spot, this.card);
    this.move = () => this.place();
    this.turned = () => requestAnimationFrame(() => requestAnimationFrame(() => this.host.isConnected && this.look())); // once all is drawn anew
    addEventListener("resize", this.turned);
    addEventListener("scroll", this.move, true);
    document.body.append(this.host);
    coverPage(this.host, true);
    this.show();
  }

  /** On, or back. @param {number} by */
  go(by) {
    this.n = Math.max(0, this.n + by);
    if (this.n < this.steps.length) this.show();
    else this.end();
  }

  /** The arrows turn the pages; only a button ends. @param {KeyboardEvent} event */
  turn(event) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key] ?? 0;
    if (by && this.n + by < this.steps.length) this.go(by);
  }

  end() {
    if (!seenStarts().includes(this.game)) remember("guided", [...seenStarts(), this.game]);
    leading = null;
    coverPage(this.host, false);
    this.host.remove();
    removeEventListener("resize", this.turned);
    removeEventListener("scroll", this.move, true);
    for (const { each, top } of this.scrolled) each.scrollTop = top; // the table lies as it did before
    if (this.before instanceof HTMLElement) this.before.focus({ preventScroll: true });
  }

  show() {
    const last = this.n === this.steps.length - 1;
    const on = h("button", { type: "button", class: "button primary", onclick: () => this.go(1) });
    on.textContent = say(last ? "web-guide-done" : "web-guide-next");
    const back = h("button", { type: "button", class: "button back", onclick: () => this.go(-1) }, say("web-guide-back"));
    const skip = h("button", { type: "button", class: "button", onclick: () => this.end() }, say("web-guide-skip"));
    replace(
      this.card,
      h("p", { class: "guide-count" }, `${this.n + 1} / ${this.steps.length}`),
      h("p", { id: "guide-words" }, this.steps[this.n].said),
      h("div", { class: "answers" }, this.n ? back : null, on, last ? null : skip),
    );
    this.look();
    on.focus({ preventScroll: true });
  }

  /** Scroll to what is spoken of: into the middle, unless only at an edge there is room beside it. */
  look() {
    for (const block of /** @type {ScrollLogicalPosition[]} */ (["center", "start", "end", "center"])) {
      seen(this.steps[this.n].on)?.scrollIntoView({ block, behavior: "instant" });
      if (this.place()) return;
    }
  }

  /** The card below what it speaks of, above it, beside it, or at the foot of the window; whether that is left free. */
  place() {
    const target = seen(this.steps[this.n].on);
    if (!target) return false;
    const at = target.getBoundingClientRect();
    put(this.spot, {
      left: at.x - MARGIN,
      top: at.y - MARGIN,
      width: at.width + 2 * MARGIN,
      height: at.height + 2 * MARGIN,
    });
    const { width, height } = this.card.getBoundingClientRect();
    const within = (/** @type {number} */ wanted, /** @type {number} */ most) => Math.max(MARGIN, Math.min(most - MARGIN, wanted));
    const left = within(at.x + at.width / 2 - width / 2, innerWidth - width);
    const top = within(at.y + at.height / 2 - height / 2, innerHeight - height);
    const [below, above] = [at.bottom + 2 * MARGIN, at.top - height - 2 * MARGIN];
    const [right, before] = [at.right + 2 * MARGIN, at.left - width - 2 * MARGIN];
    if (below + height < innerHeight) put(this.card, { left, top: below });
    else if (above > 0) put(this.card, { left, top: above });
    else if (right + width < innerWidth) put(this.card, { left: right, top });
    else if (before > 0) put(this.card, { left: before, top });
    else {
      put(this.card, { left, top: within(innerHeight, innerHeight - height) });
      return false;
    }
    return true;
  }
}

/** @param {HTMLElement} element @param {Record<string, number>} where */
function put(element, where) {
  for (const [name, value] of Object.entries(where)) element.style.setProperty(name, `${Math.round(value)}px`);
}
