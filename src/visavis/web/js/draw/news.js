// What has just happened: told beside the board for a moment, with lines and marks on it.

import { find, h, replace, s } from "../page/dom.js";
import { placeBoxes } from "./arrange.js";
import { middle } from "./lay.js";
import { path, round } from "./strokes.js";

/** @typedef {import("../page/types.js").LogLine} LogLine */
/** @typedef {import("../page/types.js").News} News */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const MOMENT = 12000; // milliseconds, unless the next answer comes first
const MOST = 4; // sentences
const CLEAR = 0.34; // of a place: a line begins so far from its middle, and ends so far from the other
const HEAD = 0.16; // half of an arrow's head
const CROSS = 0.24; // half of a mark

/** What is new since the frame before. @param {import("../page/types.js").Frame} frame @param {import("../page/types.js").Frame|null} before */
export function newsOf(frame, before) {
  return before ? (frame.log ?? []).filter((line) => line.news && line.n > before.n) : [];
}

export class NewsLine {
  /** @param {() => void} over draws the board without it */
  constructor(over) {
    this.over = over;
    this.host = h("div", { class: "news", "aria-hidden": "true", hidden: true }); // it is read aloud with the log
    /** @type {LogLine[]} */
    this.lines = [];
    this.timer = 0;
    find("#board").append(this.host);
    find("#board").addEventListener("pointerdown", () => this.lines.length && this.hide()); // it is in the way there
  }

  /** @param {LogLine[]} lines */
  show(lines) {
    clearTimeout(this.timer);
    this.lines = lines;
    if (lines.length) this.timer = setTimeout(() => this.hide(), MOMENT);
    this.draw();
  }

  hide() {
    this.show([]);
    this.over();
  }

  draw() {
    this.host.hidden = !this.lines.length;
    replace(this.host, ...this.lines.slice(-MOST).map((line) => h("p", {}, line.text)));
  }

  /**
   * All that is to be seen on the board, with what a question is about; nothing of it in the past.
   * @param {import("../page/types.js").Prompt|null} prompt @param {boolean} past @returns {News}
   */
  signs(prompt, past) {
    const all = past ? [] : this.lines.flatMap((line) => line.news ?? []);
    return { lines: [...all.flatMap((each) => each.lines), ...(prompt?.lines ?? [])], lost: all.flatMap((each) => each.lost) };
  }
}

// On the board

/** @param {News} news @param {Desk} d @param {Arrangement} arranged */
export function drawNews({ lines, lost }, d, arranged) {
  const boxes = placeBoxes(arranged);
  const at = new Map(d.view.things.map((thing) => [thing.id, thing.at]));
  const boxOf = (/** @type {string} */ id) => boxes.get(at.get(id) ?? id);
  const arrows = new Map(lines.map((line) => [line.join(" "), line.map(boxOf)])).values();
  return [
    ...[...arrows].flatMap(([from, to]) => (from && to && from !== to ? arrow(from, to) : [])),
    ...[...new Set(lost)].flatMap((id) => boxOf(id) ?? []).map(cross),
  ];
}

/** @param {Box} from @param {Box} to */
function arrow(from, to) {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const far = Math.hypot(toX - x, toY - y);
  const [right, down] = [(toX - x) / far, (toY - y) / far];
  const point = (/** @type {Box} */ b, /** @type {number} */ out, /** @type {number} */ aside) => {
    const [cx, cy] = middle(b);
    return `${round(cx + right * out - down * aside)} ${round(cy + down * out + right * aside)}`;
  };
  const [clear, head] = [CLEAR * to.h, HEAD * to.h];
  const shaft = `M${point(from, clear, 0)}L${point(to, -clear - head, 0)}`;
  const tip = `M${point(to, -clear, 0)}L${point(to, -clear - 2 * head, head)}L${point(to, -clear - 2 * head, -head)}z`;
  return [
    path(shaft, { class: "news-edge" }),
    path(tip, { class: "news-edge" }),
    path(shaft, { class: "news-line" }),
    path(tip, { class: "news-tip" }),
  ];
}

/** @param {Box} b */
function cross(b) {
  const [x, y] = middle(b);
  const half = CROSS * b.h;
  const strokes = `M${round(x - half)} ${round(y - half)}l${round(2 * half)} ${round(2 * half)}m0 ${round(-2 * half)}l${round(-2 * half)} ${round(2 * half)}`;
  return s("g", { class: "lost" }, path(strokes, { class: "news-edge" }), path(strokes, { class: "news-line" }));
}
