/** What is open over the table, and what has been looked at. */

import { keep, kept } from "../net/kept.js";
import { signal } from "../vendor/signals.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {number | "log" | "chat" | "rules" | "invite" | "keys" | "name"
 *   | "leave"} Opening */
/** @typedef {{guest: string, name: string, line?: Line}} Other */

/** The city that is open large, or what else is.
 * @type {import("../vendor/signals.js").Signal<Opening | null>} */
export const opened = signal(null);

/** What is not opened over a table that has it beside it.
 * @type {("log" | "chat")[]} */
export const LIES_BESIDE = ["log", "chat"];

/** The person whom the menu is about, and perhaps a line of theirs.
 * @type {import("../vendor/signals.js").Signal<Other | null>} */
export const about = signal(null);

/** How many chats are in sight: over the table, beside it, or none. */
export const chats = signal(0);

/** When the last line was said that has been looked at, and at which table.
 * @type {import("../vendor/signals.js").Signal<{table: string, at: number} | null>} */
const read = signal(kept("read"));

/** All lines so far have been looked at. @param {Sight} sight */
export function lookAtChat(sight) {
  const at = Math.max(0, ...sight.snapshot.chat.map((line) => line.at));
  read.value = { table: sight.parts.table.id, at };
  keep("read", read.value);
}

/** The lines of others that have not been looked at. @param {Sight} sight */
export function unread(sight) {
  const { snapshot, parts } = sight;
  const seen = read.value?.table === parts.table.id ? read.value.at : 0;
  return chats.value
    ? 0
    : snapshot.chat.filter((line) => line.at > seen && line.guest !== snapshot.guest).length;
}

/** Whether the table is looked at again after the end. */
export const showsTable = signal(false);

/** Where the hand and the own city share a place: which of them is looked at.
 * @type {import("../vendor/signals.js").Signal<"hand" | "city">} */
export const tab = signal("hand");
