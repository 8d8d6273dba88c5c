/** What those who play are called, the same wherever they are meant. */

import { literal, say } from "../words.js";
import { nameOn } from "./seated.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Seat} Seat */
/** @typedef {{board: string | null}} City */

/** Who plays a city: a name, or else the city's. @param {Sight} sight @param {number} seat */
export function playerName(sight, seat) {
  const board = sight.cities[seat]?.board;
  const name = nameOn(sight.parts.table.seats, seat);
  return name ?? (board ? say(`city-${board}`) : say("play-guest", { seat: seat + 1 }));
}

/** What messages are to call a seat: the person or the bot, with the city where several have the
 * same name, and the city alone where there is no name.
 * @param {Seat[]} seats
 * @param {City[]} cities
 * @param {number} seat */
export function called(seats, cities, seat) {
  const board = cities[seat]?.board ?? `seat_${seat}`;
  const name = nameOn(seats, seat);
  if (!name) return board;
  const isAlone = seats.filter((_, other) => nameOn(seats, other) === name).length === 1;
  return literal(isAlone ? name : say("player-of", { name, board }));
}
