// What may be touched on the table: rings, names and focus for everything that has an id.

import { fitting, lit, left, touched } from "./choose.js";
import { HOPELESS, TARGET } from "../draw/marks.js";
import { set, setAll } from "../page/dom.js";
import { inFull } from "../page/words.js";
import { isLying, isStacked } from "../page/settings.js";

/** @typedef {import("../page/types.js").Option} Option */

const HALF = 0.5;

/** @returns {Element[]} */
const touchables = () => [...document.querySelectorAll("[data-touch]")];

/** All that is said of it. @param {Element} element */
function labelOf(element) {
  const title = element.getAttribute("data-title");
  return title && inFull({ title, said: element.getAttribute("data-said") ?? "" });
}

/** @param {Element} element */
const idOf = (element) => element.getAttribute("data-touch") ?? "";

/**
 * Rings and roles for everything on the table.
 * @param {Option[]} options @param {string[]} picked @param {string[]} hints @param {(id: string) => boolean} [barred]
 */
export function markTouch(options, picked, hints, barred = () => false) {
  const shining = lit(options, picked);
  const possible = new Set(options.flatMap((option) => option.touches));
  const chosen = new Set(picked);
  const { targets, hopeless } = marked(fitting(options, picked));
  const under = placesUnder(targets);
  const focused = document.activeElement;
  for (const element of touchables()) {
    const id = idOf(element);
    const usable = possible.has(id) && !barred(id);
    element.classList.toggle("lit", shining.has(id));
    element.classList.toggle("ready", usable);
    element.classList.toggle("chosen", chosen.has(id));
    element.classList.toggle("hinted", hints.includes(id));
    element.classList.toggle("target", targets.has(id) && !under.has(id));
    element.classList.toggle("hopeless", hopeless.has(id));
    setAll(element, {
      role: usable ? "button" : "img",
      "aria-label": labelOf(element),
      "aria-pressed": usable ? String(chosen.has(id)) : null,
      "aria-hidden": !usable && element.matches(".whole") ? "true" : null,
      tabindex: usable || element === focused ? "-1" : null, // while an answer is on its way, the focus stays
    });
  }
  const first = focused?.matches("[data-touch].ready") ? focused : firstLit();
  if (first) set(first, "tabindex", "0");
}

/** Where something lies that would be attacked: that has the sight. @param {Set<string>} targets */
const placesUnder = (targets) =>
  new Set(touchables().flatMap((each) => (targets.has(idOf(each)) ? (each.getAttribute("data-at") ?? []) : [])));

/** What would be attacked by a touch, and where that is in vain. @param {Option[]} options */
function marked(options) {
  const touching = (/** @type {Option[]} */ some) => new Set(some.flatMap((option) => option.touches));
  const vain = (/** @type {Option} */ option) => Boolean(option.marks?.includes(HOPELESS));
  const promising = touching(options.filter((option) => !vain(option)));
  return {
    targets: touching(options.filter((option) => option.marks?.includes(TARGET))),
    hopeless: new Set([...touching(options.filter(vain))].filter((id) => !promising.has(id))),
  };
}

/**
 * What a touch of something means: itself, or the place it lies on if that is an answer and it is none.
 * @param {Element|null|undefined} element
 */
export function meantBy(element) {
  if (!element || element.matches(".ready")) return element ?? null;
  const at = element.getAttribute("data-at") ?? "";
  return document.querySelector(`[data-touch="${CSS.escape(at)}"].ready`);
}

/** Bring the first of them into sight, unless some of them are. @param {string} selector */
export function showFirst(selector) {
  const all = [...document.querySelectorAll(selector)];
  if (all.length && !all.some(isInSight)) bring(all[0]);
}

/**
 * Bring the first of these that there is into sight, unless it is; on a map all of them, if there is room: whoever acts
 * and at whom.
 * @param {string[]} ids
 */
export function showThis(ids) {
  const [first, ...others] = ids.flatMap((id) => document.querySelector(`[data-touch="${CSS.escape(id)}"]`) ?? []);
  if (!first) return;
  const map = first.closest(".map-window");
  const all = [first, ...others.filter((each) => map?.contains(each))];
  if (map && fitsIn(map, all) ? !all.every(isInSight) : !isInSight(first)) bring(first, all);
}

/** A map moves in its window, and the page stays where it is. @param {Element} element @param {Element[]} [others] to be seen with it, if all fit */
function bring(element, others = []) {
  const map = element.closest(".map-window");
  if (!map) return bringBetween(element, headBottom(), dockTop());
  const [at, seen] = [around(fitsIn(map, others) ? [element, ...others] : [element]), seenOf(map)];
  map.scrollBy((at.left + at.right - seen.left - seen.right) / 2, (at.top + at.bottom - seen.top - seen.bottom) / 2);
}

/** What is seen of a map above what is asked. @param {Element} map */
function seenOf(map) {
  const { left, right, top, bottom } = map.getBoundingClientRect();
  return { left, right, top, bottom: Math.min(bottom, dockTop()) };
}

/** @param {Element} map @param {Element[]} elements */
function fitsIn(map, elements) {
  const [at, seen] = [around(elements), seenOf(map)];
  return at.right - at.left <= seen.right - seen.left && at.bottom - at.top <= seen.bottom - seen.top;
}

/** The room that they take together. @param {Element[]} elements */
function around(elements) {
  const all = elements.map((each) => each.getBoundingClientRect());
  return {
    left: Math.min(...all.map((each) => each.left)),
    right: Math.max(...all.map((each) => each.right)),
    top: Math.min(...all.map((each) => each.top)),
    bottom: Math.max(...all.map((each) => each.bottom)),
  };
}

/** To the middle of what is seen of the page. @param {Element} element @param {number} top @param {number} bottom */
function bringBetween(element, top, bottom) {
  element.scrollIntoView({ block: "center", behavior: "instant" });
  const at = element.getBoundingClientRect();
  scrollBy({ top: at.top + at.height / 2 - (top + bottom) / 2, behavior: "instant" });
}

/** Where the head of the page ends, if it lies over the table. */
function headBottom() {
  return isStacked() ? (document.querySelector(".head")?.getBoundingClientRect().bottom ?? 0) : 0;
}

/** Where what is asked begins, if it lies over the table; else the end of the screen. */
export function dockTop() {
  const dock = document.querySelector(".dock")?.getBoundingClientRect();
  return dock?.height && !isLying() ? dock.top : innerHeight;
}

/** Whoever is asked sees something of what may be touched; what is held always is seen, and a map points there. */
export function showLit() {
  const mapped = !isStacked() && document.body.classList.contains("on-a-map");
  if (isStacked()) showMap();
  if (!mapped && !document.querySelector("#tray [data-touch].lit")) showFirst("#stage [data-touch].lit");
}

/** A map comes back if it is asked about and most of it has been scrolled away. */
function showMap() {
  const map = document.querySelector(".map-window");
  if (!map?.querySelector("[data-touch].lit")) return;
  const [at, top, bottom] = [map.getBoundingClientRect(), headBottom(), dockTop()];
  const seen = Math.min(at.bottom, bottom) - Math.max(at.top, top);
  if (seen < HALF * Math.min(at.height, bottom - top)) scrollBy({ top: at.top - top, behavior: "instant" });
}

/** Neither beyond the edge of the screen nor under what is asked. @param {Element} element */
function isInSight(element) {
  const at = element.getBoundingClientRect();
  const map = element.closest(".map-window")?.getBoundingClientRect();
  const inside = !map || (at.left >= map.left && at.right <= map.right && at.top >= map.top && at.bottom <= map.bottom);
  return inside && at.top >= headBottom() && at.bottom <= dockTop();
}

/** @returns {Element|null} */
function firstLit() {
  return (
    document.querySelector("#tray [data-touch].lit, [data-touch].chosen") ?? document.querySelector("[data-touch].lit")
  );
}

/**
 * The single option that one more touch would leave.
 * @param {Option[]} options @param {string[]} picked @param {string} id
 */
function wouldGive(options, picked, id) {
  if (picked.includes(id)) return left(options, picked).one;
  return left(options, touched(options, picked, id)).one;
}

/**
 * What a touch would lead to, as far as that is certain; with what, where nothing has been picked for it yet.
 * @param {Option[]} options @param {string[]} picked @param {string} id
 */
export function foreseen(options, picked, id) {
  const meant = id ? meantBy(document.querySelector(`[data-touch="${CSS.escape(id)}"]`)) : null;
  const option = meant && wouldGive(options, picked, idOf(meant));
  if (!option || (option.leads && !option.preview.length)) return null;
  const alone = !option.preview.length;
  const named = alone || (!picked.length && option.touches.length > 1) ? [option.title] : [];
  return { lines: [...named, ...option.preview] };
}

// Going from one to the next with the arrow keys

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What says what it is. */
const EXPLAINED = "#stage [data-title], #tray [data-title]";

/** @param {string} key */
export const isArrow = (key) => key in WAYS;

/** Focus the nearest thing that may be touched in this direction. @param {string} key */
export function goTo(key) {
  const now = document.activeElement;
  const picked = document.querySelector("[data-touch].chosen");
  const useful = picked ? ".lit, .chosen, #tray .ready" : ".ready"; // what goes with it, or instead of it
  const reachable = touchables().filter(
    (element) => element.matches(useful) && element.getBoundingClientRect().width > 0,
  );
  if (!reachable.length) return false;
  const from = now?.matches("[data-touch]") ? now : null;
  const next = from ? nearest(from, reachable, WAYS[key]) : (firstLit() ?? reachable[0]);
  if (next) focusOn(next);
  return true;
}

/** Focus the nearest thing in this direction that says what it is, whether it may be touched or not. @param {string} key */
export function lookTo(key) {
  const now = document.activeElement?.closest(EXPLAINED);
  const all = [...document.querySelectorAll(EXPLAINED)].filter((each) => each.checkVisibility() && !each.matches(".whole:not(.ready)"));
  const next = now ? nearest(now, all, WAYS[key]) : (firstLit() ?? all[0]);
  if (next) lookAt(next);
  return all.length > 0;
}

/** It keeps out of the way of the tab key. @param {Element} element */
function lookAt(element) {
  if (!element.hasAttribute("tabindex")) set(element, "tabindex", "-1");
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** @param {Element} element */
export function focusOn(element) {
  for (const each of document.querySelectorAll('[data-touch][tabindex="0"]')) set(each, "tabindex", "-1");
  set(element, "tabindex", "0");
  if (element instanceof HTMLElement || element instanceof SVGElement) element.focus();
  element.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/** Ahead counts once, aside thrice. @param {Element} from @param {Element[]} among @param {[number, number]} way */
function nearest(from, among, way) {
  const [x, y] = centre(from);
  let best = null;
  let least = Infinity;
  for (const each of among) {
    if (each === from) continue;
    const [toX, toY] = centre(each);
    const ahead = (toX - x) * way[0] + (toY - y) * way[1];
    const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
    if (ahead < 4) continue;
    const cost = ahead + 3 * aside;
    if (cost < least) [best, least] = [each, cost];
  }
  return best;
}

/** @param {Element} element @returns {[number, number]} */
function centre(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}
