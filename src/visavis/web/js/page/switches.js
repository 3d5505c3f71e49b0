// The switches every page has: language, theme, and the way home.

import { h, replace } from "./dom.js";
import { LANGUAGES, applyTheme, chooseTheme, isDark, language, onTheme, remember } from "./settings.js";
import { sign } from "./signs.js";
import { say } from "./words.js";

/** @typedef {{host: HTMLElement, onLanguage: (lang: string) => void}} Switches */

/** @type {Switches|null} */
let placed = null;

/** @param {HTMLElement} host @param {(lang: string) => void} onLanguage */
export function placeSwitches(host, onLanguage) {
  placed = { host, onLanguage };
  applyTheme();
  onTheme(drawSwitches);
  drawSwitches();
}

/** In the language at hand. */
export function drawSwitches() {
  if (!placed) return;
  const focused = document.activeElement instanceof HTMLElement ? document.activeElement.id : "";
  replace(placed.host, languageSwitch(placed), themeSwitch());
  if (focused) document.getElementById(focused)?.focus();
}

/** @param {Switches} switches */
function languageSwitch(switches) {
  const now = language();
  const other = LANGUAGES.find((each) => each !== now) ?? now;
  const name = { en: "English", ru: "Русский" }[other] ?? other;
  const press = () => {
    remember("lang", other);
    switches.onLanguage(other);
  };
  return h(
    "button",
    {
      type: "button",
      id: "switch-language",
      class: "tool",
      lang: other,
      "aria-label": name,
      title: name,
      onclick: press,
    },
    other.toUpperCase(),
  );
}

function themeSwitch() {
  const dark = isDark();
  const press = () => chooseTheme(dark ? "light" : "dark");
  const said = say(dark ? "web-light" : "web-dark");
  return h(
    "button",
    { type: "button", id: "switch-theme", class: "tool", "aria-label": said, title: said, onclick: press },
    sign(dark ? "sun" : "moon"),
  );
}
