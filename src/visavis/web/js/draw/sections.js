// Boards made of sections: side by side as the game lays them out, one line after the other where there is less room.

import { s } from "../page/dom.js";
import { isCard, isTray, widthOfTray } from "./printed.js";
import { marksOf } from "./cardhead.js";
import { layHeading, marksWidth, wornMarks } from "./lay.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, widthOf } from "./strokes.js";
import { knows } from "./art.js";

/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Region} Region */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */
/** @typedef {import("./arrange.js").Card} Card */

const { section_head: HEAD, section_pad: PAD, section_gap: GAP, section_sign: SIGN } = SIZE;
const HEADING_MARK = 5; // how far below the edge of a section its marks are
const BETWEEN = 9; // between sections
const [LOW, HIGH] = [0.78, 1.08]; // how much of its designed height a section may have
const FLOWS_BELOW = 860; // CSS pixels
const FLOWING = 0.86;
const [LEAST_PLACE, LEAST_NAMED] = [64, 100];

/** Neither tracks nor rows that are worth anything: nothing but places. @param {Region} region */
const isPlain = (region) => !region.track && !region.row_titles.length;

/** @param {Layout} layout */
export const isMadeOfSections = (layout) => layout.regions.length > 0 && layout.regions.every(isPlain);

/** @param {Region} region */
const isOwned = (region) => (region.owner ?? -1) >= 0;

/** What belongs to everybody: what stands before the players' boards in the layout. @param {Layout} layout */
function common(layout) {
  const first = layout.regions.findIndex(isOwned);
  return layout.regions.slice(0, first < 0 ? layout.regions.length : first);
}

/** And what stands after them, seldom wanted: below one's own board. @param {Layout} layout */
export const later = (layout) => layout.regions.filter((region) => !isOwned(region) && !common(layout).includes(region));

/**
 * One unit is one pixel.
 * @param {Desk} d @param {number} width @param {number} height @param {Region[]} [regions] @returns {Arrangement}
 */
export function arrangeSections(d, width, height, regions = common(d.layout)) {
  const cards = width < FLOWS_BELOW ? flow(d, regions, width) : sideBySide(regions, width, height);
  return { width, height: bottom(cards), px: 1, stretch: 1, stacked: false, cards };
}

/** @param {Card[]} cards */
const bottom = (cards) => Math.max(0, ...cards.map((card) => card.box.y + card.box.h));

/** As the game lays them out. @param {Region[]} regions @param {number} width @param {number} height */
function sideBySide(regions, width, height) {
  const bands = bandsOf(regions);
  const left = Math.min(...regions.map((each) => each.x));
  const across = width / (Math.max(...regions.map((each) => each.x + each.width)) - left);
  const designed = bands.reduce((sum, band) => sum + tallest(band), 0);
  const scale = Math.max(LOW, Math.min(HIGH, (height - BETWEEN * (bands.length - 1)) / designed));
  let y = 0;
  return bands.flatMap((band) => {
    const tall = tallest(band) * scale;
    const cards = band.map((region) =>
      card(region, box((region.x - left) * across, y, region.width * across, tall), region.rows),
    );
    y += tall + BETWEEN;
    return cards;
  });
}

/** Those that lie equally high. @param {Region[]} regions */
function bandsOf(regions) {
  const tops = [...new Set(regions.map((each) => each.y))].sort((a, b) => a - b);
  return tops.map((y) => regions.filter((each) => each.y === y));
}

/** @param {Region[]} band */
const tallest = (band) => Math.max(...band.map((each) => each.height));

/** As many in a line as there is room for; rows that are too long are broken. @param {Desk} d @param {Region[]} regions @param {number} width */
function flow(d, regions, width) {
  /** @type {Array<Array<{region: Region, least: number, rows: string[][]}>>} */
  const lines = [];
  let room = -1;
  for (const region of regions) {
    const place = leastPlace(d, region);
    const rows = region.rows.flatMap((row) => brokenRow(row, width, place));
    const least = Math.min(width, Math.max(rowWidth(rows, place), titleWidth(d.theme, region)));
    if (least > room) {
      lines.push([]);
      room = width;
    }
    lines[lines.length - 1].push({ region, least, rows });
    room -= least + BETWEEN;
  }
  let y = 0;
  return lines.flatMap((line) => {
    const cards = inLine(line, width, y);
    y = bottom(cards) + BETWEEN;
    return cards;
  });
}

/** What a name and a face take, or only a face. @param {Desk} d @param {Region} region */
function leastPlace(d, region) {
  const places = region.rows.flat().map((id) => d.places.get(id));
  return places.some((place) => place?.short && place.face?.length) ? LEAST_NAMED : LEAST_PLACE;
}

/** @param {string[][]} rows @param {number} place */
function rowWidth(rows, place) {
  return Math.max(...rows.map((row) => row.length)) * (place + GAP) - GAP + 2 * PAD;
}

/** @param {string[]} row @param {number} width @param {number} place */
function brokenRow(row, width, place) {
  const most = Math.max(1, Math.floor((width - 2 * PAD + GAP) / (place + GAP)));
  const across = Math.ceil(row.length / Math.ceil(row.length / most));
  return Array.from({ length: Math.ceil(row.length / across) }, (_, n) => row.slice(n * across, (n + 1) * across));
}

/** @param {Array<{region: Region, least: number, rows: string[][]}>} line @param {number} width @param {number} y */
function inLine(line, width, y) {
  const many = line.reduce((sum, { rows }) => sum + rows[0].length, 0);
  const free = width - BETWEEN * (line.length - 1) - line.reduce((sum, { least }) => sum + least, 0);
  const tall = Math.max(
    ...line.map(({ region, rows }) => {
      const each = region.height * FLOWING - HEAD - PAD;
      return HEAD + (each * rows.length) / region.rows.length + GAP * (rows.length - 1) + PAD;
    }),
  );
  let x = 0;
  return line.map(({ region, least, rows }) => {
    const wide = least + (free * rows[0].length) / many;
    const made = card(region, box(x, y, wide, tall), rows);
    x += wide + BETWEEN;
    return made;
  });
}

/** @param {Region} region @param {Box} b @param {string[][]} rows @returns {Card} */
export function card(region, b, rows) {
  const inner = box(b.x + PAD, b.y + HEAD, b.w - 2 * PAD, b.h - HEAD - PAD);
  const tall = (inner.h - GAP * (rows.length - 1)) / rows.length;
  /** @type {Map<string, Box>} */
  const places = new Map();
  rows.forEach((row, n) => {
    const across = Math.max(...rows.filter((other) => sameRow(region, row, other)).map((each) => each.length));
    const wide = (inner.w - GAP * (across - 1)) / across;
    row.forEach((id, k) => places.set(id, box(inner.x + k * (wide + GAP), inner.y + n * (tall + GAP), wide, tall)));
  });
  return { region, box: b, places };
}

/** Whether both are parts of one row of the game's layout, which has been broken. @param {Region} region @param {string[]} one @param {string[]} other */
const sameRow = (region, one, other) => region.rows.some((row) => row.includes(one[0]) && row.includes(other[0]));

// A seat's own board: trays as wide as what lies there, cards of one size, in as many lines as it takes

/** Measures of cards there. */
export const LARGE = { wide: 104, tall: 78 };
export const SMALL = { wide: 80, tall: 60 };

/**
 * @param {Desk} d @param {Region} region @param {number} width @param {{wide: number, tall: number}} size
 * @returns {Arrangement}
 */
export function arrangeBoard(d, region, width, size) {
  /** @type {Map<string, Box>} */
  const places = new Map();
  const room = width - 2 * PAD;
  let [x, y, line] = [0, 0, 0];
  for (const id of region.rows.flat()) {
    const lines = linesOn(d, id, size, room);
    const wide = lines > 1 ? room : Math.min(room, widthOn(d, id, size));
    if (x && x + wide > room) [x, y, line] = [0, y + line + GAP, 0];
    const tall = size.tall * lines + GAP * (lines - 1);
    places.set(id, box(PAD + x, y + PAD, wide, tall));
    x += wide + GAP;
    line = Math.max(line, tall);
  }
  const height = y + line + 2 * PAD;
  return { width, height, px: 1, stretch: 1, stacked: false, cards: [{ region, box: box(0, 0, width, height), places }] };
}

/** @param {Desk} d @param {string} id @param {{wide: number, tall: number}} size */
function widthOn(d, id, size) {
  const place = d.places.get(id);
  if (!place || !isTray(place)) return size.wide;
  const lying = d.lying.get(id) ?? [];
  return lying.length ? Math.max(size.wide * 0.6, widthOfTray(lying, size.tall, size.wide)) : size.wide;
}

/** In how many lines a tray shows its cards: one, unless they would have little more than their signs. @param {Desk} d @param {string} id @param {{wide: number, tall: number}} size @param {number} room */
function linesOn(d, id, size, room) {
  const place = d.places.get(id);
  const lying = place && isTray(place) ? (d.lying.get(id) ?? []) : [];
  return size === LARGE && lying.every(isCard) ? Math.max(1, Math.ceil((lying.length * SIZE.card_named) / room)) : 1;
}

// Drawing

/** The ground of a section, its sign and its name; a seat's own board has its name elsewhere. @param {Desk} d @param {Card} card */
export function drawSection(d, card) {
  if ((card.region.owner ?? -1) >= 0) return s("g", { "aria-hidden": "true" });
  const named = card.places?.size ? heading(d.theme, card) : [];
  const ground = draw("ground", card.box, { corner: SIZE.section_corner, marks: [], won: false, turn: false });
  return s("g", { "aria-hidden": "true" }, ...ground, ...named);
}

/** @param {Theme} theme @param {Card} card */
function heading(theme, { region, box: b }) {
  const { font = "" } = theme.heading ?? {};
  const sign = knows(region.id) ? region.id : "";
  const short = region.short ?? region.title;
  const marks = marksOf(theme, region.marks);
  const worn = wornMarks(marks, box(b.x, b.y + HEADING_MARK, b.w - PAD, 0));
  const laid = layHeading(region.title, short, sign, letterOf([region.title, short], font), b.w - marksWidth(marks));
  return draw("section", b, { ...laid, sign, font: laid.fits ? font : "", worn, taken: marksWidth(marks) });
}

/** How wide a letter is on average, in whatever font a machine has for it. @param {string[]} names @param {string} font */
function letterOf(names, font) {
  return font ? Math.max(...names.map((said) => widthOf(said, 1, 700, font) / Math.max(1, said.length))) : 0;
}

/** The least a section needs for its name. @param {Theme} theme @param {Region} region */
function titleWidth(theme, region) {
  const said = region.short ?? region.title;
  return 2 * PAD + (knows(region.id) ? SIGN + 6 : 0) + widthOf(said, 13, 700);
}
