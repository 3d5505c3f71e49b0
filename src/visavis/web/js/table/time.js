// Time: take back, step, play, scrub through the whole game, and back to now.

import { h, replace, s } from "../page/dom.js";
import { say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

const STEP_EVERY = 1100; // milliseconds while playing
const SCRUB_AFTER = 70; // a slider that is dragged asks not more often than this

/** The signs of the keys, drawn: many a font lacks them. */
const SIGNS = {
  first: "M5 5h3v14H5zM19 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 5l12 7-12 7z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  on: "M5 5l10 7-10 7zM17 5h2v14h-2z",
  live: "M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h2v14h-2z",
};

/** @param {string} d */
const drawn = (d) => s("svg", { viewBox: "0 0 24 24", class: "icon", "aria-hidden": "true" }, s("path", { d, fill: "currentColor" }));

export class Time {
  /** @param {HTMLElement} host @param {App} app */
  constructor(host, app) {
    this.host = host;
    this.app = app;
    this.playing = 0;
    this.waiting = 0;
    this.slider = h("input", { type: "range", min: 0, step: 1, class: "scrubber", oninput: () => this.scrub() });
    this.where = h("output", { class: "where" });
    this.sign = "";
  }

  /** Answers given so far. */
  get end() {
    return this.app.state.frame?.n ?? 0;
  }

  get at() {
    return this.app.state.past?.at ?? this.end;
  }

  draw() {
    const sign = JSON.stringify([
      document.documentElement.lang,
      Boolean(this.playing),
      this.app.state.frame?.undo,
      this.at >= this.end,
    ]);
    this.slider.max = String(this.end);
    if (document.activeElement !== this.slider || !this.waiting) this.slider.value = String(this.at);
    this.slider.setAttribute("aria-label", say("web-scrub"));
    this.slider.setAttribute("aria-valuetext", say("web-past", { at: this.at, of: this.end }));
    this.where.textContent = `${this.at} / ${this.end}`;
    if (sign === this.sign) return;
    this.sign = sign;
    this.host.setAttribute("aria-label", say("web-scrub"));
    this.redraw();
  }

  redraw() {
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.key : "";
    const undo = this.app.state.frame?.undo;
    const live = !this.app.state.past;
    replace(
      this.host,
      this.app.state.frame?.you.spectator
        ? null
        : this.key("undo", "↶", say("web-undo"), () => this.app.undo(), !undo?.can),
      this.key("first", drawn(SIGNS.first), say("web-first"), () => this.go(0)),
      this.key("back", drawn(SIGNS.back), say("web-back"), () => this.go(this.at - 1)),
      this.key("play", drawn(this.playing ? SIGNS.pause : SIGNS.play), say(this.playing ? "web-pause" : "web-play"), () => this.toggle()),
      this.key("on", drawn(SIGNS.on), say("web-on"), () => this.go(this.at + 1), live),
      this.slider,
      this.where,
      this.key("live", drawn(SIGNS.live), say("web-live"), () => this.app.live(), live),
    );
    if (focused) /** @type {HTMLElement|null} */ (this.host.querySelector(`[data-key="${focused}"]`))?.focus();
  }

  /** @param {string} key @param {string|Node} sign @param {string} said @param {() => void} press @param {boolean} [off] */
  key(key, sign, said, press, off = false) {
    return h(
      "button",
      {
        type: "button",
        class: `tool ${key}`,
        "data-key": key,
        title: said,
        "aria-label": said,
        "aria-disabled": off ? "true" : null,
        onclick: press,
      },
      sign,
    );
  }

  /** @param {number} n */
  go(n) {
    if (n >= this.end) this.app.live();
    else this.app.lookAt(Math.max(0, n));
  }

  scrub() {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => {
      this.waiting = 0;
      this.go(Number(this.slider.value));
    }, SCRUB_AFTER);
  }

  toggle() {
    if (this.playing) return this.stop();
    if (!this.app.state.past) this.go(0);
    this.playing = setInterval(() => (this.at + 1 >= this.end ? this.finish() : this.go(this.at + 1)), STEP_EVERY);
    this.draw();
  }

  finish() {
    this.stop();
    this.app.live();
  }

  stop() {
    clearInterval(this.playing);
    this.playing = 0;
    this.draw();
  }
}
