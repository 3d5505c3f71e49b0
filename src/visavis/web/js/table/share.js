// A position for others: a link that opens there, and a picture.

import { toast } from "../page/announce.js";
import { say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

const HASH = "#at=";

/** The moment an address names, if it names one. */
export function momentAsked() {
  const found = location.hash.startsWith(HASH) ? location.hash.slice(HASH.length) : "";
  return /^\d{1,6}$/.test(found) ? Number(found) : null;
}

/** What the next link is to open; nothing: the position. */
let opening = "";

/** A link to what is looked at; the server says how spectators count. @param {App} app @param {string} [opens] */
export function share(app, opens = "") {
  opening = opens;
  app.send({ type: "share", n: app.time.at });
}

/** @param {{link: string, at: number}} shared */
export async function shareLink(shared) {
  const url = `${location.origin}/t/${shared.link}${opening || `${HASH}${shared.at}`}`;
  try {
    await navigator.clipboard.writeText(url);
    toast(say("web-copied"));
  } catch {
    toast(url);
  }
}

/** As a PNG, which everything shows; drawn by the server, painted here. @param {string} address @param {string} name */
export function savePicture(address, name) {
  const image = new Image();
  image.addEventListener("error", () => toast(say("web-failed"), "wrong"));
  image.addEventListener("load", () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const link = document.createElement("a");
    link.download = name;
    link.href = canvas.toDataURL("image/png");
    link.click();
  });
  image.src = address;
}
