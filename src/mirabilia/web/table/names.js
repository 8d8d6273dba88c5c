/** What those who play are called. */

import { literal, say } from "../words.js";
import { levelText } from "./bots.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {{board: string | null}} City */

/** The name of the person or the bot, if there is one. @param {Seat} seat */
export const nameOn = ({ name, bot, guest }) => (bot && !guest ? levelText(bot) : (name ?? null));

/** What messages are to call a seat: the person or the bot, with the city where several have the
 * same name, and the city alone where there is no name.
 * @param {Seat[]} seats
 * @param {City[]} cities
 * @param {number} seat */
export function called(seats, cities, seat) {
  const board = cities[seat]?.board ?? `seat_${seat}`;
  const name = nameOn(seats[seat]);
  if (!name) return board;
  const isAlone = seats.filter((other) => nameOn(other) === name).length === 1;
  return literal(isAlone ? name : say("player-of", { name, board }));
}
