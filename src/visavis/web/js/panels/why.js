// Why the bot did it: every line of its tables, what stood before and after, and what spoke against something else.

import { h, replace } from "../dom.js";
import { paragraph, rich, sentence } from "../rich.js";
import { say } from "../words.js";

/** @typedef {import("../table.js").App} App */
/** @typedef {import("../types.js").Reason} Reason */
/** @typedef {import("../types.js").ReasonLine} ReasonLine */
/** @typedef {import("../types.js").Candidate} Candidate */

/** @param {HTMLElement} host @param {App} app */
export function drawWhy(host, app) {
  const reasons = app.state.past?.reasons ?? app.state.reasons;
  if (!reasons.length) return replace(host, h("p", { class: "quiet" }, say("web-why-none")));
  const scroll = host.scrollTop;
  replace(
    host,
    h("p", { class: "quiet" }, say("web-why-intro")),
    ...reasons.map((reason) => decision(app, reason)),
    answer(app),
  );
  host.scrollTop = scroll;
}

/** @param {App} app @param {Reason} reason */
function decision(app, reason) {
  const carried = reason.lines.filter((line) => line.note !== "idle" && line.note !== "skipped");
  const rest = reason.lines.length - carried.length;
  const list = h("ol", { class: "reasons" }, ...reason.lines.map((line) => reasonLine(app, reason, line)));
  return h(
    "section",
    { class: "decision" },
    h("h3", {}, reason.title),
    reason.chosen &&
      lighting(app, h("p", { class: "chosen-words" }, "→ ", h("b", {}, sentence(reason.chosen.title))), [
        reason.chosen,
      ]),
    list,
    rest
      ? h(
          "button",
          { type: "button", class: "link-button", onclick: () => list.classList.toggle("all") },
          say("web-why-all"),
        )
      : null,
    whyNot(app, reason),
  );
}

/** @param {App} app @param {Reason} reason @param {ReasonLine} line */
function reasonLine(app, reason, line) {
  const kind = line.note || (line.after.length === line.before.length ? "kept" : "cut");
  const dropped = line.before.filter((each) => !line.after.some((other) => other.id === each.id));
  const left = h(
    "span",
    { class: "candidates" },
    ...(kind === "idle" ? [] : line.after.map((each) => candidate(app, each, ""))),
    ...(kind === "cut" ? dropped.map((each) => candidate(app, each, "dropped")) : []),
  );
  const element = h(
    "li",
    { class: `reason ${kind}`, tabindex: kind === "cut" ? "0" : null },
    h("span", { class: "reason-words" }, paragraph(line.rule), " ", ...rich(sentence(line.title))),
    h("span", { class: "reason-note" }, note(kind, line)),
    kind === "cut" ? left : null,
  );
  return lighting(app, element, line.after);
}

/** @param {string} kind @param {ReasonLine} line */
function note(kind, line) {
  if (kind === "skipped") return say("web-why-skipped");
  if (kind === "idle") return say("web-why-idle");
  if (kind === "kept") return say("web-why-kept", { n: line.after.length });
  return say("web-why-cut", { before: line.before.length, after: line.after.length });
}

/** @param {App} app @param {Candidate} each @param {string} kind */
function candidate(app, each, kind) {
  return lighting(app, h("span", { class: `candidate ${kind}` }, each.title), [each]);
}

/**
 * Pointing at it lights what it speaks of.
 * @template {HTMLElement} E @param {App} app @param {E} element @param {Candidate[]} about @returns {E}
 */
function lighting(app, element, about) {
  const ids = () => about.flatMap((each) => app.lightsOf(each));
  const on = (/** @type {Event} */ event) => {
    event.stopPropagation();
    app.hint(ids());
  };
  const off = () => app.hint([]);
  element.addEventListener("pointerover", on);
  element.addEventListener("pointerleave", off);
  element.addEventListener("focusin", on);
  element.addEventListener("focusout", off);
  return element;
}

// Why not this?

/** A choice of all that was ruled out. @param {App} app @param {Reason} reason */
function whyNot(app, reason) {
  const all = reason.lines[0]?.before ?? [];
  const others = all.filter((each) => each.id !== reason.chosen?.id);
  if (!others.length) return null;
  const id = `why-not-${reason.decision}-${reason.n}`;
  const ask = () => {
    const asked = others.find((each) => each.id === select.value);
    if (asked) app.whyNot(asked);
  };
  const select = h(
    "select",
    { id, onchange: ask },
    h("option", { value: "" }, "…"),
    ...others.map((each) => h("option", { value: each.id }, each.title)),
  );
  return h("p", { class: "why-not" }, h("label", { for: id }, say("web-why-not")), " ", select);
}

/** @param {App} app */
function answer(app) {
  return app.whyNotSaid ? h("p", { class: "why-not-said", role: "status" }, ...rich(app.whyNotSaid)) : null;
}
