// The table as it is to be seen now: as it stands, as it stood, or as a deed of the others is being shown.

import { NEWEST } from "../draw/marks.js";
import { litBy, signsOf } from "../draw/steps.js";
import { isStacked } from "../page/settings.js";
import { showThis } from "../ask/touch.js";
import { namePlayers } from "./players.js";
import { asked, shown } from "./state.js";

/** @typedef {import("./table.js").App} App */
/** @typedef {import("../page/types.js").View} View */

/** The table alone; what is asked stays as it is, under whatever finger. @param {App} app */
export function drawScene(app) {
  const { frame, layout, game, past } = app.state;
  const view = app.show.view ?? shown(app.state);
  if (view && layout && app.theme) {
    const changed = past ? null : (frame?.changed ?? null);
    app.stage.draw(view, layout, app.theme, app.drawn, app.backdrop, game?.legend ?? [], changed, () => bring(app, view));
    app.drawn = view;
  }
  namePlayers(app);
  sign(app);
  app.markTouch();
  app.show.tell();
  app.info.renew();
}

/** What is shown comes into sight; else, where the board has to be scrolled, what was placed last. @param {App} app @param {View} view */
function bring(app, view) {
  const lit = app.show.lit();
  if (app.show.now) app.hint(lit);
  if (app.show.now) return showThis(lit);
  const newest = view.things.filter((thing) => thing.marks.includes(NEWEST));
  if (isStacked() && app.drawn && app.drawn !== view) showThis(newest.map((thing) => thing.id));
}

/** Lines and marks of what is shown or pointed at, and of what a question is about; nothing of it in the past. @param {App} app */
function sign(app) {
  const told = app.state.past ? null : app.pointed ? signsOf(app.pointed) : app.show.signs();
  const lines = [...(told?.lines ?? []), ...(asked(app.state)?.lines ?? [])];
  app.stage.board.sign({ lines, lost: told?.lost ?? [], ways: told?.ways ?? [] });
  for (const zone of document.querySelectorAll("[data-zone]"))
    zone.classList.toggle("bereft", told?.lost.includes(zone.getAttribute("data-zone") ?? "") ?? false);
}

/** Light what a line of the story tells, or nothing. @param {App} app @param {import("../page/types.js").Beat|null} beat */
export function pointAt(app, beat) {
  const view = shown(app.state);
  app.pointed = beat;
  app.hint(beat && view ? litBy(beat, view) : []);
  sign(app);
}
