/** What each answer does and takes, in words: the names of the buttons. */

import {
  cardText,
  effectText,
  leaderText,
  islandText,
  spaceText,
  stageText,
  withChains,
} from "../components/explain.js";
import { listed, say } from "../words.js";
import { chainTexts } from "./chains.js";
import { PASSING, mostOf, nextStep, paymentsText, readMove } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./moves.js").Move} Move */
/** @typedef {import("../words.js").Figures} Figures */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Obstacle} Obstacle */
/** @typedef {import("../types.d.ts").Payment} Payment */

/** What a way takes, and how that is covered, as messages want it.
 * @param {Sight} sight
 * @param {Offer} offer
 * @param {Payment} way
 * @returns {Figures} */
const price = (sight, offer, way) => ({
  how: way.how,
  payments: paymentsText(sight, way.pays),
  by: way.free_by ?? "",
  cards: offer.chain.join(" "),
});

/** Why a way costs nothing. @param {Sight} sight @param {Offer} offer @param {Payment} way */
export function whyFree(sight, offer, { how, free_by: by }) {
  if (how === "chain") return say("way-chain", { cards: offer.chain.join(" ") });
  if (!by) return say("ribbon-how", { how });
  return by in sight.catalogue.leaders
    ? say("way-leader", { leader: by })
    : say("way-right", { board: by });
}

/** Where a ship goes, and what it finds there. @param {Sight} sight @param {string} fleet */
export function nextSpace(sight, fleet) {
  const step = nextStep(sight, fleet);
  const space = sight.catalogue.tracks[fleet][step];
  return { step, gift: space ? spaceText(space) : "" };
}

/** The ship that goes along, if one does. @param {Sight} sight @param {string | null} [fleet] */
const sailing = (sight, fleet) =>
  fleet ? { fleet, ...nextSpace(sight, fleet) } : { fleet: "none", step: 0, gift: "" };

/** "Build Well, free", "Build stage 2 with Well, pay 2 coins to Gizah"
 * @param {Sight} sight
 * @param {Offer} offer
 * @param {Payment} way
 * @param {string | null} [fleet] whose ship sails with it */
export function wayText(sight, offer, way, fleet) {
  const { verb } = readMove(way.move);
  const told = { card: offer.piece, ...price(sight, offer, way), ...sailing(sight, fleet) };
  if (verb === "stage") return say("do-stage", { ...told, stage: sight.stageNumber() });
  return verb === "recruit" ? say("do-recruit", told) : say("do-build", told);
}

/** "Sell Well for 3 coins" @param {Sight} sight @param {string} text of the move */
export function saleText(sight, text) {
  const { subject: card, ship } = readMove(text);
  const fleet = sight.course.sale_fleet;
  return ship && fleet
    ? say("do-sell-ship", { card, fleet, ...nextSpace(sight, fleet) })
    : say("do-sell", { card, coins: sight.course.sale });
}

/** The goods of an obstacle, one by one. @param {Record<string, number>} goods */
export const eachGood = (goods) =>
  Object.entries(goods).flatMap(([good, count]) => Array.from({ length: count }, () => good));

/** What an obstacle speaks of. @param {Sight} sight @param {Obstacle} obstacle */
function figuresOf(sight, { needs, goods }) {
  const bundles = goods.map((one) => say("goods-lacked", { goods: eachGood(one).join(" ") }));
  return { needs, has: sight.cities[sight.chair].coins, bundles: listed(bundles, "or") };
}

/** Why something cannot be done. @param {Sight} sight @param {Obstacle} obstacle */
export const obstacleText = (sight, obstacle) =>
  say(`obstacle-${obstacle.kind}`, figuresOf(sight, obstacle));

/** The same at the end of a sentence. @param {Sight} sight @param {Obstacle} obstacle */
export const obstacleClause = (sight, obstacle) =>
  say(`obstacle-${obstacle.kind}.clause`, figuresOf(sight, obstacle));

/** A card with its chains, a leader or an island. @param {Sight} sight @param {string} id */
export function pieceText(sight, id) {
  const { cards, leaders, islands } = sight.catalogue;
  const { before, after } = chainTexts(sight, id);
  if (id in cards) return withChains(cardText(id, cards[id]), before, after);
  return id in leaders ? leaderText(id, leaders[id]) : islandText(id, islands[id]);
}

/** A card of the hand, with what it takes now.
 * @param {Sight} sight
 * @param {string} id
 * @param {Offer | undefined} offer */
export function heldText(sight, id, offer) {
  const piece = pieceText(sight, id);
  const { ways: [best] = [], obstacle } = offer?.build ?? {};
  if (offer && best) return say("held-open", { piece, ...price(sight, offer, best) });
  return obstacle ? say("held-shut", { piece, why: obstacleClause(sight, obstacle) }) : piece;
}

/** What a side of the reader's board has. @param {Sight} sight @param {"day" | "night"} name */
function sideText(sight, name) {
  const { board } = sight.cities[sight.chair];
  if (!board) return "";
  const { effects, stages } = sight.catalogue.wonders[board][name];
  const gifts = effects.length ? [effectText(effects)] : [];
  const told = stages.map((stage, at) => stageText(stage, at + 1, false));
  return listed([...gifts, ...told], "clauses");
}

/** The ships of a move with where they go. @param {Sight} sight @param {string} fleets */
const voyages = (sight, fleets) =>
  listed(fleets.split(" ").map((fleet) => say("voyage", { fleet, ...nextSpace(sight, fleet) })));

/** What choosing each kind of answer does.
 * @type {Record<string, (sight: Sight, move: Move) => string>} */
const CHOOSING = {
  take: (sight, { subject }) => say("do-take", { piece: pieceText(sight, subject) }),
  keep: (sight, { subject }) => say("do-keep", { piece: pieceText(sight, subject) }),
  bury: (sight, { subject }) => say("do-bury", { piece: pieceText(sight, subject) }),
  island: (sight, { subject }) => say("do-keep", { piece: pieceText(sight, subject) }),
  board: (_, { subject: board }) => say("do-board", { board }),
  side: (sight, { subject }) =>
    say("do-side", {
      side: subject,
      gift: sideText(sight, /** @type {"day" | "night"} */ (subject)),
    }),
  token: (_, { what }) => say("do-token", { value: Number(what) }),
  debt: (sight, { what }) => say("pay-or-owe", owed(sight, Number(what))),
  fleet: (sight, { what }) => say("do-fleet", { ships: voyages(sight, what) }),
  join: () => say("join-naval"),
  abstain: () => say("abstain-naval"),
};

/** Coins that are paid where so many debts are taken. @param {Sight} sight @param {number} debts */
export function owed(sight, debts) {
  return { debts, coins: mostOf(sight, ({ what }) => Number(what)) - debts };
}

/** What an answer does that is not about the hand.
 * @param {Sight} sight
 * @param {Move} move
 * @param {string | null} kind of the decision */
export function answerText(sight, move, kind) {
  if (move.verb === "pass") return PASSING[kind ?? ""]?.() ?? say("choice-pass");
  return CHOOSING[move.verb](sight, move);
}
