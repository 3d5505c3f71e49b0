// A stack laid open: whatever stands in one hex, large enough to be read and touched, beside the hex in its window.

import { centred } from "./lay.js";
import { piece } from "./chip.js";
import { draw } from "./shapes.js";
import { h, replace, s } from "../page/dom.js";
import { inFull, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").View} View */

const SIDE = 58; // CSS pixels of a counter
const FREE = 11; // around it, for what lies on its edge

export class Stack {
  constructor() {
    this.host = h("div", { class: "map-stack", hidden: true, onclick: (/** @type {Event} */ event) => this.clicked(event) });
    this.at = ""; // the hex that lies open
    /** @type {View|null} */
    this.view = null;
    /** @type {Theme|null} */
    this.theme = null;
  }

  /** It closes as soon as the game has gone on and asks for nobody in it. @param {View} view @param {Theme} theme */
  show(view, theme) {
    if (this.view && this.view.n !== view.n && !this.isAsked(view)) this.at = "";
    [this.view, this.theme] = [view, theme];
    this.layOpen(this.at);
  }

  /** @param {View} view */
  isAsked(view) {
    const touched = new Set([...(view.prompt?.subject ?? []), ...(view.prompt?.options ?? []).flatMap((option) => option.touches)]);
    return view.things.some((thing) => thing.at === this.at && touched.has(thing.id));
  }

  /** What stands there, if it is several. @param {string} at */
  layOpen(at) {
    const { view, theme } = this;
    const lying = view?.things.filter((thing) => thing.at === at && thing.owner >= 0) ?? [];
    const place = view?.places.find((each) => each.id === at);
    const open = lying.length > 1 && theme !== null && place !== undefined;
    this.at = open ? at : "";
    this.host.hidden = !open;
    replace(this.host, ...(open ? [h("p", { class: "stack-name" }, inFull(place)), ...lying.map((thing) => opened(theme, thing))] : []));
    this.makeWay();
  }

  /** To the other end of the window if it hides the very hex that it lays open. */
  makeWay() {
    this.host.classList.remove("above");
    const hex = this.at && document.querySelector(`#board .hex[data-touch="${CSS.escape(this.at)}"]`);
    if (!hex) return;
    const [under, over] = [hex.getBoundingClientRect(), this.host.getBoundingClientRect()];
    const hides = under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom;
    this.host.classList.toggle("above", hides);
  }

  /** Beside its counters it closes, and nothing on the table is let go. @param {Event} event */
  clicked(event) {
    if (event.target instanceof Element && event.target.closest("[data-touch]")) return;
    event.stopPropagation();
    this.layOpen("");
  }

  /** That of the hex, or of the counter, which was touched. @param {EventTarget|null} target */
  open(target) {
    const element = target instanceof Element ? target.closest("[data-touch]") : null;
    this.layOpen(element?.getAttribute("data-at") ?? element?.getAttribute("data-touch") ?? "");
  }
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
