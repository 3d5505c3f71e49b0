// The sheet of shapes: every proportion once, in the server's shapes.toml. Here it becomes nodes, there SVG text.

import { s } from "../page/dom.js";
import { COLOURS, sideColour } from "./art.js";
import { SHAPE, SIZE } from "./sheet.js";
import { centred, inset, middle } from "./lay.js";
import { box, fit, path, rect, round, symbol, widthOf } from "./strokes.js";

/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {any} Expression a number, a name, or an operation and what it is done to */
/** @typedef {Record<string, Expression>} Shape as a node is written */
/** @typedef {Record<string, any>} Words what a shape is told of */

const PAINTS = ["fill", "stroke", "color"];
const SIDE = ["accent", "tint", "chip", "chip_ink", "chip_edge"];

/** Of strokes that know where they go. */
export const NOWHERE = box(0, 0, 0, 0);

/** What every shape knows. */
const KNOWN = { ...SIZE, page: true, ringed: false };

/** A shape in a box, from what it is told. @param {string} name @param {Box} b @param {Words} [words] @returns {SVGElement[]} */
export const draw = (name, b, words = {}) => shaped(name, framed({ ...KNOWN, ...words }, b), {});

/** The box as the names by which shapes know it. @param {Words} known @param {Box} b */
function framed(known, b) {
  const [cx, cy] = middle(b);
  return { ...known, x: b.x, y: b.y, w: b.w, h: b.h, cx, cy, right: b.x + b.w, bottom: b.y + b.h };
}

// Values

/** A name nobody has told means itself: it is a colour or a word. @param {Expression} said @param {Words} known @returns {any} */
function value(said, known) {
  if (typeof said === "string") return said in known ? known[said] : said;
  if (!Array.isArray(said)) return said;
  const [does, ...args] = said;
  if (does === "'") return args[0];
  if (does === "If") return value(value(args[0], known) ? args[1] : args[2], known);
  if (does === "And") return args.every((each) => value(each, known));
  if (does === "Or") return args.some((each) => value(each, known));
  return DOES[does](...args.map((each) => value(each, known)));
}

/** @type {Record<string, (...args: any[]) => any>} */
const DOES = {
  Add: (a, b) => a + b,
  Sub: (a, b) => a - b,
  Mult: (a, b) => a * b,
  Div: (a, b) => a / b,
  Mod: (a, b) => a % b,
  USub: (a) => -a,
  Not: (a) => !a,
  Eq: (a, b) => a === b,
  Lt: (a, b) => a < b,
  Gt: (a, b) => a > b,
  In: (one, many) => many.includes(one),
  Tuple: (...each) => each,
  len: (many) => many.length,
  min: Math.min,
  max: Math.max,
  width: widthOf,
  join: (...parts) => parts.map((part) => (typeof part === "string" ? part : round(part))).join(""),
};

// Drawing

/** @param {string} name @param {Words} known @param {Words} over @returns {SVGElement[]} */
function shaped(name, known, over) {
  const shape = SHAPE[name];
  for (const [each, said] of Object.entries(shape.let)) known[each] = value(said, known);
  return shape.draw.flatMap((/** @type {Shape} */ node) => drawn(node, known, over));
}

/** A node, or one for each of its list. @param {Shape} node @param {Words} known @param {Words} over */
function drawn(node, known, over) {
  return told(node, known).flatMap((each) => ("if" in node && !value(node.if, each) ? [] : one(node, each, over)));
}

/** @param {Shape} node @param {Words} known @returns {Words[]} */
function told(node, known) {
  if (!("each" in node)) return [known];
  return value(node.each, known).map((/** @type {any} */ item, /** @type {number} */ n) => {
    const own = { ...known, n, ...(typeof item === "object" ? item : { it: item }) };
    return framed(own, own);
  });
}

/** @param {Shape} node @param {Words} known @param {Words} over @returns {SVGElement[]} */
function one(node, known, over) {
  const look = { ...lookOf(node, known), ...over };
  if (node.group) return [s("g", look, ...node.group.flatMap((/** @type {Shape} */ each) => drawn(each, known, {})))];
  if (node.shape) return shaped(node.shape, framed(known, boxOf(node.box ?? 0, known)), look);
  if ("rect" in node) return [rect(boxOf(node.rect, known), 0, look)];
  if (node.circle) return [disc(value(node.circle, known), look)];
  if (node.path) return [path(value(node.path, known), look)];
  if (node.symbol) return [symbol(value(node.symbol, known), boxOf(node.at, known), look.color, look)].filter((each) => each !== null);
  return [lineOf(node, known, look)];
}

/** @param {number[]} where @param {Words} look */
const disc = ([cx, cy, r], look) => s("circle", { cx: round(cx), cy: round(cy), r: round(r), ...look });

/** Words on a line, or about one; where there is a room, they fit into it. @param {Shape} node @param {Words} known @param {Words} look */
function lineOf(node, known, look) {
  const [told, most] = [String(value(node.text, known)), value(node.size, known)];
  const { said, size, ...narrow } =
    "room" in node
      ? fit(told, value(node.room, known), most, value(node.least, known), look["font-weight"])
      : { said: told, size: round(most) };
  const [x, y] = value(node.on ?? node.at, known);
  const line = node.on ? y : y + size * SIZE.baseline;
  return s("text", { x: round(x), y: round(line), "font-size": size, ...narrow, ...look }, said);
}

/** One number or two: so far inside; three: a square about a point; four: a box. @param {Expression} said @param {Words} known @returns {Box} */
function boxOf(said, known) {
  const [a, b, c, d] = [value(said, known)].flat();
  if (d !== undefined) return box(a, b, c, d);
  if (c !== undefined) return centred(a, b, c, c);
  return inset(box(known.x, known.y, known.w, known.h), a, b ?? a);
}

/** Its attributes; those without a value are left out. @param {Shape} node @param {Words} known */
function lookOf(node, known) {
  /** @type {Words} */
  const look = {};
  for (const [name, said] of Object.entries(node.look)) {
    const found = value(said, known);
    const shown = PAINTS.includes(name) ? paint(found, known) : found;
    if (shown !== "") look[name] = typeof shown === "number" ? rounded(name, shown) : shown;
  }
  return look;
}

/** @param {string} name @param {number} shown */
const rounded = (name, shown) => (name.endsWith("opacity") ? Math.round(shown * 100) / 100 : round(shown));

/** A colour of a seat's side, one of the palette, or whatever it is. @param {string} said @param {Words} known */
function paint(said, known) {
  if (SIDE.includes(said)) return sideColour(known.seat ?? -1, said.replace("_", "-"));
  return COLOURS.includes(said) ? `var(--${said.replace("_", "-")})` : said;
}
