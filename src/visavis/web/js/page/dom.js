// Elements of HTML and SVG, made by name and kept by key.

const SVG = "http://www.w3.org/2000/svg";

/** @typedef {Node|string|number|null|undefined|false} Child */
/** @typedef {Record<string, any>} Attributes */

/**
 * An element of HTML.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {...Child} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(name, attributes = {}, ...children) {
  return furnish(document.createElement(name), attributes, children);
}

/**
 * An element of SVG.
 * @template {keyof SVGElementTagNameMap} K
 * @param {K} name @param {Attributes} [attributes] @param {...Child} children
 * @returns {SVGElementTagNameMap[K]}
 */
export function s(name, attributes = {}, ...children) {
  return furnish(document.createElementNS(SVG, name), attributes, children);
}

/**
 * @template {Element} E
 * @param {E} element @param {Attributes} attributes @param {Child[]} children
 */
function furnish(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
  add(element, children);
  return element;
}

/**
 * Set or remove an attribute; a function is a listener.
 * @param {Element} element @param {string} name @param {any} value
 */
export function set(element, name, value) {
  if (typeof value === "function") element.addEventListener(name.slice(2), value);
  else if (value === null || value === undefined || value === false) element.removeAttribute(name);
  else if (element.getAttribute(name) !== String(value))
    element.setAttribute(name, value === true ? "" : String(value));
}

/** @param {Element} element @param {Attributes} attributes */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) set(element, name, value);
}

/** @param {Node} parent @param {Child[]} children */
export function add(parent, children) {
  for (const child of children) {
    if (child === null || child === undefined || child === false) continue;
    parent.appendChild(child instanceof Node ? child : document.createTextNode(String(child)));
  }
}

/** @param {Element} parent @param {...Child} children */
export function replace(parent, ...children) {
  parent.replaceChildren();
  add(parent, children);
}

/** @param {string} selector @returns {HTMLElement} */
export function find(selector) {
  const found = document.querySelector(selector);
  if (!(found instanceof HTMLElement)) throw new Error(`the page has no ${selector}`);
  return found;
}

/**
 * Children of a parent by key: those that stay keep their element, and with it focus and place.
 * An element is drawn again only when its sign has changed.
 * @template T
 * @typedef {{key: (item: T) => string, sign: (item: T) => unknown, make: (item: T) => Element,
 *   draw: (element: Element, item: T) => void}} Keeper
 */

/** @type {WeakMap<Element, Map<string, {element: Element, sign: string}>>} */
const kept = new WeakMap();

/**
 * @template T
 * @param {Element} parent @param {T[]} items @param {Keeper<T>} how
 */
export function keep(parent, items, how) {
  const before = kept.get(parent) ?? new Map();
  const after = new Map();
  let next = parent.firstElementChild;
  for (const item of items) {
    const key = how.key(item);
    const sign = JSON.stringify(how.sign(item));
    const known = before.get(key);
    const element = known?.element ?? how.make(item);
    if (known?.sign !== sign) how.draw(element, item);
    if (element === next) next = element.nextElementSibling;
    else parent.insertBefore(element, next);
    after.set(key, { element, sign });
  }
  for (const [key, { element }] of before) if (!after.has(key)) element.remove();
  kept.set(parent, after);
}
