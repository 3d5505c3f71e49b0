// The line to the server: it says when it is lost, and comes back by itself.

import { language } from "./settings.js";

/** @typedef {"connecting"|"open"|"lost"|"refused"} LineState */

const FIRST_WAIT = 400; // milliseconds
const LONGEST_WAIT = 10_000;
const PING_EVERY = 25_000;
const PATIENCE = 12_000; // for the answer to a ping
const NOT_FOUND = [1008, 4004, 4403, 4404]; // the link opens no table: trying again is no use

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
    this.lastHeard = 0;
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.ever = false;
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.check());
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
    this.lastHeard = Date.now();
    this.tell("open", "");
  }

  /** @param {WebSocket} socket @param {MessageEvent} event */
  heard(socket, event) {
    if (socket !== this.socket) return;
    this.lastHeard = Date.now();
    this.wait = FIRST_WAIT;
    const message = JSON.parse(event.data);
    if (message.type !== "pong") this.hear(message);
  }

  /** @param {WebSocket} socket @param {CloseEvent} event */
  closed(socket, event) {
    if (socket !== this.socket) return;
    this.socket = null;
    if (NOT_FOUND.includes(event.code)) {
      this.tell("refused", event.reason);
      return;
    }
    this.tell(this.ever ? "lost" : "connecting", "");
    this.timer = setTimeout(() => this.open(), this.wait * (0.8 + Math.random() * 0.4));
    this.wait = Math.min(this.wait * 1.8, LONGEST_WAIT);
  }

  /** Try at once. */
  again() {
    if (this.socket) return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  ping() {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: "ping" });
    this.check();
  }

  /** A line that has been silent for too long is dead, whatever the browser thinks. */
  check() {
    if (!this.socket) return this.again();
    const silent = Date.now() - this.lastHeard;
    if (this.socket.readyState === WebSocket.OPEN && silent > PING_EVERY + PATIENCE) this.socket.close();
  }

  /** Whether the message went out. @param {object} message */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
