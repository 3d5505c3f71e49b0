// What has just happened: told beside the board for a moment, with lines and marks on it.

import { sideColour } from "./art.js";
import { dice } from "./dice.js";
import { find, h, replace, s } from "../page/dom.js";
import { dockTop } from "../ask/touch.js";
import { tied } from "../page/richtext.js";
import { placeBoxes } from "./arrange.js";
import { middle } from "./lay.js";
import { path, round } from "./strokes.js";

/** @typedef {import("../page/types.js").News} News */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const EDGE = 8; // CSS pixels
const CLEAR = 0.34; // of a place: a line begins so far from its middle, and ends so far from the other
const HEAD = 0.16; // half of an arrow's head
const CROSS = 0.24; // half of a mark

/** What happened twice in the same words is said once. @param {import("../page/types.js").BeatPart[]} parts */
function counted(parts) {
  /** @type {Map<string, import("../page/types.js").BeatPart>} */
  const found = new Map();
  for (const [n, part] of parts.entries()) {
    const key = part.dice?.length ? `${n}` : (part.text ?? "");
    found.set(key, { ...part, times: (found.get(key)?.times ?? 0) + 1 });
  }
  return [...found.values()];
}

/**
 * A beat in one sentence, each part with the dice thrown for it.
 * @param {import("../page/types.js").Beat} beat @returns {Array<Node|string>}
 */
export function beatWords({ whose, parts, seat }) {
  const times = (/** @type {import("../page/types.js").BeatPart} */ part) => ((part.times ?? 1) > 1 ? `\u00a0×${part.times}` : "");
  const said = counted(parts).flatMap((part, n) => [n ? "; " : "", ...diceOf(part), tied(part.text ?? ""), times(part)]);
  if (!whose) return said;
  const name = h("b", { class: "told-side" }, `${whose}:`);
  name.style.setProperty("--about", sideColour(seat, "accent"));
  return [name, " ", ...said];
}

/** @param {import("../page/types.js").BeatPart} part */
function diceOf(part) {
  return part.dice?.length ? [dice(part.dice), part.text ? " " : ""] : [];
}

/** Beside the board, over nothing that it speaks of: at the end of the table, or at its head. */
export class Caption {
  constructor() {
    this.host = h("div", { class: "news", "aria-hidden": "true", hidden: true }); // it is read aloud with the log
    find(".main").append(this.host);
  }

  /** @param {import("../page/types.js").Beat|null} beat */
  show(beat) {
    this.host.hidden = !beat;
    if (!beat) return this.host.replaceChildren();
    replace(this.host, h("p", {}, ...beatWords(beat)));
    this.place([...document.querySelectorAll(".hinted")].map((each) => each.getBoundingClientRect()));
  }

  /** @param {DOMRect[]} spoken what it speaks of */
  place(spoken) {
    const [stage, prompt, tray] = ["#stage", "#prompt", "#tray"].map((each) => find(each).getBoundingClientRect());
    const head = find(".head").getBoundingClientRect();
    const dock = dockTop();
    const low = Math.min(dock, tray.height && tray.top > prompt.bottom ? tray.top : innerHeight, stage.bottom);
    const top = dock < innerHeight ? head.bottom : Math.max(prompt.bottom, 0);
    const { style } = this.host;
    style.setProperty("left", `${Math.round(stage.left + EDGE)}px`);
    style.setProperty("width", `${Math.round(stage.width - 2 * EDGE)}px`);
    style.setProperty("top", `${Math.round(low - this.host.offsetHeight - EDGE)}px`);
    const here = this.host.getBoundingClientRect();
    const covers = spoken.some((each) => each.bottom > here.top && each.top < here.bottom && each.right > here.left && each.left < here.right);
    if (covers) style.setProperty("top", `${Math.round(top + EDGE)}px`);
  }
}

// On the board

/** @param {News} news @param {Desk} d @param {Arrangement} arranged */
export function drawNews({ lines, lost, ways = [] }, d, arranged) {
  const boxes = placeBoxes(arranged);
  const at = new Map(d.view.things.map((thing) => [thing.id, thing.at]));
  const boxOf = (/** @type {string} */ id) => boxes.get(at.get(id) ?? id);
  const arrows = new Map(lines.map((line) => [line.join(" "), line.map(boxOf)])).values();
  return [
    ...ways.map((way) => way.map(boxOf)).flatMap(([from, to]) => (from && to && from !== to ? dotted(from, to) : [])),
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

/** The way something took. @param {Box} from @param {Box} to */
function dotted(from, to) {
  const [[x, y], [toX, toY]] = [middle(from), middle(to)];
  const far = Math.hypot(toX - x, toY - y);
  const short = Math.max(0, far - CLEAR * to.h) / far;
  const way = `M${round(x)} ${round(y)}L${round(x + (toX - x) * short)} ${round(y + (toY - y) * short)}`;
  return [path(way, { class: "news-edge way" }), path(way, { class: "news-way" })];
}

/** @param {Box} b */
function cross(b) {
  const [x, y] = middle(b);
  const half = CROSS * b.h;
  const strokes = `M${round(x - half)} ${round(y - half)}l${round(2 * half)} ${round(2 * half)}m0 ${round(-2 * half)}l${round(-2 * half)} ${round(2 * half)}`;
  return s("g", { class: "lost" }, path(strokes, { class: "news-edge" }), path(strokes, { class: "news-line" }));
}
