// Chips: the pieces of a game, with the colour of their owner, a symbol and a number.

import { sideColour } from "./art.js";
import { s } from "../page/dom.js";
import { outline } from "./outline.js";
import { HEAVY, box, centred, inset, middle, path, rect, round, symbol, widthOf } from "./strokes.js";

/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */

export const FACE_DOWN = "back";
const FULL = 0.92; // the most of a chip that its symbol and its number take
export const SHAPE = 1.22; // width of a chip, in heights

/**
 * What a chip is drawn from: a thing, or a piece that is nowhere yet.
 * @typedef {{kind: string, label: string, owner: number, marks: string[], stands_for?: string}} Face
 */

/** @param {Theme} theme @param {Face} face @param {Box} b */
export function chip(theme, face, b) {
  const special = face.marks.includes("special");
  return s(
    "g",
    { class: "chip" },
    outline(face.owner, b, { class: "chip-body", fill: colour(face, "chip"), stroke: colour(face, "chip-edge") }),
    special && rim(face, b),
    ...front(theme, face, b),
    ...badge(theme, face, b, special),
  );
}

/** @param {Face} face @param {string} part */
const colour = (face, part) => sideColour(face.owner, part);

/** A golden line inside the edge: a special piece. @param {Face} face @param {Box} b */
function rim(face, b) {
  const inner = inset(b, b.h * 0.05);
  return outline(face.owner, inner, { class: "chip-rim" });
}

/** The symbol, and the number beside it. @param {Theme} theme @param {Face} face @param {Box} b */
function front(theme, face, b) {
  const name = face.kind === FACE_DOWN ? FACE_DOWN : (theme.token[face.kind]?.symbol ?? face.kind);
  const [x, y] = middle(b);
  const ink = colour(face, "chip-ink");
  if (!face.label) return [symbol(name, centred(x, y, b.h * 0.7, b.h * 0.7), ink)];
  const whole = b.h * 0.63 + widthOf(face.label, b.h * 0.56, HEAVY);
  const unit = b.h * Math.min(1, (b.w * FULL) / whole);
  const [size, large, gap] = [unit * 0.56, unit * 0.58, unit * 0.05];
  const wide = widthOf(face.label, size, HEAVY);
  const start = x - (large + gap + wide) / 2;
  const figure = {
    x: round(start + large + gap + wide / 2),
    y: round(y + size * 0.36),
    "font-size": round(size),
    fill: ink,
    "font-weight": HEAVY,
    "text-anchor": "middle",
  };
  return [symbol(name, box(start, y - large / 2, large, large), ink), s("text", figure, face.label)];
}

/**
 * The sign of an ability, or of what the piece has become, on the upper corner.
 * @param {Theme} theme @param {Face} face @param {Box} b @param {boolean} special
 */
function badge(theme, face, b, special) {
  const identity = face.stands_for;
  const sign = identity ? theme.token[identity]?.symbol : theme.token[face.kind]?.badge;
  if (!sign) return [];
  const radius = b.h * 0.2;
  const [x, y] = [b.x + b.w - radius * 0.4, b.y + radius * 0.4];
  const ground = special ? "var(--gold)" : colour(face, "chip-ink");
  const ink = special ? "var(--gold-ink)" : colour(face, "chip");
  return [
    s("circle", { cx: round(x), cy: round(y), r: round(radius), fill: ground, stroke: colour(face, "chip-edge") }),
    symbol(sign, centred(x, y, radius * 1.4, radius * 1.4), ink),
  ];
}

/**
 * The ring of what may be touched, is chosen, or is meant; shown by the class of its chip.
 * @param {number} owner @param {Box} b
 */
export function ring(owner, b) {
  const outer = inset(b, -b.h * 0.07);
  return outline(owner, outer, { class: "ring" });
}

/** Drawn round with a red pencil, with a notch that points at it: placed last. @param {Box} b */
export function newest(b) {
  const outer = inset(b, -b.h * 0.08);
  const x = outer.x + outer.w * 0.3;
  const size = b.h * 0.12;
  return s(
    "g",
    { class: "newest" },
    rect(outer, round(outer.h * 0.26)),
    path(`M${round(x - size)} ${round(outer.y - size)}h${round(2 * size)}l${round(-size)} ${round(size * 1.5)}z`),
  );
}

/**
 * A chip as a picture of its own, for trays and keypads.
 * @param {Theme} theme @param {Face} face @param {number} [height]
 */
export function chipPicture(theme, face, height = 44) {
  const b = box(6, 6, height * SHAPE, height);
  const marks = face.marks.includes("newest") ? newest(b) : null;
  return s(
    "svg",
    { viewBox: `0 0 ${round(b.w + 12)} ${b.h + 12}`, class: "chip-picture", "aria-hidden": "true" },
    ring(face.owner, b),
    marks,
    chip(theme, face, b),
  );
}
