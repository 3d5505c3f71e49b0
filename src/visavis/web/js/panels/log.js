// The log: what has happened, in the reader's language; a click goes there.

import { dice } from "../draw/dice.js";
import { h, replace } from "../page/dom.js";
import { paragraph, rich, tied } from "../page/richtext.js";
import { say } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").LogLine} LogLine */

/** @param {HTMLElement} host @param {App} app */
export function drawLog(host, app) {
  const { log, past } = app.state;
  const at = past ? past.at : Infinity;
  const near = host.scrollHeight - host.scrollTop - host.clientHeight < 60;
  const low = near || !host.childElementCount || String(host.scrollTop) === host.dataset.end; // wherever the end was
  if (!log.length) return replace(host, h("p", { class: "quiet" }, say("web-log-empty")));
  const list = h("ol", { class: "log" });
  for (const [n, line] of log.entries()) list.append(item(app, line, log[n - 1]?.n !== line.n, at));
  replace(host, list);
  const now = list.querySelector('[aria-current="true"]');
  if (now) now.scrollIntoView({ block: "nearest" });
  else if (low) toTheEnd(host);
}

/** @param {HTMLElement} host */
export function toTheEnd(host) {
  host.scrollTop = host.scrollHeight;
  host.dataset.end = String(host.scrollTop);
}

/** @param {App} app @param {LogLine} line @param {boolean} first of its answer @param {number} at */
function item(app, line, first, at) {
  const here = line.n === at;
  return h(
    "li",
    { class: `log-line${first ? " first" : ""}${line.n > at ? " later" : ""}` },
    h(
      "button",
      {
        type: "button",
        class: "log-text",
        "aria-current": here ? "true" : null,
        title: say("web-go-there"),
        onclick: () => app.lookAt(line.n),
      },
      tied(line.text),
      line.dice?.length ? " " : null,
      line.dice?.length ? dice(line.dice) : null,
    ),
    line.rule ? paragraph(line.rule) : null,
  );
}

/** A refusal or an explanation among the rest. @param {string} said */
export function note(said) {
  return h("p", { class: "quiet" }, ...rich(said));
}
