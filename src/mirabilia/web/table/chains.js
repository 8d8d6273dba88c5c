/** Chains in words: by what a card is free, and what it makes free later. */

import { cardsWith } from "../catalogue.js";
import { listed, say } from "../words.js";

/** @typedef {import("./view.js").Sight} Sight */

/** Cards of the boxes in play that follow one another by these symbols, each name once.
 * @param {Sight} sight
 * @param {"shows" | "chain"} which
 * @param {string[]} symbols */
function linked(sight, which, symbols) {
  const { cards } = sight.catalogue;
  const boxes = ["base", ...(sight.settings.expansions ?? [])];
  const found = cardsWith(sight.catalogue, which, symbols).filter((id) =>
    boxes.includes(cards[id].box),
  );
  return found.filter(
    (id, at) => found.findIndex((one) => cards[one].name === cards[id].name) === at,
  );
}

/** What a card is free with, symbol by symbol, and whether the own city shows it.
 * @param {Sight} sight
 * @param {string} id
 * @returns {{symbol: string, cards: string[], own: boolean}[]} */
export function freeWith(sight, id) {
  const { cards } = sight.catalogue;
  const shown = sight.cities[sight.chair].cards.flatMap((one) => cards[one].shows);
  return (cards[id]?.chain ?? []).map((symbol) => ({
    symbol,
    cards: linked(sight, "shows", [symbol]),
    own: shown.includes(symbol),
  }));
}

/** What a card makes free later, symbol by symbol.
 * @param {Sight} sight
 * @param {string} id
 * @returns {{symbol: string, cards: string[]}[]} */
export function leadsTo(sight, id) {
  return (sight.catalogue.cards[id]?.shows ?? [])
    .map((symbol) => ({ symbol, cards: linked(sight, "chain", [symbol]) }))
    .filter(({ cards }) => cards.length);
}

/** Both in words. @param {Sight} sight @param {string} id */
export function chainTexts(sight, id) {
  const before = freeWith(sight, id).map(({ cards, own }) =>
    say("chain-free-with", { cards: cards.join(" "), own: own ? "yes" : "no" }),
  );
  const after = leadsTo(sight, id).flatMap(({ cards }) => cards);
  return {
    before: listed(before, "clauses") || undefined,
    after: after.length ? say("chain-leads-to", { cards: after.join(" ") }) : undefined,
  };
}
