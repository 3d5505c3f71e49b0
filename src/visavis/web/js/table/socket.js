// The line to the server: it says when it is lost, and comes back by itself.

import { language } from "../page/settings.js";

/** @typedef {"connecting"|"open"|"lost"|"later"|"refused"} LineState */

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PATIENCE = 10_000; // for the answer to a ping
const NOT_ALLOWED = 1008; // the link opens no table: trying again is no use
const TRY_LATER = 1013; // the server has no time now, and has said so

export class Line {
  /**
   * @param {string} link
   * @param {(message: any) => void} hear
   * @param {(state: LineState, reason: string) => void} tell
   */
  constructor(link, hear, tell) {
    this.link = link;
    this.hear = hear;
    this.tell = tell;
    this.wait = FIRST_WAIT;
    this.unanswered = 0; // timer of a ping that nothing has been heard since
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.ever = false;
    this.refused = false; // for good
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.ping());
    setInterval(() => this.ping(), PING_EVERY);
    this.open();
  }

  open() {
    clearTimeout(this.timer);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.link}?lang=${language()}`);
    this.socket = socket;
    socket.addEventListener("open", () => this.opened(socket));
    socket.addEventListener("message", (event) => this.heard(socket, event));
    socket.addEventListener("close", (event) => this.closed(socket, event));
  }

  /** @param {WebSocket} socket */
  opened(socket) {
    if (socket !== this.socket) return;
    this.ever = true;
    this.tell("open", "");
  }

  /** @param {WebSocket} socket @param {MessageEvent} event */
  heard(socket, event) {
    if (socket !== this.socket) return;
    this.hearsUs();
    this.wait = FIRST_WAIT;
    const message = JSON.parse(event.data);
    if (message.type !== "pong") this.hear(message);
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  closed(socket, event) {
    if (socket !== this.socket) return;
    this.socket = null;
    this.hearsUs();
    if (event.code === NOT_ALLOWED) {
      this.refused = true;
      this.tell("refused", event.reason);
      return;
    }
    this.tell(event.code === TRY_LATER ? "later" : this.ever ? "lost" : "connecting", "");
    this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  /** Try at once. */
  again() {
    if (this.socket || this.refused) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  /** A line that does not answer is dead, whatever the browser thinks; one that was not asked is not. */
  ping() {
    if (!this.socket && !this.refused) return this.again();
    if (this.unanswered || !this.send({ type: "ping" })) return;
    const asked = this.socket;
    this.unanswered = setTimeout(() => this.giveUp(asked), PATIENCE);
  }

  hearsUs() {
    clearTimeout(this.unanswered);
    this.unanswered = 0;
  }

  /** Closing a dead line may take a minute: begin anew at once. @param {WebSocket|null} socket */
  giveUp(socket) {
    if (!socket || socket !== this.socket) return;
    socket.close();
    this.closed(socket, new CloseEvent("close", { code: 1006 }));
  }

  /** Whether the message went out. @param {object} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
