// The sheet of shapes as the server sends it: measures, and what the shapes are made of.

import { shapes } from "../page/api.js";

const SHEET = await shapes();

/** Measures both layouts share. @type {Record<string, number>} */
export const SIZE = SHEET.size;

/** @typedef {Record<string, any> & {signed: number, marker_wide: number, marker_tall: number}} Card */

/** Of cards of the board. @type {Record<string, Card>} */
export const CARD = SHEET.card;

/** Room in a hex, by which side is up. @type {Record<string, Record<string, number>>} */
export const HEX = SHEET.hex;

/** What lies between two hexes. @type {string[]} */
export const SIDES = SHEET.path.sides;

/** How the lines of a face are broken. @type {Array<{binding: string, closing: string, whole: boolean}>} */
export const WAYS = SHEET.ways;

/** @type {Record<string, any>} */
export const SHAPE = SHEET.shape;
