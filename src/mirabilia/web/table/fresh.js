/** What has just happened at a table. */

import { useEffect, useRef } from "../vendor/hooks.js";
import { isMotionWanted, notRevealed } from "./curtain.js";
import { happenings } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */

/** Tells what happened since the last time, after it is shown. More than one turn at once is no
 * news: the player was away, or has skipped ahead.
 * @param {Sight} sight
 * @param {(events: Happening[]) => void} tell */
export function useFresh(sight, tell) {
  const { events } = sight.snapshot;
  const told = useRef(events.length);
  useEffect(() => {
    const fresh = happenings(events.slice(told.current));
    told.current = events.length;
    const turns = fresh.filter(({ event }) => event === "turn").length;
    if (fresh.length && turns <= 1) tell(fresh);
  }, [events.length]);
}

/** Shows it as motion, to those who want to see any; a reveal shows its own.
 * @param {Sight} sight */
export function useMotion(sight) {
  useFresh(sight, async (fresh) => {
    const events = notRevealed(sight, fresh);
    if (!events.length || !isMotionWanted()) return;
    (await import("./motion.js")).showMotion(sight, events);
  });
}
