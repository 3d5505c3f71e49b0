// What is said without being looked at: to a screen reader, in the title of the page, as a notification.

import { keptOut } from "../ask/choose.js";
import { find, h } from "./dom.js";
import { sentence } from "./richtext.js";
import { remember, remembered } from "./settings.js";
import { asked, isOver, nameOf, shown } from "../table/state.js";
import { say } from "./words.js";

const MOST = 6; // events read out at once

/** @param {string[]} said */
export function announce(said) {
  const words = said.filter(Boolean);
  const shortened = words.length > MOST ? words.slice(-MOST) : words;
  find("#spoken").textContent = shortened.join(". ").replaceAll("..", ".");
}

/** @param {string} game @param {boolean} yours @param {boolean} over */
export function title(game, yours, over) {
  const sign = yours && !over ? `● ${say("web-your-turn")} — ` : "";
  document.title = `${sign}${game} — Visavis`;
}

export function notifies() {
  return remembered("notify", false) && "Notification" in window && Notification.permission === "granted";
}

/** Ask for leave to notify; whether it was given. @param {boolean} wanted */
export async function wantNotices(wanted) {
  remember("notify", wanted);
  if (!wanted || !("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

/** Only while nobody looks. @param {string} game @param {string} said */
export function notify(game, said) {
  if (!document.hidden || !notifies()) return;
  const shown = new Notification(`${game}: ${say("web-your-turn")}`, {
    body: said,
    icon: "/static/icon.svg",
    tag: location.pathname,
  });
  shown.addEventListener("click", () => {
    window.focus();
    shown.close();
  });
}

/**
 * A short message at the edge of the page, perhaps with something that can be done about it.
 * @param {string} said @param {"plain"|"wrong"} [kind] @param {{said: string, press: () => void}} [remedy]
 */
export function toast(said, kind = "plain", remedy) {
  const host = find("#toasts");
  const press = () => {
    shown.remove();
    remedy?.press();
  };
  const shown = h("p", { class: `toast ${kind}` }, said, remedy ? h("button", { type: "button", class: "remedy", onclick: press }, remedy.said) : null);
  host.replaceChildren(shown);
  setTimeout(() => shown.remove(), remedy ? 15_000 : 7000);
}

/**
 * Tell whoever does not look.
 * @param {import("../table/state.js").State} state @param {import("./types.js").Frame} frame
 * @param {import("./types.js").Frame|null} before
 */
export function tell(state, frame, before) {
  const name = state.game?.title ?? "";
  const prompt = frame.view.prompt;
  title(name, Boolean(prompt), isOver(state));
  if (before && frame.version === before.version) return;
  const news = before ? (frame.log ?? []).map((line) => line.text) : frame.view.status;
  announce([...news, prompt ? prompt.title : frame.view.status.join(". ")]);
  if (prompt && before) notify(name, prompt.title);
}

/** What an answer leads to, before it is given. @param {import("./types.js").Option} option */
export function foretell(option) {
  announce([`${option.title}. ${option.preview.join(". ")}. ${say("web-again-confirms")}`]);
}

/** Why a touch here means nothing to the piece in hand. @param {import("../table/state.js").State} state @param {string} id */
export function barredWords(state, id) {
  const view = shown(state);
  const piece = view ? keptOut(asked(state)?.options ?? [], state.picked, id, view) : "";
  return piece ? sentence(say("web-kept-out", { what: nameOf(state, piece) })) : "";
}
