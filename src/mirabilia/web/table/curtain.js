/** What is shown of a table: its last state, but for the moments of a reveal, in which the cards
 * turn over on the table as it was. The next question comes when they have gone where they go. */

import { asText } from "../components/preferences.js";
import { state } from "../net/live.js";
import { effect, signal } from "../vendor/signals.js";
import { happenings, those } from "./story.js";
import { Sight } from "./view.js";

/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

/** The state that is shown.
 * @type {import("../vendor/signals.js").Signal<Snapshot | null>} */
export const shown = signal(null);

/** Whether cards are being turned over now: nothing is asked meanwhile. */
export const revealing = signal(false);

/** How many events of this table have been shown by reveals. */
let covered = 0;

/** Of what has just happened the part that no reveal has shown.
 * @param {Sight} sight
 * @param {Happening[]} fresh */
export function notRevealed(sight, fresh) {
  const count = sight.snapshot.events.length - covered;
  return count > 0 ? fresh.slice(-count) : [];
}

revealing.subscribe((on) => document.body.toggleAttribute("data-revealing", on));

/** What is turned over. */
const REVEALED = ["build", "stage", "sell", "recruit"];

/** Whether anybody wants to see things move, and can. */
export const isMotionWanted = () =>
  !document.hidden && !matchMedia("(prefers-reduced-motion: reduce)").matches;

/** What happened between two states, if it is one turn: more is no news.
 * @param {Snapshot} before
 * @param {Snapshot} after */
function newsOf(before, after) {
  const fresh = happenings(after.events.slice(before.events.length));
  return those(fresh, "turn").length <= 1 ? fresh : [];
}

/** The events of a reveal between two states, or none.
 * @param {Snapshot | null} before
 * @param {Snapshot | null} after */
function revealed(before, after) {
  if (!before || !after || asText.value || !isMotionWanted()) return [];
  const fresh = newsOf(before, after);
  return those(fresh, ...REVEALED).length ? fresh : [];
}

/** Turn the cards over; the table changes when they begin to go to their places, unless the game is
 * over and the table goes away.
 * @param {Catalogue} catalogue
 * @param {Snapshot} before
 * @param {Happening[]} events */
async function reveal(catalogue, before, events) {
  covered = before.events.length + events.length;
  revealing.value = true;
  const change = () => {
    if (!state.value?.parts.result) shown.value = state.value;
  };
  try {
    const { unveil } = await import("./unveiling.js");
    await unveil(new Sight(catalogue, before), events, change);
  } finally {
    [shown.value, revealing.value] = [state.value, false];
  }
}

/** Show the table's states as they come, until the returned function is called.
 * @param {Catalogue} catalogue */
export function raise(catalogue) {
  const stop = effect(() => {
    const next = state.value;
    if (next && revealing.peek()) return;
    const before = shown.peek();
    const events = revealed(before, next);
    if (before && events.length) reveal(catalogue, before, events);
    else shown.value = next;
  });
  return () => {
    stop();
    covered = 0;
  };
}
