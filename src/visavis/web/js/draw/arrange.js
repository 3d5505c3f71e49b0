// Where everything lies: the game's own layout on a desk, one region below the other on a phone.

import { box, round } from "./strokes.js";
import { arrangeMap, isMap } from "./hexmap.js";
import { placeInRow, placeWidth, rowBox, spotBox } from "./lay.js";
import { CARD, SIZE } from "./sheet.js";
import { arrangeSections, isMadeOfSections } from "./sections.js";
import { isTouched } from "../page/settings.js";

/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Region} Region */
/** @typedef {import("./strokes.js").Box} Box */

/** The measures of a card, as the sheet of shapes has them, in units of the board. @typedef {import("./sheet.js").Card} Shape */

/**
 * A region and where it lies; either the measures of its rows and how many places stand across, or where each place lies.
 * @typedef {{region: Region, box: Box, places: Map<string, Box>}} Section
 * @typedef {{region: Region, box: Box, shape: Shape, placeWidth: number, across: number, places?: undefined}} Fought
 * @typedef {Section|Fought} Card
 */
/**
 * Of a map also where its hexes lie, and the height there is for it in CSS pixels.
 * @typedef {{width: number, height: number, px: number, stretch: number, stacked: boolean, cards: Card[],
 *   spots?: Map<string, import("../page/types.js").Spot>, room?: number}} Arrangement
 */

const LEAST_DESK = 12.5; // CSS pixels of the smallest words
const LEAST_PRINT = 12; // and of the smallest numbers
const WORTH = 58; // CSS pixels of room for what a row is worth
const GAP = 10; // between cards that are stacked
const ROW = 58; // of a stacked card
const SIDE_BY_SIDE = 50; // and of several beside each other
const LINKED = 20; // of the line that says where a stacked card is linked to
const ASCENT = 0.78; // of words, in their size, and how far they go below their line
const DESCENT = 0.26;
const TARGET = 40; // CSS pixels of a place that is touched
const LEAST_PX = 0.5; // a board is not made smaller than this, even if it has to be scrolled then
const FOLDED = 2; // lines of a row on a map that has more height than width
const MOST_STRETCH = 1.4; // cards of a board that is no map may be wider than they were designed

/**
 * @param {import("./board.js").Desk} d @param {number} width room in CSS pixels @param {number} height
 * @param {boolean} stacked @returns {Arrangement}
 */
export function arrange(d, width, height, stacked) {
  if (isMap(d.layout)) return arrangeMap(d, width, height);
  if (isMadeOfSections(d.layout)) return arrangeSections(d, width, height);
  const lift = stacked && d.layout.links.length > 0;
  const laid = spread(d.layout, width, height, lift);
  if (!(stacked && !lift) && !((isTouched() || lift) && leastPlace(laid) < TARGET)) return laid;
  const folded = lift && laid.px >= LEAST_PX && spread(d.layout, width, height, lift, FOLDED);
  return folded && leastPlace(folded) >= TARGET ? folded : stack(d.layout, width);
}

/** The least side of a place, in CSS pixels. @param {Arrangement} arranged */
function leastPlace(arranged) {
  return Math.min(...[...placeBoxes(arranged).values()].map(({ w, h }) => round(Math.min(w, h) * arranged.px)));
}

/**
 * @param {Layout} layout @param {number} width @param {number} height
 * @param {boolean} lift make it so tall that its places can be touched: a map keeps its form where the page is scrolled
 * @param {number} lines in which each row stands @returns {Arrangement}
 */
function spread(layout, width, height, lift, lines = 1) {
  const wide = width / layout.width;
  const px = Math.max(Math.min(wide, height / layout.height), Math.min(wide, LEAST_PX));
  const stretch = layout.links.length ? 1 : Math.max(1, Math.min(MOST_STRETCH, wide / px));
  const across = Math.ceil(longest(layout) / lines);
  const shapes = layout.regions.map((region) => withoutWorth(deskShape(region, px, lift), region));
  const tall = layout.regions.map((region, n) => tallEnough(shapes[n], region.rows.length * lines, px) / region.height);
  const taller = lift ? Math.max(1, ...tall) : 1;
  const cards = layout.regions.map((region, n) => {
    const b = box(region.x * stretch, region.y * taller, region.width * stretch, region.height * taller);
    return { region, box: b, shape: shapes[n], placeWidth: placeWidth(b, shapes[n], across), across };
  });
  return { width: layout.width * stretch, height: layout.height * taller, px, stretch, stacked: false, cards };
}

/** The height of a card whose places are tall enough for a finger. @param {Shape} shape @param {number} lines @param {number} px */
function tallEnough(shape, lines, px) {
  return shape.rows + lines * (TARGET / px + 2 * SIZE.row_edge) + shape.bottom;
}

/** Words stay readable. @param {Region} region @param {number} px @param {boolean} lift @returns {Shape} */
function deskShape(region, px, lift) {
  const shape = CARD[region.width < SIZE.narrow ? "tight" : "wide"];
  const readable = (/** @type {number} */ size) => Math.max(size, LEAST_DESK / px);
  const title = readable(shape.title);
  const worth = shape.worth && Math.max(shape.worth, WORTH / px);
  const least = Math.max(printFor(px), (shape.least * title) / shape.title);
  const readably = { ...shape, title, least, words: readable(shape.words), worth };
  return shape.below ? apart(readably, lift) : readably;
}

/**
 * Where words are large beside their card, the track keeps off its name, and the words below it off the track: they make
 * the card taller if it may be, or else they go, and the marker alone says how it stands.
 * @param {Shape} shape @param {boolean} lift @returns {Shape}
 */
function apart(shape, lift) {
  const track = Math.max(shape.track, shape.title_line + shape.title * DESCENT);
  const end = track + (shape.track_height * (1 + shape.marker_tall)) / 2;
  const words_line = end + shape.words * ASCENT;
  if (words_line <= shape.words_line) return shape;
  return lift ? { ...shape, track, words_line, rows: words_line + shape.words * DESCENT } : { ...shape, track, words: 0, rows: end + 1 };
}

/** The least size of a number, where a unit is so many pixels. @param {number} px */
export const printFor = (px) => LEAST_PRINT / px;

/** One unit is one pixel; in as many columns as leave every place large enough. @param {Layout} layout @param {number} width @returns {Arrangement} */
function stack(layout, width) {
  const most = longest(layout);
  const wide = (/** @type {number} */ n) => (width - GAP * (n - 1)) / n;
  let many = 1;
  while (placeWidth(box(0, 0, wide(many + 1), 0), CARD.column, most) >= TARGET) many += 1;
  const roomy = placeWidth(box(0, 0, width, 0), CARD.stacked, most) >= TARGET;
  const shape = many > 1 || !roomy ? CARD.column : CARD.stacked;
  const row = many > 1 ? SIDE_BY_SIDE : ROW;
  const ends = Array.from({ length: many }, () => 0);
  const cards = layout.regions.map((region) => {
    const n = ends.indexOf(Math.min(...ends));
    const bottom = shape.bottom + (linkedTo(layout, region.id).length ? LINKED : 0);
    const b = box(n * (wide(many) + GAP), ends[n], wide(many), shape.rows + region.rows.length * row + bottom);
    ends[n] += b.h + GAP;
    const own = { ...withoutWorth(roomier(shape, b, most), region), bottom };
    return { region, box: b, shape: own, placeWidth: placeWidth(b, own, most), across: most };
  });
  return { width, height: Math.max(0, Math.max(...ends) - GAP), px: 1, stretch: 1, stacked: true, cards };
}

/** Room that no place needs goes to what the rows are worth. @param {Shape} shape @param {Box} b @param {number} most @returns {Shape} */
function roomier(shape, b, most) {
  const spare = most * (placeWidth(b, shape, most) - TARGET);
  return { ...shape, worth: Math.max(shape.worth, Math.min(CARD.stacked.worth, shape.worth + spare)) };
}

/** The regions a line leads to. @param {Layout} layout @param {string} id */
export function linkedTo({ links, regions }, id) {
  const others = links.filter((pair) => pair.includes(id)).map(([one, other]) => (one === id ? other : one));
  return regions.filter((region) => others.includes(region.id));
}

/**
 * Rows without titles are worth nothing and have no numbers.
 * @param {Shape} shape @param {Region} region @returns {Shape}
 */
function withoutWorth(shape, region) {
  return region.row_titles.length ? shape : { ...shape, worth: 0, gutter: 0 };
}

/** @param {{regions: Region[]}} layout */
function longest(layout) {
  return Math.max(1, ...layout.regions.flatMap((region) => region.rows.map((row) => row.length)));
}

/** The band of a row. @param {Fought} card @param {number} n */
export const bandOf = ({ region, box: b, shape }, n) => rowBox(b, shape, region.rows.length, n);

/** @param {Fought} card @param {number} n of the row @param {number} k of the place @returns {Box} */
export function placeBox({ region, box: b, shape, placeWidth: wide, across }, n, k) {
  const lines = Math.ceil(longest({ regions: [region] }) / across);
  const line = rowBox(b, shape, region.rows.length * lines, n * lines + Math.floor(k / across));
  return placeInRow(line, shape, wide, k % across);
}

/** Every place of the board with its box. @param {Arrangement} arranged @returns {Map<string, Box>} */
export function placeBoxes(arranged) {
  const found = new Map();
  for (const card of arranged.cards)
    if (card.places) for (const [id, b] of card.places) found.set(id, b);
    else card.region.rows.forEach((row, n) => row.forEach((id, k) => found.set(id, placeBox(card, n, k))));
  for (const [id, spot] of arranged.spots ?? []) found.set(id, spotBox(spot));
  return found;
}

/**
 * A place divided between so many things, in as many columns as make them largest.
 * @param {Box} b @param {number} many
 */
export function sharesOf(b, many) {
  const sizes = Array.from({ length: many }, (_, n) => ({ across: n + 1, down: Math.ceil(many / (n + 1)) }));
  const tall = (/** @type {{across: number, down: number}} */ { across, down }) =>
    Math.min(b.h / down, b.w / across / SIZE.chip_wide);
  const best = sizes.reduce((one, other) => (tall(other) > tall(one) ? other : one));
  const [w, h] = [b.w / best.across, b.h / best.down];
  return Array.from({ length: many }, (_, n) =>
    box(b.x + (n % best.across) * w, b.y + Math.floor(n / best.across) * h, w, h),
  );
}
