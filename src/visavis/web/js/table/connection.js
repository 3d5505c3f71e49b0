// How the line to the server is, in words.

import { find } from "../page/dom.js";
import { say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

/** @param {App} app */
export function lineWords(app) {
  if (app.lineState === "refused") return app.refusedWhy || app.state.notice || say("web-no-table");
  if (app.lineState === "later" && app.state.notice) return app.state.notice;
  return say(app.lineState === "lost" ? "web-lost" : "web-connecting");
}

/** Across the table, unless all is well; where there is no table, the question's place says it. @param {App} app */
export function drawLine(app) {
  const host = find("#line");
  host.hidden = app.lineState === "open" || (app.lineState === "refused" && !app.state.frame);
  host.textContent = host.hidden ? "" : lineWords(app);
  document.body.classList.toggle("offline", app.lineState === "lost" || app.lineState === "later");
}
