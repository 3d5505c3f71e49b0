// Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it.

import { knows, sideColour } from "./art.js";
import { FACE_DOWN } from "./chip.js";
import { s } from "./dom.js";
import { drawFace } from "./face.js";
import { outline } from "./outline.js";
import { HEAVY, box, centred, inset, middle, rect, round, symbol, widthOf, words } from "./strokes.js";

/** @typedef {import("./types.js").Place} Place */
/** @typedef {import("./types.js").Thing} Thing */
/** @typedef {import("./types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */
/** @typedef {{head: Box|null, face: Box|null, spots: Map<string, Box>, tray: boolean}} Spread where its parts lie */

const RADIUS = 6;
const PAD = 5;
const HEAD = 17; // of a card or a space: its symbol, its name, its marks
const NAME = 11.5; // size of a name
const LEAST_NAME = 9.5;
const PAWN = 24; // a piece on a space
const TRAY_PAWN = 31; // and in a tray
const BESIDE = 3; // between pieces
const CARD_GAP = 3;
const WIDEST = 1.4; // width of a card in a tray, in heights
const BACK = 0.75; // and of one that lies face down
/** Size of the symbol on a piece, where its shape leaves less room. @type {Record<number, number>} */
const INSIDE = { 2: 0.62, 3: 0.6, 4: 0.62 };

/** Kinds of places with a colour of their own are covered by their chip. @param {Theme} theme @param {Place} place */
export const isSpread = (theme, place) => !(place.kind in theme.light.fill);

/** @param {Thing} thing */
export const isCard = (thing) => Boolean(thing.face?.length) || thing.kind === FACE_DOWN;

/** Nothing is printed on it. @param {Place} place */
export const isTray = (place) => !place.face?.length && !place.symbol;

/**
 * Its print above and what lies there below; cards cover all but its head.
 * @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying @returns {Spread}
 */
export function spread(theme, place, b, lying) {
  const cards = lying.filter(isCard);
  const pawns = lying.filter((thing) => !isCard(thing));
  const tray = isTray(place);
  const headed = !tray && Boolean(numberOf(theme, place) || place.short || marksOf(theme, place.marks).length);
  const head = box(b.x + PAD, b.y + 3, b.w - 2 * PAD, HEAD);
  const top = headed ? head.y + head.h : b.y;
  const body = box(b.x, top, b.w, b.y + b.h - top);
  const foot = pawns.length && !tray ? pawnsHeight(pawns.length, body) : 0;
  const standing = tray ? inset(body, PAD, 2) : box(body.x + 3, body.y + body.h - foot, body.w - 6, foot);
  return {
    head: headed ? head : null,
    face: cards.length ? null : box(body.x + PAD, body.y, body.w - 2 * PAD, body.h - foot - 3),
    spots: new Map([...rowOfCards(cards, body, tray), ...crowd(pawns, standing, tray)]),
    tray,
  };
}

/** @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying */
export function drawSpread(theme, place, b, lying) {
  const where = spread(theme, place, b, lying);
  return [
    s(
      "g",
      { class: "tile" },
      where.tray
        ? trayGround(place, b, !lying.length)
        : rect(b, RADIUS, { class: "tile-ground", fill: paper(theme, place.symbol) }),
      where.head && header(theme, place, where.head),
      where.face && drawFace(theme, place.face ?? [], where.face),
    ),
    rect(b, RADIUS, { class: "ring" }),
  ];
}

/** The colour of whatever shows this symbol. @param {Theme} theme @param {string} name */
const paper = (theme, name) => (name in theme.light.fill ? `var(--fill-${name})` : "var(--card)");

/** Broken lines; while nothing lies there, it says what it is for. @param {Place} place @param {Box} b @param {boolean} empty */
function trayGround(place, b, empty) {
  const [x, y] = middle(b);
  return s(
    "g",
    {},
    rect(b, RADIUS, { class: "tile-ground tray-ground" }),
    empty && place.short
      ? words(x, y + 4.5, place.short, 13, b.w - 6, { fill: "var(--soft)", anchor: "middle", least: 9 })
      : null,
  );
}

// The head

/** The marks that have a symbol, each with its number. @param {Theme} theme @param {string[]} marks */
function marksOf(theme, marks) {
  return marks.flatMap((mark) => {
    const [word, number] = mark.split(" ");
    const sign = theme.mark?.[word];
    return sign ? [{ sign, number: number ?? "" }] : [];
  });
}

/** The number printed beside its symbol, if the theme shows one. @param {Theme} theme @param {Place} place */
function numberOf(theme, place) {
  return place.number ? (theme.number[place.symbol] ?? "").replace("{}", String(place.number)) : "";
}

/** The symbol and its number, the name, and the marks at the right end. @param {Theme} theme @param {Place} place @param {Box} b */
function header(theme, place, b) {
  const number = numberOf(theme, place);
  const name = place.short ?? "";
  const sign = Boolean(number) !== Boolean(name) ? place.symbol : ""; // beside both there is no room
  return head(sign, number, name, marksOf(theme, place.marks), b);
}

/**
 * @param {string} sign @param {string} number @param {string} name @param {Array<{sign: string, number: string}>} marks
 * @param {Box} b
 */
function head(sign, number, name, marks, b) {
  const size = b.h - 3;
  const y = middle(b)[1];
  let start = b.x;
  const drawn = [];
  const cramped = name && widthOf(name, LEAST_NAME, 600) > b.w - size - 3; // the face and the paper tell it, too
  if (sign && knows(sign) && !cramped) {
    drawn.push(symbol(sign, box(start, y - size / 2, size, size), "var(--ink)"));
    start += size + 3;
  }
  if (number) {
    drawn.push(words(start, y + 5, number, 14, b.w, { weight: HEAVY }));
    start += widthOf(number, 14, HEAVY) + 5;
  }
  let right = b.x + b.w;
  for (const mark of [...marks].reverse()) {
    const wide = size + (mark.number ? widthOf(mark.number, 13, HEAVY) + 2 : 0);
    drawn.push(symbol(mark.sign, box(right - wide, y - size / 2, size, size), "var(--newest)"));
    if (mark.number)
      drawn.push(words(right - wide + size + 2, y + 4.7, mark.number, 13, 30, { fill: "var(--newest)", weight: HEAVY }));
    right -= wide + 3;
  }
  if (name && right - start > 14)
    drawn.push(words(start, y + NAME * 0.36, name, NAME, right - start, { fill: "var(--soft)", weight: 600, least: LEAST_NAME }));
  return s("g", { class: "print-head" }, ...drawn);
}

// Cards

/**
 * Side by side; a card that has a wide tray to itself is no wider than a card is.
 * @param {Thing[]} cards @param {Box} body @param {boolean} tray @returns {Array<[string, Box]>}
 */
function rowOfCards(cards, body, tray) {
  const room = inset(body, 2.5, 2.5);
  const share = room.w / Math.max(1, cards.length);
  const wide = tray && room.w > 2 * room.h ? Math.min(share, room.h * WIDEST) : share;
  const gap = cards.length > 1 ? CARD_GAP : 0;
  return cards.map((thing, n) => [thing.id, box(room.x + n * wide, room.y, wide - gap, room.h)]);
}

/** A card about the origin: its kind, its name, its face; or its back. @param {Theme} theme @param {Thing} thing @param {Box} b */
export function drawCard(theme, thing, b) {
  const down = thing.kind === FACE_DOWN;
  const fill = down ? sideColour(thing.owner, "tint") : paper(theme, thing.kind);
  return [
    rect(b, RADIUS - 1, { class: "sheet", fill }),
    ...(down ? [back(thing, b)] : front(theme, thing, b)),
    rect(inset(b, -1.5), RADIUS, { class: "ring" }),
  ];
}

/** @param {Theme} theme @param {Thing} thing @param {Box} b */
function front(theme, thing, b) {
  const top = box(b.x + 4, b.y + 2, b.w - 8, HEAD);
  const from = top.y + top.h;
  const name = thing.short ?? "";
  return [
    head(thing.kind, name ? "" : thing.label, name, marksOf(theme, thing.marks), top),
    drawFace(theme, thing.face ?? [], box(b.x + 2, from, b.w - 4, b.y + b.h - from - 2)),
  ];
}

/** @param {Thing} thing @param {Box} b */
function back(thing, b) {
  const [x, y] = middle(b);
  const size = Math.min(b.w, b.h) * 0.62;
  return symbol(FACE_DOWN, centred(x, y, size, size), sideColour(thing.owner, "accent"));
}

// Pieces

/** One line of pieces, or two smaller ones. @param {number} many @param {Box} body */
function pawnsHeight(many, body) {
  return many * (PAWN + BESIDE) <= body.w ? Math.min(PAWN + 4, body.h * 0.55) : Math.min(body.h * 0.62, PAWN * 2);
}

/**
 * Pieces in lines, as large as there is room for; in a tray from the left, else in the middle.
 * @param {Thing[]} pawns @param {Box} b @param {boolean} tray @returns {Array<[string, Box]>}
 */
function crowd(pawns, b, tray) {
  if (!pawns.length) return [];
  const size = pawnSize(pawns.length, b, tray ? TRAY_PAWN : PAWN);
  const pitch = size + BESIDE;
  const across = Math.max(1, Math.floor((b.w + BESIDE) / pitch));
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
    Math.floor((length + BESIDE) / (size + BESIDE));
  let size = largest;
  while (size > 8 && room(b.w, size) * room(b.h, size) < many) size -= 0.5;
  return size;
}

/** A small piece: the shape and colour of its seat, the symbol of its kind. @param {Theme} theme @param {Thing} thing @param {Box} b */
export function drawPawn(theme, thing, b) {
  const [x, y] = middle(b);
  const size = b.h * (INSIDE[thing.owner] ?? 0.72);
  const name = theme.token[thing.kind]?.symbol ?? thing.kind;
  const look = { fill: sideColour(thing.owner, "chip"), stroke: sideColour(thing.owner, "chip-edge") };
  return [
    outline(thing.owner, inset(b, -round(b.h * 0.06)), { class: "ring" }),
    s(
      "g",
      { class: "chip pawn" },
      outline(thing.owner, b, { class: "chip-body", ...look }),
      symbol(name, centred(x, y, size, size), sideColour(thing.owner, "chip-ink")),
    ),
  ];
}

// Trays grow with what lies in them

/**
 * How wide a tray is that shows everything in one line.
 * @param {Thing[]} lying @param {number} tall @param {number} card width of one
 */
export function trayWidth(lying, tall, card) {
  const cards = lying.filter(isCard);
  const pawns = lying.length - cards.length;
  const laid = cards.reduce((sum, each) => sum + (each.kind === FACE_DOWN ? tall * BACK : card), 0);
  return Math.max(pawns * (Math.min(TRAY_PAWN, tall - 4) + BESIDE) + 2 * PAD, laid + 6);
}
