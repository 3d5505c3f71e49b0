// A window onto a map: it shows the whole of it first, then as much as one wants; wheel, pinch, drag and two buttons.

import { h, set, setAll } from "./dom.js";
import { round } from "./strokes.js";
import { say } from "./words.js";

/** @typedef {import("./geometry.js").Arrangement} Arrangement */

const STEP = 1.5; // of a button
const WHEEL = 0.0016; // of a unit of the wheel
const LARGEST = 90; // CSS pixels from the centre of a hex to its corner
const MOST = 2; // at least so much is always possible
const SHARE = 0.62; // of the screen, where the page is scrolled
const DRAG = 5; // CSS pixels before a press is a drag
const LABEL = 0.27; // size of a label, in sizes of its hex
const READABLE = 10.5; // CSS pixels of it, where there is room
const FITS = 0.52; // the most it may be, in sizes
const LETTERS = 2.1; // and so many letters of one size are as wide as a hex has room for
const COUNTER_LABEL = 0.21; // size of what is printed on a lone counter

export class MapWindow {
  /** @param {HTMLElement} host @param {SVGSVGElement} svg */
  constructor(host, svg) {
    this.host = host;
    this.svg = svg;
    this.zoom = 1;
    this.most = MOST;
    /** @type {Arrangement|null} */
    this.arranged = null;
    this.longest = 1; // letters of a label
    this.dragged = false;
    /** @type {Map<string, string[]>} */
    this.reach = new Map();
    this.frame = h("div", { class: "map-window", role: "region", tabindex: 0 });
    this.closer = this.button("+", STEP);
    this.farther = this.button("−", 1 / STEP);
    host.classList.add("with-map");
    host.prepend(h("div", { class: "map-tools" }, this.closer, this.farther), this.frame);
    this.frame.append(svg);
    this.listen();
  }

  /** @param {string} sign @param {number} factor */
  button(sign, factor) {
    return h("button", { type: "button", class: "tool", onclick: () => this.zoomBy(factor) }, sign);
  }

  /**
   * Once everything is drawn.
   * @param {Arrangement} arranged @param {string} name @param {import("./types.js").View} view
   */
  show(arranged, name, view) {
    this.arranged = arranged;
    this.reach = new Map(view.things.map((thing) => [thing.id, thing.reach ?? []]));
    this.longest = Math.max(1, ...view.places.map((place) => (place.short || place.id).length));
    const size = this.size();
    this.most = Math.max(MOST, LARGEST / (size * arranged.px));
    this.zoom = Math.min(this.zoom, this.most);
    set(this.frame, "aria-label", name);
    setAll(this.closer, { "aria-label": say("web-map-closer"), title: say("web-map-closer") });
    setAll(this.farther, { "aria-label": say("web-map-farther"), title: say("web-map-farther") });
    this.apply();
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
    const room = Number.isFinite(arranged.room) ? Math.max(arranged.room ?? 0, arranged.height * arranged.px) : 0;
    const most = room || Math.max(innerHeight * SHARE, arranged.height * arranged.px);
    this.frame.style.setProperty("max-height", `${Math.ceil(most) + 1}px`);
    const size = this.size();
    const label = Math.max(LABEL * size, READABLE / px);
    this.svg.style.setProperty("--label", `${round(label)}px`);
    this.svg.classList.toggle("far", label > Math.min(FITS, LETTERS / this.longest) * size);
    this.svg.classList.toggle("afar", COUNTER_LABEL * size * px < READABLE);
    this.frame.classList.toggle("larger", this.zoom > 1);
    set(this.closer, "aria-disabled", String(this.zoom >= this.most));
    set(this.farther, "aria-disabled", String(this.zoom <= 1));
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

  listen() {
    this.frame.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    this.frame.addEventListener("pointerdown", (event) => this.grab(event));
    this.frame.addEventListener("click", (event) => this.swallow(event), { capture: true });
    this.frame.addEventListener("touchstart", (event) => this.pinch(event), { passive: true });
    for (const kind of ["pointerover", "focusin"])
      this.svg.addEventListener(kind, (event) => this.light(event.target));
    for (const kind of ["pointerleave", "focusout"]) this.svg.addEventListener(kind, () => this.light(null));
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

  /** The places within reach of what somebody points at. @param {EventTarget|null} target */
  light(target) {
    const thing = target instanceof Element ? target.closest("[data-touch]") : null;
    const reached = new Set(this.reach.get(thing?.getAttribute("data-touch") ?? ""));
    for (const element of this.svg.querySelectorAll(".hex"))
      element.classList.toggle("reached", reached.has(element.getAttribute("data-touch") ?? ""));
  }
}

/** Two fingers: how far apart they are, and their middle. @param {TouchEvent} event */
function spanOf({ touches: [one, other] }) {
  return {
    far: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
