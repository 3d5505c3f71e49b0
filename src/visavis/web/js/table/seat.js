// One's own seat: taken by an invitation, and perhaps open elsewhere, too.

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

/** Whoever sits here is told when the seat is opened elsewhere. @param {App} app */
export function tellDevices(app) {
  const mine = app.state.frame?.you.seats ?? [];
  const devices = Math.max(1, ...mine.map((seat) => app.state.there.get(seat)?.devices ?? 1));
  if (devices > app.devices && hasWords()) toast(say("web-elsewhere"));
  app.devices = devices;
}
