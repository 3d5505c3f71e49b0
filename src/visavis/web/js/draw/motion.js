// Pieces glide from where they were to where they are. Nothing moves where motion is not wanted, and nothing stays behind.

import { find } from "../page/dom.js";
import { still } from "../page/settings.js";

const LONG = 320; // milliseconds
const SHORT = 180;
const EASE = "cubic-bezier(.25,.7,.3,1)";

/**
 * Where something stands: on the screen, and on which picture, which may be scrolled before it moves.
 * @typedef {{at: DOMRect, on: Element, x: number, y: number}} Spot
 * @typedef {Map<string, Spot>} Spots
 */

/** Where everything that glides stands now. @returns {Spots} */
export function spots() {
  /** @type {Spots} */
  const found = new Map();
  for (const element of document.querySelectorAll("[data-glide]")) {
    const at = solid(element).getBoundingClientRect();
    const on = ground(element);
    const under = on.getBoundingClientRect();
    if (at.width) found.set(element.getAttribute("data-glide") ?? "", { at, on, x: under.x, y: under.y });
  }
  return found;
}

/** What it moves with when something is scrolled. @param {Element} element */
function ground(element) {
  return element.closest("svg.board, .dock") ?? find("#stage");
}

/** The part of an element that does not change with its rings. @param {Element} element */
function solid(element) {
  return element.querySelector(".chip-body, .marker-halo, .runner, .sheet") ?? element;
}

/** Let everything come from where it stood before; it is measured where it has been scrolled to by now. @param {Spots} before */
export function glide(before) {
  if (still()) return;
  for (const element of document.querySelectorAll("[data-glide]")) {
    const to = solid(element).getBoundingClientRect();
    if (!to.width) continue;
    const was = before.get(element.getAttribute("data-glide") ?? "");
    if (!was) {
      if (before.size) appear(element);
      continue;
    }
    const from = scrolled(was);
    if (moved(from, to)) come(element, from, to, unitOf(element));
  }
}

/** @param {Spot} spot */
function scrolled({ at, on, x, y }) {
  const now = on.getBoundingClientRect();
  return new DOMRect(at.x + now.x - x, at.y + now.y - y, at.width, at.height);
}

/** @param {DOMRect} a @param {DOMRect} b */
function moved(a, b) {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > 3;
}

/** CSS pixels of one of its units. @param {Element} element */
function unitOf(element) {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} px */
function come(element, from, to, px) {
  const inside = element.querySelector(".glider");
  const right = (from.x + from.width / 2 - to.x - to.width / 2) / px;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) / px;
  const start = `translate(${right}px, ${down}px) scale(${from.width / to.width})`;
  (inside ?? element).animate([{ transform: start }, { transform: "none" }], { duration: LONG, easing: EASE });
}

/** @param {Element} element */
function appear(element) {
  const inside = element.querySelector(".glider") ?? element;
  const small = { transform: "scale(.6)", opacity: 0 };
  inside.animate([small, { transform: "none", opacity: 1 }], { duration: SHORT, easing: EASE });
}

/** Whatever moves is where it goes. */
export function settleAll() {
  for (const element of document.querySelectorAll("[data-glide]"))
    for (const each of element.getAnimations({ subtree: true })) each.finish();
}
