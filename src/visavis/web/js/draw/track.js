// Tracks: a row of cells between two sides, and a race towards a goal.

import { s } from "../page/dom.js";
import { CLOSED, UNOPENED } from "./marks.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, centred, middle, rect, round } from "./strokes.js";

/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{mirrored: boolean, signs: string[], signed: number, marker_wide: number, marker_tall: number,
 *   was?: Track}} TrackLook */

const CROWDED = 2.2; // width of a cell with a sign in a race with few numbers

/** Where the cells of a track lie. */
export class Cells {
  /**
   * @param {Track} track @param {Box} b @param {boolean} mirrored @param {number} signed width of a cell with a sign
   */
  constructor(track, b, mirrored, signed) {
    this.low = track.low;
    this.high = track.high;
    const order = Array.from({ length: track.high - track.low + 1 }, (_, n) => track.low + n);
    if (mirrored) order.reverse();
    this.order = order;
    /** @param {number} cell */
    const wide = (cell) => (String(cell) in track.signs ? signed : 1);
    const unit = b.w / order.reduce((sum, cell) => sum + wide(cell), 0);
    /** @type {Map<number, Box>} */
    this.boxes = new Map();
    let x = b.x;
    for (const cell of order) {
      this.boxes.set(cell, box(x, b.y, wide(cell) * unit, b.h));
      x += wide(cell) * unit;
    }
  }

  /** @param {number} cell @returns {Box} */
  at(cell) {
    return /** @type {Box} */ (this.boxes.get(Math.max(this.low, Math.min(this.high, cell))));
  }

  /** From one cell to another, both included. @param {number} one @param {number} other */
  span(one, other) {
    const [a, b] = [this.at(one), this.at(other)];
    const left = Math.min(a.x, b.x);
    return box(left, a.y, Math.max(a.x + a.w, b.x + b.w) - left, a.h);
  }

  /** The lines between cells. @param {number} [above] left free @param {number} [below] */
  rules(above = 0, below = 0) {
    const inner = this.order.slice(1).map((cell) => this.at(cell));
    return inner.map((b) => `M${round(b.x)} ${round(b.y + above)}v${round(b.h - above - below)}`).join("");
  }
}

// In a region: between two sides, seat 0 at the high end and seat 1 at the low; or, without cells below 0, nobody's own

/** @param {Track} track */
const isBetween = (track) => track.low < 0 && track.high > 0;

/** @param {Track} track @param {number} cell */
const halfOf = (track, cell) => (!isBetween(track) || cell === 0 ? -1 : cell > 0 ? 0 : 1);

/**
 * Between two sides both halves in their tints, and the centre; signs; from where a marker has just come.
 * @param {Track} track @param {Box} b @param {TrackLook} look
 */
export function regionTrack(track, b, look) {
  const cells = new Cells(track, b, look.mirrored, look.signed);
  const between = isBetween(track);
  const words = {
    halves: between ? [{ ...cells.span(1, track.high), seat: 0 }, { ...cells.span(-1, track.low), seat: 1 }] : [],
    led: between ? track.markers.filter(([, at]) => at).map(([seat, at]) => ({ ...cells.span(Math.sign(at), at), seat })) : [],
    middles: between ? [cells.at(0)] : [],
    rules: cells.rules(),
    signs: Object.entries(track.signs).map(([cell, said]) => {
      const seat = halfOf(track, Number(cell));
      return { ...cells.at(Number(cell)), said, seat, sign: look.signs[seat] ?? "" };
    }),
    quiet: track.marks.includes(CLOSED) || track.marks.includes(UNOPENED),
    broken: track.marks.includes(UNOPENED),
  };
  return s("g", { class: "track" }, ...draw("track", b, words), ...trails(track, cells, look.was));
}

/** From where a marker has just come. @param {Track} track @param {Cells} cells @param {Track} [was] */
function trails(track, cells, was) {
  if (!was) return [];
  return track.markers.flatMap(([, at], n) => {
    const from = was.markers[n]?.[1];
    if (from === undefined || from === at) return [];
    const span = cells.span(from, at);
    return [rect(box(span.x + 2, span.y + span.h - 2, span.w - 4, 5), 2.5, { class: "trail" })];
  });
}

/** Where a marker stands. @param {Track} track @param {Box} b @param {TrackLook} look @param {number} at */
export function markerBox(track, b, look, at) {
  const [x, y] = middle(new Cells(track, b, look.mirrored, look.signed).at(at));
  return centred(x, y, b.h * look.marker_wide, b.h * look.marker_tall);
}

// A race: each marker in a lane of its own, half of them above the numbers and half below

/** How tall a race is that has room for its lanes, if one with two is so tall. @param {number} two @param {number} n */
export const raceHeight = (two, n) => Math.round((two * (SIZE.race_numbers + SIZE.race_lane * n)) / (SIZE.race_numbers + SIZE.race_lane * 2));

/** @param {Box} b @param {number} n lanes */
export const laneHeight = (b, n) => (b.h * SIZE.race_lane) / (SIZE.race_numbers + SIZE.race_lane * n);

/** @param {number} n lanes */
const lanesAbove = (n) => Math.floor(n / 2);

/**
 * Numbered cells, the goal, and a lane for each seat, from the top.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {{every: number, size: number}} numbers
 */
export function raceTrack(track, b, lanes, numbers) {
  const cells = raceCells(track, b, numbers.every);
  const lane = laneHeight(b, lanes.length);
  const above = lane * lanesAbove(lanes.length);
  const below = lane * lanes.length - above;
  const values = cells.order.filter((cell) => cell % numbers.every === 0 || String(cell) in track.signs);
  const words = {
    goals: Object.keys(track.signs).map((cell) => cells.at(Number(cell))),
    bars: track.markers
      .filter(([, at]) => at > 0)
      .map(([seat, at]) => ({ ...inLane(cells.span(0, at), laneTop(b, lanes, seat), lane), seat })),
    rules: cells.rules(above, below),
    upper: b.y + above,
    lower: b.y + b.h - below,
    size: numbers.size,
    figures: values.map((value) => {
      const signed = String(value) in track.signs;
      return { value, signed, strong: signed || value % 5 === 0, mx: middle(cells.at(value))[0] };
    }),
  };
  return s("g", { class: "race" }, ...draw("race", b, words));
}

/** A cell with a sign has room for it. @param {Track} track @param {Box} b @param {number} every */
const raceCells = (track, b, every) => new Cells(track, b, false, every > 1 ? CROWDED : SIZE.race_signed);

/** @param {Box} span @param {number} top @param {number} lane */
const inLane = (span, top, lane) =>
  box(span.x + SIZE.race_edge, top + SIZE.race_bar, span.w - SIZE.race_edge, lane - 2 * SIZE.race_bar);

/** @param {Box} b @param {number[]} lanes @param {number} seat */
function laneTop(b, lanes, seat) {
  const lane = laneHeight(b, lanes.length);
  const n = Math.max(0, lanes.indexOf(seat));
  return n < lanesAbove(lanes.length) ? b.y + n * lane : b.y + b.h - (lanes.length - n) * lane;
}

/**
 * Where a runner stands: the middle of its pill.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {number} every @param {number} seat
 * @param {number} at
 */
export function runnerAt(track, b, lanes, every, seat, at) {
  const cell = raceCells(track, b, every).at(at);
  const inside = SIZE.runner_wide / 2 - 6;
  const x = Math.max(b.x + inside, Math.min(b.x + b.w - inside, cell.x + cell.w / 2));
  return { x, y: laneTop(b, lanes, seat) + laneHeight(b, lanes.length) / 2 };
}

/** About the origin. @param {number} seat @param {string} sign @param {number} at @param {number} lane height of its lane */
export const runner = (seat, sign, at, lane) =>
  draw("runner", centred(0, 0, SIZE.runner_wide, lane + SIZE.race_edge), { seat, sign, said: at });
