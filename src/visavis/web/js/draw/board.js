// The board as one SVG in layers: ground, regions, places, markers, things, and what may be touched as a whole.

import { chip } from "./chip.js";
import { keep, s, set, setAll } from "../page/dom.js";
import { placeBoxes, printFor, sharesOf } from "./arrange.js";
import { counterClass, drawCounter, drawFlag, drawHex, drawPaths, isFlagged } from "./hexmap.js";
import { border, centred, chipBox, middle, spotBox, squares, trackBox } from "./lay.js";
import { drawNews } from "./news.js";
import { MapWindow } from "./mapwindow.js";
import { drawPlace, grounds, placeClass } from "./place.js";
import { drawRegion, regionSign } from "./region.js";
import { drawSection } from "./sections.js";
import { drawCard, drawPawn, drawSpread, evenSize, isCard, isSpread, spotsOn } from "./printed.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, rect, round, symbol } from "./strokes.js";
import { inFull, saying } from "../page/words.js";
import { markerBox } from "./track.js";

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Layout} Layout */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./arrange.js").Arrangement} Arrangement */

/**
 * All that is drawn from.
 * @typedef {{view: View, layout: Layout, theme: Theme, px: number, stretch: number, mirrored: boolean, signs: string[],
 *   places: Map<string, Place>, lying: Map<string, Thing[]>, tracks: Map<string, Track>,
 *   was: Map<string, Array<[number, number]>>, counted: Map<string, number>, backdrop: string}} Desk
 */

/**
 * @param {View} view @param {Layout} layout @param {Theme} theme
 * @param {import("../page/types.js").Changed|null} changed where what has changed stood @param {string} backdrop
 * @returns {Desk}
 */
export function deskOf(view, layout, theme, changed, backdrop) {
  return {
    view,
    layout,
    theme,
    backdrop,
    px: 1,
    stretch: 1,
    mirrored: Boolean(theme.board?.[view.scenario]?.mirrored),
    signs: view.seats.map((seat) => seat.sign),
    places: new Map(view.places.map((place) => [place.id, place])),
    lying: lyingIn(view),
    tracks: new Map(view.tracks.map((track) => [track.id, track])),
    was: new Map(Object.entries(changed?.tracks ?? {})),
    counted: new Map(Object.entries(changed?.counts ?? {})),
  };
}

/** What lies where. @param {View} view */
function lyingIn(view) {
  /** @type {Map<string, Thing[]>} */
  const found = new Map();
  for (const thing of view.things) found.set(thing.at, [...(found.get(thing.at) ?? []), thing]);
  return found;
}

const LAYERS = ["ground", "regions", "places", "paths", "markers", "things", "flags", "figures", "whole", "signs"];

export class Board {
  /** @param {HTMLElement} host */
  constructor(host) {
    this.host = host;
    this.svg = s("svg", { class: "board", role: "group" });
    this.defs = s("defs");
    this.svg.append(this.defs);
    /** @type {Record<string, SVGGElement>} */
    this.layer = {};
    for (const name of LAYERS) this.svg.append((this.layer[name] = s("g", { class: name })));
    host.append(this.svg);
    this.grounded = "";
    /** @type {MapWindow|null} */
    this.map = null;
    /** @type {{d: Desk, arranged: Arrangement}|null} */
    this.drawn = null;
  }

  /** Lines and marks over everything. @param {import("../page/types.js").News} news */
  sign(news) {
    set(this.layer.signs, "aria-hidden", "true");
    this.layer.signs.replaceChildren(...(this.drawn ? drawNews(news, this.drawn.d, this.drawn.arranged) : []));
  }

  /** @param {Desk} d @param {Arrangement} arranged @param {string} name */
  draw(d, arranged, name) {
    if (arranged.spots) this.map ??= new MapWindow(this.host, this.svg);
    const [width, height] = [round(arranged.width * arranged.px), round(arranged.height * arranged.px)];
    setAll(this.svg, { viewBox: `0 0 ${arranged.width} ${arranged.height}`, width, height, "aria-label": name });
    this.host.style.setProperty("--board-width", `${width}px`);
    this.drawGround(d, arranged);
    this.drawRegions(d, arranged);
    this.drawPlaces(d, arranged);
    this.drawMarkers(d, arranged);
    this.drawThings(d, arranged);
    this.drawFlags(d, arranged);
    this.drawFigures(d, arranged);
    this.map?.show(arranged, name, d);
    this.drawn = { d, arranged };
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawGround(d, arranged) {
    const print = arranged.spots ? d.view.places.map((place) => [place.short, place.number]) : [];
    const sign = JSON.stringify([d.view.game, d.backdrop, arranged, d.layout.paths, print]);
    if (sign === this.grounded) return;
    this.grounded = sign;
    this.defs.replaceChildren(...grounds(d.theme));
    const taller = arranged.height / d.layout.height;
    const lifted = taller > 1 ? { transform: `scale(1 ${taller.toFixed(3)})` } : {};
    const designed = box(0, 0, arranged.width, d.layout.height);
    const land = arranged.stacked || !d.backdrop ? null : symbol(d.backdrop, designed, "var(--land-mass)", lifted);
    this.layer.ground.replaceChildren(...(land ? [land] : []), ...links(d, arranged));
    this.layer.paths.replaceChildren(...(arranged.spots ? drawPaths(d) : []));
    for (const layer of [this.layer.ground, this.layer.paths]) set(layer, "aria-hidden", "true");
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawRegions(d, arranged) {
    keep(this.layer.regions, arranged.cards, {
      key: (card) => card.region.id,
      sign: (card) =>
        card.places ? [card.box, card.region.title, card.region.short] : [arranged.stacked, ...regionSign(d, card)],
      make: (card) => s("g", { class: "region", "data-region": card.region.id, role: "img" }),
      draw: (element, card) => {
        const track = d.tracks.get(card.region.track);
        setAll(element, { "aria-label": track ? inFull(track) : card.region.title, ...(track ? saying(track) : {}) });
        element.replaceChildren(card.places ? drawSection(d, card) : drawRegion(d, card, arranged.stacked));
      },
    });
    const owned = (/** @type {import("./arrange.js").Card} */ card) => (card.region.owner ?? -1) >= 0;
    const wholes = arranged.cards.filter((card) => !owned(card) && !d.places.has(card.region.id));
    keep(this.layer.whole, wholes, {
      key: (card) => card.region.id,
      sign: (card) => [card.box, card.region.title, d.tracks.get(card.region.track)],
      make: (card) => s("g", { class: "whole", "data-touch": card.region.id }),
      draw: (element, card) => {
        setAll(element, saying({ ...d.tracks.get(card.region.track), title: card.region.title }));
        element.replaceChildren(rect(card.box, SIZE.card_corner, { class: "ring", fill: "none" }));
      },
    });
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawPlaces(d, arranged) {
    const boxes = placeBoxes(arranged);
    const sizes = signSizes(d, arranged);
    const lying = (/** @type {Place} */ place) => d.lying.get(place.id) ?? [];
    keep(
      this.layer.places,
      d.view.places.filter((place) => boxes.has(place.id)),
      {
        key: (place) => place.id,
        sign: (place) => [place, d.px, boxes.get(place.id), sizes.get(place.id), lying(place).map((thing) => thing.title)],
        make: (place) => s("g", { "data-touch": place.id }),
        draw: (element, place) => {
          const b = /** @type {Box} */ (boxes.get(place.id));
          const spot = arranged.spots?.get(place.id);
          element.setAttribute("class", spot ? "place hex" : placeClass(place));
          const here = isSpread(d.theme, place) && place.face?.length ? lying(place).map((thing) => thing.title) : [];
          const help = place.help || here.join(", ");
          setAll(element, saying({ ...place, help }));
          const drawn = spot
            ? drawHex(d.theme, place, spot, d.signs)
            : isSpread(d.theme, place)
              ? drawSpread(d.theme, place, b, lying(place), sizes.get(place.id))
              : drawPlace(d.theme, place, b, lying(place).length > 0, printFor(d.px));
          element.replaceChildren(...drawn.filter((each) => each instanceof Node));
        },
      },
    );
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawFlags(d, arranged) {
    const flagged = d.view.places.filter((place) => arranged.spots?.has(place.id) && isFlagged(place));
    set(this.layer.flags, "aria-hidden", "true");
    keep(this.layer.flags, flagged, {
      key: (place) => place.id,
      sign: (place) => [place.marks, arranged.spots?.get(place.id)],
      make: () => s("g", { class: "flag" }),
      draw: (element, place) => {
        const spot = arranged.spots?.get(place.id);
        if (spot) element.replaceChildren(...drawFlag(d.theme, place, spot));
      },
    });
  }

  /** What an answer costs, on the place it touches. @param {Desk} d @param {Arrangement} arranged */
  drawFigures(d, arranged) {
    const held = new Set(d.view.things.filter((thing) => thing.owner >= 0).map((thing) => thing.at));
    const figures = (d.view.prompt?.options ?? []).flatMap(({ figure, touches }) => {
      const at = figure ? touches.find((id) => arranged.spots?.has(id)) : "";
      return at ? [{ at, figure, held: held.has(at) }] : [];
    });
    set(this.layer.figures, "aria-hidden", "true");
    keep(this.layer.figures, figures, {
      key: ({ at }) => at,
      sign: ({ at, figure, held }) => [figure, held, arranged.spots?.get(at)],
      make: () => s("g"),
      draw: (element, { at, figure, held }) => {
        const spot = arranged.spots?.get(at);
        if (spot) element.replaceChildren(...draw("hex_figure", spotBox(spot), { figure, held }));
      },
    });
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawMarkers(d, arranged) {
    const standing = arranged.cards.flatMap((card) => {
      const track = d.tracks.get(card.region.track);
      if (!track || card.places) return [];
      const look = { ...card.shape, print: 0, mirrored: d.mirrored, signs: d.signs };
      return track.markers.map(([seat, at], n) => ({
        key: `${track.id} ${n}`,
        seat,
        track,
        box: markerBox(track, trackBox(card.box, card.shape), look, at),
      }));
    });
    keep(this.layer.markers, standing, {
      key: (each) => each.key,
      sign: (each) => each,
      make: (each) =>
        s("g", { "aria-hidden": "true", "data-glide": `marker ${each.key}` }, s("g", { class: "glider" })),
      draw: (element, each) => {
        put(element, each.box);
        setAll(element, saying(each.track));
        element.firstElementChild?.replaceChildren(...draw("marker", centred(0, 0, each.box.w, each.box.h), each));
      },
    });
  }

  /** @param {Desk} d @param {Arrangement} arranged */
  drawThings(d, arranged) {
    const boxes = placeBoxes(arranged);
    const lying = d.view.things.filter((thing) => boxes.has(thing.at));
    const spots = spotsOf(d, lying, boxes, arranged);
    const sizes = signSizes(d, arranged);
    keep(this.layer.things, lying, {
      key: (thing) => thing.id,
      sign: (thing) => [thing, spots.get(thing.id), sizes.get(thing.at), d.signs],
      make: (thing) =>
        s("g", { "data-touch": thing.id, "data-glide": `thing ${thing.id}` }, s("g", { class: "glider" })),
      draw: (element, thing) => {
        const b = /** @type {Box} */ (spots.get(thing.id));
        const spot = arranged.spots?.get(thing.at);
        if (spot) drawThing(element, thing, b, counterClass(spot, b.h), drawCounter(d.theme, thing, b.h, spot));
        else drawThing(element, thing, b, "thing", thingParts(d, thing, b, sizes.get(thing.at)));
      },
    });
  }
}

/**
 * Where each thing lies: below the print of its place; or, where it covers the print, alone in the middle of its place
 * or side by side with the others there.
 * @param {Desk} d @param {Thing[]} lying @param {Map<string, Box>} boxes @param {Arrangement} arranged
 * @returns {Map<string, Box>}
 */
function spotsOf(d, lying, boxes, arranged) {
  const spots = new Map();
  for (const at of new Set(lying.map((thing) => thing.at))) {
    const [things, b] = [d.lying.get(at) ?? [], /** @type {Box} */ (boxes.get(at))];
    const place = /** @type {Place} */ (d.places.get(at));
    const spot = arranged.spots?.get(at);
    const shares = spot ? squares(spot, things.length) : sharesOf(b, things.length);
    const below = !spot && isSpread(d.theme, place) ? spotsOn(d.theme, place, b, things) : null;
    things.forEach((thing, n) => spots.set(thing.id, below?.get(thing.id) ?? shares[n]));
  }
  return spots;
}

/** The faces of a region have signs of one size. @param {Desk} d @param {Arrangement} arranged @returns {Map<string, number>} */
function signSizes(d, arranged) {
  const sizes = new Map();
  for (const card of arranged.cards) {
    const places = [...(card.places ?? [])].flatMap(([id, b]) => {
      const place = d.places.get(id);
      return place && isSpread(d.theme, place) ? [{ place, box: b, lying: d.lying.get(id) ?? [] }] : [];
    });
    const size = evenSize(d.theme, places);
    for (const { place } of places) sizes.set(place.id, size);
  }
  return sizes;
}

/** @param {Element} element @param {Thing} thing @param {Box} b @param {string} name @param {unknown[]} parts */
function drawThing(element, thing, b, name, parts) {
  put(element, b);
  element.setAttribute("class", name);
  setAll(element, { ...saying(thing), "data-owner": thing.owner, "data-at": thing.at });
  element.firstElementChild?.replaceChildren(...parts.filter((each) => each instanceof Node));
}

/**
 * A card or a small piece where the print stays visible, else a chip that covers it.
 * @param {Desk} d @param {Thing} thing @param {Box} b @param {number} [most] size of its signs
 */
function thingParts(d, thing, b, most) {
  if (isSpread(d.theme, /** @type {Place} */ (d.places.get(thing.at))))
    return (isCard(thing) ? drawCard : drawPawn)(d.theme, thing, centred(0, 0, b.w, b.h), most);
  return chip(d.theme, thing, chipBox(centred(0, 0, b.w, b.h)));
}

/** Its origin becomes the middle of a box. @param {Element} element @param {Box} b */
function put(element, b) {
  const [x, y] = middle(b);
  set(element, "transform", `translate(${round(x)} ${round(y)})`);
}

// Links between regions

/** @param {Desk} d @param {Arrangement} arranged */
function links(d, arranged) {
  if (arranged.stacked) return [];
  const boxes = new Map(arranged.cards.map((card) => [card.region.id, card.box]));
  return d.layout.links.flatMap(([one, other]) => {
    const [a, b] = [boxes.get(one), boxes.get(other)];
    return a && b ? link(a, b) : [];
  });
}

/** A line from border to border, with a dot at each end. @param {Box} one @param {Box} other */
function link(one, other) {
  const [x, y] = border(one, middle(other));
  const [toX, toY] = border(other, middle(one));
  return draw("link", box(x, y, toX - x, toY - y));
}
