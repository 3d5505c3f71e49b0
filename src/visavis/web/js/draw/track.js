// Tracks: a row of cells between two sides, and a race towards a goal.

import { sideColour } from "./art.js";
import { s } from "../page/dom.js";
import { HEAVY, box, centred, inset, middle, path, rect, round, symbol, words } from "./strokes.js";

/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{mirrored: boolean, signs: string[], signed?: number, was?: Track}} TrackLook */

const END = "end";

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
 * Between two sides both halves in their tints, and the centre; signs.
 * @param {Track} track @param {Box} b @param {TrackLook} look
 */
export function regionTrack(track, b, look) {
  const cells = new Cells(track, b, look.mirrored, look.signed ?? 1.45);
  const quiet = track.marks.includes("closed") || track.marks.includes("unopened");
  return s(
    "g",
    { class: `track${quiet ? " quiet" : ""}` },
    s(
      "g",
      { class: "track-ground" },
      ...(isBetween(track) ? halves(track, cells) : []),
      path(cells.rules(), { class: "cell-lines" }),
      ...Object.entries(track.signs).map(([cell, said]) =>
        sign(cells.at(Number(cell)), said, halfOf(track, Number(cell)), look),
      ),
    ),
    rect(b, 3, { class: `track-frame${track.marks.includes("unopened") ? " broken" : ""}` }),
    ...trails(track, cells, look.was),
  );
}

/** @param {Track} track @param {Cells} cells */
function halves(track, cells) {
  return [
    rect(cells.span(1, track.high), 0, { fill: sideColour(0, "tint") }),
    rect(cells.span(-1, track.low), 0, { fill: sideColour(1, "tint") }),
    ...track.markers.filter(([, at]) => at).map(([seat, at]) => ahead(cells, seat, at)),
    rect(cells.at(0), 0, { fill: "var(--centre)" }),
  ];
}

/**
 * The cells between the centre and the marker, in a deeper tint.
 * @param {Cells} cells @param {number} seat @param {number} at
 */
function ahead(cells, seat, at) {
  return rect(cells.span(at > 0 ? 1 : -1, at), 0, { fill: sideColour(seat, "accent"), "fill-opacity": 0.38 });
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

/** @param {Box} cell @param {string} said @param {number} seat @param {TrackLook} look */
function sign(cell, said, seat, look) {
  const accent = sideColour(seat, "accent");
  const [x, y] = middle(cell);
  if (said === END) {
    const size = Math.min(cell.w, cell.h) - 5;
    const drawn = symbol(look.signs[seat] ?? "", centred(x, y, size, size), "var(--card)");
    return s("g", {}, rect(cell, 0, { fill: accent }), drawn);
  }
  const size = Math.min(cell.h * 0.82, cell.w * 0.76);
  const figure = words(x, y + size * 0.36, said, size, cell.w - 1, {
    fill: "var(--card)",
    weight: HEAVY,
    anchor: "middle",
    least: size,
  });
  return s("g", {}, rect(inset(cell, 1, 2), 3, { fill: accent }), figure);
}

/** Where a marker stands. @param {Track} track @param {Box} b @param {TrackLook} look @param {number} at */
export function markerBox(track, b, look, at) {
  const cell = new Cells(track, b, look.mirrored, look.signed ?? 1.45).at(at);
  const [x, y] = middle(cell);
  return look.signed && look.signed > 2 ? centred(x, y, b.h * 0.8, b.h * 1.25) : centred(x, y, b.h * 0.92, b.h * 1.5);
}

/**
 * A pawn in the colour of whoever leads; of the paper while nobody does. Its middle is the origin.
 * @param {number} seat @param {Box} b
 */
export function marker(seat, b) {
  const body = centred(0, 0, b.w, b.h);
  return s(
    "g",
    { class: "marker" },
    rect(body, b.w / 2, { class: "marker-halo" }),
    rect(body, b.w / 2, { fill: sideColour(seat, "chip"), stroke: sideColour(seat, "chip-edge"), "stroke-width": 1.4 }),
    symbol("marker", centred(0, 0, b.w, b.w), sideColour(seat, "chip-ink")),
  );
}

// A race: each marker in a lane of its own, half of them above the numbers and half below

const LANE = 18; // to each other, in any unit
const NUMBERS = 17;

/** How tall a race is that has room for its lanes, if one with two is so tall. @param {number} two @param {number} n */
export const raceHeight = (two, n) => Math.round((two * (NUMBERS + LANE * n)) / (NUMBERS + LANE * 2));

/** @param {Box} b @param {number} n lanes */
export const laneHeight = (b, n) => (b.h * LANE) / (NUMBERS + LANE * n);

/** @param {number} n lanes */
const lanesAbove = (n) => Math.floor(n / 2);

/**
 * Numbered cells, the goal, and a lane for each seat, from the top.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {{every: number, size: number}} numbers
 */
export function raceTrack(track, b, lanes, numbers) {
  const cells = new Cells(track, b, false, numbers.every > 1 ? 2.2 : 1.25);
  const lane = laneHeight(b, lanes.length);
  const above = lane * lanesAbove(lanes.length);
  const below = lane * lanes.length - above;
  const numbered = box(b.x, b.y + above, b.w, b.h - above - below);
  const values = cells.order.filter((cell) => cell % numbers.every === 0 || String(cell) in track.signs);
  return s(
    "g",
    { class: "race" },
    rect(b, 8, { class: "race-ground" }),
    ...Object.keys(track.signs).map((cell) => rect(cells.at(Number(cell)), 0, { fill: "var(--gold)" })),
    ...track.markers
      .filter(([, at]) => at > 0)
      .map(([seat, at]) => bar(cells, seat, at, laneTop(b, lanes, seat), lane)),
    path(cells.rules(above, below), { class: "race-lines" }),
    path(`M${b.x} ${round(numbered.y)}h${round(b.w)}M${b.x} ${round(numbered.y + numbered.h)}h${round(b.w)}`, {
      class: "race-lines",
    }),
    ...values.map((cell) => figure(cells.at(cell), cell, String(cell) in track.signs, numbers.size, numbered)),
  );
}

/** @param {Box} b @param {number[]} lanes @param {number} seat */
function laneTop(b, lanes, seat) {
  const lane = laneHeight(b, lanes.length);
  const n = Math.max(0, lanes.indexOf(seat));
  return n < lanesAbove(lanes.length) ? b.y + n * lane : b.y + b.h - (lanes.length - n) * lane;
}

/** @param {Cells} cells @param {number} seat @param {number} at @param {number} top @param {number} lane */
function bar(cells, seat, at, top, lane) {
  const span = cells.span(0, at);
  return rect(box(span.x + 4, top + 3, span.w - 4, lane - 6), (lane - 6) / 2, { fill: sideColour(seat, "tint") });
}

/** @param {Box} cell @param {number} value @param {boolean} signed @param {number} size @param {Box} b */
function figure(cell, value, signed, size, b) {
  const [centre] = middle(cell);
  const [, y] = middle(b);
  const x = Math.max(b.x + size * 0.7, Math.min(b.x + b.w - size * 0.7, centre));
  const strong = signed || value % 5 === 0;
  const fill = signed ? "var(--gold-ink)" : strong ? "var(--ink)" : "var(--soft)";
  return words(x, y + size * 0.36, String(value), size, size * 3, {
    fill,
    weight: strong ? 700 : 400,
    anchor: "middle",
  });
}

/**
 * Where a runner stands: the middle of its pill.
 * @param {Track} track @param {Box} b @param {number[]} lanes @param {number} every @param {number} seat
 * @param {number} at
 */
export function runnerAt(track, b, lanes, every, seat, at) {
  const cell = new Cells(track, b, false, every > 1 ? 2.2 : 1.25).at(at);
  const half = 25;
  const x = Math.max(b.x + half - 6, Math.min(b.x + b.w - half + 6, cell.x + cell.w / 2));
  return { x, y: laneTop(b, lanes, seat) + laneHeight(b, lanes.length) / 2 };
}

/**
 * The sign of a side and its score.
 * @param {number} seat @param {string} sign @param {number} at @param {number} height
 */
export function runner(seat, sign, at, height) {
  const pill = centred(0, 0, 50, height);
  const size = height * 0.66;
  const ink = sideColour(seat, "chip-ink");
  return s(
    "g",
    { class: "marker" },
    rect(pill, height / 2, { class: "runner", fill: sideColour(seat, "chip"), stroke: sideColour(seat, "chip-edge") }),
    symbol(sign, box(pill.x + 6, -size / 2, size, size), ink),
    words(pill.x + 6 + size + 12, 5.2, String(at), 15, 22, { fill: ink, weight: HEAVY, anchor: "middle" }),
  );
}
