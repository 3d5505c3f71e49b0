// The signs of buttons and lists, drawn by us: many a font lacks them, and they differ in all others.

import { s } from "./dom.js";

/** Strokes of a pen in a square of 24, by name. */
const STROKES = {
  menu: "M4 6.5h16M4 12h16M4 17.5h16",
  close: "M6 6l12 12M18 6L6 18",
  rename: "M4 20l1-4L16 5l3 3L8 19z",
  undo: "M8.5 4.5L4 9l4.5 4.5M4.5 9H14a5.5 5.5 0 0 1 0 11H9",
  again: "M19 12a7 7 0 1 1-2.2-5.1M19.5 3.5v5h-5",
  sun: "M12 7.5a4.5 4.5 0 1 0 .1 0zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M4.9 4.9l1.8 1.8M17.3 17.3l1.8 1.8M4.9 19.1l1.8-1.8M17.3 6.7l1.8-1.8",
  moon: "M19.5 14.5A8 8 0 1 1 9.5 4.5a6.5 6.5 0 0 0 10 10z",
  larger: "M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7",
  smaller: "M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6",
  closer: "M12 5v14M5 12h14",
  farther: "M5 12h14",
  whole: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 12h6M12 9v6",
  supply: "M5 19l4-5 5 2 5-10M5 19h.01M3.5 19a1.5 1.5 0 1 0 3 0a1.5 1.5 0 0 0-3 0M17.5 5a1.5 1.5 0 1 0 3 0a1.5 1.5 0 0 0-3 0",
  next: "M12 21c-4-5-6-8-6-11a6 6 0 0 1 12 0c0 3-2 6-6 11zM9.5 10h5M12.5 8l2 2-2 2",
  sight: "M2 12q10-13 20 0q-10 13-20 0zM12 8.5a3.5 3.5 0 1 0 .1 0z",
  reach: "M12 21L3 8q9-9 18 0zM7.5 14.5q4.5-3.5 9 0",
  done: "M4.5 12.5l5 5L19.5 7",
  undone: "M6.5 6.5l11 11M17.5 6.5l-11 11",
  nearly: "M4 10q4-4 8 0t8 0M4 16q4-4 8 0t8 0",
  leads: "M3.5 12h16M13.5 6l6 6-6 6",
  left: "M20 12H4M10 6l-6 6 6 6",
  right: "M4 12h16M14 6l6 6-6 6",
  up: "M12 20V4M6 10l6-6 6 6",
  down: "M12 4v16M6 14l6 6 6-6",
  unfold: "M9 5l7 7-7 7",
  absent: "M12 6.5a5.5 5.5 0 1 0 .1 0z",
  more: "M5 9.5l7 7 7-7",
};

/** And those that are filled. */
const SHAPES = {
  first: "M5 5h3v14H5zM19 5v14L9 12z",
  back: "M17 5v14L6 12z",
  play: "M7 5l12 7-12 7z",
  pause: "M6 5h4v14H6zM14 5h4v14h-4z",
  on: "M5 5l10 7-10 7zM17 5h2v14h-2z",
  live: "M3 5l8 7-8 7zM11 5l8 7-8 7zM19 5h2v14h-2z",
  present: "M12 6.5a5.5 5.5 0 1 0 .1 0z",
  away: "M12 2.5l8.5 17L12 15.5l-8.5 4z",
};

const PEN = { fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linejoin": "round", "stroke-linecap": "round" };

/** @typedef {keyof typeof STROKES | keyof typeof SHAPES} Sign */

/** As a little picture inside text. @param {Sign} name */
export function sign(name) {
  const drawn = name in SHAPES ? { d: SHAPES[/** @type {keyof typeof SHAPES} */ (name)], fill: "currentColor" } : { d: STROKES[/** @type {keyof typeof STROKES} */ (name)], ...PEN };
  return s("svg", { viewBox: "0 0 24 24", class: `icon sign sign-${name}`, "aria-hidden": "true" }, s("path", drawn));
}
