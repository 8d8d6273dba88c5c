/** Who sits on a seat. */

import { isolated, say } from "../words.js";
import { levelText } from "./bots.js";

/** @typedef {import("../types.d.ts").Seat} Seat */

/** How well the bot on a seat plays; nothing where a person sits.
 * @param {Seat[]} seats
 * @param {number} seat */
export function levelOn(seats, seat) {
  const { bot, guest } = seats[seat];
  return bot && !guest ? levelText(bot) : null;
}

/** The name of the bot, which goes with its seat, or of the person, who may have given none; nobody
 * is known to have played the cities of a record.
 * @param {Seat[]} seats
 * @param {number} seat */
export function nameOn(seats, seat) {
  const { name, bot, guest } = seats[seat];
  if (bot && !guest) return say(`bot-name-${seat}`);
  if (name) return isolated(name);
  return guest ? say("play-guest", { seat: seat + 1 }) : null;
}

/** The same, with the level of a bot. @param {Seat[]} seats @param {number} seat */
export function nameWithLevel(seats, seat) {
  const [name, level] = [nameOn(seats, seat), levelOn(seats, seat)];
  return name && level ? say("bot-named", { name, level }) : name;
}
