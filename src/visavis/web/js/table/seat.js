// One's own seat: taken by an invitation, and perhaps open elsewhere, too; and those one has invited others to.

import { toast } from "../page/announce.js";
import { renewTable } from "../page/settings.js";
import { hasWords, say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

/** An invitation is used up once the link that came in exchange is kept. @param {App} app @param {string} link */
export function takeSeat(app, link) {
  renewTable(app.link, link);
  history.replaceState(null, "", `/t/${link}${location.hash}`);
  app.link = app.line.link = link;
  app.send({ type: "take" });
}

/** A new table with free seats: their links come first. @param {App} app */
export function invite(app) {
  history.replaceState(null, "", location.pathname);
  app.inviting = true;
  app.tab("table");
}

/** Who is there has changed. @param {App} app */
export function tellPresence(app) {
  tellDevices(app);
  tellDraw(app);
  meet(app);
}

/** Whoever has offered a draw, and has not taken that back, is told when it is off. @param {App} app */
function tellDraw(app) {
  const mine = app.state.frame?.you.seats ?? [];
  const offers = mine.some((seat) => app.state.there.get(seat)?.draws);
  if (app.offers && !offers && !app.state.frame?.over && hasWords()) toast(say("web-draw-off"));
  app.offers = offers;
}

/** Whoever made the table is led around when everybody has come. @param {App} app */
function meet(app) {
  if (!app.inviting || [...app.state.there.values()].some((each) => each.seated === false)) return;
  app.inviting = false;
  app.guide(false);
}

/** Whoever sits here is told when the seat is opened elsewhere. @param {App} app */
function tellDevices(app) {
  const mine = app.state.frame?.you.seats ?? [];
  const devices = Math.max(1, ...mine.map((seat) => app.state.there.get(seat)?.devices ?? 1));
  if (devices > app.devices && hasWords()) toast(say("web-elsewhere"));
  app.devices = devices;
}
