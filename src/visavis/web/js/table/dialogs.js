// What lies over the table for a moment: the keys, and the curtain between two players.

import { Refusal, download } from "../page/api.js";
import { find, h, replace } from "../page/dom.js";
import { language } from "../page/settings.js";
import { toast } from "../page/announce.js";
import { sideColour } from "../draw/art.js";
import { icon } from "../draw/strokes.js";
import { paragraph, rich } from "../page/richtext.js";
import { sign } from "../page/signs.js";
import { say } from "../page/words.js";

// The keys

const SHIFT = "Shift + ";
const KEYS = [
  ["", "web-key-arrows"],
  [SHIFT, "web-key-look"],
  ["Enter", "web-key-enter"],
  ["Esc", "web-key-escape"],
  ["U", "web-key-undo"],
  ["[  ]", "web-key-step"],
  ["H", "web-happened"],
  ["I", "web-hint"],
  ["N", "web-key-next"],
  ["L", "web-log"],
  ["W", "web-why"],
  ["R", "web-rules"],
  ["T", "web-table"],
  ["V", "web-review"],
  ["?", "web-keys"],
];

/** @type {import("../page/signs.js").Sign[]} */
const ARROWS = ["left", "up", "right", "down"];

export function showKeys() {
  const dialog = /** @type {HTMLDialogElement} */ (find("#dialog"));
  const rows = KEYS.map(([key, said]) =>
    h("tr", {}, h("th", { scope: "row" }, h("kbd", {}, ...(key ? [key] : []), ...(!key || key === SHIFT ? ARROWS.map(sign) : []))), h("td", {}, say(said))),
  );
  replace(
    dialog,
    h("h2", { id: "dialog-title" }, say("web-keys")),
    h("table", { class: "keys" }, h("tbody", {}, ...rows)),
    h("form", { method: "dialog" }, h("button", { class: "button primary" }, say("web-close"))),
  );
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.showModal();
}

/** What changes everything is read before anything else is done. @param {import("../page/types.js").LogLine[]} lines @param {import("../page/types.js").View} view */
export function showTurning(lines, view) {
  if (!lines.length) return;
  const dialog = /** @type {HTMLDialogElement} */ (find("#dialog"));
  const own = view.seats[view.seat];
  if (dialog.open) dialog.close();
  replace(
    dialog,
    h("div", { class: "turning" }, own ? icon(own.sign, "currentColor", "turning-sign") : null, h("h2", { id: "dialog-title" }, say("web-turned"))),
    ...lines.map((line) => h("p", {}, ...rich(line.text), " ", line.rule ? paragraph(line.rule) : "")),
    h("form", { method: "dialog" }, h("button", { class: "button primary large" }, say("web-turned-seen"))),
  );
  dialog.style.setProperty("--side", own ? sideColour(view.seat, "accent") : "");
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.showModal();
}

// What lies over the page keeps everything below it out of reach

/** @type {HTMLElement[]} */
const covers = [];

/** @param {HTMLElement} host a child of the page @param {boolean} on */
export function coverPage(host, on) {
  const at = covers.indexOf(host);
  if (at >= 0) covers.splice(at, 1);
  if (on) covers.push(host);
  const top = covers.at(-1);
  for (const each of document.body.children)
    if (each instanceof HTMLElement) each.inert = top !== undefined && each !== top;
}

// A file to keep

/** @param {string} link of the table */
export async function downloadRecord(link) {
  try {
    await download(`/api/record/${link}?lang=${language()}`, "game.visavis");
  } catch (error) {
    toast(error instanceof Refusal ? error.message : String(error), "wrong");
  }
}

// The curtain

/** @param {{seat: number, title: string}|null} curtain @param {() => void} lift */
export function drawCurtain(curtain, lift) {
  const host = find("#curtain");
  if (!curtain) {
    if (!host.hidden) coverPage(host, false);
    host.hidden = true;
    host.replaceChildren();
    return;
  }
  const sign = say("web-curtain", { who: curtain.title });
  if (!host.hidden && host.dataset.sign === sign) return;
  host.hidden = false;
  coverPage(host, true);
  host.dataset.sign = sign;
  const press = h(
    "button",
    { type: "button", class: "button primary large", onclick: lift },
    say("web-lift", { who: curtain.title }),
  );
  replace(
    host,
    h(
      "div",
      { class: "curtain-card" },
      h("h2", { id: "curtain-title" }, sign),
      h("p", {}, say("web-curtain-help")),
      press,
    ),
  );
  press.focus();
}
