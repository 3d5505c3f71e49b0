// Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there.

import { piece } from "./chip.js";
import { centred, isSide, outlineOf, slopes, spotBox, strokesOf, turnOf } from "./lay.js";
import { HELD, OBJECTIVE, SCORES, argumentsOf } from "./marks.js";
import { fill } from "./place.js";
import { card } from "./sections.js";
import { NOWHERE, draw } from "./shapes.js";
import { box } from "./strokes.js";

/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Spot} Spot */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const FLAGGED = [OBJECTIVE, SCORES];
const LONE = 1.05; // sizes of its hex: a counter is larger only where it stands alone, and not in an area
const LEAST = 0.45; // of the window: a map is not made less high than this, unless it is as wide as there is room

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

// The ground

/**
 * Its kind as a colour and a sign, its height as a shade; then its marks.
 * @param {Theme} theme @param {Place} place @param {Spot} spot @param {string[]} sides
 */
export function drawHex(theme, place, spot, sides) {
  const words = { ...place, ground: fill(theme, place.kind), badges: badges(theme, place, sides), outline: outlineOf(spot) };
  return ["hex", "hex_reach", "hex_marks", "hex_ring"].flatMap((shape) => draw(shape, spotBox(spot), words));
}

/** Who holds it, and what else is marked there. @param {Theme} theme @param {Place} place @param {string[]} sides */
function badges(theme, place, sides) {
  const marks = theme.mark ?? {};
  const held = argumentsOf(place.marks, HELD).map(Number);
  return [
    ...held.map((seat) => ({ seat, sign: sides[seat] })),
    ...place.marks.filter((mark) => mark in marks && !FLAGGED.includes(mark)).map((mark) => ({ seat: -1, sign: marks[mark] })),
  ];
}

/** It has a flag above whatever stands there: somebody is to take it, or it is worth points. @param {Place} place */
export const isFlagged = (place) => place.marks.some((mark) => FLAGGED.includes(mark));

/** @param {Theme} theme @param {Place} place @param {Spot} spot */
export const drawFlag = (theme, place, spot) =>
  draw("hex_flag", spotBox(spot), { sign: place.marks.includes(SCORES) ? (theme.mark?.[SCORES] ?? "") : "" });

// What crosses it

/** Slopes, then roads, then what lies between two hexes, then the labels of the hexes. @param {Desk} d */
export function drawPaths(d) {
  const { spots = {}, paths = [] } = d.layout;
  const here = d.view.places.filter((place) => place.id in spots);
  const falls = slopes(here.map((place) => [spots[place.id], place.number]));
  const kinds = [...new Set(paths.map(([kind]) => kind))].sort((a, b) => Number(isSide(a)) - Number(isSide(b)));
  const wide = Object.values(spots)[0]?.size ?? 0;
  return [
    ...(falls ? draw("slope", NOWHERE, { strokes: falls }) : []),
    ...kinds.flatMap((kind) =>
      draw(kind, NOWHERE, { strokes: strokesOf(kind, paths, spots), wide, ground: fill(d.theme, kind) }),
    ),
    ...here.flatMap((place) => draw("hex_label", spotBox(spots[place.id]), { label: place.short || place.id, named: Boolean(place.short), outline: outlineOf(spots[place.id]) })),
  ];
}

// What stands on it

/** About the origin. @param {Theme} theme @param {Thing} thing @param {number} side @param {Spot} spot */
export const drawCounter = (theme, thing, side, spot) =>
  draw("counter", centred(0, 0, side, side), { ...piece(theme, thing), turn: turnOf(thing.facing ?? -1, spot) });

/** Whether it has its hex for itself, or at least as much room. @param {Spot} spot @param {number} side */
export function counterClass(spot, side) {
  return side < LONE * spot.size ? "thing counter shared" : "thing counter";
}
