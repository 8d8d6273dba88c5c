/** What messages call those who play. */

import { literal, say } from "../words.js";
import { nameOn } from "./seated.js";

/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {{board: string | null}} City */

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
