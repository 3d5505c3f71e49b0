// Players' own boards: the reader's large, the others' small until somebody wants to see more; and all numbers at once.

import { sideColour } from "./art.js";
import { Board } from "./board.js";
import { delta, toldOf } from "./delta.js";
import { find, h, keep, s, set, setAll } from "../page/dom.js";
import { centred } from "./lay.js";
import { LARGE, SMALL, arrangeBoard, arrangeSections, later } from "./sections.js";
import { reader } from "./seatpanels.js";
import { draw } from "./shapes.js";
import { isDesk, remember, remembered } from "../page/settings.js";
import { sign } from "../page/signs.js";
import { icon, sideSign } from "./strokes.js";
import { inFull, say, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Count} Count */
/** @typedef {import("../page/types.js").Region} Region */
/** @typedef {import("./board.js").Desk} Desk */

/** Whose boards there are. @param {Desk} d */
export function boardsOf(d) {
  return d.layout.regions.filter((region) => (region.owner ?? -1) >= 0);
}

/** Whether somebody has a board of their own. @param {Desk} d @param {number} seat */
export function hasBoard(d, seat) {
  return boardsOf(d).some((region) => region.owner === seat);
}

/** @type {WeakMap<Element, Board>} */
const drawn = new WeakMap();

/** The reader's board. @param {HTMLElement} host @param {Desk} d @param {number} width */
export function drawOwn(host, d, width) {
  drawBoards(
    host,
    d,
    boardsOf(d).filter((region) => region.owner === reader(d.view)),
    () => ({ width, size: LARGE, large: true, wide: true }),
  );
}

/** What stands below one's own board. @param {HTMLElement} host @param {Desk} d @param {number} width */
export function drawLater(host, d, width) {
  const regions = later(d.layout);
  host.hidden = !regions.length;
  if (!regions.length) return;
  const made = drawn.get(host) ?? new Board(host);
  drawn.set(host, made);
  made.draw(d, arrangeSections(d, width, Infinity, regions), regions.map((region) => region.title).join(", "));
}

/** The others', in the order of play after the reader. @param {HTMLElement} host @param {Desk} d @param {number} wide @param {() => void} again */
export function drawRivals(host, d, wide, again) {
  const mine = reader(d.view);
  const many = d.view.seats.length;
  const after = (/** @type {Region} */ region) => ((region.owner ?? 0) - mine + many) % many;
  const regions = boardsOf(d).filter((region) => region.owner !== mine);
  regions.sort((a, b) => after(a) - after(b));
  host.hidden = !regions.length;
  if (!regions.length) return;
  const gap = parseFloat(getComputedStyle(host).columnGap) || 0;
  const columns = getComputedStyle(host).gridTemplateColumns.split(" ").length;
  const open = opened();
  drawBoards(
    host,
    d,
    regions,
    (region) => {
      const large = open.includes(region.owner ?? -1);
      const alone = large || regions.length === 1 || columns === 1;
      return { width: alone ? wide : (wide - gap) / 2, size: large ? LARGE : SMALL, large, wide: alone };
    },
    (seat) => {
      remember("opened", open.includes(seat) ? open.filter((each) => each !== seat) : [...open, seat]);
      again();
    },
  );
}

/** The seats whose boards were opened here. @returns {number[]} */
function opened() {
  const found = remembered("opened", /** @type {number[]} */ ([]));
  return Array.isArray(found) ? found : [];
}

/**
 * @param {HTMLElement} host @param {Desk} d @param {Region[]} regions
 * @param {(region: Region) => {width: number, size: {wide: number, tall: number}, large: boolean, wide: boolean}} look
 * @param {(seat: number) => void} [toggle]
 */
function drawBoards(host, d, regions, look, toggle) {
  host.hidden = !regions.length;
  keep(host, regions, {
    key: (region) => String(region.owner),
    sign: (region) => region.owner,
    make: (region) => {
      const made = h(
        "section",
        { class: "own-board", "data-seat": region.owner },
        h("header", { class: "board-plate" }, h("h2", {}), h("div", { class: "tallies" })),
        h("div", { class: "board-pieces" }),
      );
      drawn.set(made, new Board(/** @type {HTMLElement} */ (made.lastElementChild)));
      return made;
    },
    draw: () => {},
  });
  for (const region of regions) {
    const element = /** @type {HTMLElement} */ (host.querySelector(`:scope > [data-seat="${region.owner}"]`));
    const how = look(region);
    drawPlate(element, d, region, toggle ? { open: how.large, toggle } : null);
    element.classList.toggle("wide", how.wide);
    drawn.get(element)?.draw(d, arrangeBoard(d, region, Math.floor(how.width) - 2, how.size), region.title);
  }
}

/**
 * Whose board it is, whether it is their turn, and all their numbers.
 * @param {HTMLElement} element @param {Desk} d @param {Region} region
 * @param {{open: boolean, toggle: (seat: number) => void}|null} more
 */
function drawPlate(element, d, region, more) {
  const seat = region.owner ?? 0;
  const name = d.view.seats[seat];
  element.style.setProperty("--accent", sideColour(seat, "accent"));
  element.style.setProperty("--tint", sideColour(seat, "tint"));
  element.classList.toggle("on-turn", d.view.turn === seat);
  setAll(element, { "aria-label": region.title });
  keep(/** @type {Element} */ (element.querySelector("h2")), [name], {
    key: () => "name",
    sign: (each) => [each, region.title],
    make: () => h("span", { class: "whole-board", "data-touch": region.id }),
    draw: (touch, each) => {
      set(touch, "data-title", region.title);
      touch.replaceChildren(sideSign(each.sign, seat) ?? "", h("span", { class: "side-name" }, each.title));
    },
  });
  const counts = d.view.counts.filter((count) => count.owner === seat);
  keep(/** @type {Element} */ (element.querySelector(".tallies")), counts, {
    key: (count) => count.id,
    sign: (count) => [count, d.counted.get(count.id)],
    make: (count) => h("span", { class: "tally", "data-touch": count.id }),
    draw: (tally, count) => drawTally(tally, count, d.counted.get(count.id)),
  });
  if (more) drawToggle(/** @type {HTMLElement} */ (element.querySelector("header")), name.title, seat, more);
}

/** @param {Element} tally @param {Count} count @param {number} [was] */
function drawTally(tally, count, was) {
  setAll(tally, toldOf(count, was));
  tally.replaceChildren(
    icon(count.symbol) ?? "",
    h("b", {}, count.value, delta(count.value, was)),
    count.limit ? h("span", { class: "limit" }, `/${count.limit}`) : "",
    sight(),
  );
}

/** Shown where the number may be attacked. */
const sight = () =>
  s("svg", { viewBox: "-15 -15 30 30", class: "icon sight", "aria-hidden": "true" }, ...draw("sight", centred(0, 0, 17, 17)));

/**
 * @param {HTMLElement} plate @param {string} name @param {number} seat
 * @param {{open: boolean, toggle: (seat: number) => void}} more
 */
function drawToggle(plate, name, seat, more) {
  const button =
    plate.querySelector(".open-board") ??
    plate.appendChild(h("button", { type: "button", class: "open-board", onclick: () => more.toggle(seat) }));
  const said = inFull({ title: say(more.open ? "web-board-small" : "web-board-large"), said: name });
  setAll(button, { "aria-expanded": String(more.open), "aria-label": said, title: said });
  button.replaceChildren(sign(more.open ? "smaller" : "larger"));
}

// All numbers of all seats side by side

/** @param {HTMLElement} host @param {Desk} d */
export function drawScores(host, d) {
  const seats = boardsOf(d).map((region) => region.owner ?? 0);
  host.hidden = !seats.length;
  const home = find(isDesk() ? "#panel" : "#races");
  if (host.parentElement !== home) home.prepend(host);
  const shared = d.view.counts.filter((count) => count.owner < 0);
  const sign = JSON.stringify([d.view.counts, d.view.seats, d.view.turn, seats, [...d.counted]]);
  if (!seats.length || host.dataset.sign === sign) return;
  host.dataset.sign = sign;
  const names = [...new Set(d.view.counts.filter((count) => count.owner >= 0).map((count) => count.symbol))];
  const of = (/** @type {number} */ seat, /** @type {string} */ name) =>
    d.view.counts.find((count) => count.owner === seat && count.symbol === name);
  const head = names.map((name) => {
    const count = of(seats[0], name);
    return h("th", { scope: "col", ...(count ? saying(count) : {}) }, icon(name), h("span", { class: "unseen" }, count?.title ?? name));
  });
  const rows = seats.map((seat) =>
    h(
      "tr",
      { class: seat === d.view.turn ? "on-turn" : null, "data-seat": seat },
      h(
        "th",
        { scope: "row", "data-title": d.view.seats[seat].title },
        sideSign(d.signs[seat], seat),
        h("span", { class: "unseen" }, d.view.seats[seat].title),
      ),
      ...names.map((name) => cell(of(seat, name), name === names[0], d.counted.get(of(seat, name)?.id ?? ""))),
    ),
  );
  host.replaceChildren(
    h("table", { class: "score-table" }, h("thead", {}, h("tr", {}, h("td", {}), ...head)), h("tbody", {}, ...rows)),
    h("ul", { class: "shared" }, ...shared.map((count) => sharedCount(count, d.counted.get(count.id)))),
  );
}

/** @param {Count|undefined} count @param {boolean} first @param {number} [was] */
function cell(count, first, was) {
  const full = count?.limit && count.value >= count.limit;
  const words = count ? [h("b", {}, count.value, delta(count.value, was)), first && count.limit ? h("small", {}, `/${count.limit}`) : null] : [];
  return h("td", { ...(count ? toldOf(count, was) : {}), class: full ? "full" : null }, ...words);
}

/** @param {Count} count @param {number} [was] */
function sharedCount(count, was) {
  return h(
    "li",
    toldOf(count, was),
    icon(count.symbol),
    h("b", {}, count.value, delta(count.value, was)),
    h("span", {}, count.short ?? count.title),
  );
}
