// Why what was touched is no answer: the server knows the rules, and is asked once for each touch.

import { announce } from "../page/announce.js";
import { sentence } from "../page/richtext.js";
import { asked, shown } from "../table/state.js";

/** @typedef {import("../table/table.js").App} App */

export class Cannot {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.version = -1;
    /** By what was touched; nothing while the server is asked. @type {Map<string, string>} */
    this.told = new Map();
    this.last = "";
  }

  /** What has been said of a touch. @param {string[]} ids */
  of(ids) {
    return this.version === this.app.state.frame?.version ? (this.told.get(ids.join("\n")) ?? "") : "";
  }

  /** What is said beside the question, if anything. */
  now() {
    return this.last ? this.of(this.last.split("\n")) : "";
  }

  /** Somebody touched these, and they are no answer. @param {string[]} ids */
  ask(ids) {
    const { frame } = this.app.state;
    if (!frame || !asked(this.app.state)) return;
    if (this.version !== frame.version) this.told.clear();
    this.version = frame.version;
    this.last = ids.join("\n");
    if (this.told.has(this.last)) return this.tell();
    this.told.set(this.last, "");
    this.app.send({ type: "cannot", version: frame.version, ids });
  }

  /** A place, then a piece that does not go there, or the other way round: one begins anew. @param {string[]} picked @param {string} id */
  askTogether(picked, id) {
    const isPlace = (/** @type {string} */ each) => shown(this.app.state)?.places.some((place) => place.id === each);
    if (picked.some((each) => each !== id && isPlace(each) !== isPlace(id))) this.ask([...picked, id]);
  }

  /** Something else is touched. */
  forget() {
    this.last = "";
  }

  /** @param {{version: number, ids: string[], said: string}} message */
  hear({ version, ids, said }) {
    if (version !== this.version) return;
    this.told.set(ids.join("\n"), said && sentence(said));
    if (ids.join("\n") === this.last) this.tell();
  }

  tell() {
    this.app.repick();
    this.app.info.renew();
    announce([this.now()]);
  }
}
