// A track that belongs to no seat: one row of cells, the marker on one of them, and what happens in the others.

import { h, keep, setAll } from "../page/dom.js";
import { inFull, saying } from "../page/words.js";

/** @typedef {import("../page/types.js").Track} Track */

/** @param {Track} track */
export const isLane = (track) => track.markers.every(([seat]) => seat < 0);

export const makeLane = () => h("ol", { class: "lane" });

/** @param {Element} element @param {Track} track */
export function drawLane(element, track) {
  const [here] = track.markers.map(([, at]) => at);
  setAll(element, { "aria-label": inFull(track) });
  const cells = Array.from({ length: track.high - track.low + 1 }, (_, n) => track.low + n);
  keep(element, cells, {
    key: String,
    sign: (cell) => [track.cells?.[cell], track.signs[cell], cell - here],
    make: () => h("li"),
    draw: (item, cell) => {
      const said = track.cells?.[cell] ?? "";
      const kind = [cell === here && "here", cell < here && "gone", cell in track.signs && "signed"];
      setAll(item, {
        class: ["cell", ...kind].filter(Boolean).join(" "),
        ...(cell === here ? saying(track) : { "data-title": said || null, "data-said": null }),
        "data-help": cell === here && said ? said : null,
        "aria-current": cell === here ? "step" : null,
      });
      item.replaceChildren(String(cell), h("span", { class: "unseen" }, said ? ` ${said}` : ""));
    },
  });
}
