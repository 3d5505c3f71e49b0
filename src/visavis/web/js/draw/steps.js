// From one view to the next, deed by deed: what each deed concerns comes where it ends up, the rest with the last of them.

/** @typedef {import("../page/types.js").View} View */
/** @typedef {import("../page/types.js").Thing} Thing */
/** @typedef {import("../page/types.js").Beat} Beat */
/** @typedef {import("../page/types.js").BeatStep} BeatStep */

const FEW = 3; // things that are lit with the place they lie on

/**
 * What of a story came after so many moments; not what stands above the board in the same words.
 * @param {Beat[]} story @param {number} n @param {string} heading @returns {Beat[]}
 */
export function newSince(story, n, heading = "") {
  const isNew = (/** @type {import("../page/types.js").BeatPart} */ part) => part.n > n && !(heading && part.text === heading);
  return story
    .map((beat) => ({ ...beat, steps: beat.steps.filter((step) => step.n > n), parts: beat.parts.filter(isNew) }))
    .filter((beat) => beat.steps.length > 0 && beat.parts.length > 0);
}

/**
 * The table as it may have looked after each of the deeds: nothing stands there that neither view shows.
 * @param {View} before @param {View} after @param {Beat[]} beats @returns {View[]}
 */
export function viewsOf(before, after, beats) {
  const last = lastMentions(beats);
  let view = { ...after, ...beginning(before, after) };
  return beats.map((beat, n) => {
    const still = /** @type {View} */ (view);
    view = n === beats.length - 1 ? after : beat.steps.reduce((now, step) => stepped(now, after, step, last.get(step) ?? new Set()), still);
    return { ...view, prompt: after.prompt };
  });
}

/**
 * As it stood, on the board as it is now: places come and go, and what lay on one that has gone is where it went.
 * @param {View} before @param {View} after
 */
function beginning(before, after) {
  const were = new Map(before.places.map((place) => [place.id, place]));
  const are = new Set(after.places.map((place) => place.id));
  const ends = new Map(after.things.map((thing) => [thing.id, thing]));
  const stays = (/** @type {Thing} */ thing) => !were.has(thing.at) || are.has(thing.at);
  return {
    places: after.places.map((place) => were.get(place.id) ?? place),
    things: before.things.flatMap((thing) => (stays(thing) ? thing : (ends.get(thing.id) ?? []))),
    tracks: after.tracks.map((track) => before.tracks.find((each) => each.id === track.id) ?? track),
    counts: after.counts.map((count) => before.counts.find((each) => each.id === count.id) ?? count),
  };
}

/** What each step is the last to move. @param {Beat[]} beats @returns {Map<BeatStep, Set<string>>} */
function lastMentions(beats) {
  /** @type {Map<string, BeatStep>} */
  const by = new Map();
  for (const step of beats.flatMap((beat) => beat.steps)) {
    for (const [id] of [...(step.goes ?? []), ...(step.stands ?? [])]) by.set(id, step);
    for (const id of step.about ?? []) by.set(id, step);
  }
  /** @type {Map<BeatStep, Set<string>>} */
  const found = new Map();
  for (const [id, step] of by) found.set(step, (found.get(step) ?? new Set()).add(id));
  return found;
}

/**
 * @param {View} view @param {View} after @param {BeatStep} step @param {Set<string>} last what no later step concerns
 * @returns {View}
 */
function stepped(view, after, step, last) {
  const about = new Set(step.about ?? []);
  return {
    ...view,
    places: view.places.map((place) => (about.has(place.id) ? (after.places.find((each) => each.id === place.id) ?? place) : place)),
    things: things(view, after, step, about, last),
    tracks: view.tracks.map((track) => standing(track, after.tracks, step, about, last)),
    counts: view.counts.map((count) => counted(count, after.counts, step, about, last)),
  };
}

/**
 * What comes to a place it concerns, or goes from one where something is lost.
 * @param {View} view @param {View} after @param {BeatStep} step @param {Set<string>} about @param {Set<string>} last
 */
function things(view, after, step, about, last) {
  const now = new Map(view.things.map((thing) => [thing.id, thing]));
  const end = new Map(after.things.map((thing) => [thing.id, thing]));
  for (const [id, , to] of step.goes ?? []) {
    const thing = now.get(id) ?? end.get(id);
    if (thing) now.set(id, { ...thing, at: to });
  }
  for (const thing of after.things) {
    const there = now.get(thing.id)?.at === thing.at;
    const comes = about.has(thing.at) && !there;
    if (comes || (about.has(thing.id) && last.has(thing.id))) now.set(thing.id, thing);
  }
  for (const thing of view.things) {
    const gone = !end.has(thing.id);
    if (gone && (step.lost?.includes(thing.at) || (about.has(thing.id) && last.has(thing.id)))) now.delete(thing.id);
  }
  const order = new Map(after.things.map((thing, n) => [thing.id, n]));
  return [...now.values()].sort((a, b) => (order.get(a.id) ?? -1) - (order.get(b.id) ?? -1));
}

/**
 * @param {import("../page/types.js").Track} track @param {import("../page/types.js").Track[]} after @param {BeatStep} step
 * @param {Set<string>} about @param {Set<string>} last
 */
function standing(track, after, step, about, last) {
  const found = after.find((each) => each.id === track.id) ?? track;
  const stands = (step.stands ?? []).filter(([id]) => id === track.id);
  if (last.has(track.id) && (about.has(track.id) || stands.length)) return found;
  let markers = track.markers;
  for (const [, seat, cell] of stands)
    markers = markers.length === 1 ? [[seat, cell]] : markers.map((each) => (each[0] === seat ? [seat, cell] : each));
  return markers === track.markers ? track : { ...track, markers };
}

/**
 * @param {import("../page/types.js").Count} count @param {import("../page/types.js").Count[]} after @param {BeatStep} step
 * @param {Set<string>} about @param {Set<string>} last
 */
function counted(count, after, step, about, last) {
  const found = after.find((each) => each.id === count.id) ?? count;
  const [stands] = (step.stands ?? []).filter(([id]) => id === count.id);
  if (stands && !last.has(count.id)) return { ...count, value: stands[2] };
  return about.has(count.id) || stands ? found : count;
}

/**
 * What is lit for it: the things and places it names, and what lies there; the deed itself first.
 * @param {Beat} beat @param {View} view @returns {string[]}
 */
export function litBy(beat, view) {
  const first = [...beat.steps].sort((a, b) => Number(b.deed ?? false) - Number(a.deed ?? false));
  const named = first.flatMap(namedIn);
  const lying = (/** @type {string} */ id) => view.things.filter((thing) => thing.at === id);
  const places = new Set(view.places.map((place) => place.id));
  const others = new Set([...view.things, ...view.counts].map((each) => each.id));
  return [...new Set(named.flatMap((id) => {
    if (others.has(id)) return [id];
    if (!places.has(id)) return [];
    const there = lying(id);
    return there.length > FEW ? [id] : [...there.map((thing) => thing.id), id];
  }))];
}

/** All that a step names: where something has come to before where it came from. @param {BeatStep} step @returns {string[]} */
function namedIn({ goes = [], about = [], lost = [] }) {
  return [...goes.flatMap(([id, , to]) => [id, to]), ...about, ...lost];
}

/** Lines, ways and marks of a beat, as they are drawn over the board. @param {Beat} beat @returns {import("../page/types.js").News} */
export function signsOf(beat) {
  return {
    lines: beat.steps.flatMap((step) => step.lines ?? []),
    lost: beat.steps.flatMap((step) => step.lost ?? []),
    ways: beat.steps.flatMap((step) => (step.goes ?? []).filter(([, from]) => from)).map(([, from, to]) => [from, to]),
  };
}
