/** What is heard at a table, by those who want to. */

import { useEffect, useRef } from "../vendor/hooks.js";
import { revealing } from "./curtain.js";
import { useFresh } from "./fresh.js";
import { sound } from "./sound.js";
import { those } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */

/** What is heard of events. @param {Happening[]} events @returns {string[]} */
function heardOf(events) {
  if (those(events, "end").length) return ["end"];
  if (those(events, "conflict", "naval").length) return ["conflict"];
  return those(events, "build", "stage", "sell", "recruit").length && !revealing.value
    ? ["reveal"]
    : [];
}

/** What happened, and behind it that something is asked; at first, that sounds are on. Cards that
 * turn over are heard while they do.
 * @param {{sight: Sight}} props */
export function Hearing({ sight }) {
  const happened = useRef(["turn"]);
  useFresh(sight, (events) => {
    happened.current = heardOf(events);
  });
  const turning = revealing.value;
  useEffect(() => {
    if (turning) sound(["reveal"]);
  }, [turning]);
  useEffect(() => {
    const mine = sight.asked() !== null && !sight.hasAnswered();
    const names = new Set([...happened.current, ...(mine ? ["turn"] : [])]);
    happened.current = [];
    if (names.size) sound([...names]);
  }, [sight.round?.number]);
  return null;
}
