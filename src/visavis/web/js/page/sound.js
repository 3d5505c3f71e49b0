// Sounds, made here of a few tones: one's turn, dice, something that is lost. Silent unless somebody wants them.

import { remembered } from "./settings.js";

/** @typedef {import("./types.js").Frame} Frame */
/** @typedef {{at: number, long: number, pitch: number, shape: OscillatorType, loud: number}} Tone seconds, and hertz */

/** @type {Record<string, Tone[]>} */
const SOUNDS = {
  turn: [
    { at: 0, long: 0.16, pitch: 587, shape: "sine", loud: 0.12 },
    { at: 0.13, long: 0.28, pitch: 784, shape: "sine", loud: 0.12 },
  ],
  dice: [0, 0.07, 0.12, 0.2].map((at, n) => ({ at, long: 0.04, pitch: 190 + 45 * (n % 2), shape: "square", loud: 0.05 })),
  lost: [
    { at: 0, long: 0.12, pitch: 165, shape: "triangle", loud: 0.2 },
    { at: 0.09, long: 0.3, pitch: 98, shape: "triangle", loud: 0.2 },
  ],
};

/** @type {AudioContext|null} */
let audio = null;

export const sounds = () => remembered("sound", /** @type {boolean} */ (false)) === true && "AudioContext" in window;

/** What is new in a frame, as sounds. @param {Frame} frame @param {Frame|null} before */
export function heardIn(frame, before) {
  if (!before || frame.version === before.version) return [];
  const lines = (frame.log ?? []).filter((line) => line.n > before.n);
  const steps = (frame.story ?? []).flatMap((beat) => beat.steps).filter((step) => step.n > before.n);
  const found = [];
  if (lines.some((line) => line.dice?.length)) found.push("dice");
  if (steps.some((step) => step.lost?.length)) found.push("lost");
  if (frame.view.prompt && (frame.n > before.n + 1 || !before.view.prompt)) found.push("turn");
  return found;
}

/** One after the other. @param {string[]} names */
export function play(names) {
  if (!names.length || !sounds()) return;
  audio ??= new AudioContext();
  audio.resume();
  let start = audio.currentTime + 0.02;
  for (const name of names) {
    for (const tone of SOUNDS[name]) ring(audio, start, tone);
    start += 0.35;
  }
  document.body.dataset.heard = names.join(" ");
}

/** @param {AudioContext} context @param {number} start @param {Tone} tone */
function ring(context, start, tone) {
  const [source, volume] = [context.createOscillator(), context.createGain()];
  source.type = tone.shape;
  source.frequency.value = tone.pitch;
  volume.gain.setValueAtTime(tone.loud, start + tone.at);
  volume.gain.exponentialRampToValueAtTime(0.001, start + tone.at + tone.long);
  source.connect(volume).connect(context.destination);
  source.start(start + tone.at);
  source.stop(start + tone.at + tone.long);
}
