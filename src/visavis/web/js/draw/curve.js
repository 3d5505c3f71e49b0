// The chances to win all along a game: a curve to go along, each point of which is a position.

import { sideColour } from "./art.js";
import { box, path, rect, round, sideSign } from "./strokes.js";
import { h, s, setAll } from "../page/dom.js";
import { nameOfSeat } from "../table/state.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Review} Review */

const WIDE = 320;
const HIGH = 170;
const GROUND = box(46, 8, WIDE - 53, HIGH - 16);
const LINES = [0, 50, 100];
const DASHES = ["", "9 5", "2 4", "12 4 2 4", "5 5"]; // told apart without colours
const MARK = 4.5;
const WAIT = 70; // milliseconds: keys that are held ask not more often than this

export class Curve {
  /** @param {App} app @param {Review} review */
  constructor(app, review) {
    this.app = app;
    /** Moments, and the chances of every seat then. @type {number[][]} */
    this.points = review.curve ?? [];
    this.last = Math.max(1, app.time.end);
    this.waiting = 0;
    this.here = s("line", { class: "curve-here", y1: GROUND.y, y2: GROUND.y + GROUND.h });
    this.drawn = s("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, "aria-hidden": "true" }, ...this.ground(), ...this.lines(), ...this.marks(review), this.here);
    this.said = h("p", { class: "curve-said" });
    this.slider = h(
      "div",
      {
        class: "curve",
        role: "slider",
        tabindex: 0,
        "data-key": "curve",
        "aria-label": say("web-review-curve"),
        "aria-valuemin": 0,
        "aria-valuemax": this.last,
        onclick: (/** @type {MouseEvent} */ event) => this.go(this.nearest(event)),
        onpointermove: (/** @type {PointerEvent} */ event) => this.tell(this.nearest(event)),
        onpointerleave: () => this.tell(this.now()),
        onkeydown: (/** @type {KeyboardEvent} */ event) => this.key(event),
      },
      this.drawn,
    );
    this.element = h("div", { class: "curve-host" }, this.slider, this.said, this.names());
    this.show();
  }

  // Drawing

  /** @param {number} n */
  x(n) {
    return round(GROUND.x + (GROUND.w * Math.min(n, this.last)) / this.last);
  }

  /** @param {number} chance */
  y(chance) {
    return round(GROUND.y + GROUND.h * (1 - chance / 100));
  }

  ground() {
    const line = (/** @type {number} */ chance) => [
      s("line", { class: "curve-line", x1: GROUND.x, x2: GROUND.x + GROUND.w, y1: this.y(chance), y2: this.y(chance) }),
      s("text", { class: "curve-number", x: GROUND.x - 5, y: this.y(chance) + 4, "text-anchor": "end" }, say("web-hint-chance", { chance })),
    ];
    return [rect(GROUND, 3, { class: "curve-ground" }), ...LINES.flatMap(line)];
  }

  get seats() {
    return Math.max(0, (this.points[0]?.length ?? 1) - 1);
  }

  /** Of two sides one line parts the ground between them; of more, each has a line with dashes of its own. */
  lines() {
    if (!this.points.length) return [];
    if (this.seats === 2) return [this.half(0), this.half(1), path(this.through(0), { class: "curve-seat", stroke: "var(--ink)" })];
    return Array.from({ length: this.seats }, (_, seat) =>
      path(this.through(seat), { class: "curve-seat", stroke: sideColour(seat, "accent"), "stroke-dasharray": DASHES[seat % DASHES.length] || null }),
    );
  }

  /** @param {number} seat */
  through(seat) {
    return `M${this.points.map((point) => `${this.x(point[0])} ${this.y(point[seat + 1])}`).join("L")}`;
  }

  /** The first side's ground lies below the line, the other's above. @param {number} seat */
  half(seat) {
    const edge = this.y(seat ? 100 : 0);
    const [first, last] = [this.points[0], this.points[this.points.length - 1]].map((point) => this.x(point[0]));
    return path(`${this.through(0)}L${last} ${edge}L${first} ${edge}Z`, { fill: sideColour(seat, "tint") });
  }

  /** Mistakes stand on their tip, changes by chance are round. @param {Review} review */
  marks(review) {
    const height = (/** @type {number} */ n, /** @type {number} */ seat) => this.y(this.at(n)[this.seats === 2 ? 1 : seat + 1]);
    const mistakes = (review.mistakes ?? []).map(({ n, seat }) => {
      const [x, y] = [this.x(n), height(n, seat)];
      return path(`M${x - MARK} ${y - MARK}h${2 * MARK}L${x} ${y + MARK}Z`, { class: "curve-mark", fill: sideColour(seat, "accent") });
    });
    const fortunes = (review.fortunes ?? []).map(({ n, seat }) =>
      s("circle", { class: "curve-luck", cx: this.x(n), cy: height(n, seat), r: MARK, stroke: sideColour(seat, "accent") }),
    );
    return [...mistakes, ...fortunes];
  }

  /** Whose line, or whose ground, is whose. */
  names() {
    const view = this.app.state.frame?.view;
    const names = Array.from({ length: this.seats }, (_, seat) => {
      const dash = path("M0 6h34", { class: "curve-seat", stroke: sideColour(seat, "accent"), "stroke-dasharray": DASHES[seat % DASHES.length] || null });
      const key = this.seats === 2 ? s("svg", { viewBox: "0 0 12 12", class: "icon" }, rect(box(0, 0, 12, 12), 2, { fill: sideColour(seat, "tint"), stroke: sideColour(seat, "accent") })) : s("svg", { viewBox: "0 0 34 12", class: "curve-dash" }, dash);
      return h("span", { class: "curve-name" }, key, sideSign(view?.seats[seat]?.sign ?? "", seat), nameOfSeat(this.app.state, seat));
    });
    return h("p", { class: "curve-names" }, ...names);
  }

  // Going along it

  /** The point at a moment, or the last one before it. @param {number} n */
  at(n) {
    return this.points.findLast((point) => point[0] <= n) ?? this.points[0] ?? [0];
  }

  now() {
    return this.at(this.app.time.at)[0];
  }

  /** @param {MouseEvent} event */
  nearest(event) {
    const at = this.drawn.getBoundingClientRect();
    const n = ((((event.clientX - at.left) / at.width) * WIDE - GROUND.x) / GROUND.w) * this.last;
    const near = this.points.reduce((best, point) => (Math.abs(point[0] - n) < Math.abs(best[0] - n) ? point : best), this.points[0] ?? [0]);
    return near[0];
  }

  /** @param {number} n */
  go(n) {
    this.tell(n);
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => this.app.time.go(n), WAIT);
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const at = this.points.findIndex((point) => point[0] >= Number(this.slider.getAttribute("aria-valuenow")));
    const here = at < 0 ? this.points.length - 1 : at;
    const to = { ArrowLeft: here - 1, ArrowDown: here - 1, ArrowRight: here + 1, ArrowUp: here + 1, Home: 0, End: this.points.length - 1 }[event.key];
    const point = to === undefined ? undefined : this.points[Math.max(0, Math.min(to, this.points.length - 1))];
    if (!point) return;
    event.preventDefault();
    this.go(point[0]);
  }

  /** Where the table is looked at. */
  show() {
    this.tell(this.now());
  }

  /** @param {number} n */
  tell(n) {
    const chances = this.at(n).slice(1).map((chance, seat) => say("web-review-chance", { who: nameOfSeat(this.app.state, seat), chance }));
    const said = say("web-review-at", { at: n, chances: chances.join(", ") });
    this.said.textContent = said;
    setAll(this.here, { x1: this.x(n), x2: this.x(n) });
    setAll(this.slider, { "aria-valuenow": n, "aria-valuetext": said });
  }
}
