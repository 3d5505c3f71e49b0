// Pieces glide from where they were to where they are, one after the other. Nothing moves where motion is not wanted.

import { find, s } from "../page/dom.js";
import { still } from "../page/settings.js";

const LONG = 200; // milliseconds
const SHORT = 150;
const MOST = 3; // movements that wait for each other; the rest come with the last
const STUB = 30; // CSS pixels of a trail
const EASE = "cubic-bezier(.25,.7,.3,1)";

/** @typedef {Map<string, DOMRect>} Spots */
/** @typedef {import("../page/types.js").View} View */

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
  return element.querySelector(".chip-body, .marker-halo, .runner, .sheet") ?? element;
}

/**
 * When everything that has changed its place comes there, as a number of movements before it. A view names things in
 * the order in which they came to the board; what lies beside it, and the markers, come with the last of them.
 * @param {View|null} before @param {View} view @returns {Map<string, number>}
 */
export function turns(before, view) {
  const order = new Map();
  if (!before) return order;
  const was = new Map(before.things.map((thing) => [thing.id, thing.at]));
  const places = new Set(view.places.map((place) => place.id));
  const come = view.things.filter((thing) => was.get(thing.id) !== thing.at);
  const placed = come.filter((thing) => places.has(thing.at));
  const last = Math.max(0, Math.min(placed.length, MOST) - 1);
  for (const thing of come) order.set(`thing ${thing.id}`, last);
  placed.forEach((thing, n) => order.set(`thing ${thing.id}`, Math.min(n, last)));
  const tracks = new Map(before.tracks.map((track) => [track.id, JSON.stringify(track.markers)]));
  for (const track of view.tracks) {
    if (tracks.get(track.id) === JSON.stringify(track.markers)) continue;
    track.markers.forEach(([seat], n) =>
      order.set(`marker ${track.id} ${n}`, last).set(`race ${track.id} ${seat}`, last),
    );
  }
  return order;
}

/**
 * Let everything come from where it stood before, in its turn; what has only been shifted with the rest comes at once.
 * @param {Spots} before @param {Map<string, number>} order
 */
export function glide(before, order) {
  const calm = still();
  for (const element of document.querySelectorAll("[data-glide]")) {
    const key = element.getAttribute("data-glide") ?? "";
    const from = before.get(key);
    const to = solid(element).getBoundingClientRect();
    const delay = (order.get(key) ?? 0) * LONG;
    if (!to.width) continue;
    if (!from) {
      if (!calm && before.size) appear(element, delay);
    } else if (moved(from, to)) {
      const px = unitOf(element);
      if (order.has(key) && element.matches("g.thing") && !slides(element, from, to)) leaveTrail(element, from, to, px);
      if (!calm) come(element, from, to, px, delay);
    }
  }
}

/** @param {DOMRect} a @param {DOMRect} b */
function moved(a, b) {
  return Math.hypot(a.x + a.width / 2 - b.x - b.width / 2, a.y + a.height / 2 - b.y - b.height / 2) > 3;
}

/** A card that moves up in its row: a trail would run through the cards beside it. @param {Element} element @param {DOMRect} from @param {DOMRect} to */
function slides(element, from, to) {
  return element.querySelector(".sheet") !== null && Math.abs(from.y - to.y) < 3;
}

/** CSS pixels of one of its units. @param {Element} element */
function unitOf(element) {
  return element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
}

/**
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} px @param {number} delay
 */
function come(element, from, to, px, delay) {
  const inside = element.querySelector(".glider");
  const right = (from.x + from.width / 2 - to.x - to.width / 2) / px;
  const down = (from.y + from.height / 2 - to.y - to.height / 2) / px;
  const start = `translate(${right}px, ${down}px) scale(${from.width / to.width})`;
  (inside ?? element).animate([{ transform: start }, { transform: "none" }], timing(LONG, delay));
}

/** It waits where it was. @param {number} duration @param {number} delay @returns {KeyframeAnimationOptions} */
function timing(duration, delay) {
  return { duration, delay, easing: EASE, fill: "backwards" };
}

/** @param {Element} element @param {number} delay */
function appear(element, delay) {
  const inside = element.querySelector(".glider") ?? element;
  const small = { transform: "scale(.6)", opacity: 0 };
  inside.animate([small, { transform: "none", opacity: 1 }], timing(SHORT, delay));
}

/**
 * On a map a trail moves with the map; elsewhere it lies over the whole table, so that no board cuts it off.
 * @param {Element} element @param {DOMRect} from @param {DOMRect} to @param {number} px
 */
function leaveTrail(element, from, to, px) {
  const map = element.closest(".on-a-map svg.board");
  if (map) return map.querySelector(":scope > .trails")?.append(stub(from, to, px, element.getAttribute("transform")));
  const table = find("#stage").getBoundingClientRect();
  const [x, y] = [to.x + to.width / 2 - table.x, to.y + to.height / 2 - table.y];
  find("#stage").querySelector(":scope > .trails")?.append(stub(from, to, 1, `translate(${x} ${y})`));
}

/**
 * A short line back to where a piece came from.
 * @param {DOMRect} from @param {DOMRect} to @param {number} px @param {string|null} transform
 */
function stub(from, to, px, transform) {
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
    transform,
    x1: right * near,
    y1: below * near,
    x2: right * end,
    y2: below * end,
  });
}
