// A track that belongs to no seat: one row of cells, the marker on one of them, and what happens in the others.

import { knows } from "./art.js";
import { icon } from "./strokes.js";
import { h, keep, replace, setAll } from "../page/dom.js";
import { inFull, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Track} Track */

/** @param {Track} track */
export const isLane = (track) => track.markers.every(([seat]) => seat < 0);

const LONG = 14; // cells: so many take a line of their own

export const makeLane = () => h("ol", { class: "lane" });

/** @param {Element} element @param {Track} track @param {Array<[number, number]>} [was] where its marker was */
export function drawLane(element, track, was = []) {
  const from = was[0]?.[1];
  const [here] = track.markers.map(([, at]) => at);
  setAll(element, { "aria-label": inFull(track) });
  element.classList.toggle("long", track.high - track.low >= LONG);
  const cells = Array.from({ length: track.high - track.low + 1 }, (_, n) => track.low + n);
  keep(element, cells, {
    key: String,
    sign: (cell) => [track.cells?.[cell], track.signs[cell], cell - here, from],
    make: () => h("li"),
    draw: (item, cell) => {
      const said = track.cells?.[cell] ?? "";
      const kind = [cell === here && "here", cell < here && "gone", cell in track.signs && "signed", cell === from && "was"];
      const told = cell === here ? { help: said || track.help } : said ? { said, help: "" } : { said: String(cell) };
      setAll(item, {
        class: ["cell", ...kind].filter(Boolean).join(" "),
        ...saying({ ...track, ...told }),
        "aria-current": cell === here ? "step" : null,
      });
      const drawn = knows(track.signs[cell] ?? "") ? icon(track.signs[cell]) : null;
      item.classList.toggle("drawn", drawn !== null);
      replace(item, h("span", {}, cell), drawn, h("span", { class: "unseen" }, said ? ` ${said}` : ""));
    },
  });
}
