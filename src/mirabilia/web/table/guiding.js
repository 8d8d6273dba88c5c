/** Whether the guide of a first game is wanted here, and what it has said so far. */

import { keep, kept } from "../net/kept.js";
import { signal } from "../vendor/signals.js";

/** @typedef {{on: boolean, told: string[], ended: string[]}} Guidance `ended`: the boxes whose
 *   first game was played to the end */

const NAME = "guide";
/** No more lessons than this are kept. */
const MOST = 100;

/** @param {unknown} value @returns {string[]} */
const texts = (value) =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string").slice(0, MOST) : [];

/** @returns {Guidance} */
function remembered() {
  const { on, told, ended } = Object(kept(NAME));
  return { on: on === true, told: texts(told), ended: texts(ended) };
}

export const guidance = signal(remembered());

/** @param {Partial<Guidance>} change */
function remember(change) {
  guidance.value = { ...guidance.value, ...change };
  keep(NAME, guidance.value);
}

/** Begin from the first lesson. */
export const guideAgain = () => remember({ on: true, told: [] });

/** Be guided from now on, where one was before; or not. @param {boolean} on */
export const guide = (on) => remember({ on });

/** A lesson is told once. @param {string} lesson */
export function noteLesson(lesson) {
  const { told } = guidance.value;
  if (!told.includes(lesson)) remember({ told: [...told, lesson] });
}

/** A first game is over. @param {string[]} boxes that were in play */
export function noteEnd(boxes) {
  const { ended } = guidance.value;
  remember({ ended: [...new Set([...ended, "base", ...boxes])], on: false });
}

/** The box that a first game is about next; the base game when all are known.
 * @param {string[]} boxes */
export const nextBox = (boxes) =>
  boxes.find((box) => !guidance.value.ended.includes(box)) ?? boxes[0];
