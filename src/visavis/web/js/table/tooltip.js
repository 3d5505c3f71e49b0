// What a thing is, said beside it when a pointer rests on it, when it has the focus, when it is tapped, or when a finger
// is held on it: then what a tap would do is not done.

import { h, replace } from "../page/dom.js";
import { rich, sentence } from "../page/richtext.js";
import { sign } from "../page/signs.js";
import { dockTop } from "../ask/touch.js";

const DELAY = 220; // milliseconds a pointer has to rest
const HOLD = 450; // and a finger
const STRAY = 10; // CSS pixels a finger that is held may move
const MARGIN = 8;

/** @typedef {{lines: string[], strong?: boolean}} More what a touch would lead to */

/** What answers lead to, by their buttons. @type {WeakMap<Element, string[]>} */
const foretold = new WeakMap();

/** Say beside a button what its answer leads to. @param {Element} element @param {string} title @param {string[]} lines */
export function foretell(element, title, lines) {
  element.setAttribute("data-title", title);
  foretold.set(element, lines);
}

export class Info {
  /** @param {(id: string) => More|null} foresee */
  constructor(foresee) {
    this.foresee = foresee;
    this.card = h("div", { class: "info", id: "info", role: "tooltip", hidden: true });
    this.timer = 0;
    /** @type {Element|null} */
    this.over = null;
    /** @type {Element|null} */
    this.described = null;
    /** What the card explains now. @type {Element|null} */
    this.shown = null;
    document.body.append(this.card);
    document.addEventListener("pointerover", (event) => this.enter(event));
    this.held = false;
    /** The last that touched the page was a finger: a mouse that rests where it was touched is none. */
    this.fingered = false;
    document.addEventListener("pointermove", (event) => this.move(event), { passive: true });
    document.addEventListener("pointerdown", (event) => this.press(event));
    document.addEventListener("click", (event) => this.swallow(event), { capture: true });
    document.addEventListener("contextmenu", (event) => this.held && event.preventDefault());
    document.addEventListener("focusin", (event) => this.focus(event));
    document.addEventListener("focusout", (event) => event.target === this.shown && this.hide());
    document.addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
  }

  /** @param {PointerEvent} event */
  enter(event) {
    if (event.pointerType === "touch" || this.fingered) return;
    const found = event.target instanceof Element ? event.target.closest("[data-title]") : null;
    if (found === this.over) return;
    this.hide();
    this.over = found;
    if (found) this.timer = setTimeout(() => this.show(found), DELAY);
  }

  /** @param {PointerEvent} event */
  move({ pointerType, movementX, movementY }) {
    if (pointerType !== "touch" && (movementX || movementY)) this.fingered = false;
  }

  /** @param {PointerEvent} event */
  press(event) {
    this.hide();
    this.fingered = event.pointerType === "touch";
    this.held = false;
    const found = event.target instanceof Element ? event.target.closest("[data-title]") : null;
    if (event.pointerType !== "touch" || !found) return;
    const lifted = new AbortController();
    const stop = () => {
      if (!this.held) clearTimeout(this.timer);
      lifted.abort();
    };
    const stray = (/** @type {PointerEvent} */ { clientX, clientY }) =>
      Math.hypot(clientX - event.clientX, clientY - event.clientY) > STRAY && stop();
    this.timer = setTimeout(() => {
      this.held = true;
      this.show(found);
    }, HOLD);
    document.addEventListener("pointermove", stray, { signal: lifted.signal });
    document.addEventListener("pointerup", stop, { signal: lifted.signal });
    document.addEventListener("pointercancel", stop, { signal: lifted.signal });
  }

  /** What was held has been read: the finger that is lifted presses nothing; a key does. @param {MouseEvent} event */
  swallow(event) {
    if (!this.held || event.detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {FocusEvent} event */
  focus(event) {
    if (this.held) return;
    const target = event.target;
    if (!(target instanceof Element) || !target.matches("[data-title]:focus-visible")) return this.hide();
    this.show(target);
  }

  /** @param {Element} element */
  show(element) {
    const title = element.getAttribute("data-title");
    if (!title || !element.checkVisibility()) return this.hide();
    const lines = foretold.get(element);
    const more = lines ? { lines } : this.foresee(element.getAttribute("data-touch") ?? "");
    const said = element.getAttribute("data-said");
    const help = element.getAttribute("data-help");
    const leads = more?.lines.filter((line) => !said?.includes(line)) ?? [];
    replace(
      this.card,
      h("b", {}, sentence(title)),
      said && h("span", {}, sentence(said)),
      leads.length ? h("ul", { class: "foreseen" }, ...leads.map((line) => h("li", {}, sign("leads"), h("span", {}, ...rich(line))))) : null,
      help && h("span", { class: "info-help" }, ...rich(help)),
    );
    this.card.hidden = false;
    this.shown = element;
    if (lines) this.describe(element);
    const map = element.closest(".map-window");
    if (map) this.placeInCorner(element.getBoundingClientRect(), map.getBoundingClientRect());
    else this.place(element.getBoundingClientRect());
  }

  /** On a map in the lower corner that is farther away: its neighbours stay in sight. @param {DOMRect} at @param {DOMRect} map */
  placeInCorner(at, map) {
    const { width, height } = this.card.getBoundingClientRect();
    const right = at.x + at.width / 2 < map.x + map.width / 2;
    const x = right ? map.right - width - MARGIN : map.left + MARGIN;
    const low = Math.min(map.bottom, dockTop()) - height - MARGIN;
    const hides = at.bottom > low && (right ? at.right > x : at.left < x + width);
    this.card.style.setProperty("left", `${Math.round(Math.max(MARGIN, x))}px`);
    this.card.style.setProperty("top", `${Math.round(hides ? map.top + MARGIN : low)}px`);
  }

  /** Below what it explains, or above where there is no room. @param {DOMRect} at */
  place(at) {
    const { width, height } = this.card.getBoundingClientRect();
    const x = Math.max(MARGIN, Math.min(innerWidth - width - MARGIN, at.x + at.width / 2 - width / 2));
    const below = at.bottom + MARGIN;
    const y = below + height > innerHeight - MARGIN ? Math.max(MARGIN, at.top - height - MARGIN) : below;
    this.card.style.setProperty("left", `${Math.round(x)}px`);
    this.card.style.setProperty("top", `${Math.round(y)}px`);
  }

  /** @param {Element|null} element */
  describe(element) {
    this.described?.removeAttribute("aria-describedby");
    element?.setAttribute("aria-describedby", this.card.id);
    this.described = element;
  }

  /** More is known of what is explained; or it is no more, or no longer to be seen. */
  renew() {
    if (this.shown) this.show(this.shown);
  }

  hide() {
    this.shown = null;
    clearTimeout(this.timer);
    this.describe(null);
    this.card.hidden = true;
    this.over = null;
  }
}
