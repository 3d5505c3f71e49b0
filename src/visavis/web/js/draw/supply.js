// Ways of supply: from whoever is pointed at to where his supply comes from; or those of all, if that is wanted.

import { round } from "./strokes.js";
import { s } from "../page/dom.js";

/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Spot} Spot */

export class Ways {
  /** @param {SVGElement} svg of the map: they lie below whatever stands there */
  constructor(svg) {
    this.layer = s("g", { class: "supply-ways", "aria-hidden": "true" });
    svg.querySelector(".things")?.before(this.layer);
  }

  /** @param {Thing[]} things @param {Map<string, Spot>} spots */
  draw(things, spots) {
    const strokes = things.map(({ way = [] }) => way.flatMap((id) => spots.get(id) ?? []).map(({ x, y }) => `${round(x)} ${round(y)}`));
    const drawn = strokes.filter((points) => points.length > 1).map((points) => `M${points.join("L")}`);
    const ends = things.flatMap(({ way = [] }) => spots.get(way.at(-1) ?? "") ?? []);
    this.layer.replaceChildren(
      ...(drawn.length ? ["supply-rim", "supply-way"] : []).map((name) => s("path", { class: name, d: drawn.join(""), fill: "none" })),
      ...ends.map(({ x, y }) => s("circle", { class: "supply-source", cx: round(x), cy: round(y), r: 7 })),
    );
  }
}
