/** What is heard at a table, by those who want to. */

import { useEffect, useRef } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { useFresh } from "./fresh.js";
import { keep, kept } from "./kept.js";
import { those } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */

/** Whether sounds are wanted: not until they are switched on here. */
export const sounds = signal(kept("sound") === true);

/** @param {string[]} names */
async function hear(names) {
  (await import("./sound.js")).sound(names);
}

/** @param {boolean} on */
export function switchSounds(on) {
  sounds.value = on;
  keep("sound", on);
  if (on) hear(["turn"]);
}

/** What is heard of events. @param {Happening[]} events @returns {string[]} */
function heardOf(events) {
  if (those(events, "end").length) return ["end"];
  if (those(events, "conflict", "naval").length) return ["conflict"];
  return those(events, "build", "stage", "sell", "recruit").length ? ["reveal"] : [];
}

/** What happened, and behind it that something is asked. @param {Sight} sight */
export function useSounds(sight) {
  const happened = useRef(/** @type {string[]} */ ([]));
  useFresh(sight, (events) => { happened.current = heardOf(events); });
  useEffect(() => {
    const mine = sight.asked() !== null && !sight.hasAnswered();
    const names = [...happened.current, ...(mine ? ["turn"] : [])];
    happened.current = [];
    if (sounds.value && names.length) hear(names);
  }, [sight.round?.number]);
}
