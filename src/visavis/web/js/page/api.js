// Questions to the server over HTTP. Errors are sentences.

import { isDark, language } from "./settings.js";
import { say } from "./words.js";

/** Where the files of this page lie, under an address that may be kept for good. */
const FILES = new URL("../../", import.meta.url).pathname;

export class Refusal extends Error {}

/** @param {string} path @param {RequestInit} [init] @returns {Promise<Response>} */
async function ask(path, init) {
  let answer;
  try {
    answer = await fetch(path, init);
  } catch {
    throw new Refusal(say("web-failed"));
  }
  if (answer.ok) return answer;
  const told = await answer.json().catch(() => ({}));
  throw new Refusal(typeof told.error === "string" ? told.error : say("web-failed"));
}

/** @param {string} path @returns {Promise<any>} */
async function get(path) {
  return (await ask(path)).json();
}

/** @param {string} path @param {unknown} body @returns {Promise<any>} */
async function post(path, body) {
  const headers = { "content-type": "application/json" };
  return (await ask(path, { method: "POST", headers, body: JSON.stringify(body) })).json();
}

/** @param {string} lang @returns {Promise<import("./types.js").Home>} */
export const home = (lang) => get(`/api/home?lang=${lang}`);

/** @param {object} table @returns {Promise<{table: string, links: Record<string, string>, host: string}>} */
export const newTable = (table) => post("/api/tables", { ...table, lang: language() });

/** All of them at once: they are searched here, while somebody types. @param {string[]} links @returns {Promise<{tables: import("./types.js").Mine[]}>} */
export const mine = (links) => post("/api/mine", { links, many: links.length, lang: language() });

/** The address of a picture of what a link shows. @param {string} link @param {string} [which] */
export const pictureOf = (link, which = "") => `/api/picture/${link}?lang=${language()}${isDark() ? "&dark" : ""}${which && `&${which}`}`;

/** The address of the picture of a review. @param {string} link */
export const reviewOf = (link) => `/api/review/${link}?lang=${language()}${isDark() ? "&dark" : ""}`;

/** @param {string} text @returns {Promise<{link: string}>} */
export async function sendRecord(text) {
  const path = `/api/records?lang=${language()}`;
  return (await ask(path, { method: "POST", headers: { "content-type": "text/plain" }, body: text })).json();
}

/** What every piece can do, by its code. @param {string} game @param {string} lang @returns {Promise<Record<string, import("./types.js").Ability>>} */
export const abilities = (game, lang) => get(`/api/abilities/${game}?lang=${lang}`);

/** @param {string} game @param {string} lang @returns {Promise<import("./types.js").Paragraph[]>} */
export const rules = (game, lang) => get(`/api/rules/${game}?lang=${lang}`);

/** @param {string} game @returns {Promise<import("./types.js").Theme>} */
export const theme = (game) => get(`${FILES}art/${game}/theme.json`);

/** The sheet of shapes all drawings are made of. @returns {Promise<any>} */
export const shapes = () => get(`${FILES}shapes.json`);

/** @param {string} game @param {string} sheet @returns {Promise<string>} */
export async function sheet(game, sheet) {
  return (await ask(`${FILES}art/${game}/${sheet}.svg`)).text();
}

/** A file for the user, or a refusal. @param {string} path @param {string} name */
export async function download(path, name) {
  const answer = await ask(path);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement("a");
  link.href = url;
  link.download = /filename="?([^";]+)"?/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
