// A track that belongs to no seat: one row of cells, the marker on one of them, and what happens in the others.

import { h, keep, setAll } from "../page/dom.js";
import { inFull, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Track} Track */

/** @param {Track} track */
export const isLane = (track) => track.markers.every(([seat]) => seat < 0);

export const makeLane = () => h("ol", { class: "lane" });

/** @param {Element} element @param {Track} track @param {Array<[number, number]>} [was] where its marker was */
export function drawLane(element, track, was = []) {
  const from = was[0]?.[1];
  const [here] = track.markers.map(([, at]) => at);
  setAll(element, { "aria-label": inFull(track) });
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
      item.replaceChildren(String(cell), h("span", { class: "unseen" }, said ? ` ${said}` : ""));
    },
  });
}
