// Tables this browser knows: the unfinished ones in a strip, with a small picture of each, and the finished ones.

import { mine, pictureOf } from "../page/api.js";
import { toast } from "../page/announce.js";
import { h, replace } from "../page/dom.js";
import { dropTable, nameTable, putBack, tables } from "../page/settings.js";
import { sign } from "../page/signs.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").Mine} Mine */

const FEW = 5; // tables that need no search
const LONGEST_NAME = 60;
const BESIDE = "160px"; // pictures this near to the window are asked for

export class MyTables {
  /** @param {HTMLElement} host @param {() => string} kept how long tables stay, in words */
  constructor(host, kept) {
    this.host = host;
    this.kept = kept;
    this.query = "";
    this.renaming = "";
    /** @type {Mine[]} */
    this.all = [];
    this.search = h("input", { type: "search", class: "search" });
    this.search.addEventListener("input", () => {
      this.query = this.search.value;
      this.list();
    });
    this.going = h("div", { class: "going" });
    this.over = h("div", {});
    this.looker = new IntersectionObserver((seen) => seen.filter((each) => each.isIntersecting).forEach((each) => this.look(each.target)), {
      rootMargin: BESIDE,
    });
  }

  /** Ask the server; what it does not know any more is forgotten. */
  async load() {
    const links = tables().map((each) => each.link);
    this.all = links.length ? (await mine(links)).tables : [];
    const known = new Set(this.all.map((each) => each.link));
    for (const link of links) if (!known.has(link)) dropTable(link);
    this.draw();
  }

  draw() {
    if (!this.all.length) return replace(this.host);
    this.search.placeholder = say("web-search");
    this.search.setAttribute("aria-label", say("web-search"));
    const head = h("div", { class: "mine-head" }, h("h2", {}, say("web-continue")), this.all.length > FEW ? this.search : null);
    if (!this.host.contains(this.going)) replace(this.host, head, this.going, this.over, h("p", { class: "quiet kept" }, this.kept()));
    else this.host.firstElementChild?.replaceWith(head);
    this.list();
  }

  /** What is left of them while somebody types. */
  list() {
    this.looker.disconnect();
    const found = this.all.filter((each) => this.fits(each));
    const going = found.filter((each) => !each.over).sort((one, other) => Number(other.your_turn) - Number(one.your_turn));
    const over = found.filter((each) => each.over);
    replace(
      this.going,
      going.length ? h("ul", { class: "tables strip", tabindex: 0, "aria-label": say("web-continue") }, ...going.map((each) => this.card(each))) : null,
      found.length ? null : h("p", { class: "nothing-found", role: "status" }, say("web-nothing-found", { what: this.query.trim() })),
      !going.length && over.length ? h("p", { class: "quiet" }, say("web-none-unfinished")) : null,
    );
    replace(this.over, over.length ? this.finished(over) : null);
    for (const picture of this.host.querySelectorAll("img[data-src]")) this.looker.observe(picture);
  }

  /** @param {Mine[]} over */
  finished(over) {
    const open = Boolean(this.query.trim()) || Boolean(this.over.querySelector("details")?.open);
    return h(
      "details",
      { class: "finished", open },
      h("summary", {}, `${say("web-finished")} (${over.length})`),
      h("ul", { class: "tables" }, ...over.map((each) => this.card(each))),
    );
  }

  /** Every word typed stands somewhere in it. @param {Mine} each */
  fits(each) {
    const searched = [ownName(each.link), each.title, each.status, each.turn, ...each.standing.map((one) => one.side)].join(" ").toLocaleLowerCase();
    return this.query
      .toLocaleLowerCase()
      .split(/\s+/)
      .every((word) => searched.includes(word));
  }

  /** @param {Mine} each */
  card(each) {
    const name = ownName(each.link);
    return h(
      "li",
      { class: `table-card${each.your_turn ? " yours" : ""}`, "data-link": each.link },
      h("img", { class: "position", alt: "", "data-src": pictureOf(each.link, `small&as-of=${encodeURIComponent(each.updated)}`) }),
      this.renaming === each.link ? this.nameField(each) : h("a", { href: `/t/${each.link}`, title: each.title }, h("b", {}, name || each.title)),
      h("span", { class: "quiet how" }, [name ? each.title : "", each.status].filter(Boolean).join(". ")),
      each.standing.length ? h("span", { class: "standing" }, ...each.standing.map((one) => points(one))) : null,
      each.over ? null : h("span", { class: each.your_turn ? "your-turn" : "quiet whose" }, each.your_turn ? say("web-your-turn") : each.turn),
      h("span", { class: "quiet when" }, when(each.updated)),
      h(
        "span",
        { class: "card-tools" },
        this.tool("rename", "rename", say("web-rename"), () => this.rename(each.link)),
        this.tool("forget", "close", say("web-forget"), () => this.forget(each)),
      ),
    );
  }

  /** @param {string} key @param {import("../page/signs.js").Sign} name @param {string} said @param {() => void} press */
  tool(key, name, said, press) {
    return h("button", { type: "button", class: `tool ${key}`, title: said, "aria-label": said, onclick: press }, sign(name));
  }

  /** A picture that has come into sight; one that cannot be had leaves no hole. @param {Element} picture */
  look(picture) {
    this.looker.unobserve(picture);
    picture.addEventListener("load", () => picture.classList.add("drawn"));
    picture.addEventListener("error", () => picture.classList.add("missing"));
    picture.setAttribute("src", picture.getAttribute("data-src") ?? "");
  }

  // A name of one's own

  /** @param {string} link */
  rename(link) {
    this.renaming = this.renaming === link ? "" : link;
    this.list();
    const field = /** @type {HTMLInputElement|null} */ (this.host.querySelector(".table-name"));
    field?.focus();
    field?.select();
  }

  /** @param {Mine} each */
  nameField(each) {
    const field = h("input", { type: "text", class: "table-name", maxlength: LONGEST_NAME, value: ownName(each.link), placeholder: each.title, "aria-label": say("web-rename") });
    const done = (/** @type {boolean} */ keeps) => {
      if (this.renaming !== each.link) return;
      this.renaming = "";
      if (keeps) nameTable(each.link, field.value.trim());
      this.list();
    };
    field.addEventListener("keydown", (event) => {
      if (event.key === "Enter" || event.key === "Escape") done(event.key === "Enter");
    });
    field.addEventListener("blur", () => done(true));
    return field;
  }

  // Away, and back

  /** Taken off this browser's list; the table itself stays for whoever else sits there. @param {Mine} each */
  forget(each) {
    const [at, was] = [this.all.indexOf(each), dropTable(each.link)];
    this.all = this.all.filter((other) => other !== each);
    this.draw();
    toast(say("web-forgotten", { what: ownName(each.link) || each.title }), "plain", {
      said: say("web-put-back"),
      press: () => {
        putBack(was);
        this.all.splice(at, 0, each);
        this.draw();
      },
    });
  }
}

/** What its owner calls it. @param {string} link */
function ownName(link) {
  return tables().find((each) => each.link === link)?.name ?? "";
}

/** @param {{side: string, points: number, yours: boolean}} one */
function points(one) {
  return h("span", { class: one.yours ? "mine-points" : null }, one.side, " ", h("b", {}, one.points));
}

/** The time of today, or the day. @param {string} updated */
function when(updated) {
  const date = new Date(updated);
  if (Number.isNaN(date.getTime())) return "";
  const today = date.toDateString() === new Date().toDateString();
  return new Intl.DateTimeFormat(document.documentElement.lang, today ? { timeStyle: "short" } : { dateStyle: "medium" }).format(date);
}
