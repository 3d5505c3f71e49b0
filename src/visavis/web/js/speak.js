// What is said without being looked at: to a screen reader, in the title of the page, as a notification.

import { find } from "./dom.js";
import { remember, remembered } from "./settings.js";
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

/** A short message at the edge of the page. @param {string} said @param {"plain"|"wrong"} [kind] */
export function toast(said, kind = "plain") {
  const host = find("#toasts");
  const shown = document.createElement("p");
  shown.className = `toast ${kind}`;
  shown.textContent = said;
  host.replaceChildren(shown);
  setTimeout(() => shown.remove(), 7000);
}
