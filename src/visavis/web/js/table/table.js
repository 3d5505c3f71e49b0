// A table: what the server says is drawn, what is touched is answered.

import { home } from "../page/api.js";
import { artOf, backdropOf, drawFrom, wear } from "../draw/art.js";
import { Ahead } from "../ask/ahead.js";
import { Cannot } from "../ask/cannot.js";
import { giveCarried, holdBack, showMeant } from "../ask/confirming.js";
import { goBack, goBackFor, touchWanted, undo } from "../ask/takeback.js";
import { drawSwitches, placeSwitches } from "../page/switches.js";
import { left, touched } from "../ask/choose.js";
import { downloadRecord, drawCurtain, showKeys, showTurning } from "./dialogs.js";
import { find } from "../page/dom.js";
import { guide, isGuided } from "./guide.js";
import { Info } from "./tooltip.js";
import { listenToKeys } from "../ask/keyboard.js";
import { foldLeaves } from "../ask/foldout.js";
import { isFresh } from "../ask/doublepress.js";
import { drawLine } from "./connection.js";
import { Panel } from "../panels/panel.js";
import { REVIEW, lookAgain, startReview } from "../panels/review.js";
import { drawPrompt } from "../ask/prompt.js";
import { INVITE, confirms, keepTable, language, tables } from "../page/settings.js";
import { invite, takeSeat, tellPresence } from "./seat.js";
import { momentAsked, shareLink } from "./share.js";
import { Line } from "./socket.js";
import { announce, barredWords, tell, toast } from "../page/announce.js";
import { heardIn, play } from "../page/sound.js";
import { drawScene, pointAt } from "./scene.js";
import { Show } from "./show.js";
import { Stage } from "../draw/stage.js";
import { asked, blank, isHidden, isOver, letGo, reasonsOf, shown, take, takeStep, wordsOf } from "./state.js";
import { Time } from "./time.js";
import { foreseen, markTouch, meantBy, showFirst, showLit } from "../ask/touch.js";
import { hasWords, learn, say } from "../page/words.js";

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Theme} Theme */

export class App {
  /** @param {string} link */
  constructor(link) {
    this.link = link;
    this.state = blank();
    /** @type {Theme|null} */
    this.theme = null;
    this.backdrop = "";
    /** @type {View|null} */
    this.drawn = null;
    this.whyNotSaid = "";
    this.ahead = new Ahead(this);
    this.cannot = new Cannot(this);
    /** @type {import("./socket.js").LineState} */
    this.lineState = "connecting";
    this.refusedWhy = "";
    this.inviting = false;
    this.devices = 1; // on which this seat is open
    this.offers = false; // whether this seat offers a draw
    this.stage = new Stage(() => this.refresh());
    this.show = new Show(this);
    /** What a line of the story points at. @type {import("../page/types.js").Beat|null} */
    this.pointed = null;
    this.time = new Time(find("#time"), this);
    this.panel = new Panel(this);
    this.info = new Info((id) => this.foresee(id));
    placeSwitches(find("#switches"), (lang) => this.changeLanguage(lang));
    this.listen();
    const told = (/** @type {import("./socket.js").LineState} */ state, /** @type {string} */ why) => this.lineChanged(state, why);
    this.line = new Line(link, (message) => this.hear(message), told);
    drawLine(this);
  }

  // What the server says

  /** @param {any} message */
  async hear(message) {
    const before = this.state.frame;
    take(this.state, message);
    if (message.type === "curtain" && !hasWords()) this.learnWords((await home(language())).words);
    if (message.type === "frame") return this.hearFrame(message, before);
    if (message.type === "curtain" && message.last) return this.hearFrame(message.last, before);
    if (message.type === "past" || message.type === "curtain") this.show.skip();
    if (message.type === "past") this.panel.closeSheet();
    if (message.type === "whynot") this.whyNotSaid = message.text;
    if (message.type === "yours") return takeSeat(this, message.link);
    if (message.type === "presence") tellPresence(this);
    if (message.type === "shared") return shareLink(message);
    if (message.type === "forked" || (message.type === "next" && this.state.asking)) return this.goToFork(message.link);
    if (message.type === "refused" && before) toast(message.reason, "wrong");
    if (message.type === "confirm") return showMeant(this);
    if (message.type === "foreseen") return this.ahead.hear(message);
    if (message.type === "barred") return this.cannot.hear(message);
    this.refresh();
  }

  /** @param {import("../page/types.js").Frame} frame @param {import("../page/types.js").Frame|null} before */
  async hearFrame(frame, before) {
    if (frame.words) this.learnWords(frame.words);
    if (frame.words) lookAgain(this);
    if (!before || frame.version !== before.version) this.whyNotSaid = "";
    await this.dress(frame.view);
    if (!before) this.welcome(frame);
    const changed = frame.version !== before?.version;
    this.pointed = null;
    if (changed) this.show.take(frame, before);
    this.refresh();
    if (changed && !this.show.now) showLit();
    if (before) showTurning((frame.log ?? []).filter((line) => line.turning && line.n >= before.n), frame.view);
    tell(this.state, frame, before);
    play(heardIn(frame, before));
    giveCarried(this);
    touchWanted(this);
  }

  /** @param {Record<string, string>} words */
  learnWords(words) {
    learn(language(), words);
    drawSwitches();
    drawLine(this);
    this.panel.drawTabs();
  }

  /** The look of the game, once. @param {View} view */
  async dress(view) {
    if (this.theme) return;
    this.theme = await artOf(view.game);
    drawFrom(view.game);
    this.backdrop = await backdropOf(view.game, this.theme, view.scenario);
    wear(this.theme, view.seats.map((seat) => seat.sign));
  }

  /** @param {import("../page/types.js").Frame} frame */
  welcome(frame) {
    if (!frame.you.spectator || tables().some((each) => each.link === this.link)) keepTable(this.link);
    document.body.classList.remove("loading");
    const asked = momentAsked() ?? (this.state.facts?.watch ? 0 : null); // a record opens at its beginning
    if (location.hash === INVITE) invite(this);
    else if (location.hash === REVIEW) startReview(this);
    else if (asked !== null && asked < frame.n) this.lookAt(asked);
    else if (!frame.you.spectator && !frame.over) setTimeout(() => this.guide(false), 500);
  }

  /** The same people at a new table. @param {boolean} swap */
  playAgain(swap) {
    this.state.asking = this.send({ type: "again", swap });
  }

  /** @param {string} link */
  goToFork(link) {
    keepTable(link);
    location.assign(`/t/${link}`);
  }

  /** @param {import("./socket.js").LineState} state @param {string} why */
  lineChanged(state, why) {
    this.lineState = state;
    this.refusedWhy = why;
    if (state !== "open") this.state.sent = null;
    drawLine(this);
    if (state === "refused") this.refused();
  }

  /** Where nothing has come, only the reason is shown, and the way home. */
  async refused() {
    document.body.classList.toggle("refused", !this.state.frame);
    if (!hasWords()) this.learnWords((await home(language())).words);
    this.refresh();
  }

  // Drawing

  refresh() {
    const hidden = isHidden(this.state);
    drawCurtain(hidden ? this.state.curtain : null, () => this.send({ type: "lift" }));
    document.body.classList.toggle("behind-curtain", hidden);
    drawPrompt(find("#prompt"), this);
    if (!hidden) drawScene(this);
    this.markPage();
    this.time.draw();
    this.panel.draw();
    this.info.renew();
  }

  /** How things stand, for style sheets and tests. */
  markPage() {
    const { frame, past } = this.state;
    const page = document.body;
    page.classList.toggle("in-the-past", Boolean(past));
    page.dataset.version = String(frame?.version ?? "");
    page.dataset.at = String(this.time.at);
    page.dataset.turn = isOver(this.state) ? "over" : asked(this.state) ? "yours" : "others";
  }

  markTouch() {
    const options = asked(this.state)?.options ?? [];
    const barred = (/** @type {string} */ id) => Boolean(barredWords(this.state, id));
    document.body.classList.toggle("sent", this.state.sent !== null);
    markTouch(this.state.sent === null ? options : [], this.state.picked, this.state.hints, barred);
    this.stage.ghost(this.state.picked);
  }

  /** What a touch would lead to, or why it may not be made. @param {string} id */
  foresee(id) {
    const barred = barredWords(this.state, id);
    if (barred) return { lines: [this.cannot.of([...this.state.picked, id]) || barred] };
    return foreseen(asked(this.state)?.options ?? [], this.state.picked, id) ?? this.ahead.of(id);
  }

  /** Light these on the table. @param {string[]} ids */
  hint(ids) {
    this.state.hints = ids;
    for (const element of document.querySelectorAll("[data-touch], [data-count]"))
      element.classList.toggle("hinted", ids.includes(element.getAttribute("data-touch") ?? element.getAttribute("data-count") ?? ""));
  }

  /**
   * The same where the panel lies over the table: it makes way, and the first of them comes into sight.
   * @param {string[]} ids
   */
  point(ids) {
    if (!this.closeSheet()) return;
    this.hint(ids);
    showFirst(".hinted");
  }

  // What the reader does

  listen() {
    document.addEventListener("click", (event) => this.clicked(event));
    addEventListener("resize", () => this.refresh());
    listenToKeys(this);
  }

  /** @param {MouseEvent} event */
  clicked(event) {
    const target = event.target instanceof Element ? event.target : null;
    const rule = target?.closest("[data-rule]")?.getAttribute("data-rule");
    if (rule) {
      event.preventDefault();
      this.panel.openRule(rule);
      return;
    }
    foldLeaves(target?.closest(".leaf"), Boolean(target?.closest("#panel")));
    const element = target?.closest("[data-touch]");
    const meant = meantBy(element)?.getAttribute("data-touch");
    if (meant) this.touch(meant);
    else if (goBackFor(this, element?.getAttribute("data-touch"))) this.info.hide();
    else if (target?.closest("#stage, #tray")) this.touchedNothing(target.closest("[data-title]"));
  }

  /** Something that is no answer says what it is; the empty table lets go. @param {Element|null} element */
  touchedNothing(element) {
    if (!element) return this.unpick();
    const id = element.getAttribute("data-touch") ?? "";
    this.info.show(element);
    announce([barredWords(this.state, id)]);
    if (id) this.cannot.ask([...this.state.picked, id]);
  }

  /** A piece, then a place, or the other way round; the last one touched again confirms. @param {string} id */
  touch(id) {
    const prompt = asked(this.state);
    if (!prompt || this.state.sent !== null || barredWords(this.state, id)) return;
    const { picked, meant } = this.state;
    const again = meant && meant === left(prompt.options, picked).one && picked.at(-1) === id;
    if (again) return isFresh() ? undefined : this.answer(meant.answer, true);
    this.state.meant = null;
    this.state.picked = touched(prompt.options, picked, id);
    this.cannot.forget();
    if (!picked.some((each) => this.state.picked.includes(each))) this.cannot.askTogether(picked, id);
    const { one } = left(prompt.options, this.state.picked);
    this.info.hide();
    this.repick();
    if (one) this.answer(one.answer);
    else announce([wordsOf(this.state, id)]);
  }

  /** Let go of what is picked, and of the last step that decided nothing; whether there was anything. */
  unpick() {
    const { picked, meant } = this.state;
    const any = picked.length > 0 || meant !== null;
    letGo(this.state);
    this.cannot.forget();
    if (any) this.repick();
    if (meant && !picked.length) return true; // chosen by its button: what it answers is asked again
    return goBack(this) || any;
  }

  repick() {
    drawPrompt(find("#prompt"), this);
    this.markTouch();
  }

  /**
   * What can be taken back is given at once; the server has anything else confirmed first.
   * @param {import("../page/types.js").Answer} answer @param {boolean} [sure] whether that is done
   */
  answer(answer, sure = !confirms()) {
    const frame = this.state.frame;
    if (!frame || this.state.sent !== null) return;
    this.info.hide();
    this.show.finish();
    pointAt(this, null);
    const option = asked(this.state)?.options.find((each) => each.answer === answer);
    if (!sure && holdBack(this, option)) return;
    this.state.carried = option?.leads ? this.state.picked : [];
    takeStep(this.state, frame, Boolean(option?.leads));
    if (this.send({ type: "answer", version: frame.version, answer, sure })) this.state.sent = frame.version;
    else toast(say("web-lost"), "wrong");
    this.markTouch();
  }

  undo = () => undo(this);

  /** Nothing is to be seen until the next player says that they are there. */
  handOver() {
    if (this.state.curtain) this.state.curtain.held = false;
    this.refresh();
  }

  movesDone() {
    this.state.moves = [];
    this.refresh();
  }

  // Time

  /** @param {number} n */
  lookAt(n) {
    this.send({ type: "at", n: Math.max(0, Math.min(n, this.time.end)) });
  }

  live() {
    this.time.stop();
    if (!this.state.past) return;
    this.send({ type: "live" });
    this.state.past = null;
    this.refresh();
  }

  leavePast() {
    const past = Boolean(this.state.past);
    this.live();
    return past;
  }

  fork() {
    this.send({ type: "fork", n: this.time.at });
  }

  // Panels and the rest

  /** @param {string} name */
  tab(name) {
    this.panel.open(name);
  }

  closeSheet = () => this.panel.closeSheet();
  showKeys = () => showKeys();

  /** A newcomer is led around by itself, anybody else if they ask. @param {boolean} asked */
  guide(asked) {
    if (!asked && isGuided(this.state)) return;
    this.closeSheet();
    guide(this.state);
  }

  /**
   * Ask what spoke against something in one of the decisions that the same answer led to.
   * @param {import("../page/types.js").Candidate} candidate @param {import("../page/types.js").Reason} reason
   */
  whyNot(candidate, reason) {
    const together = reasonsOf(this.state).filter((each) => each.n === reason.n);
    this.send({ type: "why_not", n: reason.n, at: together.indexOf(reason), id: candidate.id });
  }

  download = () => downloadRecord(this.link);

  /** @param {string} lang */
  async changeLanguage(lang) {
    if (this.lineState === "refused") return location.reload();
    this.send({ type: "lang", lang });
    if (!isHidden(this.state)) return;
    this.learnWords((await home(lang)).words);
    this.refresh();
  }

  /** Whether it went out. @param {object} message */
  send(message) {
    return this.line.send(message);
  }
}

const link = location.pathname.split("/").filter(Boolean).at(-1) ?? "";
new App(link);
