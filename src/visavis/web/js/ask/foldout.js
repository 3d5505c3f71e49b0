// Leaves: lists that unfold below what is asked, over the table and never beyond the screen.

import { h, s } from "../page/dom.js";
import { isStacked } from "../page/settings.js";

const MARGIN = 8;
const BELOW = 4;
export const BESIDE = "beside"; // a leaf that may stay while the table is touched

/** @param {string} name of the leaf @param {string|Node} said on its line @param {HTMLElement} list */
export function leaf(name, said, list) {
  const line = h("summary", { "data-key": name }, said);
  const made = /** @type {HTMLDetailsElement} */ (h("details", { class: `leaf ${name}` }, line, list));
  // A browser tells of unfolding only after it has drawn it, anywhere: so it is unfolded and placed here, at once.
  line.addEventListener("click", (event) => {
    event.preventDefault();
    made.open = !made.open;
    placeLeaf(made);
  });
  made.addEventListener("toggle", () => placeLeaf(made));
  return made;
}

/** A sign on its line, where there is little room for words. @param {string} path @param {string} said */
export function outline(path, said) {
  const drawn = s("path", { d: path, fill: "none", stroke: "currentColor", "stroke-width": 2, "stroke-linecap": "round", "stroke-linejoin": "round" });
  return s("svg", { viewBox: "0 0 24 24", class: "icon", role: "img", "aria-label": said }, drawn);
}

/** Which of them are unfolded. @param {Element} host */
export function unfolded(host) {
  return [...host.querySelectorAll(".leaf[open] > summary")].map((each) => each.getAttribute("data-key") ?? "");
}

/** @param {Element} host @param {string[]} names */
export function unfold(host, names) {
  for (const each of host.querySelectorAll(".leaf")) {
    each.toggleAttribute("open", names.includes(each.querySelector("summary")?.dataset.key ?? ""));
    if (each instanceof HTMLDetailsElement) placeLeaf(each);
  }
}

/** Whether one was folded. @param {Element|null} [but] the one that was touched @param {boolean} [all] also what hides nothing */
export function foldLeaves(but = null, all = true) {
  const open = [...document.querySelectorAll(".leaf[open]")].filter((each) => each !== but && (all || !isBeside(each)));
  for (const each of open) each.removeAttribute("open");
  return open.length > 0;
}

/** Whether it lies beside the table, over the panel: `style/hint.css` says where. @param {Element} made */
const isBeside = (made) => made.classList.contains(BESIDE) && !isStacked();

/** Below what is asked, its right end at that of the line as far as the screen allows. @param {HTMLDetailsElement} made */
function placeLeaf(made) {
  const list = made.lastElementChild;
  if (!made.open || !(list instanceof HTMLElement) || made.classList.contains(BESIDE)) return;
  const at = made.getBoundingClientRect();
  const wide = list.offsetWidth;
  const left = Math.max(MARGIN, Math.min(at.right - wide, innerWidth - wide - MARGIN));
  const top = (made.closest(".prompt") ?? made).getBoundingClientRect().bottom + BELOW;
  const where = { left: `${Math.round(left)}px`, top: `${Math.round(top)}px`, "max-height": `${Math.round(innerHeight - top - MARGIN)}px` };
  for (const [name, value] of Object.entries(where))
    if (isStacked()) list.style.removeProperty(name);
    else list.style.setProperty(name, value);
}
