// A stack laid open: whatever stands in one hex, large enough to be read and touched, beside the hex in its window.

import { centred } from "./lay.js";
import { piece } from "./chip.js";
import { draw } from "./shapes.js";
import { h, replace, s } from "../page/dom.js";
import { saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Theme} Theme */

const SIDE = 58; // CSS pixels of a counter
const FREE = 11; // around it, for what lies on its edge

/** @param {HTMLElement} host @param {Theme} theme @param {string} name of the hex @param {Thing[]} things */
export function layOpen(host, theme, name, things) {
  host.hidden = !things.length;
  replace(host, things.length ? h("p", { class: "stack-name" }, name) : null, ...things.map((thing) => opened(theme, thing)));
}

/** @param {Theme} theme @param {Thing} thing */
function opened(theme, thing) {
  const whole = SIDE + 2 * FREE;
  const look = { viewBox: `${-whole / 2} ${-whole / 2} ${whole} ${whole}`, width: whole, height: whole, "aria-hidden": "true" };
  const shape = draw("counter", centred(0, 0, SIDE, SIDE), { ...piece(theme, thing), turn: 0, facing: -1 });
  return h(
    "div",
    { class: "thing counter", "data-touch": thing.id, "data-at": thing.at, "data-owner": thing.owner, ...saying(thing) },
    s("svg", look, ...shape),
    h("span", { "aria-hidden": "true" }, thing.title),
  );
}
