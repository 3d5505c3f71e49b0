// Where the middle is: of an element, of two fingers, of many pieces; and what a question is about.

/** What a question is about, and who does something to whom in it. @param {import("../page/types.js").View} view */
export function concerned({ prompt }) {
  return [...(prompt?.subject ?? []), ...(prompt?.lines ?? []).flat()];
}

/** The middle one of these, counted across and down: where most of them are. @param {Array<[number, number]>} points @returns {[number, number]} */
export function middleMost(points) {
  const middle = (/** @type {number[]} */ all) => [...all].sort((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
  return [middle(points.map(([x]) => x)), middle(points.map(([, y]) => y))];
}

/** @param {Element} element @returns {[number, number]} */
export function middleOf(element) {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
}

/** Two fingers: how far apart they are, and their middle. @param {TouchEvent} event */
export function spanOf({ touches: [one, other] }) {
  return {
    far: Math.max(1, Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY)),
    x: (one.clientX + other.clientX) / 2,
    y: (one.clientY + other.clientY) / 2,
  };
}
