// Tracks: a row of cells between two sides, and a race towards a goal.

import { s } from "../page/dom.js";
import { barIn, cellAt, cellLines, centred, halfOf, laneHeight, laneTop, layCells, middle, spanOf } from "./lay.js";
import { CLOSED, UNOPENED } from "./marks.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, rect } from "./strokes.js";

/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{mirrored: boolean, signs: string[], signed: number, marker_wide: number, marker_tall: number,
 *   print: number, was?: Array<[number, number]>}} TrackLook */

const CROWDED = 2.2; // width of a cell with a sign in a race with few numbers

/** @param {Track} track @param {Box} b @param {boolean} mirrored @param {number} signed width of a cell with a sign */
const cellsOf = (track, b, mirrored, signed) =>
  layCells(track.low, track.high, Object.keys(track.signs).map(Number), b, mirrored, signed);

/**
 * Between two sides both halves in their tints, and the centre; signs; from where a marker has just come.
 * @param {Track} track @param {Box} b @param {TrackLook} look
 */
export function regionTrack(track, b, look) {
  const cells = cellsOf(track, b, look.mirrored, look.signed);
  const between = track.low < 0 && track.high > 0;
  const words = {
    halves: between ? [{ ...spanOf(cells, 1, track.high), seat: 0 }, { ...spanOf(cells, -1, track.low), seat: 1 }] : [],
    led: between ? track.markers.filter(([, at]) => at).map(([seat, at]) => ({ ...spanOf(cells, Math.sign(at), at), seat })) : [],
    middles: between ? [cellAt(cells, 0)] : [],
    rules: cellLines(cells, 0, 0),
    signs: Object.entries(track.signs).map(([cell, said]) => {
      const seat = halfOf(track.low, track.high, Number(cell));
      return { ...cellAt(cells, Number(cell)), said, seat, sign: look.signs[seat] ?? "" };
    }),
    quiet: track.marks.includes(CLOSED) || track.marks.includes(UNOPENED),
    broken: track.marks.includes(UNOPENED),
    least_print: look.print,
  };
  return s("g", { class: "track" }, ...draw("track", b, words), ...trails(track, cells, look.was));
}

/** From where a marker has come. @param {Track} track @param {any} cells @param {Array<[number, number]>} [was] */
function trails(track, cells, was) {
  if (!was) return [];
  return track.markers.flatMap(([, at], n) => {
    const from = was[n]?.[1];
    if (from === undefined || from === at) return [];
    const span = spanOf(cells, from, at);
    return [rect(box(span.x + 2, span.y + span.h - 2, span.w - 4, 5), 2.5, { class: "trail" })];
  });
}

/** Where a marker stands. @param {Track} track @param {Box} b @param {TrackLook} look @param {number} at */
export function markerBox(track, b, look, at) {
  const [x, y] = middle(cellAt(cellsOf(track, b, look.mirrored, look.signed), at));
  return centred(x, y, b.h * look.marker_wide, b.h * look.marker_tall);
}

// A race: each marker in a lane of its own, half of them above the numbers and half below

/** How tall a race is that has room for its lanes, if one with two is so tall. @param {number} two @param {number} n */
export const raceHeight = (two, n) => Math.round((two * (SIZE.race_numbers + SIZE.race_lane * n)) / (SIZE.race_numbers + SIZE.race_lane * 2));

/**
 * Numbered cells, the goal, and a lane for each seat, from the top.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {{every: number, size: number}} numbers
 * @param {Array<[number, number]>} [was] where the runners were
 */
export function raceTrack(track, b, lanes, numbers, was = []) {
  const cells = raceCells(track, b, numbers.every);
  const lane = laneHeight(b, lanes.length);
  const above = lane * Math.floor(lanes.length / 2);
  const below = lane * lanes.length - above;
  const values = cells.order.filter((cell) => cell % numbers.every === 0 || String(cell) in track.signs);
  const words = {
    goals: Object.keys(track.signs).map((cell) => cellAt(cells, Number(cell))),
    bars: track.markers
      .filter(([, at]) => at > 0)
      .map(([seat, at]) => ({ ...barIn(spanOf(cells, 0, at), topOf(b, lanes, seat), lane), seat })),
    rules: cellLines(cells, above, below),
    upper: b.y + above,
    lower: b.y + b.h - below,
    size: numbers.size,
    figures: values.map((value) => {
      const signed = String(value) in track.signs;
      return { value, signed, strong: signed || value % 5 === 0, mx: middle(cellAt(cells, value))[0] };
    }),
  };
  return s("g", { class: "race" }, ...draw("race", b, words), ...raceTrails(track, b, lanes, cells, was));
}

/**
 * From where runners have come, in their lanes.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {any} cells @param {Array<[number, number]>} was
 */
function raceTrails(track, b, lanes, cells, was) {
  const lane = laneHeight(b, lanes.length);
  return was.flatMap(([seat, from]) => {
    const at = track.markers.find(([owner]) => owner === seat)?.[1];
    if (at === undefined || at === from) return [];
    const span = spanOf(cells, Math.min(from, at), Math.max(from, at));
    return [rect(box(span.x + 2, topOf(b, lanes, seat) + lane / 2 - 2.5, span.w - 4, 5), 2.5, { class: "trail" })];
  });
}

/** A cell with a sign has room for it. @param {Track} track @param {Box} b @param {number} every */
const raceCells = (track, b, every) => cellsOf(track, b, false, every > 1 ? CROWDED : SIZE.race_signed);

/** @param {Box} b @param {number[]} lanes @param {number} seat */
const topOf = (b, lanes, seat) => laneTop(b, lanes.length, Math.max(0, lanes.indexOf(seat)));

/**
 * Where a runner stands: the middle of its pill.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {number} every @param {number} seat
 * @param {number} at
 */
export function runnerAt(track, b, lanes, every, seat, at) {
  const cell = cellAt(raceCells(track, b, every), at);
  const inside = SIZE.runner_wide / 2 - 6;
  const x = Math.max(b.x + inside, Math.min(b.x + b.w - inside, cell.x + cell.w / 2));
  return { x, y: topOf(b, lanes, seat) + laneHeight(b, lanes.length) / 2 };
}

/** About the origin. @param {number} seat @param {string} sign @param {number} at @param {number} lane height of its lane */
export const runner = (seat, sign, at, lane) =>
  draw("runner", centred(0, 0, SIZE.runner_wide, lane + SIZE.race_edge), { seat, sign, said: at });
