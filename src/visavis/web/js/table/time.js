// Time: take back, step, play, scrub through the whole game, and back to now.

import { h, replace } from "../page/dom.js";
import { sign } from "../page/signs.js";
import { say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

const STEP_EVERY = 1100; // milliseconds while playing
const SCRUB_AFTER = 70; // a slider that is dragged asks not more often than this

export class Time {
  /** @param {HTMLElement} host @param {App} app */
  constructor(host, app) {
    this.host = host;
    this.app = app;
    this.playing = 0;
    this.waiting = 0;
    this.slider = h("input", { type: "range", min: 0, step: 1, class: "scrubber", oninput: () => this.scrub() });
    this.where = h("output", { class: "where" });
    this.drawn = "";
  }

  /** Answers given so far. */
  get end() {
    return this.app.state.frame?.n ?? 0;
  }

  get at() {
    return this.app.state.past?.at ?? this.end;
  }

  draw() {
    const drawn = JSON.stringify([
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
    if (drawn === this.drawn) return;
    this.drawn = drawn;
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
        : this.key("undo", "undo", say("web-undo"), () => this.app.undo(), !undo?.can),
      this.key("first", "first", say("web-first"), () => this.go(0)),
      this.key("back", "back", say("web-back"), () => this.go(this.at - 1)),
      this.key("play", this.playing ? "pause" : "play", say(this.playing ? "web-pause" : "web-play"), () => this.toggle()),
      this.key("on", "on", say("web-on"), () => this.go(this.at + 1), live),
      this.slider,
      this.where,
      this.key("live", "live", say("web-live"), () => this.app.live(), live),
    );
    if (focused) /** @type {HTMLElement|null} */ (this.host.querySelector(`[data-key="${focused}"]`))?.focus();
  }

  /** @param {string} key @param {import("../page/signs.js").Sign} name @param {string} said @param {() => void} press @param {boolean} [off] */
  key(key, name, said, press, off = false) {
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
      sign(name),
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
