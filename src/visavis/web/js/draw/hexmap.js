// Maps of hexes: the ground and how high it lies, roads and walls, and the counters that stand there.

import { sideColour } from "./art.js";
import { FACE_DOWN, newest } from "./chip.js";
import { s } from "../page/dom.js";
import { outline } from "./outline.js";
import { fill } from "./place.js";
import { card } from "./sections.js";
import { HEAVY, box, centred, inset, middle, path, rect, round, symbol, words } from "./strokes.js";

/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Spot} Spot */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const HALF = Math.sqrt(3) / 2; // from the centre of a hex to its upper side, in sizes
const BESIDE = 2 * HALF * 1.05; // neighbours are no farther from each other, in sizes
const LEAST = 0.45; // of the window: a map is not made less high than this, unless it is as wide as there is room

const WALL = "wall"; // lies on the side between two hexes; all other paths go from centre to centre
const RING = 0.9; // of what is lit, in sizes: inside its hex, so that no neighbour covers it
const SHADE = 0.13; // of each step of height

const ROOM = { w: 1.66, h: 1.42 }; // of all counters in a hex, in sizes
const LOWER = 0.12; // how much lower they stand, below the label
const COUNTER = 0.92; // side of a counter, in those of its share
const LARGEST = 1.2; // the most it is, in sizes
const CORNERS = [0.1, 0.32]; // of the first seat and of the second, in sides
const FACING = [
  [-0.28, -0.53],
  [0, -0.69],
  [0.28, -0.53],
]; // an arrow outside the upper side, in sides
const FURTHER = 0.06; // how much farther out it lies at a corner
const BADGE = 0.19; // radius, in sides
const HELD = "held"; // begins the mark of a hex with a control marker; the seat's number follows
const CORNER = 0.8; // where the marks of a hex lie, left and right, in sizes
const CORNER_BADGE = 0.14; // and their radius
const BADGES = [
  [1, -1],
  [-1, -1],
  [1, 0],
  [-1, 0],
]; // on the edge, in the order of the marks; its name and its numbers stay free
const PRINT = 0.26; // of its name and its numbers, in sides
const BARE = 0.78; // of a symbol alone
const WITH_PRINT = 0.5; // and of one between its name and its numbers
const NAME = 0.42; // of its name alone, where its numbers would be too small

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
export const spotBox = (spot) => centred(spot.x, spot.y, spot.size * 2, spot.size * 2 * HALF);

/**
 * So many squares in as many columns as make them largest, the last row in the middle: nothing hides anything.
 * @param {Spot} spot @param {number} many @returns {Box[]}
 */
export function squares(spot, many) {
  const share = (/** @type {number} */ across) =>
    Math.min((ROOM.w * spot.size) / across, (ROOM.h * spot.size) / Math.ceil(many / across));
  let across = 1;
  for (let n = 2; n <= many; n++) if (share(n) > share(across)) across = n;
  const step = share(across);
  const side = Math.min(step * COUNTER, LARGEST * spot.size);
  const rows = Math.ceil(many / across);
  return Array.from({ length: many }, (_, n) => {
    const row = Math.floor(n / across);
    const inRow = Math.min(across, many - row * across);
    const x = spot.x + ((n % across) - (inRow - 1) / 2) * step;
    const y = spot.y + LOWER * spot.size + (row - (rows - 1) / 2) * step;
    return centred(x, y, side, side);
  });
}

// The ground

/**
 * Its kind as a colour and a sign, its height as a shade; then its marks.
 * @param {Theme} theme @param {Place} place @param {Spot} spot @param {string[]} sides
 */
export function drawHex(theme, place, spot, sides) {
  const shape = hexagon(spot);
  return [
    path(shape, { class: "hex-ground", fill: fill(theme, place.kind) }),
    place.number > 0 && path(shape, { class: "hex-height", opacity: round(SHADE * 100 * Math.min(place.number, 3)) / 100 }),
    symbol(place.kind, centred(spot.x, spot.y, spot.size * 2, spot.size * 2), "var(--ink)", { class: "hex-sign" }),
    path(hexagon(spot, RING), { class: "reach" }),
    ...hexBadges(theme, place, spot, sides),
    path(hexagon(spot, RING), { class: "ring" }),
  ].filter((each) => each instanceof Node);
}

/**
 * Who holds it and what else is marked there, in its left and its right corner.
 * @param {Theme} theme @param {Place} place @param {Spot} spot @param {string[]} sides
 */
function hexBadges(theme, place, spot, sides) {
  const known = place.marks.filter((mark) => theme.mark?.[mark] || mark.startsWith(`${HELD} `)).slice(0, 2);
  const radius = spot.size * CORNER_BADGE;
  return known.map((mark, n) => {
    const seat = theme.mark?.[mark] ? -1 : Number(mark.slice(HELD.length));
    const [ground, ink] =
      seat < 0 ? ["var(--gold)", "var(--gold-ink)"] : [sideColour(seat, "chip"), sideColour(seat, "chip-ink")];
    const [x, y] = [spot.x + (n ? 1 : -1) * CORNER * spot.size, spot.y];
    return s(
      "g",
      { class: "hex-badge" },
      s("circle", { cx: round(x), cy: round(y), r: round(radius), fill: ground, stroke: ink }),
      symbol(theme.mark?.[mark] ?? sides[seat], centred(x, y, radius * 1.4, radius * 1.4), ink),
    );
  });
}

/** @param {Spot} spot @param {number} [scale] */
function hexagon(spot, scale = 1) {
  const size = spot.size * scale;
  const corners = Array.from({ length: 6 }, (_, n) => {
    const turn = (n * Math.PI) / 3;
    return `${round(spot.x + size * Math.cos(turn))} ${round(spot.y + size * Math.sin(turn))}`;
  });
  return `M${corners.join("L")}z`;
}

// What crosses it

/** Slopes, then roads, then walls, then the labels of the hexes. @param {Desk} d */
export function drawPaths(d) {
  const spots = d.layout.spots ?? {};
  const paths = d.layout.paths ?? [];
  const size = Object.values(spots)[0]?.size ?? 0;
  const here = d.view.places.filter((place) => place.id in spots);
  const fall = slopes(here, spots);
  const drawn = fall ? [path(fall, { class: "slopes" })] : [];
  for (const kind of new Set(paths.map(([each]) => each))) {
    const line = kind === WALL ? sideBetween : wayBetween;
    const points = paths
      .filter(([each]) => each === kind)
      .map(([, a, b]) => line(spots[a], spots[b]))
      .join("");
    drawn.push(...(kind === WALL ? stones(points, size * 0.15) : way(points, size)));
  }
  return [...drawn, ...here.map((place) => label(place, spots[place.id]))];
}

/** Below the upper side of a hex. @param {Place} place @param {Spot} spot */
function label(place, spot) {
  const where = { x: round(spot.x), y: round(spot.y - spot.size * HALF), dy: "1.1em" };
  return s("text", { class: "hex-label", ...where }, place.short || place.id);
}

/** @param {string} points @param {number} size */
function way(points, size) {
  return [
    path(points, { class: "road-edge", "stroke-width": round(size * 0.26) }),
    path(points, { class: "road", "stroke-width": round(size * 0.17) }),
  ];
}

/** @param {string} points @param {number} wide */
function stones(points, wide) {
  const dashes = `${round(wide * 0.9)} ${round(wide * 0.55)}`;
  return [
    path(points, { class: "wall", "stroke-width": round(wide) }),
    path(points, { class: "wall-stones", "stroke-width": round(wide * 0.4), "stroke-dasharray": dashes }),
  ];
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
  const beside = (/** @type {Spot} */ a, /** @type {Spot} */ b) => Math.hypot(a.x - b.x, a.y - b.y) < BESIDE * a.size;
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

/**
 * A square in the colours of its side with its symbol, where it faces, and badges; a counter that is spent is pale.
 * @param {Theme} theme @param {Thing} thing @param {number} side
 */
export function counter(theme, thing, side) {
  const b = centred(0, 0, side, side);
  const spent = thing.marks.includes("spent");
  const ink = sideColour(thing.owner, spent ? "accent" : "chip-ink");
  const look = {
    class: "chip-body",
    fill: sideColour(thing.owner, spent ? "tint" : "chip"),
    stroke: sideColour(thing.owner, spent ? "accent" : "chip-edge"),
    "stroke-dasharray": thing.marks.includes("hidden") ? `${round(side * 0.13)} ${round(side * 0.08)}` : null,
  };
  return [
    thing.marks.includes("newest") && newest(b),
    square(thing.owner, inset(b, -side * 0.2), { class: "halo" }),
    square(thing.owner, inset(b, -side * 0.06), { class: "ring" }),
    (thing.facing ?? -1) >= 0 && facing(/** @type {number} */ (thing.facing), side),
    square(thing.owner, b, look),
    ...front(theme, thing, b, ink),
    ...badges(theme, thing, side),
  ];
}

/** Whether it has its hex for itself, or at least as much room. @param {Spot} spot @param {number} side */
export function counterClass(spot, side) {
  return side < spot.size ? "thing counter shared" : "thing counter";
}

/** Sides differ without colour, too. @param {number} owner @param {Box} b @param {Record<string, any>} look */
function square(owner, b, look) {
  if (owner >= CORNERS.length) return outline(owner, b, look);
  return rect(b, round(CORNERS[Math.max(owner, 0)] * b.h), look);
}

/** @param {number} turn in sixths @param {number} side */
function facing(turn, side) {
  const out = turn % 3 ? FURTHER : 0;
  const points = FACING.map(([x, y]) => `${round(x * side)} ${round((y - out) * side)}`).join("L");
  return path(`M${points}z`, { class: "facing", transform: `rotate(${turn * 60})` });
}

/** Its name above the symbol, its numbers below. @param {Theme} theme @param {Thing} thing @param {Box} b @param {string} ink */
function front(theme, thing, b, ink) {
  const name = thing.kind === FACE_DOWN ? FACE_DOWN : (theme.token[thing.kind]?.symbol ?? thing.kind);
  const [x, y] = middle(b);
  const numbers = thing.numbers ?? [];
  if (!thing.label) return [symbol(name, centred(x, y, b.h * BARE, b.h * BARE), ink)];
  const size = b.h * PRINT;
  const room = (b.w * 0.92) / Math.max(1, numbers.length);
  const print = (/** @type {number} */ at, /** @type {number} */ line, /** @type {string} */ said, /** @type {number} */ wide) => {
    const drawn = words(at, line, said, size, wide, { fill: ink, weight: HEAVY, anchor: "middle", least: size * 0.5 });
    drawn.setAttribute("class", "counter-label");
    return drawn;
  };
  const alone = { fill: ink, weight: HEAVY, anchor: "middle", least: size };
  const bare = words(x, b.y + b.h * 0.9, thing.label, b.h * NAME, b.w * 0.9, alone);
  bare.setAttribute("class", "counter-name");
  return [
    symbol(name, centred(x, y - (numbers.length ? 0 : -0.1 * b.h), b.h * WITH_PRINT, b.h * WITH_PRINT), ink, {
      class: "counter-sign",
    }),
    bare,
    print(x, b.y + size * 1.02, thing.label, b.w * 0.6),
    ...numbers.map((said, n) => print(b.x + b.w * 0.04 + room * (n + 0.5), b.y + b.h - size * 0.26, said, room * 0.96)),
  ];
}

/** The signs of its marks, on its edge. @param {Theme} theme @param {Thing} thing @param {number} side */
function badges(theme, thing, side) {
  const signs = thing.marks.filter((mark) => theme.mark?.[mark]).slice(0, BADGES.length);
  return signs.map((mark, n) => {
    const [x, y] = BADGES[n].map((way) => round(way * side * 0.46));
    const size = side * BADGE * 1.5;
    return s(
      "g",
      { class: `badge ${mark}` },
      s("circle", { cx: x, cy: y, r: round(side * BADGE) }),
      symbol(/** @type {Record<string, string>} */ (theme.mark)[mark], centred(x, y, size, size), "currentColor"),
    );
  });
}
