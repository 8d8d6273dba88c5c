/** What is open over the table, and what has been looked at. */

import { signal } from "../vendor/signals.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {number | "log" | "chat" | "rules" | "invite" | "keys" | "name"
 *   | "leave"} Opening */
/** @typedef {{guest: string, name: string, line?: Line}} Other */

/** The city that is open large, or what else is.
 * @type {import("../vendor/signals.js").Signal<Opening | null>} */
export const opened = signal(null);

/** The person whom the menu is about, and perhaps a line of theirs.
 * @type {import("../vendor/signals.js").Signal<Other | null>} */
export const about = signal(null);

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

/** Where the hand and the own city share a place: which of them is looked at.
 * @type {import("../vendor/signals.js").Signal<"hand" | "city">} */
export const tab = signal("hand");
