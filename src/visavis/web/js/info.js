// What a thing is, said beside it when a pointer rests on it, when it has the focus, or when it is tapped.

import { h, replace } from "./dom.js";
import { rich, sentence } from "./rich.js";

const DELAY = 220; // milliseconds a pointer has to rest
const MARGIN = 8;

/** @typedef {{lines: string[], strong?: boolean}} More what a touch would lead to */

/** What it is called, then what is said of it. @param {string} title */
function named(title) {
  const [name, ...said] = sentence(title).split(": ");
  return [h("b", {}, name), said.length ? h("span", {}, sentence(said.join(": "))) : null];
}

export class Info {
  /** @param {(id: string) => More|null} foresee */
  constructor(foresee) {
    this.foresee = foresee;
    this.card = h("div", { class: "info", id: "info", role: "tooltip", hidden: true });
    this.timer = 0;
    /** @type {Element|null} */
    this.over = null;
    document.body.append(this.card);
    document.addEventListener("pointerover", (event) => this.enter(event));
    document.addEventListener("pointerdown", () => this.hide());
    document.addEventListener("focusin", (event) => this.focus(event));
    document.addEventListener("scroll", () => this.hide(), { passive: true, capture: true });
  }

  /** @param {PointerEvent} event */
  enter(event) {
    if (event.pointerType === "touch") return;
    const found = event.target instanceof Element ? event.target.closest("[data-title]") : null;
    if (found === this.over) return;
    this.hide();
    this.over = found;
    if (found) this.timer = setTimeout(() => this.show(found), DELAY);
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const target = event.target;
    if (!(target instanceof Element) || !target.matches("[data-touch]:focus-visible")) return this.hide();
    this.show(target);
  }

  /** @param {Element} element */
  show(element) {
    const title = element.getAttribute("data-title");
    if (!title || !element.isConnected) return;
    const more = this.foresee(element.getAttribute("data-touch") ?? "");
    const help = element.getAttribute("data-help");
    replace(
      this.card,
      ...named(title),
      more && h("ul", { class: "foreseen" }, ...more.lines.map((line) => h("li", {}, ...rich(line)))),
      help && !more?.lines.length && h("span", { class: "info-help" }, ...rich(help)),
    );
    this.card.hidden = false;
    this.place(element.getBoundingClientRect());
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

  hide() {
    clearTimeout(this.timer);
    this.card.hidden = true;
    this.over = null;
  }
}
