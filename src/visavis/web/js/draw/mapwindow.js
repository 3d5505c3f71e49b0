// A window onto a map: large enough to be read, around the pieces at first, then as one wants; wheel, pinch, drag, buttons.

import { h, set, setAll } from "../page/dom.js";
import { reader } from "./seatpanels.js";
import { sign } from "../page/signs.js";
import { round } from "./strokes.js";
import { Stack } from "./stack.js";
import { Ways } from "./supply.js";
import { squares } from "./lay.js";
import { concerned, middleMost, middleOf, spanOf } from "./middles.js";
import { dockTop, focusOn } from "../ask/touch.js";
import { say } from "../page/words.js";

/** @typedef {import("./arrange.js").Arrangement} Arrangement */

const STEP = 1.5; // of a button
const WHEEL = 0.0016; // of a unit of the wheel
const LARGEST = 90; // CSS pixels from the centre of a hex to its corner
const FIRST = 41.5; // and at least so many at first: a counter can be read, and hit by a finger
const NEARLY = 0.88; // of that is enough if the whole map is seen
const MOST = 2; // at least so much is always possible
const DRAG = 5; // CSS pixels before a press is a drag
const LABEL = 0.27; // size of a label, in sizes of its hex
const READABLE = 12; // CSS pixels of it, where there is room
const FITS = 0.52; // the most it may be, in sizes
const LETTERS = 2.1; // and so many letters of one size are as wide as a hex has room for
const PRINTED = 0.285; // size of what is printed on a counter, in its sides
const LEGIBLE = 12; // CSS pixels of it
const TOOLS = ["closer", "farther", "whole", "sight", "reach", "supply", "next"];
const EDGE = 32; // CSS pixels from the edge of the window to the middle of an arrow
const SECTORS = 8; // what lies away in about the same direction has one arrow

export class MapWindow {
  /** @param {HTMLElement} host @param {SVGSVGElement} svg */
  constructor(host, svg) {
    this.host = host;
    this.svg = svg;
    this.zoom = 1;
    this.last = ""; // who came to the middle last
    this.most = MOST;
    /** @type {Arrangement|null} */
    this.arranged = null;
    this.longest = 1; // letters of a label
    this.dragged = false;
    /** @type {import("../page/types.js").View|null} */
    this.view = null;
    /** @type {Record<string, string>} */
    this.sight = {};
    /** @type {EventTarget|null} */
    this.pointed = null;
    this.shown = { sight: false, reach: false, supply: false };
    this.frame = h("div", { class: "map-window", role: "region", tabindex: 0 });
    this.closer = this.button("closer", () => this.zoomBy(STEP));
    this.farther = this.button("farther", () => this.zoomBy(1 / STEP));
    this.all = this.button("whole", () => this.showWhole());
    this.onwards = this.button("next", () => this.goOn());
    this.seeing = this.button("sight", () => this.toggle("sight"));
    this.reaching = this.button("reach", () => this.toggle("reach"));
    this.supplying = this.button("supply", () => this.toggle("supply"));
    this.ways = new Ways(svg);
    this.gaps = new Ways(svg, "gap");
    this.going = new Ways(svg, "going");
    document.addEventListener("way", (event) => this.gaps.draw([{ way: /** @type {CustomEvent} */ (event).detail }], this.arranged?.spots ?? new Map()));
    this.arrows = h("div", { class: "map-arrows" });
    this.stack = new Stack();
    this.pointing = 0;
    host.classList.add("with-map");
    host.prepend(h("div", { class: "map-tools" }, this.closer, this.farther, this.all, this.seeing, this.reaching, this.supplying, this.onwards), this.frame, this.arrows, this.stack.host);
    this.frame.append(svg);
    this.listen();
  }

  /** @param {import("../page/signs.js").Sign} name @param {() => void} press */
  button(name, press) {
    return h("button", { type: "button", class: "tool", onclick: press }, sign(name));
  }

  /** Something is shown until it is no longer wanted. @param {"sight"|"reach"|"supply"} what */
  toggle(what) {
    this.shown[what] = !this.shown[what];
    this.drawTools();
    this.light(this.pointed);
  }

  drawTools() {
    const tools = [this.closer, this.farther, this.all, this.seeing, this.reaching, this.supplying, this.onwards];
    TOOLS.forEach((name, n) =>
      setAll(tools[n], { "aria-label": say(`web-map-${name}`), "data-title": say(`web-map-${name}`) }),
    );
    this.seeing.hidden = !Object.keys(this.sight).length;
    this.onwards.hidden = !this.ready().length;
    this.reaching.hidden = !this.view?.things.some((thing) => thing.reach?.length);
    this.supplying.hidden = !this.view?.things.some((thing) => thing.way?.length);
    set(this.supplying, "aria-pressed", String(this.shown.supply));
    set(this.seeing, "aria-pressed", String(this.shown.sight));
    set(this.reaching, "aria-pressed", String(this.shown.reach));
  }

  /**
   * Once everything is drawn.
   * @param {Arrangement} arranged @param {string} name @param {import("./board.js").Desk} d
   */
  show(arranged, name, { view, layout, theme }) {
    const first = !this.arranged;
    if (this.arranged && !this.staysWhole(arranged)) this.zoom *= this.arranged.px / arranged.px; // hexes stay as large as they were
    const before = this.view;
    this.arranged = arranged;
    this.view = view;
    this.sight = layout.sight ?? {};
    this.longest = Math.max(1, ...view.places.filter((place) => !place.short).map((place) => place.id.length));
    const size = this.size();
    this.most = Math.max(MOST, LARGEST / (size * arranged.px));
    this.zoom = Math.max(1, Math.min(this.zoom, this.most));
    if (first) this.zoom = this.firstZoom(size * arranged.px);
    set(this.frame, "aria-label", name);
    this.drawTools();
    this.apply();
    this.markSubject();
    this.light(this.pointed);
    this.stack.show(view, theme);
    if (first) this.centreOn(this.fits(this.pieces()) ? this.pieces() : [middleMost(this.pieces(reader(view)))]);
    if (first || before?.n !== view.n) this.bringIntoSight(concerned(view));
  }

  /** Whoever saw the whole map goes on seeing it, as long as it can be read. @param {Arrangement} arranged */
  staysWhole(arranged) {
    return this.zoom === 1 && this.firstZoom(this.size() * arranged.px) === 1;
  }

  /** The whole map, if it is nearly large enough then. @param {number} whole size of a hex, in CSS pixels */
  firstZoom(whole) {
    return whole >= NEARLY * FIRST ? 1 : Math.min(this.most, FIRST / whole);
  }

  /** What the question is about, so that nobody has to look for it. */
  markSubject() {
    const subject = new Set(this.view?.prompt?.subject);
    for (const element of this.svg.querySelectorAll(".thing"))
      element.classList.toggle("asked", subject.has(element.getAttribute("data-touch") ?? ""));
  }

  /** Whether all of this can be seen at once. @param {Array<[number, number]>} points */
  fits(points) {
    const px = (this.arranged?.px ?? 1) * this.zoom;
    const span = (/** @type {number[]} */ all) => (Math.max(...all) - Math.min(...all) + 2 * this.size()) * px;
    const [wide, high] = [span(points.map(([x]) => x)), span(points.map(([, y]) => y))];
    return wide <= this.frame.clientWidth && high <= this.frame.clientHeight;
  }

  /** Where everybody's pieces stand, or those of one seat, in units. @param {number} [seat] @returns {Array<[number, number]>} */
  pieces(seat = -1) {
    const spots = (this.view?.things ?? [])
      .filter((thing) => thing.owner >= 0 && (seat < 0 || thing.owner === seat))
      .flatMap((thing) => this.arranged?.spots?.get(thing.at) ?? [])
      .filter((spot) => !spot.outline?.length); // what lies in a box beside the map stands nowhere
    return spots.map(({ x, y }) => [x, y]);
  }

  /** @param {Array<[number, number]>} points */
  centreOn(points) {
    if (!this.arranged || !points.length) return;
    const px = this.arranged.px * this.zoom;
    const between = (/** @type {number[]} */ all) => ((Math.min(...all) + Math.max(...all)) / 2) * px;
    const [x, y] = [between(points.map(([each]) => each)), between(points.map(([, each]) => each))];
    this.frame.scrollTo(x - this.frame.clientWidth / 2, y - this.frame.clientHeight / 2);
  }

  /** @param {string[]} ids of things and places */
  bringIntoSight(ids) {
    const view = this.frame.getBoundingClientRect();
    const outside = (/** @type {Element} */ element) => {
      const at = element.getBoundingClientRect();
      return at.left < view.left || at.right > view.right || at.top < view.top || at.bottom > view.bottom;
    };
    const found = ids.flatMap((id) => this.svg.querySelector(`[data-touch="${CSS.escape(id)}"]`) ?? []);
    if (!found.some(outside)) return;
    const things = (this.view?.things ?? []).filter((thing) => ids.includes(thing.id)).map(({ at }) => at);
    this.centreOn([...things, ...ids].flatMap((at) => this.arranged?.spots?.get(at) ?? []).map(({ x, y }) => [x, y]));
  }

  /** Whoever can act now, from the top to the bottom. */
  ready() {
    const touched = new Set((this.view?.prompt?.options ?? []).flatMap((option) => option.touches));
    const spots = this.arranged?.spots;
    const place = (/** @type {string} */ at) => spots?.get(at) ?? { x: 0, y: 0 };
    return (this.view?.things ?? [])
      .filter((thing) => touched.has(thing.id) && spots?.has(thing.at))
      .sort((a, b) => place(a.at).y - place(b.at).y || place(a.at).x - place(b.at).x);
  }

  /** The next of them comes to the middle, and has the focus. */
  goOn() {
    const all = this.ready();
    if (!all.length) return;
    const next = all[(all.findIndex((thing) => thing.id === this.last) + 1) % all.length];
    this.last = next.id;
    const element = this.svg.querySelector(`[data-touch="${CSS.escape(next.id)}"]`);
    if (!element) return;
    const spot = this.arranged?.spots?.get(next.at);
    if (spot) this.centreOn([[spot.x, spot.y]]);
    focusOn(element);
    this.stack.layOpen(next.at);
  }

  /** Of a hex, in units. */
  size() {
    return this.arranged?.spots?.values().next().value?.size ?? 1;
  }

  /** The picture as large as it is wanted; words that would be too small are left out. */
  apply() {
    const { arranged } = this;
    if (!arranged) return;
    const px = arranged.px * this.zoom;
    setAll(this.svg, { width: round(arranged.width * px), height: round(arranged.height * px) });
    const most = Math.max(arranged.room ?? 0, arranged.height * arranged.px);
    this.frame.style.setProperty("max-height", `${Math.ceil(most) + 1}px`);
    const size = this.size();
    const label = Math.max(LABEL * size, READABLE / px);
    this.svg.style.setProperty("--label", `${round(label)}px`);
    this.svg.classList.toggle("far", label > Math.min(FITS, LETTERS / this.longest) * size);
    this.svg.classList.toggle("afar", this.printed(1) * px < LEGIBLE);
    this.svg.classList.toggle("crowded", this.printed(2) * px < LEGIBLE);
    this.frame.classList.toggle("larger", this.zoom > 1);
    set(this.closer, "aria-disabled", String(this.zoom >= this.most));
    set(this.farther, "aria-disabled", String(this.zoom <= 1));
    set(this.all, "aria-disabled", String(this.zoom <= 1));
    this.svg.style.setProperty("--least", `${round(LEGIBLE / px)}px`);
    this.point();
  }

  /** How large it is printed on a counter, if so many stand in its hex. @param {number} many */
  printed(many) {
    const spot = [...(this.arranged?.spots?.values() ?? [])].find((each) => !each.outline?.length);
    return spot ? PRINTED * squares(spot, many)[0].w : 0;
  }

  /**
   * What lies under a point stays there.
   * @param {number} factor @param {number} [x] @param {number} [y] CSS pixels; none: the middle of the window
   */
  zoomBy(factor, x, y) {
    const before = this.zoom;
    this.zoom = Math.max(1, Math.min(this.most, before * factor));
    const view = this.frame.getBoundingClientRect();
    const [right, down] = [(x ?? view.x + view.width / 2) - view.x, (y ?? view.y + view.height / 2) - view.y];
    const from = this.svg.getBoundingClientRect();
    const [left, top] = [view.x + right - from.x, view.y + down - from.y];
    this.apply();
    const grown = this.zoom / before;
    this.frame.scrollTo(left * grown - right, top * grown - down);
    return this.zoom !== before;
  }

  /** Everything at once. */
  showWhole() {
    this.zoomBy(1 / this.zoom);
  }

  // Arrows at the edge, towards whoever can act and is out of sight

  /** Once everything lies where it will be. */
  point() {
    cancelAnimationFrame(this.pointing);
    this.pointing = requestAnimationFrame(() => this.drawArrows());
  }

  drawArrows() {
    const seen = this.seen();
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    /** @type {Map<number, Element[]>} */
    const away = new Map();
    for (const element of this.svg.querySelectorAll(".counter.lit")) {
      const [toX, toY] = middleOf(element);
      if (toX > seen.left && toX < seen.right && toY > seen.top && toY < seen.bottom) continue;
      const sector = Math.round((Math.atan2(toY - y, toX - x) / (2 * Math.PI)) * SECTORS + SECTORS) % SECTORS;
      away.set(sector, [...(away.get(sector) ?? []), element]);
    }
    this.arrows.replaceChildren(...(seen.bottom - seen.top > 3 * EDGE ? [...away.values()].map((them) => this.arrow(them, seen)) : []));
  }

  /** The part of the window that is on the screen, above what is asked. */
  seen() {
    const { left, right, top, bottom } = this.frame.getBoundingClientRect();
    return { left, right, top: Math.max(top, 0), bottom: Math.min(bottom, dockTop()) };
  }

  /** Towards the nearest of them, which a touch brings into sight. @param {Element[]} them @param {{left: number, right: number, top: number, bottom: number}} seen */
  arrow(them, seen) {
    const [x, y] = [(seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2];
    const far = (/** @type {Element} */ each) => Math.hypot(middleOf(each)[0] - x, middleOf(each)[1] - y);
    const nearest = them.reduce((one, other) => (far(other) < far(one) ? other : one));
    const [right, down] = [middleOf(nearest)[0] - x, middleOf(nearest)[1] - y];
    const scale = Math.min((seen.right - x - EDGE) / Math.max(1, Math.abs(right)), (seen.bottom - y - EDGE) / Math.max(1, Math.abs(down)));
    const host = this.host.getBoundingClientRect();
    const pointer = sign("away");
    pointer.style.setProperty("transform", `rotate(${Math.round((Math.atan2(down, right) * 180) / Math.PI + 90)}deg)`);
    const said = say("web-map-away", { n: them.length });
    const bring = () => this.bringIntoSight([nearest.getAttribute("data-touch") ?? ""]);
    const made = h("button", { type: "button", class: "tool away", "aria-label": said, "data-title": said, onclick: bring }, pointer, them.length > 1 ? them.length : null);
    made.style.setProperty("left", `${Math.round(x + right * scale - host.left)}px`);
    made.style.setProperty("top", `${Math.round(y + down * scale - host.top)}px`);
    return made;
  }

  listen() {
    this.frame.addEventListener("scroll", () => this.point(), { passive: true });
    addEventListener("scroll", () => this.point(), { passive: true });
    this.frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.frame.addEventListener("pointerdown", (event) => this.grab(event));
    this.frame.addEventListener("click", (event) => this.swallow(event), { capture: true });
    this.svg.addEventListener("click", (event) => this.stack.open(event.target));
    this.frame.addEventListener("touchstart", (event) => this.pinch(event), { passive: true });
    for (const kind of ["pointerover", "focusin"])
      this.svg.addEventListener(kind, (event) => this.light(event.target));
    this.svg.addEventListener("focusout", () => this.light(null));
    this.svg.addEventListener("pointerleave", (event) => {
      if (event.pointerType !== "touch") this.light(null); // what a finger has touched stays lit
    });
  }

  /** Where nothing more can be shown, the page is scrolled. @param {WheelEvent} event */
  wheel(event) {
    if (this.zoomBy(Math.exp(-event.deltaY * WHEEL), event.clientX, event.clientY)) event.preventDefault();
  }

  /** A finger scrolls by itself, a mouse drags. @param {PointerEvent} event */
  grab(event) {
    this.dragged = false;
    if (event.pointerType === "touch" || event.button !== 0) return;
    const { scrollLeft, scrollTop } = this.frame;
    const move = (/** @type {PointerEvent} */ to) => {
      const [right, down] = [to.clientX - event.clientX, to.clientY - event.clientY];
      this.dragged ||= Math.hypot(right, down) > DRAG;
      if (this.dragged) this.frame.scrollTo(scrollLeft - right, scrollTop - down);
    };
    const stop = new AbortController();
    addEventListener("pointermove", move, { signal: stop.signal });
    for (const kind of ["pointerup", "pointercancel"])
      addEventListener(kind, () => stop.abort(), { signal: stop.signal });
  }

  /** What was dragged was not meant to be touched. @param {MouseEvent} event */
  swallow(event) {
    if (this.dragged && event.detail) event.stopPropagation();
    this.dragged = false;
  }

  /** @param {TouchEvent} start */
  pinch(start) {
    if (start.touches.length !== 2) return;
    let apart = spanOf(start);
    const stop = new AbortController();
    const move = (/** @type {TouchEvent} */ event) => {
      if (event.touches.length !== 2) return stop.abort();
      event.preventDefault();
      const now = spanOf(event);
      this.zoomBy(now.far / apart.far, now.x, now.y);
      this.frame.scrollBy(apart.x - now.x, apart.y - now.y);
      apart = now;
    };
    this.frame.addEventListener("touchmove", move, { passive: false, signal: stop.signal });
    for (const kind of ["touchend", "touchcancel"])
      this.frame.addEventListener(kind, () => stop.abort(), { signal: stop.signal });
  }

  /**
   * The places within reach of what somebody points at; if that is wanted, what can be seen from there, and all that
   * the others reach.
   * @param {EventTarget|null} target
   */
  light(target) {
    this.pointed = target;
    const id = (target instanceof Element ? target.closest("[data-touch]") : null)?.getAttribute("data-touch") ?? "";
    const things = this.view?.things ?? [];
    const thing = things.find((each) => each.id === id);
    const reached = new Set(thing?.reach);
    this.ways.draw(this.shown.supply ? things : thing ? [thing] : [], this.arranged?.spots ?? new Map());
    const going = id ? (this.view?.prompt?.options ?? []).filter((option) => option.way?.length && option.touches.includes(id)) : [];
    this.going.draw(going, this.arranged?.spots ?? new Map());
    const seen = this.shown.sight ? this.seenFrom(thing?.at ?? id) : null;
    const others = things.filter((each) => this.shown.reach && this.view && each.owner !== reader(this.view));
    const covered = new Set(others.flatMap((each) => each.reach ?? []));
    for (const element of this.svg.querySelectorAll(".hex")) {
      const here = element.getAttribute("data-touch") ?? "";
      element.classList.toggle("reached", reached.has(here));
      element.classList.toggle("covered", covered.has(here));
      element.classList.toggle("unsighted", Boolean(seen && !seen.has(here)));
    }
  }

  /** @param {string} place @returns {Set<string>|null} */
  seenFrom(place) {
    const digits = this.sight[place];
    if (!digits) return null;
    return new Set(Object.keys(this.sight).filter((_, n) => digits[n] === "1"));
  }
}
