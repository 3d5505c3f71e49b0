// Why the bot did it: every line of its tables, what stood before and after, and what spoke against something else.

import { RECONSTRUCTED } from "../draw/marks.js";
import { h, replace } from "../page/dom.js";
import { paragraph, rich, sentence } from "../page/richtext.js";
import { reasonsOf, shown } from "../table/state.js";
import { sideSign } from "../draw/strokes.js";
import { sign } from "../page/signs.js";
import { count, say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Reason} Reason */
/** @typedef {import("../page/types.js").ReasonLine} ReasonLine */
/** @typedef {import("../page/types.js").Candidate} Candidate */

const FEW = 3; // candidates that are spoken of, where a line came to nothing

/** Which of the others were opened. @type {Set<string>} */
const unfolded = new Set();

/** What was last asked about, and in which decision: the answer stands beside it. */
let asked = { about: "", of: /** @type {Reason|null} */ (null) };

/** @param {HTMLElement} host @param {App} app */
export function drawWhy(host, app) {
  const reasons = reasonsOf(app.state);
  if (!reasons.length) return replace(host, h("p", { class: "quiet" }, say("web-why-none")));
  const scroll = host.scrollTop;
  replace(
    host,
    h("p", { class: "quiet" }, say("web-why-intro")),
    ...turnsOf(reasons).map((turn) => turnOf(app, turn)),
  );
  host.scrollTop = scroll;
}

/** Decisions of one seat after another. @param {Reason[]} reasons @returns {Reason[][]} */
function turnsOf(reasons) {
  /** @type {Reason[][]} */
  const turns = [];
  for (const reason of reasons)
    if (turns.at(-1)?.[0].seat === reason.seat) turns.at(-1)?.push(reason);
    else turns.push([reason]);
  return turns;
}

/**
 * Each decision of a turn; where several had one, whose it was, and at first only what was chosen.
 * @param {App} app @param {Reason[]} turn
 */
function turnOf(app, turn) {
  const view = shown(app.state);
  const seat = view?.seats[turn[0].seat];
  const folded = turnsOf(reasonsOf(app.state)).length > 1;
  const decisions = turn.flatMap((reason, n) => [
    reason.source && reason.source !== turn[n - 1]?.source ? h("h3", { class: "source" }, reason.source) : null,
    decision(app, reason, folded),
  ]);
  if (!seat || !folded) return h("div", { class: "bot-turn" }, ...decisions);
  const name = h("h3", {}, sideSign(seat.sign, turn[0].seat), " ", seat.title);
  return h(
    "div",
    { class: "bot-turn" },
    h("div", { class: "bot-name" }, name, h("span", { class: "quiet" }, count("web-why-turn", turn.length))),
    ...decisions,
  );
}

/** @param {App} app @param {Reason} reason @param {boolean} folded */
function decision(app, reason, folded) {
  const carried = reason.lines.filter((line) => line.note !== "idle" && line.note !== "skipped");
  const hidden = reason.lines.length - carried.length;
  const list = h("ol", { class: "reasons" }, ...reason.lines.map((line) => reasonLine(app, reason, line)));
  const chosen =
    reason.chosen &&
    lighting(app, h("p", { class: "chosen-words" }, sign("leads"), " ", h("b", {}, sentence(reason.chosen.title))), [reason.chosen]);
  const lines = [
    reason.lines.length ? list : h("p", { class: "quiet" }, say("web-why-only")),
    hidden ? allLines(list) : null,
    whyNot(app, reason),
  ];
  const failed = reason.source && !reason.chosen;
  if (!folded && !failed) return h("section", { class: "decision" }, heading(reason), chosen, ...lines);
  const key = `${reason.n} ${reason.title}`;
  const rest = h(
    "details",
    { open: unfolded.has(key), ontoggle: () => (rest.open ? unfolded.add(key) : unfolded.delete(key)) },
    h("summary", {}, ...titleOf(reason)),
    ...lines,
  );
  return h("section", { class: "decision folded" }, rest, failed ? failure(reason) : chosen);
}

/** A button that shows the lines without effect, and hides them again. @param {HTMLElement} list */
function allLines(list) {
  const press = () => {
    const all = list.classList.toggle("all");
    made.textContent = say(all ? "web-why-fewer" : "web-why-all");
  };
  const made = h("button", { type: "button", class: "link-button", onclick: press }, say("web-why-all"));
  return made;
}

/** @param {Reason} reason */
function heading(reason) {
  return reason.source ? h("h4", {}, ...titleOf(reason)) : h("h3", {}, reason.title);
}

/** A line of what was read: whether it was carried out, and whether it is as printed. @param {Reason} reason */
function titleOf(reason) {
  if (!reason.source) return [reason.title];
  const done = Boolean(reason.chosen);
  const verdict = signed(done ? "verdict done" : "verdict", say(`web-why-${done ? "done" : "undone"}`), done ? "done" : "undone");
  const own = reason.marks?.includes(RECONSTRUCTED);
  return [verdict, " ", sentence(reason.title), " ", own ? signed("own-design", say("web-reconstructed"), "nearly") : ""];
}

/** @param {string} kind @param {string} said @param {import("../page/signs.js").Sign} name */
function signed(kind, said, name) {
  return h("span", { class: kind, role: "img", "aria-label": said, "data-title": said }, sign(name));
}

/**
 * Why a line came to nothing: where all candidates were lost at once, or what was said of the first of them.
 * @param {Reason} reason
 */
function failure(reason) {
  const lost = reason.lines.filter((each) => !each.after.length);
  const [first] = lost.filter((each) => each.before.length);
  const told = !first ? lost.slice(0, 1) : first.before.length > 1 ? [first] : lost.slice(0, FEW);
  return h(
    "div",
    { class: "failure" },
    ...told.map((line) => {
      const said = sentence(line.title);
      const whole = line.note || line.before.length === 1 ? said : say("web-why-nobody", { what: said });
      return h("p", {}, ...cited(line.rule), ...rich(whole));
    }),
  );
}

/** What somebody has thought of stands in no rulebook. @param {string} rule */
function cited(rule) {
  return rule ? [paragraph(rule), " "] : [];
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
    h("span", { class: "reason-words" }, ...cited(line.rule), ...rich(sentence(line.title))),
    h("span", { class: "reason-note" }, note(kind, line)),
    kind === "cut" ? left : null,
  );
  return lighting(app, element, kind === "told" ? line.before : line.after);
}

/** @param {string} kind @param {ReasonLine} line */
function note(kind, line) {
  if (kind === "told") return "";
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
  const ids = () => about.flatMap((each) => each.lights ?? [each.id]);
  const on = (/** @type {Event} */ event) => {
    event.stopPropagation();
    app.hint(ids());
  };
  const off = () => app.hint([]);
  element.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) return;
    event.stopPropagation();
    app.point(ids());
  });
  element.addEventListener("pointerover", on);
  element.addEventListener("pointerleave", off);
  element.addEventListener("focusin", on);
  element.addEventListener("focusout", off);
  return element;
}

// Why not this?

/** All that some line has dropped, each once: what was never in question, nothing spoke against. @param {Reason} reason */
function ruledOut(reason) {
  /** @type {Map<string, Candidate>} */
  const found = new Map();
  for (const { before, after } of reason.lines)
    for (const each of before)
      if (!found.has(each.id) && !after.some((other) => other.id === each.id)) found.set(each.id, each);
  found.delete(reason.chosen?.id ?? "");
  return [...found.values()];
}

/** @param {App} app @param {Reason} reason */
function whyNot(app, reason) {
  const others = ruledOut(reason);
  if (!others.length) return null;
  const id = `why-not-${reason.decision}-${reason.n}`;
  const ask = () => {
    const about = others.find((each) => each.id === select.value);
    asked = { about: select.value, of: reason };
    if (about) app.whyNot(about, reason);
  };
  const answered = app.whyNotSaid && asked.of === reason;
  const select = h(
    "select",
    { id, onchange: ask },
    h("option", { value: "" }, "…"),
    ...others.map((each) =>
      h("option", { value: each.id, selected: answered && asked.about === each.id ? "" : null }, each.title),
    ),
  );
  return h(
    "div",
    { class: "why-not" },
    h("label", { for: id }, say("web-why-not")),
    " ",
    select,
    answered ? h("p", { class: "why-not-said", role: "status" }, ...rich(app.whyNotSaid)) : null,
  );
}
