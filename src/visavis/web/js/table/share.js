// A position for others: a link that opens there, and a picture.

import { pictureOf } from "../page/api.js";
import { toast } from "../page/announce.js";
import { say } from "../page/words.js";

/** @typedef {import("./table.js").App} App */

const HASH = "#at=";

/** The moment an address names, if it names one. */
export function momentAsked() {
  const found = location.hash.startsWith(HASH) ? location.hash.slice(HASH.length) : "";
  return /^\d{1,6}$/.test(found) ? Number(found) : null;
}

/** A link to what is looked at; the server says how spectators count. @param {App} app */
export function share(app) {
  app.send({ type: "share", n: app.time.at });
}

/** @param {{link: string, at: number}} shared */
export async function shareLink(shared) {
  const url = `${location.origin}/t/${shared.link}${HASH}${shared.at}`;
  try {
    await navigator.clipboard.writeText(url);
    toast(say("web-copied"));
  } catch {
    toast(url);
  }
}

/** As a PNG, which everything shows; drawn by the server, painted here. @param {App} app */
export function savePicture(app) {
  const image = new Image();
  image.addEventListener("error", () => toast(say("web-failed"), "wrong"));
  image.addEventListener("load", () => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    canvas.getContext("2d")?.drawImage(image, 0, 0);
    const link = document.createElement("a");
    link.download = `visavis-${app.time.at}.png`;
    link.href = canvas.toDataURL("image/png");
    link.click();
  });
  image.src = pictureOf(app.link, `n=${app.time.at}`);
}
