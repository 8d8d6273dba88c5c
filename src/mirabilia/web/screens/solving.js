/** Which puzzles there are, which of them are wanted, and what was solved. */

import { allPuzzles, isKnown, myPuzzles } from "../net/api.js";
import { keep, kept } from "../net/kept.js";
import { signal } from "../vendor/signals.js";

/** @typedef {import("../types.d.ts").Puzzles} Puzzles */
/** @typedef {import("../types.d.ts").PuzzleListed} Listed */
/** @typedef {import("../types.d.ts").PuzzleProgress} Progress */
/** @typedef {{degree: string, theme: string, box: string}} Wanted "" is any */

export const DEGREES = ["1", "2", "3", "4", "5"];
export const THEMES = [
  "payment",
  "chain",
  "military",
  "science",
  "denying",
  "last",
  "leaders",
  "fleets",
  "debts",
];
/** Boxes to choose by, and games without any. */
export const BOXES = ["base", "leaders", "cities", "armada"];

/** @type {Wanted} */
const ANY = { degree: "", theme: "", box: "" };
/** @type {Progress} */
const NOTHING = { answered: {}, solved: 0, tried: 0, streak: 0, today: null };

/** @type {import("../vendor/signals.js").Signal<Puzzles | null>} */
export const puzzles = signal(null);
export const progress = signal(NOTHING);
/** @type {import("../vendor/signals.js").Signal<Wanted>} */
export const wanted = signal({ ...ANY, ...kept("puzzles") });

/** @param {Partial<Wanted>} change */
export function want(change) {
  wanted.value = { ...wanted.value, ...change };
  keep("puzzles", wanted.value);
}

/** Ask the server for the list, and for what was solved. */
export async function look() {
  const [all, mine] = await Promise.all([
    allPuzzles(),
    // A guest whom the server has forgotten has solved nothing.
    isKnown() ? myPuzzles().catch(() => NOTHING) : NOTHING,
  ]);
  [puzzles.value, progress.value] = [all, mine];
}

/** The puzzles that are wanted. */
export function suitable() {
  const { degree, theme, box } = wanted.value;
  return (puzzles.value?.puzzles ?? []).filter(
    (one) =>
      (!degree || String(one.degree) === degree) &&
      (!theme || one.themes.includes(theme)) &&
      (!box || (box === "base" ? !one.boxes.length : one.boxes.includes(box))),
  );
}

/** What was made of a puzzle. @param {string} id @returns {"right" | "wrong" | "open"} */
export function stateOf(id) {
  const right = progress.value.answered[id];
  return right === undefined ? "open" : right ? "right" : "wrong";
}

/** One that is wanted and new, by chance; if all were answered, any other one.
 * @param {string} [after] the one before it
 * @returns {Listed | undefined} */
export function next(after) {
  const others = suitable().filter(({ id }) => id !== after);
  const fresh = others.filter(({ id }) => stateOf(id) === "open");
  const from = fresh.length ? fresh : others;
  return from[Math.floor(Math.random() * from.length)];
}
