// A game's look: its symbols, put into the page once, and its colours, as properties of the page.

import { sheet, theme as fetchTheme } from "./api.js";
import { isDark, onTheme } from "./settings.js";

/** @typedef {import("./types.js").Theme} Theme */
/** @typedef {import("./types.js").Palette} Palette */

const PREFIX = "art-";
const COLOURS = [
  "paper",
  "lamp",
  "card",
  "edge",
  "ink",
  "soft",
  "line",
  "lit",
  "lit_edge",
  "centre",
  "gold",
  "gold_ink",
  "newest",
  "shadow",
  "land_mass",
];

/** @type {Set<string>} */
const symbols = new Set();

/** Whether the sheets have a symbol. @param {string} name */
export function knows(name) {
  return symbols.has(name);
}

/** @param {string} name */
export function symbolId(name) {
  return PREFIX + name;
}

/** @type {Map<string, Promise<Theme>>} */
const loaded = new Map();

/** The theme of a game, with its symbols at hand. @param {string} game @returns {Promise<Theme>} */
export function artOf(game) {
  let found = loaded.get(game);
  if (!found) {
    found = Promise.all([fetchTheme(game), sheet(game, "symbols").then(inject)]).then(([theme]) => theme);
    loaded.set(game, found);
    found.catch(() => loaded.delete(game));
  }
  return found;
}

/** The picture behind a board, if it has one. @param {string} game @param {Theme} theme @param {string} scenario */
export async function backdropOf(game, theme, scenario) {
  const name = theme.board?.[scenario]?.backdrop ?? "";
  if (name && !knows(name)) inject(await sheet(game, name));
  return name;
}

/** @param {string} text */
function inject(text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const symbol of parsed.querySelectorAll("symbol")) {
    if (symbols.has(symbol.id)) continue;
    symbols.add(symbol.id);
    symbol.id = symbolId(symbol.id);
    holder().append(document.importNode(symbol, true));
  }
}

function holder() {
  const found = document.getElementById("art");
  if (found) return found;
  const made = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  made.id = "art";
  made.setAttribute("aria-hidden", "true");
  document.body.append(made);
  return made;
}

// Colours

/** @type {{theme: Theme, sides: string[]}|null} */
let worn = null;

/**
 * Dress the page in a game's colours; sides are those of the seats, in order.
 * @param {Theme} theme @param {string[]} sides
 */
export function wear(theme, sides) {
  worn = { theme, sides };
  paint();
}

function paint() {
  if (!worn) return;
  const palette = isDark() ? worn.theme.dark : worn.theme.light;
  const style = document.documentElement.style;
  for (const name of COLOURS) style.setProperty(`--${name.replace("_", "-")}`, palette[name]);
  worn.sides.forEach((side, seat) => paintSide(style, `--s${seat}`, palette.side[side] ?? nobody(palette)));
  paintSide(style, "--sn", nobody(palette));
  for (const [kind, colours] of Object.entries(palette.fill)) {
    style.setProperty(`--fill-${kind}`, colours[0]);
    style.setProperty(`--fill-${kind}-2`, colours[1] ?? colours[0]);
  }
}

/** @param {Palette} palette @returns {import("./types.js").SideColours} */
function nobody(palette) {
  return {
    accent: palette.soft,
    tint: palette.card,
    chip: palette.card,
    chip_ink: palette.ink,
    chip_edge: palette.soft,
  };
}

/** @param {CSSStyleDeclaration} style @param {string} prefix @param {import("./types.js").SideColours} side */
function paintSide(style, prefix, side) {
  for (const [part, colour] of Object.entries(side)) style.setProperty(`${prefix}-${part.replace("_", "-")}`, colour);
}

onTheme(paint);

/** A colour of a seat's side; of nobody's below 0. @param {number} seat @param {string} part */
export function sideColour(seat, part) {
  return `var(--s${seat >= 0 ? seat : "n"}-${part})`;
}
