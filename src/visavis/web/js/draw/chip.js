// Pieces: what their shapes are told of them.

import { formOf } from "./art.js";
import { s } from "../page/dom.js";
import { draw } from "./shapes.js";
import { SIZE } from "./sheet.js";
import { box, round } from "./strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */
/** @typedef {import("./strokes.js").Box} Box */

export const FACE_DOWN = "back";

/**
 * What a piece is drawn from: a thing, or a piece that is nowhere yet.
 * @typedef {{kind: string, label: string, owner: number, marks: string[], stands_for?: string, facing?: number,
 *   numbers?: string[]}} Piece
 */

/** @param {Theme} theme @param {Piece} thing @returns {import("./shapes.js").Words} */
export function piece(theme, thing) {
  const token = theme.token[thing.kind];
  const marks = theme.mark ?? {};
  return {
    seat: thing.owner,
    form: formOf(theme, thing.owner),
    label: thing.label,
    numbers: thing.numbers ?? [],
    facing: thing.facing ?? -1,
    marks: thing.marks,
    symbol: thing.kind === FACE_DOWN ? FACE_DOWN : (token?.symbol ?? thing.kind),
    badge: (thing.stands_for ? theme.token[thing.stands_for]?.symbol : token?.badge) ?? "",
    badges: thing.marks.filter((mark) => mark in marks).map((mark) => ({ mark, sign: marks[mark] })),
  };
}

/** @param {Theme} theme @param {Piece} thing @param {Box} b */
export const chip = (theme, thing, b) => draw("chip", b, piece(theme, thing));

/** A chip as a picture of its own, for trays and keypads. @param {Theme} theme @param {Piece} thing @param {number} [height] */
export function chipPicture(theme, thing, height = 44) {
  const b = box(6, 6, height * SIZE.chip_wide, height);
  const look = { viewBox: `0 0 ${round(b.w + 12)} ${b.h + 12}`, class: "chip-picture", "aria-hidden": "true" };
  return s("svg", look, ...chip(theme, thing, b));
}
