// The table as it is seen: race, seats, board, tray, legend; drawn anew with every view, and set in motion.

import { knows, wearSides } from "./art.js";
import { Board, deskOf } from "./board.js";
import { chip } from "./chip.js";
import { ACTIVE, NEWEST } from "./marks.js";
import { find, h, keep, replace, s } from "../page/dom.js";
import { boardsOf, drawLater, drawOwn, drawRivals, drawScores, hasBoard } from "./playerboards.js";
import { arrange } from "./arrange.js";
import { isMap } from "./hexmap.js";
import { drawSheets } from "../panels/sheets.js";
import { glide, spots } from "./motion.js";
import { besideTheBoard, drawPanels, drawRaces, reader } from "./seatpanels.js";
import { LOW, PUSHING, isDesk, isLying, isStacked, isUpright } from "../page/settings.js";
import { fill } from "./place.js";
import { draw } from "./shapes.js";
import { chipBox } from "./lay.js";
import { box, icon, rect } from "./strokes.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").LegendItem} LegendItem */
/** @typedef {import("./board.js").Desk} Desk */

const SHARE = 0.53; // of the screen: a map, where the page is scrolled; more on a tablet, if that leaves room for
const DOCK = 190; // CSS pixels of what is asked and held, which often takes as much
const PEEP = 34; // CSS pixels below a map that has the height of the screen

export class Stage {
  /** @param {() => void} again draws everything anew */
  constructor(again) {
    this.again = again;
    this.board = new Board(find("#board"));
    this.ghosts = s("g", { class: "ghosts", "aria-hidden": "true" });
    this.board.svg.insertBefore(this.ghosts, this.board.layer.things);
    /** @type {import("./board.js").Desk|null} */
    this.desk = null;
  }

  /**
   * @param {View} view @param {Layout} layout @param {Theme} theme @param {View|null} before
   * @param {string} backdrop @param {LegendItem[]} legend
   * @param {import("../page/types.js").Changed|null} changed since one's last answer
   * @param {() => void} bring whatever is to be looked at into sight
   */
  draw(view, layout, theme, before, backdrop, legend, changed, bring) {
    if (roomIn(find("#stage")) <= 0) return;
    wearSides(view.seats.map(({ sign }) => sign));
    const from = spots();
    const moved = before !== null && before !== view;
    const desk = deskOf(view, layout, theme, changed, backdrop);
    this.desk = desk;
    const stacked = isStacked();
    document.body.classList.toggle("stacked", stacked);
    const width = roomIn(find("#stage"));
    drawRaces(find("#races"), desk, width, stacked);
    const boardless = (/** @type {number} */ seat) => !hasBoard(desk, seat);
    drawPanels(find("#others"), desk, besideTheBoard(desk).filter(boardless));
    drawPanels(find("#tray"), desk, [reader(view)].filter(boardless));
    document.body.classList.toggle("on-a-map", isMap(layout));
    document.body.classList.toggle("with-boards", boardsOf(desk).length > 0);
    drawScores(find("#scores"), desk);
    drawOwn(find("#own"), desk, width);
    drawLater(find("#later"), desk, width);
    drawRivals(find("#rivals"), desk, width, this.again);
    showNotices(find("#notices"), view);
    showAims(find("#aims"), view);
    drawSheets(view);
    const explained = isMap(layout) ? [...legend, ...mapSigns(), ...countSigns(view)] : legend;
    this.lay(desk, explained, width, stacked);
    bring(); // before anything moves: it is looked for where it goes, not where it comes from
    if (moved) glide(from);
  }

  /**
   * The legend inside the board if all of it fits there, else below it; and the board in the room that is left.
   * @param {Desk} desk @param {LegendItem[]} legend @param {number} width @param {boolean} stacked
   */
  lay(desk, legend, width, stacked) {
    const host = find("#legend");
    for (const inside of [Boolean(freeRoom(desk).length) && !stacked && innerHeight >= LOW, false]) {
      drawLegend(host, desk, legend, inside);
      const arranged = arrange(desk, width, this.height(), stacked);
      [desk.px, desk.stretch] = [arranged.px, arranged.stretch];
      this.board.draw(desk, arranged, say("web-board"));
      if (!inside || (!arranged.stacked && fitsInside(host, desk))) return;
    }
  }

  /** The height a board may have without pushing anything off the screen. */
  height() {
    if (isStacked()) return this.desk && isMap(this.desk.layout) ? mapRoom() : Infinity;
    const [races, others, ...rest] = ["#races", "#others", "#own", "#below", "#tray"].map((each) => find(each));
    const beside = races.offsetTop === others.offsetTop;
    const above = beside ? Math.max(races.offsetHeight, others.offsetHeight) : races.offsetHeight + others.offsetHeight;
    const taken = rest.reduce((sum, each) => sum + each.offsetHeight, above);
    return innerHeight - slotOf(find("#prompt")) - taken - gaps(find("#stage"));
  }

  /** A picked piece on a picked place, as it would lie there; and arrows towards what is lit out of sight. @param {string[]} picked */
  ghost(picked) {
    this.board.map?.point();
    this.ghosts.replaceChildren();
    const desk = this.desk;
    if (!desk) return;
    const thing = desk.view.things.find((each) => picked.includes(each.id));
    const tile = this.board.layer.places.querySelector(".chosen .tile-ground");
    if (!thing || !tile || desk.places.has(thing.at)) return;
    const [x, y, w, height] = ["x", "y", "width", "height"].map((name) => Number(tile.getAttribute(name)));
    const ghost = { ...thing, marks: thing.marks.filter((mark) => mark !== NEWEST) };
    this.ghosts.append(...chip(desk.theme, ghost, chipBox(box(x, y, w, height))));
  }
}

/** Where the page is scrolled, a map takes most of the screen, and what follows it peeps out below. */
function mapRoom() {
  if (isLying()) return innerHeight - PEEP;
  const above = find("#board").getBoundingClientRect().top + scrollY;
  return Math.max(innerHeight * SHARE, isUpright() ? 0 : innerHeight - above - DOCK - PEEP);
}

/** @param {HTMLElement} host @param {View} view */
function showNotices(host, view) {
  const said = view.notices.join(" ");
  if (host.textContent !== said) host.textContent = said;
}

/** What wins: all of it, above the log where that is seen beside the map, else with the map. @param {HTMLElement} host @param {View} view */
function showAims(host, view) {
  const aims = view.aims ?? [];
  host.hidden = !aims.length;
  const home = find(isDesk() ? "#panel" : "#stage");
  if (host.parentElement !== home) isDesk() ? home.prepend(host) : home.insertBefore(host, find("#board"));
  const [title, said] = [say("web-aim"), aims.join(" ")];
  if (host.textContent !== `${title} ${said}`) replace(host, h("b", {}, title), ` ${said}`);
}

/** A long question hangs over the table for a moment; only keys and lists push it down. @param {HTMLElement} prompt */
function slotOf(prompt) {
  return prompt.querySelector(PUSHING) ? prompt.offsetHeight : parseFloat(getComputedStyle(prompt).minHeight);
}

/** All that is left free between and around its parts. @param {HTMLElement} element */
function gaps(element) {
  const { paddingTop, paddingBottom, rowGap } = getComputedStyle(element);
  const shown = [...element.children].filter((each) => each instanceof HTMLElement && !each.hidden);
  const rows = new Set(shown.map((each) => /** @type {HTMLElement} */ (each).offsetTop)).size;
  return 3 + parseFloat(paddingTop) + parseFloat(paddingBottom) + parseFloat(rowGap) * (rows - 1);
}

/** The width inside its padding. @param {HTMLElement} element */
function roomIn(element) {
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}

// The legend

/** Where the game has kept room for it on its board. @param {Desk} d */
const freeRoom = (d) => d.theme.board?.[d.view.scenario]?.legend ?? [];

/** @param {HTMLElement} host @param {Desk} d @param {LegendItem[]} items @param {boolean} inside */
function drawLegend(host, d, items, inside) {
  host.classList.toggle("inside", inside);
  const home = find(inside ? "#board" : "#below");
  if (host.parentElement !== home) inside ? home.append(host) : home.prepend(host);
  const sign = JSON.stringify([items, inside, say("web-legend")]);
  if (host.dataset.sign === sign) return;
  host.dataset.sign = sign;
  const list = h("ul", { class: "legend" });
  keep(list, items, {
    key: (item) => `${item.is} ${item.symbol}`,
    sign: (item) => item,
    make: (item) =>
      h(
        "li",
        { "data-title": item.title, "data-help": item.help || null },
        swatch(item, d.theme),
        h("span", {}, item.title, item.help && !inside ? h("small", {}, ` — ${item.help}`) : null),
      ),
    draw: () => {},
  });
  replace(host, inside ? list : h("details", {}, h("summary", {}, say("web-legend")), list));
}

/** It is laid there, and measured. @param {HTMLElement} host @param {Desk} d */
function fitsInside(host, d) {
  const sizes = freeRoom(d).map((each, n) => `${Math.round(each * d.px * (n % 2 ? 1 : d.stretch))}px`);
  ["left", "top", "width", "height"].forEach((name, n) => host.style.setProperty(`--${name}`, sizes[n]));
  return find("#legend .legend").offsetHeight <= host.clientHeight;
}

/** What is shown on a map on demand. @returns {LegendItem[]} */
function mapSigns() {
  return ["asked", "reached", "covered", "unsighted"].map((each) => ({ is: each, symbol: "", title: say(`web-legend-${each}`) }));
}

/** Numbers that stand beside a bare sign. @param {View} view @returns {LegendItem[]} */
function countSigns(view) {
  const own = view.counts.filter((count) => count.owner < 0 || count.owner === reader(view));
  const named = new Map([...view.counts, ...own].map((count) => [count.symbol, count]));
  return [...named]
    .filter(([symbol]) => knows(symbol))
    .map(([symbol, count]) => ({ is: "count", symbol, title: count.title }));
}

/** @param {LegendItem} item @param {import("../page/types.js").Theme} theme */
function swatch(item, theme) {
  if (item.is !== "kind" && knows(item.symbol)) return icon(item.symbol, "var(--ink)", "swatch");
  const look = { viewBox: "0 0 26 24", class: "swatch wide", "aria-hidden": "true" };
  const b = box(1, 3, 24, 18);
  if (!["kind", NEWEST, ACTIVE].includes(item.is)) return s("svg", look, rect(b, 4, { class: `swatch-${item.is}` }));
  const is = { is_kind: item.is === "kind", is_newest: item.is === NEWEST, is_active: item.is === ACTIVE };
  return s("svg", look, ...draw("swatch", b, { ...is, symbol: item.symbol, ground: fill(theme, item.symbol) }));
}
