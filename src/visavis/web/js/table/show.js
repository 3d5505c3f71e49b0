// The turns of others, one deed after the other: the piece moves, what it did is marked, a sentence says it; then the next.

import { litBy, newSince, signsOf, viewsOf } from "../draw/steps.js";
import { settleAll } from "../draw/motion.js";
import { Caption } from "../draw/news.js";
import { PACES, pace, still } from "../page/settings.js";
import { showLit } from "../ask/touch.js";
import { drawScene } from "./scene.js";
import { shown } from "./state.js";

/** @typedef {import("../page/types.js").Frame} Frame */
/** @typedef {import("../page/types.js").Beat} Beat */
/** @typedef {import("../page/types.js").View} View */

const OWN = 0.4; // of the time: what came of one's own answer was said before it was given
const LETTERS = 50; // that are read in the time of one deed
const MOST = 3; // times as long a longer sentence may stand

/** @typedef {{beat: Beat, view: View}} Scene */

export class Show {
  /** @param {import("./table.js").App} app */
  constructor(app) {
    this.app = app;
    this.caption = new Caption();
    /** @type {Scene[]} */
    this.scenes = [];
    /** @type {Scene|null} */
    this.now = null;
    this.timer = 0;
    /** What was under the finger that ended the show. @type {string|null|undefined} */
    this.pressed = undefined;
    this.listen();
  }

  /** The table as it stood at this deed; where nothing is to move, it stands as it does now. */
  get view() {
    return still() ? null : (this.now?.view ?? null);
  }

  /** What of a frame is new is shown after what is being shown. @param {Frame} frame @param {Frame|null} before */
  take(frame, before) {
    const result = frame.over ? (frame.view.status[0] ?? "") : "";
    const told = this.isTold(frame, before) ? newSince(frame.story ?? [], before?.n ?? 0, result) : [];
    if (!told.length || !before) return void this.skip();
    const views = viewsOf(before.view, frame.view, told);
    this.scenes.push(...told.map((beat, n) => ({ beat, view: views[n] })));
    if (!this.now) this.begin();
  }

  /** To the same eyes, as far as time goes on. @param {Frame} frame @param {Frame|null} before */
  isTold(frame, before) {
    const { state } = this.app;
    const alike = before && before.view.seat === frame.view.seat && frame.n > before.n;
    return Boolean(alike && pace() && !document.hidden && !state.past && !state.curtain);
  }

  /** The next scene, which is still to be drawn. */
  begin() {
    this.now = this.scenes.shift() ?? null;
    document.body.classList.toggle("showing", Boolean(this.now));
    if (this.now) this.timer = setTimeout(() => this.next(), lasting(this.now.beat));
  }

  next() {
    this.begin();
    if (!this.now) this.app.hint([]);
    drawScene(this.app);
    if (!this.now) showLit();
  }

  /** Once it is drawn: what it speaks of must be seen. */
  tell() {
    this.caption.show(this.now && !isKnown(this.now.beat) ? this.now.beat : null);
  }

  lit() {
    return this.now ? litBy(this.now.beat, this.now.view) : [];
  }

  /** Whether there was anything to skip. */
  skip() {
    clearTimeout(this.timer);
    const any = this.now !== null;
    [this.scenes, this.now] = [[], null];
    document.body.classList.remove("showing");
    this.caption.show(null);
    if (any) this.app.hint([]);
    return any;
  }

  /** Lines, ways and marks of what is shown now. */
  signs() {
    return this.now ? signsOf(this.now.beat) : null;
  }

  // A touch anywhere, or a key, shows how things stand; it also means what it means, if that is what was seen there.

  listen() {
    addEventListener("pointerdown", (event) => this.touched(event), { capture: true });
    addEventListener("click", (event) => this.clicked(event), { capture: true });
    addEventListener("keydown", (event) => this.typed(event), { capture: true });
    document.addEventListener("visibilitychange", () => document.hidden && this.finish());
  }

  finish() {
    if (!this.skip()) return false;
    drawScene(this.app);
    settleAll();
    return true;
  }

  /** @param {PointerEvent} event */
  touched(event) {
    const under = touchedBy(event);
    this.pressed = this.finish() ? under : undefined;
  }

  /** Something else may lie there by now: that was not meant. @param {MouseEvent} event */
  clicked(event) {
    const [was, is] = [this.pressed, touchedBy(event)];
    this.pressed = undefined;
    if (was === undefined || was === is || !(event.target instanceof Element) || !event.target.closest("#stage")) return;
    event.stopPropagation();
    event.preventDefault();
  }

  /** @param {KeyboardEvent} event */
  typed(event) {
    if (["Shift", "Control", "Alt", "Meta", "Tab"].includes(event.key) || !this.finish()) return;
    if (event.key === "Escape") event.stopPropagation();
  }
}

/** @param {Event} event */
function touchedBy(event) {
  const found = event.target instanceof Element ? event.target.closest("[data-touch]") : null;
  return found?.getAttribute("data-touch") ?? null;
}

/** One's own deed is not told again where nothing was rolled, drawn or lost. @param {Beat} beat */
function isKnown(beat) {
  const surprising = beat.parts.some((part) => part.dice?.length) || beat.steps.some((step) => step.lost?.length || step.drawn);
  return beat.own && !surprising;
}

/** Milliseconds. @param {Beat} beat */
function lasting(beat) {
  const length = beat.parts.reduce((sum, part) => sum + (part.text?.length ?? 0) + 3 * (part.dice?.length ?? 0), 0);
  return PACES[pace() || "normal"] * (isKnown(beat) ? OWN : Math.min(MOST, Math.max(1, length / LETTERS)));
}
