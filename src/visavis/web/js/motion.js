// Pieces glide from where they were to where they are. Nothing moves where motion is not wanted.

import { s } from "./dom.js";
import { still } from "./settings.js";

const LONG = 240; // milliseconds
const SHORT = 150;
const STUB = 54; // CSS pixels of a trail
const EASE = "cubic-bezier(.25,.7,.3,1)";

/** @typedef {Map<string, DOMRect>} Spots */

/** Where everything that glides stands now. @returns {Spots} */
export function spots() {
  /** @type {Spots} */
  const found = new Map();
  for (const element of document.querySelectorAll("[data-glide]")) {
    const seen = solid(element).getBoundingClientRect();
    if (seen.width) found.set(element.getAttribute("data-glide") ?? "", seen);
  }
  return found;
}

/** The part of an element that does not change with its rings. @param {Element} element */
function solid(element) {
  return element.querySelector(".chip-body, .marker-halo, .runner") ?? element;
}

/**
 * Let everything come from where it stood before.
 * @param {Spots} before @param {SVGGElement|null} trails @param {number} px
 */
export function glide(before, trails, px) {
  const calm = still();
  for (const element of document.querySelectorAll("[data-glide]")) {
    const from = before.get(element.getAttribute("data-glide") ?? "");
    const to = solid(element).getBoundingClientRect();
    if (!to.width) continue;
    if (!from) {
      if (!calm && before.size) appear(element);
    } else if (moved(from, to)) {
      if (trails && element.matches("g.thing")) trails.append(stub(element, from, to, px));
      if (!calm) come(element, from, to, px);
    }
  }
}

/** @param {DOMRect} a @param {DOMRect} b */
function moved(a, b) {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > 3;
}

/** @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} px */
function come(element, from, to, px) {
  const inside = element.querySelector(".glider");
  const unit = element instanceof SVGElement ? px : 1;
  const right = (from.x + from.width / 2 - to.x - to.width / 2) / unit;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) / unit;
  const start = `translate(${right}px, ${down}px) scale(${from.width / to.width})`;
  (inside ?? element).animate([{ transform: start }, { transform: "none" }], { duration: LONG, easing: EASE });
}

/** @param {Element} element */
function appear(element) {
  const inside = element.querySelector(".glider") ?? element;
  const small = { transform: "scale(.6)", opacity: 0 };
  inside.animate([small, { transform: "none", opacity: 1 }], { duration: SHORT, easing: EASE });
}

/**
 * A short line back to where a piece came from.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} px
 */
function stub(element, from, to, px) {
  const across = from.x + from.width / 2 - to.x - to.width / 2;
  const down = from.y + from.height / 2 - to.y - to.height / 2;
  const far = Math.hypot(across, down);
  const [right, below] = [across / far, down / far];
  const edge = Math.min(
    to.width / 2 / Math.max(Math.abs(right), 0.01),
    to.height / 2 / Math.max(Math.abs(below), 0.01),
  );
  const [near, end] = [edge / px, (edge + Math.min(STUB, Math.max(0, far - edge))) / px];
  return s("line", {
    class: "trail-line",
    transform: element.getAttribute("transform"),
    x1: right * near,
    y1: below * near,
    x2: right * end,
    y2: below * end,
  });
}
