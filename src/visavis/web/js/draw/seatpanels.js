// What stands around the board: the race, and a panel for each seat with what lies open there.

import { sideColour } from "./art.js";
import { FACE_DOWN, chipPicture } from "./chip.js";
import { h, keep, s, setAll } from "../page/dom.js";
import { isMap } from "./hexmap.js";
import { LETTERED } from "./marks.js";
import { drawLane, isLane, makeLane } from "./commontrack.js";
import { tied } from "../page/richtext.js";
import { LOW, isLying } from "../page/settings.js";
import { delta, toldOf } from "./delta.js";
import { box, icon, rect } from "./strokes.js";
import { laneHeight } from "./lay.js";
import { raceHeight, raceTrack, runner, runnerAt } from "./track.js";
import { inFull, say, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Count} Count */
/** @typedef {import("./board.js").Desk} Desk */

const NOBODY = -1;
const NARROW = 760; // CSS pixels: less than this, a race has fewer numbers

/** The seat at the near side of the table: that for which the reader plays, or the first. @param {View} view */
export function reader(view) {
  if ((view.near ?? NOBODY) >= 0) return view.near ?? 0;
  return view.seat >= 0 && view.seat < view.seats.length ? view.seat : 0;
}

/** @param {View} view */
export function others(view) {
  return view.seats.map((_, seat) => seat).filter((seat) => seat !== reader(view));
}

/** Whose things lie beside the board, although they are not the reader's: those of nobody first. @param {Desk} d */
export function besideTheBoard(d) {
  return [...(isSharing(d) ? [NOBODY] : []), ...others(d.view)];
}

/** Whether what belongs to nobody has a panel of its own. @param {Desk} d */
function isSharing(d) {
  return zonesOf(d, NOBODY).length > 0 || isMap(d.layout);
}

/** Tracks that belong to no region. @param {Desk} d */
function freeTracks(d) {
  const regional = new Set(d.layout.regions.map((region) => region.track));
  return d.view.tracks.filter((track) => !regional.has(track.id));
}

// The race

/** @param {HTMLElement} host @param {Desk} d @param {number} width @param {boolean} stacked */
export function drawRaces(host, d, width, stacked) {
  const seats = [...others(d.view), reader(d.view)];
  keep(host, freeTracks(d), {
    key: (track) => track.id,
    sign: (track) => [track, width, stacked, d.signs, seats, d.was.get(track.id)],
    make: (track) =>
      isLane(track)
        ? makeLane()
        : s("svg", { class: "race-picture", role: "img" }, s("g", { class: "still" }), s("g", { class: "runners" })),
    draw: (element, track) => {
      if (isLane(track)) return drawLane(element, track, d.was.get(track.id));
      const lanes = seats.filter((seat) => track.markers.some(([owner]) => owner === seat));
      const height = raceHeight(raceTall(stacked), lanes.length);
      const b = box(1, 1, width - 2, height - 2);
      const numbers = width < NARROW ? { every: 5, size: 14 } : { every: 1, size: 13 };
      setAll(element, {
        viewBox: `0 0 ${width} ${height}`,
        width,
        height,
        "aria-label": inFull(track),
        ...saying(track),
      });
      element.querySelector(".still")?.replaceChildren(raceTrack(track, b, lanes, numbers, d.was.get(track.id)));
      const runners = /** @type {Element} */ (element.querySelector(".runners"));
      keep(runners, track.markers, {
        key: ([seat]) => String(seat),
        sign: ([seat, at]) => [seat, at, width, stacked, d.signs, lanes],
        make: ([seat]) => s("g", { "data-glide": `race ${track.id} ${seat}` }, s("g", { class: "glider" })),
        draw: (g, [seat, at]) => {
          const { x, y } = runnerAt(track, b, lanes, numbers.every, seat, at);
          g.setAttribute("transform", `translate(${x} ${y})`);
          g.firstElementChild?.replaceChildren(...runner(seat, d.signs[seat], at, laneHeight(b, lanes.length)));
        },
      });
    },
  });
}

/** With two lanes, in CSS pixels. @param {boolean} stacked */
function raceTall(stacked) {
  if (stacked && !isLying()) return innerWidth < NARROW ? 62 : 54;
  return innerHeight < LOW ? 46 : 54;
}

// A panel for each seat

/** Where things of a seat lie beside the board. @param {Desk} d @param {number} seat */
function zonesOf(d, seat) {
  return [
    ...new Set(d.view.things.filter((each) => each.owner === seat && !d.places.has(each.at)).map((each) => each.at)),
  ];
}

/** @param {HTMLElement} host @param {Desk} d @param {number[]} seats */
export function drawPanels(host, d, seats) {
  keep(host, seats, {
    key: String,
    sign: (seat) => [seat, d.view.seats[seat]],
    make: (seat) =>
      h(
        "section",
        { class: "seat", "data-seat": seat },
        h("h2", { class: "nameplate" }),
        h("div", { class: "zones" }),
        h("ul", { class: "counts" }),
      ),
    draw: (element, seat) => element.setAttribute("aria-label", d.view.seats[seat]?.title ?? say("web-common")),
  });
  for (const seat of seats)
    drawPanel(/** @type {HTMLElement} */ (host.querySelector(`[data-seat="${seat}"]`)), d, seat);
}

/** @param {HTMLElement} panel @param {Desk} d @param {number} seat */
function drawPanel(panel, d, seat) {
  const zones = zonesOf(d, seat);
  const held = new Set(zones);
  panel.style.setProperty("--accent", sideColour(seat, "accent"));
  panel.style.setProperty("--tint", sideColour(seat, "tint"));
  nameplate(/** @type {HTMLElement} */ (panel.querySelector(".nameplate")), d, seat);
  keep(/** @type {Element} */ (panel.querySelector(".zones")), zones, {
    key: (zone) => zone,
    sign: (zone) => zone,
    make: () => h("div", { class: "zone" }),
    draw: () => {},
  });
  for (const [n, zone] of zones.entries()) {
    const element = /** @type {HTMLElement} */ (panel.querySelectorAll(".zone")[n]);
    const counted = d.view.counts.find((count) => count.at === zone);
    const lying = d.view.things.filter((thing) => thing.at === zone);
    element.dataset.zone = zone;
    if (counted || lying.length > 1) shelf(element, d, counted, lying);
    else display(element, d, lying[0]);
  }
  const common = seat === (isSharing(d) ? NOBODY : (others(d.view)[0] ?? reader(d.view)));
  const counts = d.view.counts.filter(
    (count) => (count.owner === seat || (common && count.owner < 0)) && !held.has(count.at),
  );
  drawCounts(/** @type {HTMLElement} */ (panel.querySelector(".counts")), counts.filter((count) => !count.supply), d.counted);
  drawSupplies(panel, counts.filter((count) => count.supply), d.counted);
}

/** @param {HTMLElement} element @param {Desk} d @param {number} seat */
function nameplate(element, d, seat) {
  element.hidden = seat === NOBODY;
  if (seat === NOBODY) return;
  const race = freeTracks(d).find((track) => track.markers.some(([owner]) => owner === seat));
  const score = race?.markers.find(([owner]) => owner === seat)?.[1];
  const before = freeTracks(d)
    .flatMap((track) => d.was.get(track.id) ?? [])
    .find(([owner]) => owner === seat)?.[1];
  keep(element, ["plate"], {
    key: String,
    sign: () => [d.view.seats[seat], score, before, race?.help],
    make: () => h("span", { class: "plate" }),
    draw: (plate) => {
      const said = score === undefined ? "" : String(score);
      setAll(plate, saying({ title: d.view.seats[seat].title, said, help: race?.help }));
      plate.replaceChildren(
        icon(d.signs[seat]) ?? "",
        h("span", { class: "side-name" }, d.view.seats[seat].title),
        h("span", { class: "score" }, score ?? "", score === undefined ? null : delta(score, before)),
      );
    },
  });
}

/**
 * Chips in a row, each with its name; another seat's open row is numbered, since its order matters.
 * @param {HTMLElement} element @param {Desk} d @param {Count|undefined} count @param {Thing[]} lying
 */
function shelf(element, d, count, lying) {
  if (!element.querySelector(".pieces"))
    element.replaceChildren(h("p", { class: "zone-title" }), h("div", { class: "pieces", role: "group" }));
  const title = /** @type {Element} */ (element.querySelector(".zone-title"));
  const pieces = /** @type {Element} */ (element.querySelector(".pieces"));
  title.textContent = count ? inFull({ title: count.title, said: String(count.value) }) : "";
  setAll(title, count ? toldOf(count) : { "data-title": null });
  pieces.setAttribute("aria-label", count?.title ?? lying[0].title);
  const own = !count || count.owner === d.view.seat || count.owner < 0;
  keep(pieces, lying, {
    key: (thing) => thing.id,
    sign: (thing) => [thing, own || thing.kind === FACE_DOWN ? 0 : lying.indexOf(thing) + 1, d.signs],
    make: (thing) => h("div", { class: "piece thing", "data-touch": thing.id, "data-glide": `thing ${thing.id}` }),
    draw: (piece, thing) => drawPiece(piece, d, thing, own ? 0 : lying.indexOf(thing) + 1),
  });
}

/** @param {Element} piece @param {Desk} d @param {Thing} thing @param {number} place */
function drawPiece(piece, d, thing, place) {
  if (thing.marks.includes(LETTERED)) return drawLettered(piece, thing);
  const open = thing.kind !== FACE_DOWN;
  setAll(piece, { ...saying(thing), "data-owner": thing.owner });
  const said = open && place ? String(place) : open ? thing.short || thing.title : "";
  piece.replaceChildren(
    h("span", { class: "glider" }, chipPicture(d.theme, thing)),
    h("span", { class: place ? "piece-number" : "piece-name", "aria-hidden": "true" }, tied(said)),
  );
}

/** A card whose words stand on it: what it does, and below that what it would do for the other side. @param {Element} piece @param {Thing} thing */
function drawLettered(piece, thing) {
  setAll(piece, { ...saying(thing), "data-owner": thing.owner, class: "piece thing lettered" });
  piece.replaceChildren(
    h("b", { class: "letter-name" }, thing.short ?? thing.title),
    h("span", { class: "letter-words" }, thing.said ?? ""),
    h("span", { class: "letter-rest" }, thing.help ?? ""),
  );
}

/**
 * A thing on display: its symbol, its name, what it does.
 * @param {HTMLElement} element @param {Desk} d @param {Thing} thing
 */
function display(element, d, thing) {
  const sign = JSON.stringify([thing, d.signs]);
  if (element.dataset.sign === sign) return;
  element.dataset.sign = sign;
  element.className = "zone display";
  setAll(element, saying(thing));
  element.replaceChildren(
    h(
      "span",
      { class: "medal", "data-touch": thing.id, ...saying(thing) },
      medal(thing),
    ),
    h(
      "span",
      { class: "display-words" },
      h("b", {}, inFull(thing)),
      h("span", { class: "display-help" }, thing.help ?? ""),
    ),
  );
}

/** @param {Thing} thing */
function medal(thing) {
  const drawn = icon(thing.kind, sideColour(thing.owner, "chip-ink"));
  const ground = rect(box(0, 0, 40, 40), 20, {
    fill: sideColour(thing.owner, "chip"),
    stroke: sideColour(thing.owner, "chip-edge"),
    "stroke-width": 1.6,
  });
  drawn?.setAttribute("class", "");
  for (const [name, value] of Object.entries({ x: 8, y: 8, width: 24, height: 24 }))
    drawn?.setAttribute(name, String(value));
  return s("svg", { viewBox: "-1 -1 42 42", class: "medal-picture", "aria-hidden": "true" }, ground, drawn);
}

// Counts

/** What nobody needs to watch is folded away, with its names. @param {HTMLElement} panel @param {Count[]} counts @param {Map<string, number>} counted */
function drawSupplies(panel, counts, counted) {
  const before = panel.querySelector(".supplies");
  if (!counts.length) return before?.remove();
  const made = before ?? panel.appendChild(h("details", { class: "supplies" }, h("summary", {}), h("ul", { class: "supply-list" })));
  const summary = /** @type {Element} */ (made.querySelector("summary"));
  if (summary.textContent !== say("web-supplies")) summary.textContent = say("web-supplies");
  drawCounts(/** @type {HTMLElement} */ (made.lastElementChild), counts, counted);
}

/** @param {HTMLElement} host @param {Count[]} counts @param {Map<string, number>} counted what they were */
function drawCounts(host, counts, counted) {
  host.hidden = !counts.length;
  keep(host, counts, {
    key: (count) => count.id,
    sign: (count) => [count, counted.get(count.id)],
    make: (count) => h("li", { class: "count", "data-count": count.id }),
    draw: (element, count) => {
      const was = counted.get(count.id);
      setAll(element, toldOf(count, was));
      element.replaceChildren(
        icon(count.symbol) ?? "",
        h("b", {}, count.value, delta(count.value, was)),
        h("span", { class: "count-name" }, count.short ?? count.title),
      );
    },
  });
}
