// The marks every page knows: the words of kernel/marks.py, which a test holds beside these.

export const ACTIVE = "active";
export const COMPLETED = "completed";
export const CLOSED = "closed";
export const UNOPENED = "unopened";
export const OCCUPIED = "occupied";
export const OBJECTIVE = "objective";
export const SCORES = "scores";
export const BUILT = "built";
export const RECONSTRUCTED = "reconstructed";
export const NEWEST = "newest";
export const SPECIAL = "special";
export const LETTERED = "lettered";
export const READY = "ready";
export const TARGET = "target";
export const HOPELESS = "hopeless";
export const RISKY = "risky";
export const WON = "won";
export const HELD = "held";
export const LACKS = "lacks";
export const DAMAGE = "damage";

export const ROW_STATES = [COMPLETED, CLOSED, UNOPENED];

/** A mark, and what follows it. @param {string} mark */
export function parted(mark) {
  const [word, argument = ""] = mark.split(" ");
  return { word, argument };
}

/** @param {string[]} marks */
export const wordsOf = (marks) => marks.map((mark) => parted(mark).word);

/** What follows this word in the marks that begin with it. @param {string[]} marks @param {string} word */
export const argumentsOf = (marks, word) => marks.map(parted).flatMap((each) => (each.word === word && each.argument ? [each.argument] : []));
