// A button that has just come to where somebody pressed another one is no target yet: a second press was meant for that.

const SETTLE = 700; // milliseconds

/** Where a pointer was pressed last. @type {{x: number, y: number}|null} */
let pressed = null;
let until = 0;

document.addEventListener("pointerdown", (event) => (pressed = { x: event.clientX, y: event.clientY }), true);

/** Another question has come, or what was pressed is to be confirmed. */
export function askAfresh() {
  until = performance.now() + SETTLE;
}

/** Whether that has only just come: a second touch of the same thing was no answer to it. */
export function isFresh() {
  return performance.now() < until;
}

/** The buttons of a question lie still for a moment where the last press was. @param {HTMLElement} host */
export function settle(host) {
  const rest = until - performance.now();
  if (rest <= 0 || !pressed) return;
  const { x, y } = pressed;
  for (const button of host.querySelectorAll(".answer, .key, .confirm")) {
    const at = button.getBoundingClientRect();
    if (x < at.left || x > at.right || y < at.top || y > at.bottom) continue;
    button.classList.add("fresh");
    setTimeout(() => button.classList.remove("fresh"), rest);
  }
}
