// The names of players, wherever their sides are on the table.

import { h } from "../page/dom.js";
import { playerOf } from "./state.js";

/** Beside the name of each side, whoever sits there. @param {import("./table.js").App} app */
export function namePlayers(app) {
  for (const plate of document.querySelectorAll("#stage [data-seat] .side-name, #tray [data-seat] .side-name")) {
    const seat = Number(plate.closest("[data-seat]")?.getAttribute("data-seat"));
    const name = playerOf(app.state, seat);
    const there = plate.querySelector(".player");
    if (there?.textContent === name) continue;
    there?.remove();
    if (name) plate.append(h("small", { class: "player", dir: "auto", title: name }, name));
  }
}
