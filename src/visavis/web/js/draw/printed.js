// Places whose print stays visible: spaces with a face, trays, cards laid out; pieces stand below it.

import { cardHead, headOf } from "./cardhead.js";
import { FACE_DOWN, piece } from "./chip.js";
import { signsOf } from "./face.js";
import { faceSize, headWords, partsOfCard, spread, trayWidth } from "./lay.js";
import { HELD, LACKS, argumentsOf, wordsOf } from "./marks.js";
import { HATCH } from "./place.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";

/** @typedef {import("../page/types.js").Place} Place */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */

const BACK = 0.75; // width of a card that lies face down, in heights

/** Kinds of places with a colour of their own are covered by their chip. @param {Theme} theme @param {Place} place */
export const isSpread = (theme, place) => !(place.kind in theme.light.fill);

/** @param {Thing} thing */
export const isCard = (thing) => Boolean(thing.face?.length) || thing.kind === FACE_DOWN;

/** Nothing is printed on it. @param {Place} place */
export const isTray = (place) => !place.face?.length && !place.symbol;

/** Cards, and pieces. @param {Thing[]} lying */
const sorted = (lying) => ({ cards: lying.filter(isCard), pawns: lying.filter((thing) => !isCard(thing)) });

/** Where its parts lie. @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying */
function laid(theme, place, b, lying) {
  const { cards, pawns } = sorted(lying);
  return spread(headOf(theme, place), b, isTray(place), cards.length, pawns.length);
}

/** Where each thing lies. @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying @returns {Map<string, Box>} */
export function spotsOn(theme, place, b, lying) {
  const { cards, pawns } = sorted(lying);
  const where = laid(theme, place, b, lying);
  const boxes = [...where.cards, ...where.pawns];
  return new Map([...cards, ...pawns].map((thing, n) => [thing.id, boxes[n]]));
}

/** @param {Theme} theme @param {Place} place @param {Box} b @param {Thing[]} lying @param {number} [most] size of its signs */
export function drawSpread(theme, place, b, lying, most = SIZE.face_largest) {
  const where = laid(theme, place, b, lying);
  const holder = Number(argumentsOf(place.marks, HELD)[0] ?? -1);
  return draw("print", b, {
    name: place.short ?? "",
    tray: isTray(place),
    empty: !lying.length,
    paper: paper(theme, place.symbol),
    marks: wordsOf(place.marks),
    held: holder >= 0,
    seat: holder,
    hatch: `url(#${HATCH})`,
    heads: where.head ? [headWords(where.printed, where.head)] : [],
    signs: where.face ? signsOf(theme, place.face ?? [], where.face, most) : [],
  });
}

/** The colour of whatever shows this symbol. @param {Theme} theme @param {string} name */
const paper = (theme, name) => (name in theme.light.fill ? `var(--fill-${name})` : "var(--card)");

/**
 * A card about the origin: its kind, its name, its face; or its back.
 * @param {Theme} theme @param {Thing} thing @param {Box} b @param {number} [most] size of its signs
 */
export function drawCard(theme, thing, b, most = SIZE.face_largest) {
  const down = thing.kind === FACE_DOWN;
  const { head, face } = partsOfCard(cardHead(theme, thing), b);
  return draw("card", b, {
    down,
    seat: thing.owner,
    paper: down ? "tint" : paper(theme, thing.kind),
    heads: down ? [] : [headWords(cardHead(theme, thing), head)],
    signs: down ? [] : signsOf(theme, thing.face ?? [], face, most, argumentsOf(thing.marks, LACKS)),
  });
}

/** @param {Theme} theme @param {Thing} thing @param {Box} b */
export const drawPawn = (theme, thing, b) => draw("pawn", b, piece(theme, thing));

/**
 * The size of signs at which the faces of all these places can be read, and of the cards there: one for all of them,
 * whoever stands there.
 * @param {Theme} theme @param {Array<{place: Place, box: Box, lying: Thing[]}>} places
 */
export function evenSize(theme, places) {
  const sizes = places.flatMap(({ place, box: b, lying }) => {
    const { cards } = sorted(lying);
    const where = laid(theme, place, b, cards);
    const printed = cards.flatMap((thing, n) =>
      thing.face?.length ? [faceSize(thing.face, partsOfCard(cardHead(theme, thing), where.cards[n]).face)] : [],
    );
    return where.face && place.face?.length ? [...printed, faceSize(place.face, where.face)] : printed;
  });
  return sizes.length ? Math.min(...sizes) : undefined;
}

/**
 * How wide a tray is that shows everything in one line.
 * @param {Thing[]} lying @param {number} tall @param {number} card width of one
 */
export function widthOfTray(lying, tall, card) {
  const { cards, pawns } = sorted(lying);
  return trayWidth(pawns.length, cards.map((each) => (each.kind === FACE_DOWN ? tall * BACK : card)), tall);
}
