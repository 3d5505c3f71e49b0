// The picture on a game's card: some of its pieces on its own paper, face to face.

import { knows } from "../draw/art.js";
import { SPECIAL } from "../draw/marks.js";
import { chip } from "../draw/chip.js";
import { s } from "../page/dom.js";
import { drawPawn } from "../draw/printed.js";
import { draw } from "../draw/shapes.js";
import { SIZE } from "../draw/sheet.js";
import { centred } from "../draw/lay.js";
import { box, rect, symbol } from "../draw/strokes.js";

/** @typedef {import("../page/types.js").Theme} Theme */

const [WIDTH, HEIGHT] = [420, 260];

/** Where pieces lie: x, y, height, turned by. @type {Array<[number, number, number, number]>} */
const LEFT = [
  [52, 60, 62, -8],
  [128, 128, 70, -3],
  [40, 172, 58, 6],
];
/** @type {Array<[number, number, number, number]>} */
const RIGHT = [
  [300, 44, 66, 7],
  [232, 118, 62, -5],
  [318, 158, 70, 4],
];

const COVER = "cover"; // a game may have a picture of its own
const PAIR = 2; // as many sides stand in the picture itself
const PAWN = 34;
const SQUARE = 20;

/** @param {Theme} theme @param {string[]} sides */
export function cover(theme, sides) {
  const drawn = knows(COVER) ? [picture(), ...(sides.length > PAIR ? parade(theme, sides) : [])] : [...paper(), ...faceToFace(theme)];
  return s(
    "svg",
    { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, class: "cover-picture", "aria-hidden": "true", "data-sides": sides.join(" ") },
    ...drawn,
  );
}

/** On squared paper, however large the card is. */
function picture() {
  const lines = [];
  for (let at = -WIDTH; at < 2 * WIDTH; at += SQUARE) lines.push(`M${at} ${-HEIGHT}V${2 * HEIGHT}M${-WIDTH} ${at}H${2 * WIDTH}`);
  return s(
    "g",
    {},
    s("path", { d: lines.join(""), stroke: "var(--ink)", "stroke-opacity": 0.07, fill: "none" }),
    symbol(COVER, box(0, 0, WIDTH, HEIGHT), "var(--ink)"),
  );
}

/** A piece of every side, along the lower edge. @param {Theme} theme @param {string[]} sides */
function parade(theme, sides) {
  const kinds = Object.keys(theme.token);
  const pitch = PAWN + 10;
  const left = WIDTH - 16 - sides.length * pitch;
  return sides.map((_, owner) => {
    const at = `translate(${left + owner * pitch} ${HEIGHT - PAWN - 16})`;
    const thing = { id: "", at: "", label: "", title: "", marks: [], kind: kinds[owner % kinds.length], owner };
    return s("g", { transform: at }, ...drawPawn(theme, thing, box(0, 0, PAWN, PAWN)));
  });
}

/** Pieces of the first two sides, and a marker between them. @param {Theme} theme */
function faceToFace(theme) {
  const kinds = Object.keys(theme.token);
  const spread = (/** @type {number} */ n) => kinds[Math.floor((n * kinds.length) / 6)];
  const lay = (/** @type {Array<[number, number, number, number]>} */ spots, /** @type {number} */ owner) =>
    spots.map(([x, y, size, turned], n) =>
      s(
        "g",
        { transform: `translate(${x} ${y}) rotate(${turned})` },
        ...chip(
          theme,
          {
            kind: spread(n * 2 + owner),
            label: String(((n + owner) % 3) + 1),
            owner,
            marks: n === 2 ? [SPECIAL] : [],
          },
          box(0, 0, size * SIZE.chip_wide, size),
        ),
      ),
    );
  const between = s("g", { transform: `translate(${WIDTH / 2} 70)` }, ...draw("marker", centred(0, 0, 30, 48), { seat: -1 }));
  return [...lay(LEFT, 0), ...lay(RIGHT, 1), between];
}

/** Land above and sea below, however large the card is. */
function paper() {
  const lines = [];
  for (let x = 30 - 7 * 60; x < 2 * WIDTH; x += 60) lines.push(`M${x} ${-HEIGHT}V${2 * HEIGHT}`);
  for (let y = 20 - 5 * 60; y < 2 * HEIGHT; y += 60) lines.push(`M${-WIDTH} ${y}H${2 * WIDTH}`);
  return [
    rect(box(-WIDTH, -HEIGHT, 3 * WIDTH, 3 * HEIGHT), 0, { fill: "var(--lamp)" }),
    s("path", {
      d: `M${-WIDTH} 190H-10C60 150 120 210 190 176S330 110 440 150H${2 * WIDTH}V${2 * HEIGHT}H${-WIDTH}z`,
      fill: "var(--fill-sea, var(--tint))",
      opacity: 0.7,
    }),
    s("path", {
      d: `M${-WIDTH} 90H-10C50 40 150 70 220 40S360 -10 440 30H${2 * WIDTH}V${-HEIGHT}H${-WIDTH}z`,
      fill: "var(--fill-land, var(--edge))",
      opacity: 0.7,
    }),
    s("path", { d: lines.join(""), stroke: "var(--ink)", "stroke-opacity": 0.07, fill: "none" }),
  ];
}
