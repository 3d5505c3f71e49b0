// Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there.

import { piece } from "./chip.js";
import { HELD, argumentsOf } from "./marks.js";
import { fill } from "./place.js";
import { card } from "./sections.js";
import { NOWHERE, draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, centred, round } from "./strokes.js";

/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Spot} Spot */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const LEAST = 0.45; // of the window: a map is not made less high than this, unless it is as wide as there is room
const WALL = "wall"; // lies on the side between two hexes; all other paths go from centre to centre

// Where everything lies

/** @param {Layout} layout */
export const isMap = (layout) => Object.keys(layout.spots ?? {}).length > 0;

/**
 * The whole map, as large as fits; rows of places lie where the game has laid them.
 * @param {Desk} d @param {number} width @param {number} height @returns {Arrangement}
 */
export function arrangeMap(d, width, height) {
  const { layout } = d;
  const room = Math.max(height, innerHeight * LEAST);
  const px = Math.min(width / layout.width, room / layout.height);
  const common = layout.regions.filter((region) => (region.owner ?? -1) < 0);
  const cards = common.map((region) => {
    const b = box(region.x, region.y, region.width, region.height);
    return region.rows.length ? card(region, b, region.rows) : { region, box: b, places: new Map() };
  });
  const spots = new Map(Object.entries(layout.spots ?? {}));
  return { width: layout.width, height: layout.height, px, stretch: 1, stacked: false, cards, spots, room };
}

/** @param {Spot} spot @returns {Box} */
export const spotBox = (spot) => centred(spot.x, spot.y, spot.size * 2, spot.size * 2 * SIZE.hex_half);

/**
 * So many squares in as many columns as make them largest, the last row in the middle: nothing hides anything.
 * @param {Spot} spot @param {number} many @returns {Box[]}
 */
export function squares(spot, many) {
  const share = (/** @type {number} */ across) =>
    Math.min((SIZE.hex_wide * spot.size) / across, (SIZE.hex_tall * spot.size) / Math.ceil(many / across));
  let across = 1;
  for (let n = 2; n <= many; n++) if (share(n) > share(across)) across = n;
  const step = share(across);
  const side = Math.min(step * SIZE.counter_share, SIZE.counter_most * spot.size);
  const rows = Math.ceil(many / across);
  return Array.from({ length: many }, (_, n) => {
    const row = Math.floor(n / across);
    const inRow = Math.min(across, many - row * across);
    const x = spot.x + ((n % across) - (inRow - 1) / 2) * step;
    const y = spot.y + SIZE.hex_lower * spot.size + (row - (rows - 1) / 2) * step;
    return centred(x, y, side, side);
  });
}

// The ground

/**
 * Its kind as a colour and a sign, its height as a shade; then its marks.
 * @param {Theme} theme @param {Place} place @param {Spot} spot @param {string[]} sides
 */
export function drawHex(theme, place, spot, sides) {
  const words = { ...place, ground: fill(theme, place.kind), badges: badges(theme, place, sides) };
  return ["hex", "hex_reach", "hex_marks", "hex_ring"].flatMap((shape) => draw(shape, spotBox(spot), words));
}

/** Who holds it, and what else is marked there. @param {Theme} theme @param {Place} place @param {string[]} sides */
function badges(theme, place, sides) {
  const marks = theme.mark ?? {};
  const held = argumentsOf(place.marks, HELD).map(Number);
  return [
    ...held.map((seat) => ({ seat, sign: sides[seat] })),
    ...place.marks.filter((mark) => mark in marks).map((mark) => ({ seat: -1, sign: marks[mark] })),
  ];
}

// What crosses it

/** Slopes, then roads, then walls, then the labels of the hexes. @param {Desk} d */
export function drawPaths(d) {
  const spots = d.layout.spots ?? {};
  const here = d.view.places.filter((place) => place.id in spots);
  const fall = slopes(here, spots);
  return [
    ...(fall ? draw("slope", NOWHERE, { strokes: fall }) : []),
    ...ways(d.layout.paths ?? [], spots),
    ...here.flatMap((place) => draw("hex_label", spotBox(spots[place.id]), { label: place.short || place.id })),
  ];
}

/** All of a kind in one stroke. @param {Array<[string, string, string]>} paths @param {Record<string, Spot>} spots */
function ways(paths, spots) {
  const wide = Object.values(spots)[0]?.size ?? 0;
  return [...new Set(paths.map(([each]) => each))].flatMap((kind) => {
    const stroke = kind === WALL ? sideBetween : wayBetween;
    const alike = paths.filter(([each]) => each === kind);
    const strokes = alike.map(([, a, b]) => stroke(spots[a], spots[b])).join("");
    return draw(kind === WALL ? "wall" : "road", NOWHERE, { strokes, wide });
  });
}

/** @param {Spot} one @param {Spot} other */
const wayBetween = (one, other) => `M${one.x} ${one.y}L${other.x} ${other.y}`;

/** The side two neighbours share. @param {Spot} one @param {Spot} other */
function sideBetween(one, other) {
  const [across, down] = [other.x - one.x, other.y - one.y];
  const scale = one.size / 2 / Math.hypot(across, down);
  const [x, y] = [(one.x + other.x) / 2, (one.y + other.y) / 2];
  const [right, below] = [-down * scale, across * scale];
  return `M${round(x - right)} ${round(y - below)}L${round(x + right)} ${round(y + below)}`;
}

/** A line where the ground falls. @param {Place[]} places @param {Record<string, Spot>} spots */
function slopes(places, spots) {
  const beside = (/** @type {Spot} */ a, /** @type {Spot} */ b) => Math.hypot(a.x - b.x, a.y - b.y) < SIZE.hex_beside * a.size;
  return places
    .filter((high) => high.number > 0)
    .flatMap((high) =>
      places
        .filter((low) => low.number < high.number && beside(spots[high.id], spots[low.id]))
        .map((low) => sideBetween(spots[high.id], spots[low.id])),
    )
    .join("");
}

// What stands on it

/** About the origin. @param {Theme} theme @param {Thing} thing @param {number} side */
export const drawCounter = (theme, thing, side) => draw("counter", centred(0, 0, side, side), piece(theme, thing));

/** Whether it has its hex for itself, or at least as much room. @param {Spot} spot @param {number} side */
export function counterClass(spot, side) {
  return side < spot.size ? "thing counter shared" : "thing counter";
}
