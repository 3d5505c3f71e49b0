// The table itself: who sits where, their links, what was agreed, the record, and help when something is wrong.

import { Refusal, abilities, download } from "../page/api.js";
import { h, replace } from "../page/dom.js";
import { rich } from "../page/richtext.js";
import { PACES, confirms, pace, remember, tables } from "../page/settings.js";
import { notifies, toast, wantNotices } from "../page/announce.js";
import { play, sounds } from "../page/sound.js";
import { pieceOf } from "../ask/keypad.js";
import { savePicture, share } from "../table/share.js";
import { nameOfSeat } from "../table/state.js";
import { drawAnswers, ending, offering } from "../ask/endings.js";
import { sign } from "../page/signs.js";
import { say, spoken } from "../page/words.js";

/** @typedef {import("../table/table.js").App} App */

/** @param {HTMLElement} host @param {App} app */
export function drawTable(host, app) {
  const { facts, frame } = app.state;
  if (!frame) return;
  replace(
    host,
    h("h3", {}, say("web-seats")),
    seats(app),
    mayName(app) ? ownName(app) : null,
    ...invitations(app),
    facts?.options.length ? h("h3", {}, say("web-options-title")) : null,
    ...(facts ? agreed(facts.options) : []),
    facts?.set_up.length ? setUp(facts.set_up) : null,
    abilitiesOf(app),
    h("h3", {}, say("web-files")),
    files(app),
    h("h3", {}, say("web-habits")),
    habits(app),
    ...endings(app),
  );
}

/** Whether it is unfolded: the rest is drawn anew with every answer. */
let unfolded = false;

/** What every piece of this game can do, asked for by whoever wants to know. @param {App} app */
function abilitiesOf(app) {
  const able = app.state.game?.able ?? [];
  if (!able.length) return null;
  const list = h("ul", {});
  const fill = async () => {
    const told = await abilities(app.state.frame?.view.game ?? "", spoken()).catch(() => null);
    if (told) replace(list, ...able.map((code) => ability(app, code, told[code])));
  };
  const folded = h("details", { class: "usual abilities", open: unfolded }, h("summary", {}, say("web-abilities")), list);
  folded.addEventListener("toggle", () => {
    unfolded = folded.hasAttribute("open");
    if (unfolded && !list.childElementCount) void fill();
  });
  if (unfolded) void fill();
  return folded;
}

/** @param {App} app @param {string} code @param {import("../page/types.js").Ability} told */
const ability = (app, code, { title, does }) =>
  h("li", {}, pieceOf(app, code), h("span", {}, h("b", {}, title), ` — ${does}`));

/** @param {App} app */
function seats(app) {
  const { facts, frame, there } = app.state;
  const view = /** @type {import("../page/types.js").View} */ (frame?.view);
  const rows = view.seats.map((seat, n) => {
    const sits = facts?.seats.find((each) => each.seat === n);
    const mine = frame?.you.seats.includes(n) ?? false;
    const here = mine || there.get(n)?.online;
    const state = mine ? yourSeat(there.get(n)) : sits?.thinks ? sits.played_by : seatOf(there.get(n));
    return h(
      "li",
      { class: `seat-row${here ? " here" : ""}` },
      sign(here ? "present" : "absent"),
      " ",
      h("b", {}, nameOfSeat(app.state, n)),
      " ",
      h("span", { class: "quiet" }, state, ...hintsTaken(there.get(n))),
    );
  });
  return h("ul", { class: "seat-list" }, ...rows);
}

/** @param {import("../page/types.js").Presence} [seat] */
const hintsTaken = (seat) => (seat?.hints ? [" · ", say("web-hints-taken", { n: seat.hints })] : []);

/** Whoever sits in one seat may say how they are called. @param {App} app */
const mayName = (app) => app.state.frame?.you.seats.length === 1;

/** @param {App} app */
function ownName(app) {
  const seat = app.state.frame?.you.seats[0] ?? 0;
  const field = h("input", { type: "text", class: "url", id: "own-name", maxlength: 24, value: app.state.there.get(seat)?.name ?? "" });
  field.addEventListener("change", () => {
    remember("name", field.value);
    app.send({ type: "name", name: field.value });
  });
  return h("p", { class: "own-name" }, h("label", { for: "own-name" }, say("web-own-name")), " ", field);
}

/** Ways to end the table that no rule knows. @param {App} app */
function endings(app) {
  const { frame, there } = app.state;
  const ends = frame?.ends ?? [];
  if (!frame || !ends.length) return [];
  const isOffered = offering(app).length > 0;
  const offers = [...there.values()].filter((each) => each.draws);
  return [
    h("h3", {}, say("web-end-table")),
    isOffered ? h("p", {}, say("web-draw-offered")) : offers.length ? h("p", { class: "quiet" }, say("web-draw-waits")) : null,
    h(
      "div",
      { class: "files endings" },
      ends.includes("drawn") && !offers.length ? ending(app, "web-draw-offer", "draw") : null,
      ...(isOffered ? drawAnswers(app) : []),
      offers.length && !isOffered ? ending(app, "web-draw-withdraw", "decline", false) : null,
      ends.includes("resigned") ? ending(app, "web-resign", "resign") : null,
    ),
  ];
}

/** @param {import("../page/types.js").Presence|undefined} seat */
const yourSeat = (seat) => say((seat?.devices ?? 1) > 1 ? "web-you-elsewhere" : "web-you");

/** @param {import("../page/types.js").Presence|undefined} seat */
const seatOf = (seat) => say(seat?.online ? "web-online" : seat?.seated === false ? "web-free" : "web-offline");

/** Links this browser has been given: the other seats', and the spectators'. @param {App} app */
function invitations(app) {
  const links = tables().find((each) => each.link === app.link)?.links ?? {};
  const view = app.state.frame?.view;
  const seatNamed = (/** @type {string} */ name) => app.state.facts?.seats.find(({ id }) => id === name)?.seat ?? -1;
  const isTaken = (/** @type {string} */ name) => app.state.there.get(seatNamed(name))?.seated === true;
  const found = Object.entries(links).filter(([name, link]) => link !== app.link && !isTaken(name));
  if (!found.length) return [];
  const named = (/** @type {string} */ name) =>
    name === "spectator" ? say("web-spectators") : (view?.seats[seatNamed(name)]?.title ?? name);
  return [
    h("h3", {}, say("web-invite")),
    h("p", { class: "quiet" }, say("web-invite-help")),
    ...found.map(([name, link]) => invitation(named(name), `${location.origin}/t/${link}`)),
  ];
}

/** @param {string} name @param {string} url */
function invitation(name, url) {
  const field = h("input", {
    type: "text",
    readonly: true,
    value: url,
    class: "url",
    "aria-label": name,
    onfocus: () => field.select(),
  });
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      field.select();
      document.execCommand("copy");
    }
    toast(say("web-copied"));
  };
  return h(
    "div",
    { class: "invitation" },
    h("span", { class: "invited" }, name),
    field,
    h("button", { type: "button", class: "button", onclick: copy }, say("web-copy")),
  );
}

/** What is set otherwise than usual; the rest is there for whoever looks for it. @param {import("../page/types.js").TableOption[]} all */
function agreed(all) {
  const usual = all.filter((each) => each.usual);
  const said = say(usual.length < all.length ? "web-options-rest" : "web-options-usual", { n: usual.length });
  return [
    options(all.filter((each) => !each.usual)),
    usual.length ? h("details", { class: "usual" }, h("summary", {}, said), options(usual)) : null,
  ];
}

/** With the box on the table: how it is laid out, for whoever wants it again. @param {string[]} steps */
function setUp(steps) {
  const list = h("ol", {}, ...steps.map((said) => h("li", {}, said)));
  return h("details", { class: "usual set-up" }, h("summary", {}, say("web-set-up")), list);
}

/** @param {import("../page/types.js").TableOption[]} all */
function options(all) {
  const lines = all.map((each) =>
    h(
      "li",
      {},
      h(
        "details",
        {},
        h("summary", {}, h("span", {}, sign("unfold"), " ", each.title), " ", h("b", {}, each.value)),
        h("p", { class: "quiet" }, ...rich(each.help ?? "")),
      ),
    ),
  );
  return h("ul", { class: "agreed" }, ...lines);
}

/** @param {App} app */
function habits(app) {
  return h(
    "div",
    { class: "habits" },
    tick("habit-confirm", say("web-habit-confirm"), confirms(), (on) => {
      remember("confirm", on);
      app.refresh();
    }),
    paces(),
    tick("habit-sound", say("web-habit-sound"), sounds(), (on) => {
      remember("sound", on);
      play(["turn"]);
    }),
    "Notification" in window
      ? tick("habit-notify", say("web-habit-notify"), notifies(), async (on) => {
          if ((await wantNotices(on)) !== on) toast(say("web-notify-refused"), "wrong");
          app.refresh();
        })
      : null,
    h("button", { type: "button", class: "link-button", onclick: () => app.guide(true) }, say("web-guide-again")),
    h("button", { type: "button", class: "link-button", onclick: () => app.showKeys() }, say("web-keys")),
  );
}

/** How fast the turns of others are shown. */
function paces() {
  const chosen = pace() || "off";
  const list = h("select", { id: "habit-pace", onchange: () => remember("pace", list.value) });
  for (const each of [...Object.keys(PACES), "off"]) list.append(h("option", { value: each, selected: each === chosen }, say(`web-pace-${each}`)));
  return h("p", { class: "tick" }, h("label", { for: "habit-pace" }, say("web-habit-pace")), " ", list);
}

/** @param {string} id @param {string} said @param {boolean} on @param {(on: boolean) => void} change */
function tick(id, said, on, change) {
  const box = h("input", { type: "checkbox", id, onchange: () => change(box.checked) });
  box.checked = on;
  return h("p", { class: "tick" }, box, h("label", { for: id }, said));
}

/** @param {App} app */
function files(app) {
  const fetchIt = async (/** @type {string} */ path, /** @type {string} */ name) => {
    try {
      await download(path, name);
    } catch (error) {
      toast(error instanceof Refusal ? error.message : String(error), "wrong");
    }
  };
  const report = () =>
    fetchIt(`/api/report/${app.link}?notes=${encodeURIComponent(circumstances())}`, "visavis-report.json");
  return h(
    "div",
    { class: "files" },
    h("button", { type: "button", class: "button", onclick: () => app.download() }, say("web-record")),
    h("button", { type: "button", class: "button", onclick: report }, say("web-report")),
    h("p", { class: "quiet" }, say("web-report-help")),
    h("button", { type: "button", class: "button", "data-key": "share", onclick: () => share(app) }, say("web-share")),
    h("button", { type: "button", class: "button", "data-key": "picture", onclick: () => savePicture(app) }, say("web-picture")),
  );
}

function circumstances() {
  return `${navigator.userAgent}; ${innerWidth}x${innerHeight}; ${document.documentElement.lang}`;
}
