// Touching things and places until one answer is left. Pure: no page, no game.

/** @typedef {import("../page/types.js").Option} Option */

/**
 * The options all of whose picked ids they touch.
 * @param {Option[]} options @param {string[]} picked
 */
export function fitting(options, picked) {
  return options.filter((option) => picked.every((id) => option.touches.includes(id)));
}

/**
 * What is picked after one more touch. What no longer fits is let go; a second touch lets go, too.
 * @param {Option[]} options @param {string[]} picked @param {string} id
 */
export function touched(options, picked, id) {
  if (picked.includes(id)) return picked.filter((each) => each !== id);
  if (!options.some((option) => option.touches.includes(id))) return picked;
  const together = picked.filter((each) => fitting(options, [each, id]).length && !alike(options, each, id));
  return fitting(options, [...together, id]).length ? [...together, id] : [id];
}

/**
 * Whether two ids mean the same, as two equal tokens do.
 * @param {Option[]} options @param {string} a @param {string} b
 */
function alike(options, a, b) {
  return options.every((option) => option.touches.includes(a) === option.touches.includes(b));
}

/**
 * What may still be touched. Before the first touch everything is lit that leads anywhere; afterwards what narrows
 * further, and what would begin anew with something like the first.
 * @param {Option[]} options @param {string[]} picked
 */
export function lit(options, picked) {
  const found = new Set();
  for (const option of fitting(options, picked)) for (const id of option.touches) found.add(id);
  for (const id of picked) found.delete(id);
  return picked.length ? new Set([...found].filter((id) => !picked.some((each) => alike(options, each, id)))) : found;
}

/**
 * The answer that is left, or several that no further touch can tell apart.
 * @param {Option[]} options @param {string[]} picked
 * @returns {{one: Option|null, several: Option[]}}
 */
export function left(options, picked) {
  if (!picked.length) return { one: null, several: [] };
  const found = fitting(options, picked);
  if (found.length === 1) return { one: found[0], several: [] };
  return { one: null, several: lit(options, picked).size ? [] : found };
}

/**
 * The piece in hand that cannot be put on a place: the answers with it each name a place, and none of them this one.
 * A piece that lies on the place an answer touches is no piece in hand.
 * @param {Option[]} options @param {string[]} picked @param {string} id @param {import("../page/types.js").View} view
 */
export function keptOut(options, picked, id, view) {
  const places = new Set(view.places.map((place) => place.id));
  const things = new Map(view.things.map((thing) => [thing.id, thing]));
  const isHeld = (/** @type {string} */ each, /** @type {Option} */ option) => {
    const thing = things.get(each);
    return thing !== undefined && !option.touches.includes(thing.at);
  };
  const [piece] = picked.filter((each) => things.has(each));
  if (!piece || !places.has(id) || picked.includes(id) || fitting(options, [piece, id]).length) return "";
  const goes = fitting(options, [piece]).every(
    (option) => isHeld(piece, option) && option.touches.some((each) => places.has(each)),
  );
  const takes = fitting(options, [id]).every((option) => option.touches.some((each) => isHeld(each, option)));
  return goes && takes ? piece : "";
}

/** Options that no touch gives, or not only a touch: they need a button. @param {Option[]} options */
export function untouchable(options) {
  return options.filter((option) => !option.touches.length || option.button);
}
