// Ways on a map: from whoever is pointed at to where his supply comes from, or those of all, if that is wanted; or any other.

import { round } from "./strokes.js";
import { s } from "../page/dom.js";

/** @typedef {import("../page/types.js").Spot} Spot */

const OVERSEA = "~"; // at the end of a way: it goes on over the sea, off the map
const OUT = 1.35; // so far out to sea, in sizes of a hex
const SIDES = 6;

export class Ways {
  /** @param {SVGElement} svg of the map: they lie below whatever stands there @param {string} [kind] */
  constructor(svg, kind = "supply") {
    this.kind = kind;
    this.layer = s("g", { class: `ways ${kind}-ways`, "aria-hidden": "true" });
    svg.querySelector(".things")?.before(this.layer);
  }

  /** @param {Array<{way?: string[]}>} things @param {Map<string, Spot>} spots */
  draw(things, spots) {
    const ways = things.map(({ way = [] }) => pointsOf(way, spots));
    const drawn = ways.filter((points) => points.length > 1).map((points) => `M${points.map(({ x, y }) => `${round(x)} ${round(y)}`).join("L")}`);
    const ends = ways.flatMap((points) => points.at(-1) ?? []);
    this.layer.replaceChildren(
      ...(drawn.length ? ["rim", "way"] : []).map((name) => s("path", { class: `${this.kind}-${name}`, d: drawn.join(""), fill: "none" })),
      ...ends.map(({ x, y }) => s("circle", { class: `${this.kind}-source`, cx: round(x), cy: round(y), r: 7 })),
    );
  }
}

/** @param {string[]} way @param {Map<string, Spot>} spots @returns {Array<{x: number, y: number}>} */
function pointsOf(way, spots) {
  const found = way.flatMap((id) => spots.get(id) ?? []);
  const last = found.at(-1);
  return last && way.at(-1) === OVERSEA ? [...found, outAtSea(last, spots)] : found;
}

/** Off the coast: towards where no hex lies beside this one. @param {Spot} spot @param {Map<string, Spot>} spots */
function outAtSea({ x, y, size, pointy }, spots) {
  const beside = Array.from({ length: SIDES }, (_, n) => ((n + (pointy ? 0 : 0.5)) * 2 * Math.PI) / SIDES);
  const apart = size * Math.sqrt(3);
  const isFree = (/** @type {number} */ angle) =>
    ![...spots.values()].some((each) => Math.hypot(each.x - x - apart * Math.cos(angle), each.y - y - apart * Math.sin(angle)) < size / 2);
  const free = beside.filter(isFree);
  const [right, down] = [Math.cos, Math.sin].map((of) => free.reduce((sum, angle) => sum + of(angle), 0));
  const far = Math.hypot(right, down);
  return far < 0.1 ? { x, y: y + size * OUT } : { x: x + (right / far) * size * OUT, y: y + (down / far) * size * OUT };
}
