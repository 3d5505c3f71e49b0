// The home page: unfinished tables, the games as cards, and a game against the bot within two clicks.

import { Refusal, home, sendRecord } from "../page/api.js";
import { artOf, drawFrom, wear } from "../draw/art.js";
import { begin } from "../page/newtable.js";
import { drawSwitches, placeSwitches } from "../page/switches.js";
import { cover } from "./cover.js";
import { find, h, replace } from "../page/dom.js";
import { NewGame } from "./newgame.js";
import { Quick } from "./quickgame.js";
import { keepTable, language } from "../page/settings.js";
import { MyTables } from "./tables.js";
import { toast } from "../page/announce.js";
import { sign } from "../page/signs.js";
import { count, learn, say } from "../page/words.js";

/** @typedef {import("../page/types.js").GameCard} GameCard */

const AGAIN = "Try again · Попробовать снова"; // no words have come yet
const MOST = 256 * 1024; // bytes of a record

class HomePage {
  constructor() {
    /** @type {import("../page/types.js").Home|null} */
    this.home = null;
    this.tables = new MyTables(find("#mine"), () => this.keptWords());
    /** @type {NewGame|null} */
    this.form = null;
    placeSwitches(find("#switches"), () => this.load());
    this.load();
  }

  async load() {
    try {
      this.home = await home(language());
      learn(this.home.lang, this.home.words);
      drawSwitches();
      await this.draw();
    } catch (error) {
      replace(
        find("#games"),
        h("p", { class: "line" }, sentenceOf(error)),
        h("button", { class: "button", "aria-label": AGAIN, onclick: () => this.load() }, sign("again")),
      );
    }
  }

  async draw() {
    const games = this.home?.games ?? [];
    document.title = `Visavis — ${say("web-slogan")}`;
    find("#slogan").textContent = say("web-slogan");
    find("#welcome").textContent = say("web-welcome");
    find("#home").setAttribute("aria-label", "Visavis");
    await Promise.all(games.map((game) => artOf(game.name)));
    const first = games[0];
    if (first)
      wear(
        await artOf(first.name),
        first.scenarios[0].seats.map((seat) => seat.name),
      );
    replace(find("#games"), ...(await Promise.all(games.map((game) => this.card(game)))));
    this.drawForm();
    this.drawFiles();
    await this.drawMine();
  }

  // The games

  /** @param {GameCard} game */
  async card(game) {
    const theme = await artOf(game.name);
    const quick = new Quick(game, (table) => this.start(table));
    const sides = mostSeats(game).map((seat) => seat.name);
    drawFrom(game.name);
    const picture = h("div", { class: "cover" }, cover(theme, sides));
    const made = h(
      "article",
      { class: "game-card", "aria-labelledby": `game-${game.name}` },
      picture,
      h(
        "div",
        { class: "game-words" },
        h("h2", { id: `game-${game.name}` }, game.title),
        h("p", { class: "tagline" }, game.tagline),
        h("ul", { class: "facts" }, h("li", {}, game.players), h("li", {}, game.length)),
        h(
          "div",
          { class: "answers" },
          quick.button(),
          quick.friendButton(),
          h(
            "button",
            {
              type: "button",
              class: "button large more-ways",
              "aria-controls": `form-${game.name}`,
              "data-game": game.name,
              "aria-expanded": String(this.form?.game.name === game.name),
              onclick: () => this.openForm(game),
            },
            say("web-more-ways"),
          ),
        ),
        quick.choices(),
        quick.scenario && h("p", { class: "quiet" }, quick.help()),
      ),
    );
    wear(theme, sides, made);
    return made;
  }

  /** @param {object} table */
  async start(table) {
    try {
      await begin(table);
    } catch (error) {
      toast(sentenceOf(error), "wrong");
    }
  }

  /** @param {GameCard} game */
  openForm(game) {
    this.form = this.form?.game.name === game.name ? null : new NewGame(game, (table) => this.start(table));
    this.dressForm(game);
    this.drawForm();
    this.form?.host.scrollIntoView({ block: "nearest" });
    this.form?.focus();
  }

  /** In the colours of its game. @param {GameCard} game */
  async dressForm(game) {
    const sides = mostSeats(game).map((seat) => seat.name);
    if (this.form) wear(await artOf(game.name), sides, this.form.host);
  }

  /** Below the card whose button it was. */
  drawForm() {
    const game = this.home?.games.find((each) => each.name === this.form?.game.name);
    for (const form of document.querySelectorAll(".new-game")) if (form !== this.form?.host) form.remove();
    if (this.form && game) {
      this.form.speak(game);
      this.form.host.id = `form-${game.name}`;
      document.getElementById(`game-${game.name}`)?.closest(".game-card")?.after(this.form.host);
    }
    for (const button of document.querySelectorAll(".more-ways"))
      button.setAttribute("aria-expanded", String(button.getAttribute("data-game") === game?.name));
  }

  // Tables this browser knows

  async drawMine() {
    try {
      await this.tables.load();
    } catch (error) {
      replace(find("#mine"), h("p", { class: "quiet" }, sentenceOf(error)));
    }
  }

  /** For how long tables stay, unless for ever. */
  keptWords() {
    const { finished = 0, unfinished = 0 } = this.home?.kept ?? {};
    const words = [finished && count("web-kept-finished", finished), unfinished && count("web-kept-unfinished", unfinished)];
    return words.filter(Boolean).join(" ");
  }

  // Records

  drawFiles() {
    const field = h("input", {
      type: "file",
      id: "record",
      accept: ".visavis,text/plain",
      class: "unseen",
      onchange: () => this.openRecord(field),
    });
    replace(
      find("#files"),
      h("label", { class: "button", for: "record" }, say("web-open-record")),
      field,
      h("span", { class: "quiet" }, say("web-open-record-help")),
    );
  }

  /** @param {HTMLInputElement} field */
  async openRecord(field) {
    const file = field.files?.[0];
    if (!file) return;
    try {
      if (file.size > MOST) throw new Refusal(say("web-record-too-long"));
      const { link } = await sendRecord(await file.text());
      keepTable(link);
      location.assign(`/t/${link}`);
    } catch (error) {
      toast(sentenceOf(error), "wrong");
    }
  }
}

/** @param {unknown} error */
function sentenceOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/** The seats of the largest table. @param {GameCard} game */
function mostSeats(game) {
  return game.scenarios.map((each) => each.seats).reduce((one, other) => (other.length > one.length ? other : one));
}

new HomePage();
