// Back to an earlier question: to change one's mind before anything is decided, or to take an answer back.

import { toast } from "../page/announce.js";
import { asked, undecided } from "../table/state.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */

// Steps that decided nothing yet

/** To the question before, if its answer only led here. @param {App} app @param {string} [wanted] to be touched there */
export function goBack(app, wanted = "") {
  const { frame, sent } = app.state;
  if (!undecided(app.state).length || !asked(app.state) || sent !== null || !frame?.undo.can) return false;
  app.state.wanted = wanted;
  takeBack(app);
  return true;
}

/** To a question before at which this could be touched. @param {App} app @param {string|null} [id] */
export function goBackFor(app, id) {
  const known = id && undecided(app.state).some((step) => step.options.some((option) => option.touches.includes(id)));
  if (!known) return false;
  return goBack(app, asked(app.state)?.subject?.includes(id) ? "" : id); // a second touch lets go
}

/** Having gone back, touch what was wanted there, or go on. @param {App} app */
export function touchWanted(app) {
  const id = app.state.wanted;
  if (!id) return;
  app.state.wanted = "";
  if (asked(app.state)?.options.some((option) => option.touches.includes(id))) app.touch(id);
  else goBackFor(app, id);
}

// Any answer

let warned = -1; // the version at which one was told whose answer would be taken back

/** Without a button that says whose answer it is, somebody else's is taken back only when asked for again. @param {App} app */
export function undo(app) {
  const frame = app.state.frame;
  const who = frame?.undo.whose;
  if (!frame?.undo.can || !who || warned === frame.version) return takeBack(app);
  warned = frame.version;
  toast(say("web-undo-sure", { who }));
}

/** @param {App} app */
export function takeBack(app) {
  const frame = app.state.frame;
  if (frame?.undo.can) app.send({ type: "undo", version: frame.version });
  else if (frame?.undo.why) toast(frame.undo.why, "wrong");
}
