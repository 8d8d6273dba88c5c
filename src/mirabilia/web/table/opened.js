/** What is open over the table, and what has been looked at. */

import { signal } from "../vendor/signals.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {number | "log" | "chat" | "rules" | "invite"} Opening */

/** The city that is open large, or what else is.
 * @type {import("../vendor/signals.js").Signal<Opening | null>} */
export const opened = signal(null);

/** When the last line was said that has been looked at. */
export const read = signal(0);

/** The lines of others that have not been looked at. @param {Sight} sight */
export function unread(sight) {
  if (opened.value === "chat") return 0;
  return sight.snapshot.chat.filter(
    (line) => line.at > read.value && line.guest !== sight.snapshot.guest,
  ).length;
}

/** Whether the table is looked at again after the end. */
export const showsTable = signal(false);
