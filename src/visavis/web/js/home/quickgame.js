// A game against bots at once: with the rulebook's bot, or with a game's own opponents in all other seats.

import { h } from "../page/dom.js";
import { remember, remembered } from "../page/settings.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").GameCard} GameCard */
/** @typedef {import("../page/types.js").Scenario} Scenario */

const FEW = 2; // scenarios for one person that need no words
const PAIR = 2;
const USUAL = 4; // seats, if the game has a table for as many

export class Quick {
  /** @param {GameCard} game @param {(table: object) => void} start */
  constructor(game, start) {
    this.game = game;
    this.start = start;
    this.solo = game.scenarios.find((each) => each.seats.length - each.bots.length === 1);
    const own = game.opponents.filter((each) => each.own);
    this.opponents = own.length ? game.opponents.slice(0, -1) : []; // the last is pure chance
    const before = remembered(`quick.${game.name}`, { scenario: "", against: "" });
    const known = game.scenarios.find((each) => each.name === before.scenario);
    const usual = game.scenarios.find((each) => each.seats.length === USUAL) ?? game.scenarios[0];
    /** @type {Scenario|undefined} */
    this.scenario = this.solo ?? (this.opponents.length ? (known ?? usual) : undefined);
    this.against = this.opponents.find((each) => each.name === before.against) ?? own.at(-1);
  }

  button() {
    if (!this.scenario) return null;
    return h(
      "button",
      {
        type: "button",
        class: "button primary large play-bot",
        "data-game": this.game.name,
        onclick: () => this.play(),
      },
      say(this.solo ? "web-play-bot" : "web-play-bots"),
    );
  }

  /** For people: the table that was chosen above, or the first for two. */
  get together() {
    const people = this.game.scenarios.filter((each) => !each.bots.length);
    return (this.solo ? people.find((each) => each.seats.length === PAIR) : this.scenario) ?? people[0];
  }

  /** As plain as the other one: a table at once, and the links to send. */
  friendButton() {
    if (!this.together) return null;
    return h(
      "button",
      { type: "button", class: "button primary large play-friend", "data-game": this.game.name, onclick: () => this.invite() },
      say(this.solo ? "web-play-friend" : "web-play-friends"),
    );
  }

  /** Whoever presses takes the first seat, the others are for whoever opens a link. */
  invite() {
    const scenario = this.together;
    const seats = scenario.seats.map((_, n) => (n ? "open" : "human"));
    this.start({ game: this.game.name, scenario: scenario.name, options: {}, seats, real_table: false, hot_seat: false });
  }

  /** What it begins with, where that is one of many. */
  help() {
    const alone = this.game.scenarios.filter((each) => each.seats.length - each.bots.length === 1);
    const which = alone.length > FEW && this.solo ? [`${this.solo.title}.`, this.solo.help] : [];
    return [say("web-play-bot-help"), ...which].join(" ");
  }

  /** How many sit at the table, and who; kept for the next time. */
  choices() {
    if (this.solo || !this.scenario) return null;
    const many = this.game.scenarios.map((each) => ({ name: each.name, title: each.title }));
    const help = h("span", { class: "quiet" }, this.against?.help ?? "");
    return h(
      "div",
      { class: "quick" },
      pick(`quick-many-${this.game.name}`, say("web-how-many"), many, this.scenario.name, (name) => {
        this.scenario = this.game.scenarios.find((each) => each.name === name);
        this.keep();
      }),
      pick(`quick-who-${this.game.name}`, say("web-against"), this.opponents, this.against?.name ?? "", (name) => {
        this.against = this.opponents.find((each) => each.name === name);
        help.textContent = this.against?.help ?? "";
        this.keep();
      }),
      help,
    );
  }

  keep() {
    remember(`quick.${this.game.name}`, { scenario: this.scenario?.name, against: this.against?.name });
  }

  /** Sensible defaults, no questions. */
  play() {
    const scenario = /** @type {Scenario} */ (this.scenario);
    const seats = scenario.seats.map((_, n) => this.sits(scenario, n));
    this.start({
      game: this.game.name,
      scenario: scenario.name,
      options: {},
      seats,
      real_table: false,
      hot_seat: false,
    });
  }

  /** @param {Scenario} scenario @param {number} n */
  sits(scenario, n) {
    if (this.solo) return scenario.bots.includes(n) ? "bot" : "human";
    return n ? this.against?.name : "human";
  }
}

/**
 * @param {string} id @param {string} title @param {Array<{name: string, title: string}>} values @param {string} now
 * @param {(name: string) => void} change
 */
function pick(id, title, values, now, change) {
  const select = h(
    "select",
    { id, onchange: () => change(select.value) },
    ...values.map((each) => h("option", { value: each.name, selected: each.name === now }, each.title)),
  );
  return h("span", { class: "quick-choice" }, h("label", { for: id }, title), select);
}
