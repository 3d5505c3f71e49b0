// A new table: made, remembered, and gone to.

import { newTable } from "./api.js";
import { INVITE, keepTable } from "./settings.js";

/** @param {object} table as the server wants it */
export async function begin(table) {
  const made = await newTable(table);
  keepTable(made.host, made.links);
  const others = Object.entries(made.links).some(([name, link]) => name !== "spectator" && link !== made.host);
  location.assign(`/t/${made.host}${others ? INVITE : ""}`);
}
