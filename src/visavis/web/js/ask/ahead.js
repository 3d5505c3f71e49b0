// What a touch means beyond an answer that only leads to the next question: the server knows, and is asked once.

import { meantBy } from "./touch.js";
import { asked } from "../table/state.js";

/** @typedef {import("../table/table.js").App} App */
/** @typedef {import("../page/types.js").Option} Option */

export class Ahead {
  /** @param {App} app */
  constructor(app) {
    this.app = app;
    this.version = -1;
    /** By id; nothing while the server is asked. @type {Map<string, string[]>} */
    this.told = new Map();
  }

  /** @param {string} id */
  of(id) {
    const { frame, picked } = this.app.state;
    const meant = meantBy(document.querySelector(`[data-touch="${CSS.escape(id)}"]`))?.getAttribute("data-touch") ?? "";
    const leads = asked(this.app.state)?.options.some((option) => option.leads && option.touches.includes(meant));
    if (!frame || !leads || picked.length) return null;
    if (this.version !== frame.version) this.told.clear();
    this.version = frame.version;
    const lines = this.told.get(meant);
    if (lines) return lines.length ? { lines } : null;
    this.told.set(meant, []);
    this.app.send({ type: "foresee", version: frame.version, id: meant });
    return null;
  }

  /** @param {{version: number, id: string, told: Option[]}} message */
  hear({ version, id, told }) {
    if (version !== this.version) return;
    this.told.set(id, told.flatMap((option) => [option.title, ...option.preview]));
    this.app.info.renew();
  }
}
