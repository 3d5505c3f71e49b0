// One rule for confirming: what can be taken back is given at once, what cannot shows what it leads to first.
// Which is which the server finds out when an answer is sent: it tries, and asks back.

import { left } from "./choose.js";
import { askAfresh } from "./doublepress.js";
import { showFirst } from "./touch.js";
import { RISKY } from "../draw/marks.js";
import { foretell } from "../page/announce.js";
import { confirms } from "../page/settings.js";
import { asked } from "../table/state.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Option} Option */

const NOBODY = -1; // whose turn comes then: not yet known

/** Whoever touched a place on the way to this question meant the answer that is left of it. @param {App} app */
export function giveCarried(app) {
  const { one } = left(asked(app.state)?.options ?? [], app.state.picked);
  if (one && app.state.sent === null && !app.state.meant) app.answer(one.answer);
}

/**
 * What lays something open is shown with that first, even if it can be taken back; whether it was held back.
 * @param {App} app @param {Option|undefined} option
 */
export function holdBack(app, option) {
  if (!option?.marks?.includes(RISKY)) return false;
  app.state.meant = option;
  app.state.turnAfter = NOBODY;
  showMeant(app);
  return true;
}

/** What an answer leads to that cannot be taken back, and where: it is given when it is confirmed. @param {App} app */
export function showMeant(app) {
  const option = app.state.meant;
  askAfresh();
  app.info.hide();
  app.repick();
  if (!option) return;
  if (!app.state.picked.length) app.hint(option.touches);
  showFirst("[data-touch].hinted, [data-touch].chosen");
  foretell(option);
}

/** Only what was shown as such is sure: an answer may have been lost on its way. @param {App} app @param {Option} option */
export function confirm(app, option) {
  app.answer(option.answer, option === app.state.meant || !confirms());
}
