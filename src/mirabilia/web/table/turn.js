/** Where a game is, and whom it waits for. */

import { listed, say } from "../words.js";

import { playerName } from "./names.js";

/** @typedef {import("./view.js").Sight} Sight */

/** @param {Sight} sight */
export function heading(sight) {
  const { age, turn } = sight.now;
  if (sight.parts.result) return say("play-over");
  if (!age)
    return sight.round?.asked.includes("keep") ? say("title-selection") : say("chapter-opening");
  if (!turn) return say("title-recruitment", { age });
  if (turn > sight.course.turns) return say("chapter-last", { age });
  return say("title-turn", {
    age,
    turn,
    turns: sight.course.turns,
    side: sight.course.passing ?? "left",
  });
}

/** Whether the reader is waited for. @param {Sight} sight */
export const isMine = (sight) => sight.me !== null && sight.awaited().includes(sight.me);

/** Whom the game waits for, if anybody. @param {Sight} sight */
export function waiting(sight) {
  if (isMine(sight)) return say("play-your-turn", { decision: sight.asked() ?? "card" });
  const names = sight.awaited().map((seat) => playerName(sight, seat));
  return names.length ? say("play-waiting", { names: listed(names) }) : "";
}
