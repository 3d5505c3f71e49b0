// The words of the page in the reader's language; the server sends them.

import { language, remember, remembered } from "./settings.js";

/** Enough to say that nothing has come yet. */
const FIRST = {
  en: {
    "web-connecting": "Connecting…",
    "web-lost": "The connection is lost. Trying again…",
    "web-failed": "The server does not answer. Please try again.",
  },
  ru: {
    "web-connecting": "Соединяемся…",
    "web-lost": "Связь потеряна. Пробуем снова…",
    "web-failed": "Сервер не отвечает. Попробуйте ещё раз.",
  },
};

let code = language();
/** @type {Record<string, string>} */
let words = remembered(`words.${code}`, {});

/** @param {string} lang @param {Record<string, string>} sent */
export function learn(lang, sent) {
  code = lang;
  words = sent;
  document.documentElement.lang = lang;
  remember(`words.${lang}`, sent);
}

/** Whether any have come yet. */
export function hasWords() {
  return Object.keys(words).length > 0;
}

/** The language of the words at hand. */
export function spoken() {
  return code;
}

/**
 * A sentence by its key, with %name filled in.
 * @param {string} key @param {Record<string, string|number>} [args]
 */
export function say(key, args = {}) {
  const first = /** @type {Record<string, string>} */ (code === "ru" ? FIRST.ru : FIRST.en);
  const found = words[key] ?? first[key] ?? key;
  return found.replace(/%([a-z_]+)/g, (whole, name) => (name in args ? String(args[name]) : whole));
}

/** What something is called and what is said of it, in one sentence. @param {{title: string, said?: string}} each */
export const inFull = ({ title, said = "" }) => (said ? say("web-in-full", { title, said }) : title);

/** The same for a card beside it, with what there is to know of it: see tooltip.js. @param {{title: string, said?: string, help?: string}} each */
export const saying = ({ title, said = "", help = "" }) => ({ "data-title": title, "data-said": said || null, "data-help": help || null });

/**
 * A number with a noun in the form it needs: the message holds "one|few|many" or "one|other".
 * @param {string} key @param {number} n
 */
export function count(key, n) {
  const forms = say(key, { n }).split("|");
  const kind = new Intl.PluralRules(code).select(n);
  const index = { one: 0, few: 1, many: 2, other: forms.length - 1, zero: forms.length - 1, two: 1 }[kind];
  return forms[Math.min(index, forms.length - 1)];
}
