/** Who sits on a seat. */

import { isolated, say } from "../words.js";
import { levelText } from "./bots.js";

/** The name of the bot or the person, who may have given none; nobody is known to have played the
 * cities of a record.
 * @param {import("../types.d.ts").Seat[]} seats
 * @param {number} seat */
export function nameOn(seats, seat) {
  const { name, bot, guest } = seats[seat];
  if (bot && !guest) return levelText(bot);
  if (name) return isolated(name);
  return guest ? say("play-guest", { seat: seat + 1 }) : null;
}
