// Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it.

import { FACE_DOWN, piece } from "./chip.js";
import { faceSigns, faceSize } from "./face.js";
import { HATCH, numberOf } from "./place.js";
import { headHeight, headWords, marksOf, marksWidth, roomBeside } from "./cardhead.js";
import { LACKS, argumentsOf, wordsOf } from "./marks.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, inset, middle } from "./strokes.js";

/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/**
 * What is printed at its head, and where its parts lie.
 * @typedef {{printed: import("./cardhead.js").Head, head: Box|null, face: Box|null, spots: Map<string, Box>,
 *   tray: boolean}} Spread
 */

const BACK = 0.75; // and of one that lies face down

/** Kinds of places with a colour of their own are covered by their chip. @param {Theme} theme @param {Place} place */
export const isSpread = (theme, place) => !(place.kind in theme.light.fill);

/** @param {Thing} thing */
export const isCard = (thing) => Boolean(thing.face?.length) || thing.kind === FACE_DOWN;

/** Nothing is printed on it. @param {Place} place */
export const isTray = (place) => !place.face?.length && !place.symbol;

/**
 * Its print above and what lies there below, or beside its head where there is room; cards cover all but its head.
 * @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying @returns {Spread}
 */
export function spread(theme, place, b, lying) {
  const cards = lying.filter(isCard);
  const pawns = lying.filter((thing) => !isCard(thing));
  const tray = isTray(place);
  const whole = headOf(theme, place);
  const headed = !tray && Boolean(whole.number || whole.name || whole.marks.length);
  const line = box(b.x + SIZE.print_pad, b.y + SIZE.print_top, b.w - 2 * SIZE.print_pad, 0);
  const top = headed && pawns.length ? besideHead(whole, pawns.length, line) : null;
  const printed = top?.head ?? whole;
  const head = box(line.x, line.y, line.w, headHeight(printed, line.w));
  const from = headed ? Math.max(head.y + head.h, top ? top.box.y + top.box.h : 0) : b.y;
  const body = box(b.x, from, b.w, b.y + b.h - from);
  const foot = pawns.length && !tray && !top ? pawnsHeight(pawns.length, body) : 0;
  const below = tray ? inset(body, SIZE.print_pad, SIZE.print_tight) : inset(box(body.x, body.y + body.h - foot, body.w, foot), SIZE.print_foot, 0);
  return {
    printed,
    head: headed ? head : null,
    face: cards.length ? null : inset(box(body.x, body.y, body.w, body.h - foot - SIZE.print_foot), b.w < SIZE.print_narrow ? SIZE.print_tight : SIZE.print_pad, 0),
    spots: new Map([...rowOfCards(cards, body, tray), ...(top ? inRow(pawns, top.box) : crowd(pawns, below, tray))]),
    tray,
  };
}

/**
 * Room for pieces in the line of the head, if need be in place of its symbol, since the paper tells the kind, too.
 * @param {import("./cardhead.js").Head} whole @param {number} many @param {Box} line
 */
function besideHead(whole, many, line) {
  if (!whole.number || whole.name) return null;
  for (const head of [whole, { ...whole, sign: "" }]) {
    const room = roomBeside(head, line.w);
    const size = Math.min(SIZE.pawn_head, room / many - SIZE.pawn_gap);
    const end = line.x + line.w - marksWidth(head.marks);
    const wide = many * (size + SIZE.pawn_gap);
    if (size >= SIZE.pawn_least) return { head, box: box(end - wide + SIZE.pawn_gap, line.y - 0.5, wide, size) };
  }
  return null;
}

/** @param {Thing[]} pawns @param {Box} b @returns {Array<[string, Box]>} */
function inRow(pawns, b) {
  return pawns.map((thing, n) => [thing.id, box(b.x + n * (b.h + SIZE.pawn_gap), b.y, b.h, b.h)]);
}

/** @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying @param {number} [most] size of its signs */
export function drawSpread(theme, place, b, lying, most) {
  const where = spread(theme, place, b, lying);
  return draw("print", b, {
    name: place.short ?? "",
    tray: where.tray,
    empty: !lying.length,
    paper: paper(theme, place.symbol),
    marks: wordsOf(place.marks),
    hatch: `url(#${HATCH})`,
    heads: where.head ? [headWords(where.printed, where.head)] : [],
    signs: where.face ? faceSigns(theme, place.face ?? [], where.face, most) : [],
  });
}

/** The colour of whatever shows this symbol. @param {Theme} theme @param {string} name */
const paper = (theme, name) => (name in theme.light.fill ? `var(--fill-${name})` : "var(--card)");

// The head

/** @param {Theme} theme @param {Place} place @returns {import("./cardhead.js").Head} */
function headOf(theme, place) {
  const number = place.number ? numberOf(theme, place) : "";
  const name = place.short ?? "";
  const sign = Boolean(number) !== Boolean(name) ? place.symbol : ""; // beside both there is no room
  return { sign, number, name, marks: marksOf(theme, place.marks) };
}

// Cards

/**
 * Side by side; a card that has a wide tray to itself is no wider than a card is.
 * @param {Thing[]} cards @param {Box} body @param {boolean} tray @returns {Array<[string, Box]>}
 */
function rowOfCards(cards, body, tray) {
  const room = inset(body, SIZE.card_free);
  const share = room.w / Math.max(1, cards.length);
  const wide = tray && room.w > 2 * room.h ? Math.min(share, room.h * SIZE.card_widest) : share;
  const gap = cards.length > 1 ? SIZE.card_gap : 0;
  return cards.map((thing, n) => [thing.id, box(room.x + n * wide, room.y, wide - gap, room.h)]);
}

/**
 * A card about the origin: its kind, its name, its face; or its back.
 * @param {Theme} theme @param {Thing} thing @param {Box} b @param {number} [most] size of its signs
 */
export function drawCard(theme, thing, b, most) {
  const down = thing.kind === FACE_DOWN;
  const { head, face } = partsOf(theme, thing, b);
  return draw("card", b, {
    down,
    seat: thing.owner,
    paper: down ? "tint" : paper(theme, thing.kind),
    heads: down ? [] : [headWords(cardHead(theme, thing), head)],
    signs: down ? [] : faceSigns(theme, thing.face ?? [], face, most, argumentsOf(thing.marks, LACKS)),
  });
}

/** @param {Theme} theme @param {Thing} thing @returns {import("./cardhead.js").Head} */
function cardHead(theme, thing) {
  const name = thing.short ?? "";
  return { sign: thing.kind, number: name ? "" : thing.label, name, marks: marksOf(theme, thing.marks) };
}

/** Where the parts of a card are printed. @param {Theme} theme @param {Thing} thing @param {Box} b */
function partsOf(theme, thing, b) {
  const wide = b.w - 2 * SIZE.card_edge;
  const head = box(b.x + SIZE.card_edge, b.y + SIZE.card_top, wide, headHeight(cardHead(theme, thing), wide));
  const from = head.y + head.h;
  return { head, face: inset(box(b.x, from, b.w, b.y + b.h - from - SIZE.card_top), SIZE.card_top, 0) };
}

/**
 * The size of signs at which the faces of all these places can be read, and of the cards there: one for all of them,
 * whoever stands there.
 * @param {Theme} theme @param {Array<{place: Place, box: Box, lying: Thing[]}>} places
 */
export function evenSize(theme, places) {
  const sizes = places.flatMap(({ place, box: b, lying }) => {
    const cards = lying.filter(isCard);
    const { spots, face } = spread(theme, place, b, cards);
    const printed = cards.filter((thing) => thing.face?.length);
    const laid = printed.map((thing) =>
      faceSize(thing.face ?? [], partsOf(theme, thing, /** @type {Box} */ (spots.get(thing.id))).face),
    );
    return face && place.face?.length ? [...laid, faceSize(place.face, face)] : laid;
  });
  return sizes.length ? Math.min(...sizes) : undefined;
}

// Pieces

/** One line of pieces, or two smaller ones. @param {number} many @param {Box} body */
function pawnsHeight(many, body) {
  return many * (SIZE.pawn + SIZE.pawn_gap) <= body.w ? Math.min(SIZE.pawn + SIZE.pawn_foot, body.h * SIZE.pawn_share) : Math.min(body.h * SIZE.pawn_shares, SIZE.pawn * 2);
}

/**
 * Pieces in lines, as large as there is room for; in a tray from the left, else in the middle.
 * @param {Thing[]} pawns @param {Box} b @param {boolean} tray @returns {Array<[string, Box]>}
 */
function crowd(pawns, b, tray) {
  if (!pawns.length) return [];
  const size = pawnSize(pawns.length, b, tray ? SIZE.pawn_tray : SIZE.pawn);
  const pitch = size + SIZE.pawn_gap;
  const across = Math.max(1, Math.floor((b.w + SIZE.pawn_gap) / pitch));
  const lines = Math.ceil(pawns.length / across);
  const [x, y] = middle(b);
  const top = y - (lines * pitch) / 2 + 1;
  return pawns.map((thing, n) => {
    const line = Math.floor(n / across);
    const here = Math.min(across, pawns.length - line * across);
    const start = tray ? b.x : x - (here * pitch) / 2 + 1;
    return [thing.id, box(start + (n % across) * pitch, top + line * pitch, size, size)];
  });
}

/** @param {number} many @param {Box} b @param {number} largest */
function pawnSize(many, b, largest) {
  const room = (/** @type {number} */ length, /** @type {number} */ size) =>
    Math.floor((length + SIZE.pawn_gap) / (size + SIZE.pawn_gap));
  let size = largest;
  while (size > SIZE.pawn_tiny && room(b.w, size) * room(b.h, size) < many) size -= SIZE.step;
  return size;
}

/** @param {Theme} theme @param {Thing} thing @param {Box} b */
export const drawPawn = (theme, thing, b) => draw("pawn", b, piece(theme, thing));

// Trays grow with what lies in them

/**
 * How wide a tray is that shows everything in one line.
 * @param {Thing[]} lying @param {number} tall @param {number} card width of one
 */
export function trayWidth(lying, tall, card) {
  const cards = lying.filter(isCard);
  const pawns = lying.length - cards.length;
  const laid = cards.reduce((sum, each) => sum + (each.kind === FACE_DOWN ? tall * BACK : card), 0);
  return Math.max(pawns * (Math.min(SIZE.pawn_tray, tall - 4) + SIZE.pawn_gap) + 2 * SIZE.print_pad, laid + 6);
}
