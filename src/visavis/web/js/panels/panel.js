// The side panel: log, why, rules, table. On a small screen it is a sheet over the table.

import { find, h, replace } from "../page/dom.js";
import { drawLog, toTheEnd } from "./log.js";
import { drawReview, mayReview } from "./review.js";
import { Rules } from "./rules.js";
import { drawTable } from "./table.js";
import { drawWhy } from "./why.js";
import { isStacked, remember, remembered } from "../page/settings.js";
import { sign } from "../page/signs.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */

const TABS = ["log", "why", "rules", "table"];
const REVIEW = "review"; // when the game is over

export class Panel {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    const before = remembered("tab", "log");
    this.now = TABS.includes(before) ? before : "log";
    /** @type {Record<string, HTMLElement>} */
    this.pages = Object.fromEntries([...TABS, REVIEW].map((name) => [name, find(`#page-${name}`)]));
    this.rules = new Rules(this.pages.rules, app);
    this.sheet = false;
    this.drawTabs();
    find("#open-panel").append(sign("menu"));
    find("#close-panel").append(sign("close"));
    find("#open-panel").addEventListener("click", () => this.open(this.now));
    find("#close-panel").addEventListener("click", () => this.closeSheet());
    find("#tabs").addEventListener("keydown", (event) => this.key(event));
  }

  get tabs() {
    return mayReview(this.app) ? [...TABS, REVIEW] : TABS;
  }

  drawTabs() {
    const tabs = this.tabs.map((name) =>
      h(
        "button",
        {
          type: "button",
          role: "tab",
          id: `tab-${name}`,
          class: "tab",
          "aria-controls": `page-${name}`,
          "aria-selected": String(name === this.now),
          tabindex: name === this.now ? "0" : "-1",
          onclick: () => this.open(name),
        },
        say(`web-${name}`),
      ),
    );
    const focused = document.activeElement?.id ?? "";
    replace(find("#tabs"), ...tabs);
    find("#tabs").setAttribute("aria-label", say("web-panel"));
    if (focused.startsWith("tab-")) document.getElementById(focused)?.focus();
    find("#open-panel").setAttribute("aria-label", say("web-panel"));
    find("#close-panel").setAttribute("aria-label", say("web-close"));
    find("#home").setAttribute("aria-label", say("web-home"));
    for (const [name, page] of Object.entries(this.pages)) page.hidden = name !== this.now;
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const way = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!way) return;
    event.preventDefault();
    const tabs = this.tabs;
    this.open(tabs[(tabs.indexOf(this.now) + way + tabs.length) % tabs.length]);
    document.getElementById(`tab-${this.now}`)?.focus();
  }

  /** @param {string} name */
  open(name) {
    if (!this.tabs.includes(name)) return;
    this.now = name;
    if (name !== REVIEW) remember("tab", name);
    this.sheet = isStacked();
    document.body.classList.toggle("panel-over", this.sheet);
    this.drawTabs();
    this.draw();
    if (name === "log" && !this.app.state.past) toTheEnd(this.pages.log);
  }

  /** Whether there was one. */
  closeSheet() {
    const was = this.sheet;
    this.sheet = false;
    document.body.classList.remove("panel-over");
    if (was && find("#panel").contains(document.activeElement)) find("#open-panel").focus();
    return was;
  }

  /** @param {string} rule */
  openRule(rule) {
    this.open("rules");
    this.rules.open(rule);
  }

  draw() {
    const page = this.pages[this.now];
    if (!this.app.state.frame) return;
    if (find("#tabs").childElementCount !== this.tabs.length) this.drawTabs();
    if (this.now === "log") drawLog(page, this.app);
    else if (this.now === "why") drawWhy(page, this.app);
    else if (this.now === REVIEW) drawReview(page, this.app);
    else if (this.now === "rules") this.rules.draw();
    else drawTable(page, this.app);
  }
}
