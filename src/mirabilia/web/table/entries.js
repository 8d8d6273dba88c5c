/** Where how to play speaks of what lies at the table. */

import { Entries } from "../components/entry.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { readMove } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../components/entry.js").Entry} Entry */

/** The entry of a card, leader, island or board. @param {Sight} sight @param {string} id
 * @returns {Entry[]} */
function entryOf({ catalogue }, id) {
  if (id in catalogue.cards) return [{ anchor: `card-${id}`, name: say(`card-${id}`) }];
  if (id in catalogue.leaders) return [{ anchor: `leader-${id}`, name: say(`leader-${id}`) }];
  if (id in catalogue.islands) return [{ anchor: `island-${id}`, name: say(`island-${id}`) }];
  return id in catalogue.wonders ? [{ anchor: `wonder-${id}-day`, name: say(`city-${id}`) }] : [];
}

/** A board with its stages. @param {Sight} sight @param {number} seat @returns {Entry[]} */
function boardEntry({ cities }, seat) {
  const { board, side } = cities[seat];
  return board && side
    ? [{ anchor: `wonder-${board}-${side}`, name: say("city-title-side", { board, side }) }]
    : [];
}

/** The space of each ship, and the next one. @param {Sight} sight @param {number} seat
 * @returns {Entry[]} */
function spaceEntries({ cities, catalogue }, seat) {
  const { shipyard, fleets = [] } = cities[seat];
  if (!shipyard) return [];
  return catalogue.fleets.map((fleet, at) => ({
    anchor: `space-${fleet}-${fleets[at]}`,
    name: say("learn-space", { fleet, step: fleets[at] }),
  }));
}

/** Everything in a city, in How to play. @param {{sight: Sight, seat: number}} props */
export function CityEntries({ sight, seat }) {
  const { cards, leaders = [], islands = [] } = sight.cities[seat];
  const pieces = [...cards, ...leaders, ...islands].flatMap((id) => entryOf(sight, id));
  const entries = [...boardEntry(sight, seat), ...pieces, ...spaceEntries(sight, seat)];
  return html`<${Entries} entries=${entries} />`;
}

/** Some pieces, in How to play. @param {{sight: Sight, ids: string[]}} props */
export const PieceEntries = ({ sight, ids }) =>
  html`<${Entries} entries=${ids.flatMap((id) => entryOf(sight, id))} />`;

/** What the moves of a decision are about. @param {{sight: Sight}} props */
export function MovesEntries({ sight }) {
  const ids = [...new Set(sight.moves.map((move) => readMove(move).subject))];
  return html`<${PieceEntries} sight=${sight} ids=${ids} />`;
}
