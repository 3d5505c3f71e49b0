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
    this.host = h("div", { class: "map-stack", hidden: true });
    this.at = ""; // the hex that lies open
    /** @type {View|null} */
    this.view = null;
    /** @type {Theme|null} */
    this.theme = null;
  }

  /** @param {View} view @param {Theme} theme */
  show(view, theme) {
    [this.view, this.theme] = [view, theme];
    this.layOpen(this.at);
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
