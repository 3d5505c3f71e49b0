// A game's look: its symbols, put into the page once, and its colours, as properties of the page.

import { sheet, theme as fetchTheme } from "../page/api.js";
import { isDark, onTheme } from "../page/settings.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Palette} Palette */

const PREFIX = "art-";
export const COLOURS = [
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

/** Ids of all symbols in the page. @type {Set<string>} */
const symbols = new Set();
let drawing = "";

/** From now on symbols are those of this game. @param {string} game */
export function drawFrom(game) {
  drawing = game;
}

/** Whether the game that is drawn has a symbol. @param {string} name */
export function knows(name) {
  return symbols.has(symbolId(name));
}

/** @param {string} name */
export function symbolId(name) {
  return idOf(drawing, name);
}

/** @param {string} game @param {string} name */
const idOf = (game, name) => `${PREFIX}${game}-${name}`;

/** @type {Map<string, Promise<Theme>>} */
const loaded = new Map();

/** The theme of a game, with its symbols at hand. @param {string} game @returns {Promise<Theme>} */
export function artOf(game) {
  let found = loaded.get(game);
  if (!found) {
    const symbols = sheet(game, "symbols").then((text) => inject(game, text));
    found = Promise.all([fetchTheme(game), symbols]).then(([theme]) => theme);
    loaded.set(game, found);
    found.catch(() => loaded.delete(game));
  }
  return found;
}

/** The picture behind a board, if it has one. @param {string} game @param {Theme} theme @param {string} scenario */
export async function backdropOf(game, theme, scenario) {
  const name = theme.board?.[scenario]?.backdrop ?? "";
  if (name && !symbols.has(idOf(game, name))) inject(game, await sheet(game, name));
  return name;
}

/** @param {string} game @param {string} text */
function inject(game, text) {
  const parsed = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  for (const symbol of parsed.querySelectorAll("symbol")) {
    symbol.id = idOf(game, symbol.id);
    if (symbols.has(symbol.id)) continue;
    symbols.add(symbol.id);
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

/** @typedef {{theme: Theme, sides: string[]}} Dress */

/** @type {Map<HTMLElement, Dress>} */
const worn = new Map();

/**
 * Dress the page, or a part of it, in a game's colours; sides are those of the seats, in order.
 * @param {Theme} theme @param {string[]} sides @param {HTMLElement} [on]
 */
export function wear(theme, sides, on = document.documentElement) {
  worn.set(on, { theme, sides });
  paint(on, { theme, sides });
}

/** The sides of the seats may change in a game, and be others in its past. @param {string[]} sides @param {HTMLElement} [on] */
export function wearSides(sides, on = document.documentElement) {
  const dress = worn.get(on);
  if (dress && dress.sides.join() !== sides.join()) wear(dress.theme, sides, on);
}

/** A side keeps the form of its counters, whoever plays it: its place among those of the theme. @param {Theme} theme @param {number} seat */
export function formOf(theme, seat) {
  const side = worn.get(document.documentElement)?.sides[seat] ?? "";
  const at = Object.keys(theme.light?.side ?? {}).indexOf(side);
  return at < 0 ? seat : at;
}

/** Whatever has left the page needs no colours any more. */
function paintAll() {
  for (const [on, dress] of worn)
    if (on.isConnected) paint(on, dress);
    else worn.delete(on);
}

/** @param {HTMLElement} on @param {Dress} dress */
function paint(on, { theme, sides }) {
  const palette = isDark() ? theme.dark : theme.light;
  const style = on.style;
  for (const name of COLOURS) style.setProperty(`--${name.replace("_", "-")}`, palette[name]);
  sides.forEach((side, seat) => paintSide(style, `--s${seat}`, palette.side[side] ?? nobody(palette)));
  paintSide(style, "--sn", nobody(palette));
  for (const [kind, colours] of Object.entries(palette.fill)) {
    style.setProperty(`--fill-${kind}`, colours[0]);
    style.setProperty(`--fill-${kind}-2`, colours[1] ?? colours[0]);
  }
}

/** @param {Palette} palette @returns {import("../page/types.js").SideColours} */
function nobody(palette) {
  return {
    accent: palette.soft,
    tint: palette.card,
    chip: palette.card,
    chip_ink: palette.ink,
    chip_edge: palette.soft,
  };
}

/** @param {CSSStyleDeclaration} style @param {string} prefix @param {import("../page/types.js").SideColours} side */
function paintSide(style, prefix, side) {
  for (const [part, colour] of Object.entries(side)) style.setProperty(`${prefix}-${part.replace("_", "-")}`, colour);
}

onTheme(paintAll);

/** A colour of a seat's side; of nobody's below 0. @param {number} seat @param {string} part */
export function sideColour(seat, part) {
  return `var(--s${seat >= 0 ? seat : "n"}-${part})`;
}
