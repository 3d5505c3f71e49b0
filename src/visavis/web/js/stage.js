// The table as it is seen: race, seats, board, tray, legend; drawn anew with every view, and set in motion.

import { Board, deskOf } from "./board.js";
import { chip } from "./chip.js";
import { find, h, keep, replace, s, set } from "./dom.js";
import { chipSize } from "./geometry.js";
import { glide, spots } from "./motion.js";
import { drawPanels, drawRaces, others, reader } from "./seats.js";
import { isStacked, still } from "./settings.js";
import { box, centred, icon, rect } from "./strokes.js";
import { say } from "./words.js";

/** @typedef {import("./types.js").View} View */
/** @typedef {import("./types.js").Theme} Theme */
/** @typedef {import("./types.js").Layout} Layout */
/** @typedef {import("./types.js").LegendItem} LegendItem */

const PANEL_FROM = 1000; // as in the style sheet
const A_TURN = 16; // answers, dice and draws among them: whatever moved within them has just moved

export class Stage {
  constructor() {
    this.board = new Board(find("#board"));
    this.ghosts = s("g", { class: "ghosts", "aria-hidden": "true" });
    this.board.svg.insertBefore(this.ghosts, this.board.layer.things);
    /** @type {import("./board.js").Desk|null} */
    this.desk = null;
    this.size = "";
  }

  /**
   * @param {View} view @param {Layout} layout @param {Theme} theme @param {View|null} before
   * @param {string} backdrop @param {LegendItem[]} legend
   */
  draw(view, layout, theme, before, backdrop, legend) {
    const from = spots();
    const moved = before !== null && before !== view;
    const followed = moved && view.n > before.n && view.n - before.n <= A_TURN;
    const desk = deskOf(view, layout, theme, followed ? before : null, backdrop);
    if (!moved && this.desk) desk.was = this.desk.was;
    this.desk = desk;
    const stacked = isStacked();
    document.body.classList.toggle("stacked", stacked);
    const width = roomIn(find("#stage"));
    drawRaces(find("#races"), desk, width, stacked);
    drawPanels(find("#others"), desk, others(view));
    drawPanels(find("#tray"), desk, [reader(view)]);
    this.board.draw(desk, { width, height: this.height(), stacked }, say("web-board"));
    drawLegend(find("#legend"), desk, legend, stacked);
    this.explainCorners(view);
    if (moved) this.board.layer.trails.replaceChildren();
    if (moved) glide(from, followed ? this.board.layer.trails : null, desk.px);
    if (followed && stacked) this.showNewest();
  }

  /** Where the board has to be scrolled, what was placed last comes into sight by itself. */
  showNewest() {
    const newest = this.board.layer.things.querySelector(".newest")?.closest(".thing");
    newest?.scrollIntoView({ block: "center", behavior: still() ? "instant" : "smooth" });
  }

  /** The height a board may have without pushing anything off the screen. */
  height() {
    if (innerWidth < PANEL_FROM) return Infinity;
    const taken = ["#prompt", "#races", "#others", "#tray"].reduce((sum, each) => sum + find(each).offsetHeight, 0);
    return innerHeight - taken - 52;
  }

  /** @param {View} view */
  explainCorners(view) {
    const said = view.notices.join(" ");
    for (const corner of this.board.svg.querySelectorAll("[data-reconstructed]"))
      set(corner, "data-title", said || null);
    const host = find("#notices");
    if (host.textContent !== said) host.textContent = said;
  }

  /** A picked piece on a picked place, as it would lie there. @param {string[]} picked */
  ghost(picked) {
    this.ghosts.replaceChildren();
    const desk = this.desk;
    if (!desk) return;
    const thing = desk.view.things.find((each) => picked.includes(each.id));
    const tile = this.board.layer.places.querySelector(".chosen .tile-ground");
    if (!thing || !tile || desk.places.has(thing.at)) return;
    const [x, y, w, height] = ["x", "y", "width", "height"].map((name) => Number(tile.getAttribute(name)));
    const size = chipSize(box(x, y, w, height));
    this.ghosts.append(
      chip(
        desk.theme,
        { ...thing, marks: thing.marks.filter((mark) => mark !== "newest") },
        centred(x + w / 2, y + height / 2, size.w, size.h),
      ),
    );
  }
}

/** The width inside its padding. @param {HTMLElement} element */
function roomIn(element) {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

// The legend

/**
 * @param {HTMLElement} host @param {import("./board.js").Desk} d @param {LegendItem[]} items @param {boolean} stacked
 */
function drawLegend(host, d, items, stacked) {
  const free = d.theme.board?.[d.view.scenario]?.legend;
  const inside = Boolean(free?.length) && !stacked;
  host.classList.toggle("inside", inside);
  if (inside && host.parentElement !== find("#board")) find("#board").append(host);
  else if (!inside && host.parentElement === find("#board")) find("#board").after(host);
  if (inside && free) {
    const [x, y, width, height] = free.map((each, n) => `${Math.round(each * d.px * (n % 2 ? 1 : d.stretch))}px`);
    for (const [name, value] of Object.entries({ left: x, top: y, width, height }))
      host.style.setProperty(`--${name}`, value);
  }
  const sign = JSON.stringify([items, stacked, say("web-legend")]);
  if (host.dataset.sign === sign) return;
  host.dataset.sign = sign;
  const list = h("ul", { class: "legend" });
  keep(list, items, {
    key: (item) => `${item.is} ${item.symbol}`,
    sign: (item) => item,
    make: (item) =>
      h("li", { "data-title": item.title, "data-help": item.help || null }, swatch(item), h("span", {}, item.title)),
    draw: () => {},
  });
  replace(host, inside || !stacked ? list : h("details", {}, h("summary", {}, say("web-legend")), list));
}

/** @param {LegendItem} item */
function swatch(item) {
  if (item.is === "effect") return icon(item.symbol, "var(--ink)", "swatch");
  const ground = rect(box(1, 3, 24, 18), 4, {
    class: `swatch-${item.is}`,
    fill: item.is === "kind" ? `url(#fill-${item.symbol})` : null,
  });
  if (item.is === "kind" && !document.getElementById(`fill-${item.symbol}`))
    ground.setAttribute("fill", `var(--fill-${item.symbol})`);
  const sign = item.is === "kind" ? icon(item.symbol, "var(--ink)", "") : null;
  for (const [name, value] of Object.entries({ x: 6.5, y: 5.5, width: 13, height: 13 }))
    sign?.setAttribute(name, String(value));
  return s("svg", { viewBox: "0 0 26 24", class: "swatch wide", "aria-hidden": "true" }, ground, sign);
}
