// Regions of the board: a card with a heading, a track, and the ground of its rows.

import { sideColour } from "./art.js";
import { s } from "../page/dom.js";
import { placeBox, rowBox, trackBox } from "./arrange.js";
import { box, centred, inset, middle, path, rect, round, symbol, widthOf, words } from "./strokes.js";
import { regionTrack } from "./track.js";

/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./arrange.js").Fought} Card */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {import("./board.js").Desk} Desk */

const WON = "won ";
const ROW_SIGNS = ["completed", "closed", "unopened"];

/** All a card shows that cannot be touched. @param {Desk} d @param {Card} card */
export function drawRegion(d, card) {
  const track = d.tracks.get(card.region.track);
  const look = { mirrored: d.mirrored, signs: d.signs, signed: card.shape.signed, was: d.was.get(card.region.track) };
  return s(
    "g",
    { "aria-hidden": "true" },
    ground(card, track),
    ...heading(d, card, track),
    track && regionTrack(track, trackBox(card), look),
    ...card.region.rows.map((_, n) => row(d, card, n)),
    card.region.marks.includes("reconstructed") && reconstructed(card.box, d.view.notices.join(" ")),
  );
}

/** What the drawing of a card depends on. @param {Desk} d @param {Card} card */
export function regionSign(d, card) {
  const track = d.tracks.get(card.region.track);
  const marks = card.region.rows.map((row) => rowMarks(d, row));
  return [card, track, d.was.get(card.region.track)?.markers, marks, d.signs, d.px, d.view.notices];
}

/**
 * Plain while there is fighting, in the colour of the winner afterwards, broken before.
 * @param {Card} card @param {Track} [track]
 */
function ground(card, track) {
  const marks = track?.marks ?? [];
  const winner = marks.includes("closed") ? (track?.about ?? -1) : -1;
  const state = marks.includes("unopened") ? " unopened" : winner >= 0 ? " won" : "";
  return rect(card.box, 10, { class: `card${state}`, stroke: winner >= 0 ? sideColour(winner, "accent") : null });
}

/** A small dotted corner: this is not as printed. @param {Box} b @param {string} said */
function reconstructed(b, said) {
  const [x, y] = [b.x + b.w - 2.5, b.y + b.h - 2.5];
  const d = `M${round(x - 15)} ${round(y)}L${round(x)} ${round(y - 15)}V${round(y - 6)}q0 6 -6 6z`;
  return path(d, { class: "reconstructed", "data-title": said || null });
}

// The heading

/** @param {Desk} d @param {Card} card @param {Track} [track] */
function heading(d, card, track) {
  const { region, box: b, shape } = card;
  const quiet = Boolean(track?.marks.length);
  const right = b.x + b.w - shape.pad;
  const inner = b.w - 2 * shape.pad;
  const name = { fill: quiet ? "var(--soft)" : "var(--ink)", weight: 700, least: shape.least };
  if (shape.wordsBelow) {
    const marks = rowMarks(d, region.rows[0] ?? []);
    const pill = box(right - 64, b.y + 5, 64, 23);
    return [
      words(b.x + shape.pad, b.y + shape.titleLine, region.title, shape.title, inner - 70, name),
      region.row_titles.length ? worthPill(d, region, 0, marks, scorers(marks, track), pill) : null,
      ...lead(d, track, b.x + shape.pad, b.y + shape.wordsLine, inner, shape, "start"),
    ];
  }
  const said = track ? (track.short ?? track.title) : "";
  const taken = Math.min(inner * 0.5, widthOf(said, shape.words, 600) + 34);
  return [
    words(b.x + shape.pad, b.y + shape.titleLine, region.title, shape.title, inner - taken, name),
    ...lead(d, track, right, b.y + shape.wordsLine, taken, shape, "end"),
  ];
}

/**
 * Who leads by how much, or who has won.
 * @param {Desk} d @param {Track|undefined} track @param {number} x @param {number} y @param {number} room
 * @param {import("./arrange.js").Shape} shape @param {string} anchor
 */
function lead(d, track, x, y, room, { words: size, least }, anchor) {
  if (!track) return [];
  const seat = track.about ?? -1;
  const fill = seat >= 0 ? sideColour(seat, "accent") : "var(--soft)";
  const said = track.short ?? track.title;
  const icon = seat >= 0 ? size + 1 : 0;
  const gap = icon ? icon + 5 : 0;
  const weight = seat >= 0 ? 600 : 400;
  const wide = Math.min(widthOf(said, size, weight), room - gap);
  const start = anchor === "start" ? x : x - wide - gap;
  return [
    icon ? symbol(d.signs[seat] ?? "", box(start, y - icon * 0.84, icon, icon), fill) : null,
    words(start + gap, y, said, size, room - gap, { fill, weight, least: Math.min(size, least) }),
  ];
}

// Rows

/** @param {Desk} d @param {string[]} row */
function rowMarks(d, row) {
  return d.places.get(row[0])?.marks ?? [];
}

/** A row: its number or its state, and what it is worth. @param {Desk} d @param {Card} card @param {number} n */
function row(d, card, n) {
  const { region, shape } = card;
  const marks = rowMarks(d, region.rows[n]);
  const band = rowBox(card, n);
  return s(
    "g",
    {},
    marks.includes("active") && rect(inset(band, 0, 0.8), 9, { class: "row-lamp" }),
    shape.gutter && gutter(n, band, marks, shape.words),
    ...(shape.worth ? worth(d, card, n, band, marks) : []),
  );
}

/** @param {number} n @param {Box} band @param {string[]} marks @param {number} size */
function gutter(n, band, marks, size) {
  const [x, y] = [band.x + 14, middle(band)[1]];
  const state = marks.find((mark) => ROW_SIGNS.includes(mark));
  if (state) return symbol(state, centred(x, y, 14, 14), "var(--soft)");
  const live = marks.includes("active");
  const how = { fill: live ? "var(--ink)" : "var(--soft)", weight: live ? 700 : 400, anchor: "middle" };
  return words(x, y + size * 0.36, String(n + 1), size, 20, how);
}

/**
 * At the right end; dots lead there from a short row.
 * @param {Desk} d @param {Card} card @param {number} n @param {Box} band @param {string[]} marks
 */
function worth(d, card, n, band, marks) {
  const { region, shape } = card;
  const right = band.x + band.w - 8;
  const left = right - shape.worth + 10;
  const y = middle(band)[1];
  const places = region.rows[n];
  const last = placeBox(card, n, Math.max(0, places.length - 1));
  const end = places.length ? last.x + last.w : band.x;
  const seats = scorers(marks);
  return [
    left - end > 70
      ? path(`M${round(end + 12)} ${round(y)}H${round(left - (seats.length > 1 ? 46 : 10))}`, { class: "dots" })
      : null,
    worthPill(d, region, n, marks, seats.length > 1 ? [] : seats, box(left, y - 13, shape.worth - 10, 26)),
    ...(seats.length > 1 ? signsBeside(d, seats, left, y) : []),
  ];
}

/**
 * Where both have scored, their signs stand before the pill.
 * @param {Desk} d @param {number[]} seats @param {number} right @param {number} y
 */
function signsBeside(d, seats, right, y) {
  const size = 15;
  return seats.map((seat, k) => {
    const x = right - 4 - (seats.length - k - 0.5) * (size + 2);
    return symbol(d.signs[seat] ?? "", centred(x, y, size, size), sideColour(seat, "accent"));
  });
}

/**
 * The seats that scored a row; of a region with a single row its track may tell.
 * @param {string[]} marks @param {Track} [track]
 */
function scorers(marks, track) {
  const told = marks.filter((mark) => mark.startsWith(WON)).map((mark) => Number(mark.slice(WON.length)));
  if (told.length || !track?.marks.includes("closed")) return told;
  return (track.about ?? -1) >= 0 ? [track.about ?? -1] : [];
}

/**
 * Gold while it can be won, afterwards with the sign of whoever scored it.
 * @param {Desk} d @param {import("../page/types.js").Region} region @param {number} n @param {string[]} marks
 * @param {number[]} seats @param {Box} b
 */
function worthPill(d, region, n, marks, seats, b) {
  const live = marks.includes("active");
  const side = seats.length === 1 ? seats[0] : -1;
  const ink = live ? "var(--gold-ink)" : sideColour(side, "accent");
  const fill = live ? "var(--gold)" : seats.length ? sideColour(side, "tint") : "none";
  const size = b.h * (seats.length < 2 ? 0.6 : 0.54);
  const icon = size * (seats.length < 2 ? 0.92 : 0.66);
  const [x, y] = middle(b);
  const said = region.row_shorts?.[n] ?? region.row_titles[n] ?? "";
  const taken = icon * seats.length;
  return s(
    "g",
    {},
    rect(b, b.h / 2, { fill, stroke: live ? "var(--lit-edge)" : ink, "stroke-width": 1.2 }),
    ...seats.map((seat, k) =>
      symbol(d.signs[seat] ?? "", centred(b.x + 4 + icon * (k + 0.5), y, icon, icon), sideColour(seat, "accent")),
    ),
    words(x + taken * 0.5 + 1, y + size * 0.36, said, size, b.w - 8 - taken, {
      fill: ink,
      weight: 700,
      anchor: "middle",
      least: 8,
    }),
  );
}
