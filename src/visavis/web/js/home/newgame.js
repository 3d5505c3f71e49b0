// A new game with everything that can be chosen, each choice explaining itself.

import { h, replace } from "../page/dom.js";
import { rich } from "../page/richtext.js";
import { say } from "../page/words.js";

/** @typedef {import("../page/types.js").GameCard} GameCard */
/** @typedef {import("../page/types.js").Scenario} Scenario */
/** @typedef {import("../page/types.js").Setting} Setting */

const PEOPLE = ["human", "open"];
const BY_HAND = ["all", "pieces", "nothing"];
const MAIN = 2; // settings shown at once; the rest are for whoever looks for them
const FEW = 4; // scenarios that need no order
const MANY = 6; // values from which on a list is shorter than a card for each

export class NewGame {
  /** @param {GameCard} game @param {(table: object) => void} start */
  constructor(game, start) {
    this.game = game;
    this.start = start;
    this.scenario =
      game.scenarios.find((each) => each.seats.length - each.bots.length === 1)?.name ?? game.scenarios[0].name;
    /** @type {Record<string, boolean|number|string>} */
    this.options = {};
    /** @type {string[]} */
    this.players = [];
    this.realTable = false;
    this.hints = false;
    this.byHand = "pieces";
    this.host = h("form", { class: "new-game", onsubmit: (/** @type {Event} */ event) => this.submit(event) });
    this.choose(this.scenario);
  }

  /** The same form in another language. @param {GameCard} game */
  speak(game) {
    this.game = game;
    this.draw();
  }

  focus() {
    /** @type {HTMLElement|null} */ (this.host.querySelector("input:checked"))?.focus({ preventScroll: true });
  }

  /** @returns {Scenario} */
  get found() {
    return this.game.scenarios.find((each) => each.name === this.scenario) ?? this.game.scenarios[0];
  }

  /** @param {string} scenario */
  choose(scenario) {
    this.scenario = scenario;
    const people = this.found.seats.length - this.found.bots.length;
    const own = this.game.opponents.filter((each) => each.own);
    const other = people > 1 ? (own.at(-1)?.name ?? "open") : "human";
    this.players = this.found.seats.map((_, n) => (this.found.bots.includes(n) ? "bot" : n > 0 ? other : "human"));
    this.draw();
  }

  /** Who sits where, as the server wants it. */
  get seats() {
    return this.players.map((player) => (player === "hot" ? "human" : player));
  }

  /** @param {Event} event */
  submit(event) {
    event.preventDefault();
    const known = new Set(this.settings().map((each) => each.name));
    const options = Object.fromEntries(Object.entries(this.options).filter(([name]) => known.has(name)));
    const hot = this.players.filter((player) => player === "human" || player === "hot").length > 1;
    this.start({
      game: this.game.name,
      scenario: this.scenario,
      options,
      seats: this.seats,
      real_table: this.realTable && this.isAlone(),
      by_hand: this.byHand,
      hot_seat: hot,
      hints: this.hints && !this.isAlone(),
    });
  }

  /** Whether one person alone plays, and so can have the pieces before them, and hints. */
  isAlone() {
    return this.players.filter((player) => ["human", "hot", "open"].includes(player)).length === 1;
  }

  settings() {
    return this.game.settings.filter((each) => !each.scenarios.length || each.scenarios.includes(this.scenario));
  }

  draw() {
    const focused = document.activeElement?.id;
    const open = this.host.querySelector("details")?.open ?? false;
    const settings = this.settings();
    const more = settings.slice(MAIN);
    replace(
      this.host,
      h("h2", {}, `${say("web-new-game")}: ${this.game.title}`),
      ...this.scenarios(),
      this.isForSeveral() ? fieldset(say("web-seats"), ...this.found.seats.map((_, n) => this.seatChoice(n))) : null,
      ...settings.slice(0, MAIN).map((each) => this.setting(each)),
      this.isAlone() ? this.realTableChoice() : this.hintsChoice(),
      this.isAlone() && this.realTable ? this.byHandChoice() : null,
      more.length
        ? h(
            "details",
            { class: "more-settings", open },
            h("summary", {}, say("web-more-settings")),
            ...more.map((each) => this.setting(each)),
          )
        : null,
      h("button", { class: "button primary large" }, say("web-start")),
    );
    if (focused) document.getElementById(focused)?.focus();
  }

  /** Whether more than one seat is left to people, or to whoever else may sit there. */
  isForSeveral() {
    return this.found.seats.length - this.found.bots.length > 1;
  }

  /** Those for one person and those for several apart, where there are many. */
  scenarios() {
    const choices = (/** @type {Scenario[]} */ found) => found.map((each) => this.scenarioChoice(each));
    const all = this.game.scenarios;
    const alone = all.filter((each) => each.seats.length - each.bots.length === 1);
    const together = all.filter((each) => !alone.includes(each));
    if (all.length <= FEW || !alone.length || !together.length) return [fieldset(say("web-scenario"), ...choices(all))];
    return [
      fieldset(say("web-scenario-alone", { who: this.game.bot }), ...choices(alone)),
      fieldset(say(together.every(({ seats }) => seats.length === 2) ? "web-scenario-two" : "web-scenario-together"), ...choices(together)),
    ];
  }

  /** @param {Scenario} each */
  scenarioChoice(each) {
    return choice("scenario", each.name, each.title, each.help, this.scenario === each.name, () =>
      this.choose(each.name),
    );
  }

  /** @param {number} n */
  seatChoice(n) {
    const id = `seat-${n}`;
    if (this.found.bots.includes(n))
      return h("p", { class: "seat-choice" }, h("span", {}, this.found.seats[n].title), h("span", { class: "quiet" }, this.game.bot));
    const select = h(
      "select",
      { id, onchange: () => this.seat(n, select.value) },
      ...this.offered(n).map(({ name, title }) =>
        h("option", { value: name, selected: this.players[n] === name }, title),
      ),
    );
    return h(
      "p",
      { class: "seat-choice" },
      h("label", { for: id }, this.found.seats[n].title),
      select,
      h("span", { class: "quiet" }, this.offered(n).find(({ name }) => name === this.players[n])?.help ?? ""),
    );
  }

  /** Whoever may sit there. @param {number} n */
  offered(n) {
    const said = (/** @type {string} */ name) => ({
      name,
      title: say(`web-player-${name}`),
      help: say(`web-player-${name}-help`),
    });
    return [...PEOPLE.map(said), ...this.game.opponents, ...(n ? [said("hot")] : [])];
  }

  /** One person is at this device at least. @param {number} n @param {string} player */
  seat(n, player) {
    this.players[n] = player;
    const here = this.players.some((each) => each === "human" || each === "hot");
    if (!here) this.players[n === 0 ? 1 : 0] = "human";
    this.draw();
  }

  /** @param {Setting} each */
  setting(each) {
    const usual = this.realTable && this.isAlone() ? each.at_real_table : each.default;
    const now = this.options[each.name] ?? usual;
    if (!each.values)
      return this.tick(`set-${each.name}`, each.title, each.help, Boolean(now), (on) => (this.options[each.name] = on));
    if (each.values.length > MANY) return this.listed(each, now);
    const values = each.values.map((one) =>
      choice(
        `set-${each.name}`,
        String(one.value),
        one.title ?? String(one.value),
        one.help ?? "",
        now === one.value,
        () => {
          this.options[each.name] = one.value;
          this.draw();
        },
      ),
    );
    return fieldset(
      each.title,
      h("p", { class: "quiet" }, ...rich(each.help)),
      h("div", { class: "values" }, ...values),
    );
  }

  /** @param {Setting} each @param {boolean|number|string} now */
  listed(each, now) {
    const id = `set-${each.name}`;
    const values = each.values ?? [];
    const select = h(
      "select",
      {
        id,
        "aria-describedby": `${id}-help`,
        onchange: () => (this.options[each.name] = values[select.selectedIndex].value),
      },
      ...values.map((one) => h("option", { selected: one.value === now }, one.title ?? one.value)),
    );
    return h(
      "div",
      { class: "listed-choice" },
      h("label", { for: id }, each.title),
      select,
      h("p", { class: "quiet", id: `${id}-help` }, ...rich(each.help)),
    );
  }

  /** People who play each other agree on it beforehand. */
  hintsChoice() {
    return this.tick("hints", say("web-hints"), say("web-hints-help"), this.hints, (on) => (this.hints = on));
  }

  realTableChoice() {
    const change = (/** @type {boolean} */ on) => {
      this.realTable = on;
      this.draw();
    };
    return this.tick("real-table", say("web-real-table"), say("web-real-table-help"), this.realTable, change);
  }

  byHandChoice() {
    const ways = BY_HAND.map((way) => {
      const key = `web-by-hand-${way}`;
      return choice("by-hand", way, say(key), say(`${key}-help`), this.byHand === way, () => {
        this.byHand = way;
        this.draw();
      });
    });
    return fieldset(say("web-by-hand"), h("div", { class: "values" }, ...ways));
  }

  /**
   * @param {string} id @param {string} title @param {string} help @param {boolean} on
   * @param {(on: boolean) => void} change
   */
  tick(id, title, help, on, change) {
    const box = h("input", {
      type: "checkbox",
      id,
      "aria-describedby": `${id}-help`,
      onchange: () => change(box.checked),
    });
    box.checked = on;
    return h(
      "div",
      { class: "tick-choice" },
      box,
      h("label", { for: id }, title),
      h("p", { class: "quiet", id: `${id}-help` }, ...rich(help)),
    );
  }
}

/** @param {string} title @param {...import("../page/dom.js").Child} children */
function fieldset(title, ...children) {
  return h("fieldset", {}, h("legend", {}, title), ...children);
}

/**
 * @param {string} group @param {string} value @param {string} title @param {string} help @param {boolean} on
 * @param {() => void} choose
 */
function choice(group, value, title, help, on, choose) {
  const id = `${group}-${value}`;
  const radio = h("input", {
    type: "radio",
    name: group,
    id,
    value,
    "aria-describedby": help ? `${id}-help` : null,
    onchange: choose,
  });
  radio.checked = on;
  return h(
    "div",
    { class: `choice${on ? " on" : ""}` },
    radio,
    h("label", { for: id }, title),
    help ? h("p", { class: "quiet", id: `${id}-help` }, ...rich(help)) : null,
  );
}
