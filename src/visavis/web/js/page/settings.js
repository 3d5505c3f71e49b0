// What this browser remembers of its user: language, theme, habits, tables.

const PREFIX = "visavis.";

/** @template T @param {string} name @param {T} otherwise @returns {T} */
export function remembered(name, otherwise) {
  try {
    const stored = localStorage.getItem(PREFIX + name);
    return stored === null ? otherwise : JSON.parse(stored);
  } catch {
    return otherwise;
  }
}

/** @param {string} name @param {unknown} value */
export function remember(name, value) {
  try {
    localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

export const LANGUAGES = ["en", "ru"];

/** The language chosen here before, or the browser's own. */
export function language() {
  const chosen = remembered("lang", "");
  if (LANGUAGES.includes(chosen)) return chosen;
  return /^(ru|be|kk)/i.test(navigator.language) ? "ru" : "en";
}

/** @typedef {"system"|"light"|"dark"} ThemeChoice */

/** @returns {ThemeChoice} */
export function themeChoice() {
  return remembered("theme", /** @type {ThemeChoice} */ ("system"));
}

const night = matchMedia("(prefers-color-scheme: dark)");

export function isDark() {
  const chosen = themeChoice();
  return chosen === "system" ? night.matches : chosen === "dark";
}

/** @type {Set<() => void>} */
const themeListeners = new Set();

/** @param {() => void} listener */
export function onTheme(listener) {
  themeListeners.add(listener);
}

export function applyTheme() {
  document.documentElement.dataset.theme = isDark() ? "dark" : "light";
  for (const listener of themeListeners) listener();
}

/** @param {ThemeChoice} choice */
export function chooseTheme(choice) {
  const asTheSystem = (choice === "dark") === night.matches;
  remember("theme", asTheSystem ? "system" : choice);
  applyTheme();
}

night.addEventListener("change", applyTheme);

/** Whether an answer is shown before it is given; a second touch gives it. */
export function confirms() {
  return remembered("confirm", true);
}

/** Milliseconds for each deed of the others. @type {Record<string, number>} */
export const PACES = { slow: 2000, normal: 1000, fast: 500 };

/** How fast the turns of others are shown; nothing: not at all. */
export function pace() {
  const chosen = remembered("pace", /** @type {string} */ ("normal"));
  return chosen === "off" ? "" : chosen in PACES ? chosen : "normal";
}

// The windows there are, as in the style sheets

const DESK = matchMedia("(min-height: 520px) and ((min-width: 1200px) or ((min-width: 1000px) and (pointer: fine)))");
const LYING = matchMedia("(max-height: 519px) and (min-width: 560px)");
const UPRIGHT = matchMedia("(max-width: 559px) or ((max-width: 699px) and (min-height: 520px))");
const FINGERS = matchMedia("(pointer: coarse)");

/** On a desk everything is seen at once, and the panel stands beside the table. */
export const isDesk = () => DESK.matches;

/** Elsewhere the page is scrolled, and what is asked lies in a dock with what is held. */
export const isStacked = () => !DESK.matches;

/** Beside the table, where a phone lies on its side; else below it. */
export const isLying = () => LYING.matches;

/** A phone held upright: one column. */
export const isUpright = () => UPRIGHT.matches;

/** Whether it is touched by fingers, which want larger targets. */
export const isTouched = () => FINGERS.matches;

/** What is asked with these pushes the table down instead of hanging over it, as in the style sheet. */
export const PUSHING = ".keypad, .checklist, .result";

/** A window of less height has little room around the board. */
export const LOW = 800;

export function still() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

// Tables this browser has links to, the latest first.

/** @typedef {{link: string, links?: Record<string, string>, at: number, name?: string}} Kept name: what its owner calls it */

const MOST = 60;

/** Added to the address of a new table whose other seats are still to be invited. */
export const INVITE = "#invite";

/** @returns {Kept[]} */
export function tables() {
  const stored = remembered("tables", /** @type {Kept[]} */ ([]));
  return Array.isArray(stored) ? stored.filter((each) => typeof each?.link === "string") : [];
}

/** @param {string} link @param {Record<string, string>} [links] */
export function keepTable(link, links) {
  const before = tables();
  const known = before.find((each) => each.link === link);
  const rest = before.filter((each) => each.link !== link);
  remember("tables", [{ link, links: links ?? known?.links, at: Date.now(), name: known?.name }, ...rest].slice(0, MOST));
}

/** Whoever followed an invitation has a link of their own from now on. @param {string} invitation @param {string} link */
export function renewTable(invitation, link) {
  keepTable(link, tables().find((each) => each.link === invitation)?.links);
  dropTable(invitation);
}

/** @param {string} link @param {string} name */
export function nameTable(link, name) {
  remember(
    "tables",
    tables().map((each) => (each.link === link ? { ...each, name } : each)),
  );
}

/** Off the list; how the list was before. @param {string} link */
export function dropTable(link) {
  const before = tables();
  remember(
    "tables",
    before.filter((each) => each.link !== link),
  );
  return before;
}

/** As it was, and what has come to it since. @param {Kept[]} before */
export function putBack(before) {
  const was = new Set(before.map((each) => each.link));
  remember("tables", [...tables().filter((each) => !was.has(each.link)), ...before].slice(0, MOST));
}
