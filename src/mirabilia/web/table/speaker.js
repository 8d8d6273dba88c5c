/** Who has said a line of the chat. */

import { say } from "../words.js";
import { playerName } from "./names.js";
import { nameBefore } from "./who.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Line} Line */
/** @typedef {import("./opened.js").Other} Other */

/** The seat, -1 for somebody who has none, and the name that is used everywhere else.
 * @param {Sight} sight
 * @param {Line} line */
export function speakerOf(sight, line) {
  const seat = sight.parts.table.seats.findIndex(({ guest }) => guest === line.guest);
  const name = seat < 0 ? (line.name ?? say("chat-watcher")) : nameBefore(sight, seat);
  return { seat, name };
}

/** What somebody is called, in the language that is shown now: who has no name is a guest.
 * @param {Sight} sight
 * @param {Other} other */
export function nameNow(sight, { guest, name, line }) {
  if (line) return speakerOf(sight, line).name;
  const seat = sight.parts.table.seats.findIndex((one) => one.guest === guest);
  return seat < 0 ? name : playerName(sight, seat);
}
