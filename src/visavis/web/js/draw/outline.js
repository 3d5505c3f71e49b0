// The shape of a seat's pieces: seats differ without colour, too.

import { path, rect, round } from "./strokes.js";

/** @typedef {import("./strokes.js").Box} Box */

const CORNERS = [0.15, 0.36]; // of the first seat and of the second, in heights

/**
 * Square or rounded for two; with more seats, a hexagon, a shield, a plaque.
 * @param {number} seat @param {Box} b @param {Record<string, any>} [attributes]
 */
export function outline(seat, b, attributes = {}) {
  const shape = SHAPES[seat];
  return shape ? path(shape(b), attributes) : rect(b, corner(seat, b), attributes);
}

/** What is as wide as it is high is quite round for the second seat. @param {number} seat @param {Box} b */
export function corner(seat, b) {
  if (seat === 1 && b.w === b.h) return round(b.h / 2);
  return round(CORNERS[Math.min(Math.max(seat, 0), CORNERS.length - 1)] * b.h);
}

/** @param {Box} b */
function hexagon(b) {
  const cut = Math.min(b.h * 0.27, b.w * 0.27);
  const [across, down] = [round(b.w - 2 * cut), round(b.h / 2)];
  const [left, start] = [round(b.x), `M${round(b.x + cut)} ${round(b.y)}h${across}`];
  return `${start}l${round(cut)} ${down}l${round(-cut)} ${down}h${-across}L${left} ${round(b.y + b.h / 2)}z`;
}

/** @param {Box} b */
function shield(b) {
  const [half, low] = [b.w / 2, b.h * 0.46];
  const start = `M${round(b.x)} ${round(b.y)}h${round(b.w)}v${round(b.h - low)}`;
  const down = bend([0, low * 0.5], [-half * 0.5, low * 0.8], [-half, low]);
  const up = bend([-half * 0.5, -low * 0.2], [-half, -low * 0.5], [-half, -low]);
  return `${start}${down}${up}z`;
}

/** @param {...[number, number]} points */
const bend = (...points) => `c${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(" ")}`;

/** Its corners are cut out. @param {Box} b */
function plaque(b) {
  const r = b.h * 0.2;
  const [across, down] = [round(b.w - 2 * r), round(b.h - 2 * r)];
  const bite = (/** @type {number} */ x, /** @type {number} */ y) =>
    `a${round(r)} ${round(r)} 0 0 0 ${round(x)} ${round(y)}`;
  const start = `M${round(b.x + r)} ${round(b.y)}`;
  return `${start}h${across}${bite(r, r)}v${down}${bite(-r, r)}h${-across}${bite(-r, -r)}v${-down}${bite(r, -r)}z`;
}

/** @type {Record<number, (b: Box) => string>} */
const SHAPES = { 2: hexagon, 3: shield, 4: plaque };
