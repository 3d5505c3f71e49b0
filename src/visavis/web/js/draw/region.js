// Regions of the board: a card with a heading, a track, and the ground of its rows.

import { s, set } from "../page/dom.js";
import { ACTIVE, CLOSED, RECONSTRUCTED, ROW_STATES, WON, argumentsOf } from "./marks.js";
import { bandOf, linkedTo, placeBox, printFor } from "./arrange.js";
import { trackBox } from "./lay.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { regionTrack } from "./track.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").Track} Track */
/** @typedef {import("./arrange.js").Fought} Card */
/** @typedef {import("./board.js").Desk} Desk */

/** All a card shows that cannot be touched. @param {Desk} d @param {Card} card @param {boolean} stacked */
export function drawRegion(d, card, stacked) {
  const track = d.tracks.get(card.region.track);
  const look = { ...card.shape, print: printFor(d.px), mirrored: d.mirrored, signs: d.signs, was: d.was.get(card.region.track) };
  const corner = card.region.marks.includes(RECONSTRUCTED) ? draw("reconstructed", card.box) : [];
  for (const each of corner) set(each, "data-title", d.view.notices.join(" ") || null);
  return s(
    "g",
    { "aria-hidden": "true" },
    ...ground(card, track),
    ...heading(d, card, track),
    track && regionTrack(track, trackBox(card.box, card.shape), look),
    ...card.region.rows.flatMap((_, n) => row(d, card, n)),
    ...(stacked ? linked(d, card) : []),
    ...corner,
  );
}

/** Where no lines can be drawn: the names of those it is linked to. @param {Desk} d @param {Card} card */
function linked(d, { region, box: b, shape }) {
  const names = linkedTo(d.layout, region.id).map((each) => each.title);
  return names.length ? draw("linked", b, { ...shape, said: say("web-linked", { what: names.join(", ") }) }) : [];
}

/** What the drawing of a card depends on. @param {Desk} d @param {Card} card */
export function regionSign(d, card) {
  const track = d.tracks.get(card.region.track);
  const marks = card.region.rows.map((row) => rowMarks(d, row));
  return [card, track, d.was.get(card.region.track), marks, d.signs, d.px, d.view.notices];
}

/** @param {Card} card @param {Track} [track] */
function ground(card, track) {
  const marks = track?.marks ?? [];
  const winner = marks.includes(CLOSED) ? (track?.about ?? -1) : -1;
  return draw("ground", card.box, { corner: SIZE.card_corner, marks, seat: winner, won: winner >= 0, turn: false });
}

/** The heading, and on a tight card what its only row is worth. @param {Desk} d @param {Card} card @param {Track} [track] */
function heading(d, card, track) {
  const { region, box: b, shape } = card;
  const seat = shape.words ? (track?.about ?? -1) : -1;
  const said = track && shape.words ? (track.short ?? track.title) : "";
  const marks = rowMarks(d, region.rows[0] ?? []);
  const pills = shape.below && region.row_titles.length ? [worth(d, region, 0, marks, scorers(marks, track))] : [];
  const words = { ...shape, name: region.title, said, seat, sign: d.signs[seat] ?? "", quiet: Boolean(track?.marks.length) };
  return draw("heading", b, { ...words, pills, least_print: printFor(d.px) });
}

// Rows

/** @param {Desk} d @param {string[]} row */
function rowMarks(d, row) {
  return d.places.get(row[0])?.marks ?? [];
}

/** @param {Desk} d @param {Card} card @param {number} n */
function row(d, card, n) {
  const { region, shape } = card;
  const marks = rowMarks(d, region.rows[n]);
  const band = bandOf(card, n);
  const last = placeBox(card, n, region.rows[n].length - 1);
  const seats = scorers(marks);
  return draw("row", band, {
    ...shape,
    least_print: printFor(d.px),
    ...worth(d, region, n, marks, seats.length > 1 ? [] : seats),
    beside: seats.length > 1 ? signed(d, seats) : [],
    state: marks.find((mark) => ROW_STATES.includes(mark)) ?? "",
    number: n + 1,
    end: region.rows[n].length ? last.x + last.w : band.x,
  });
}

/** @param {Desk} d @param {number[]} seats */
const signed = (d, seats) => seats.map((seat) => ({ seat, sign: d.signs[seat] ?? "" }));

/**
 * What a row is worth, and who has scored it.
 * @param {Desk} d @param {import("../page/types.js").Region} region @param {number} n @param {string[]} marks
 * @param {number[]} seats
 */
function worth(d, region, n, marks, seats) {
  const said = region.row_shorts?.[n] ?? region.row_titles[n] ?? "";
  return { said, active: marks.includes(ACTIVE), seat: seats.length === 1 ? seats[0] : -1, inside: signed(d, seats) };
}

/**
 * The seats that scored a row; of a region with a single row its track may tell.
 * @param {string[]} marks @param {Track} [track]
 */
function scorers(marks, track) {
  const told = argumentsOf(marks, WON).map(Number);
  if (told.length || !track?.marks.includes(CLOSED)) return told;
  return (track.about ?? -1) >= 0 ? [track.about ?? -1] : [];
}
