/** Moves: read from their notation, and in words. */

import { effectText } from "../components/explain.js";
import { say } from "../words.js";
import { lacking } from "./view.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {{text: string, verb: string, subject: string, what: string, ship: boolean,
 *   freeBy: string | null, pays: [string, number][]}} Move */

const FLEET_OF = ["red", "yellow", "blue", "green"];
/** @type {Record<string, number>} */
const STEPS_ROUND = { left: 1, right: -1, far_left: 2, far_right: -2 };

/** docs/notation.md has the grammar.
 * @param {string} text @returns {Move} */
export function readMove(text) {
  const [verb, ...words] = text.split(" ");
  const what = words.join(" ");
  const subject = words.shift() ?? "";
  const freeBy = words[0] === "free" ? words.splice(0, 2)[1] : null;
  const ship = words[0] === "ship" && Boolean(words.shift());
  /** @type {[string, number][]} */
  const pays = [];
  if (["build", "stage"].includes(verb)) {
    for (let at = 0; at < words.length; at += 2) pays.push([words[at], Number(words[at + 1])]);
  }
  return { text, verb, subject, what, ship, freeBy, pays };
}

/** @param {Sight} sight @param {string} id @returns {string} */
export function colourOf(sight, id) {
  return sight.catalogue.cards[id]?.colour ?? "leader";
}

/** The cards of the own city that make a card free. @param {Sight} sight @param {string} id */
export function chainFrom(sight, id) {
  const { chain } = sight.catalogue.cards[id] ?? { chain: [] };
  const own = sight.cities[sight.chair].cards;
  return own.filter((other) => sight.catalogue.cards[other].shows.some((name) => chain.includes(name)));
}

/** The coins that a card itself costs, or the next stage. @param {Sight} sight @param {Move} move */
function printedCoins(sight, move) {
  if (move.verb === "build") {
    const free = move.freeBy || chainFrom(sight, move.subject).length;
    return free ? 0 : sight.catalogue.cards[move.subject].cost.coins;
  }
  return move.verb === "stage" ? (nextStage(sight)?.cost.coins ?? 0) : 0;
}

/** @param {Sight} sight */
export function nextStage(sight) {
  return sight.side(sight.chair)?.stages[sight.cities[sight.chair].buried.length];
}

/** All coins that a move takes, but for those of a ship's step. @param {Sight} sight @param {Move} move */
export function price(sight, move) {
  return move.pays.reduce((sum, [, coins]) => sum + coins, printedCoins(sight, move));
}

/** Who gets how much. @param {Sight} sight @param {Move} move @returns {string[]} */
export function payments(sight, move) {
  const count = sight.cities.length;
  const told = move.pays.map(([payee, coins]) => {
    if (payee === "bank") return say("pay-bank", { coins });
    const seat = (sight.chair + STEPS_ROUND[payee] + count) % count;
    return say("pay-city", { coins, who: sight.who(seat), side: payee });
  });
  const printed = printedCoins(sight, move);
  return printed ? [...told, say("pay-bank", { coins: printed })] : told;
}

/** Why a build costs nothing. @param {Sight} sight @param {Move} move */
function whyFree(sight, move) {
  if (move.freeBy) {
    if (move.freeBy in sight.catalogue.leaders) return say("way-leader", { leader: move.freeBy });
    return say("way-right", { board: move.freeBy });
  }
  const chain = chainFrom(sight, move.subject);
  if (move.verb === "build" && chain.length) return say("way-chain", { cards: chain.join(" ") });
  const cost = move.verb === "build" ? sight.catalogue.cards[move.subject].cost : nextStage(sight)?.cost;
  return cost?.goods.length ? say("way-own") : say("way-free");
}

/** What a build or a stage takes. @param {Sight} sight @param {Move} move */
export function wayText(sight, move) {
  return payments(sight, move).join(", ") || whyFree(sight, move);
}

/** @param {Sight} sight @param {Move} move */
function fleetOf(sight, move) {
  if (move.verb === "sell") return "yellow";
  if (move.verb === "build") return colourOf(sight, move.subject);
  return sight.catalogue.shipyards[sight.cities[sight.chair].shipyard ?? ""].wonder_fleet;
}

/** The ship that goes along, and to which step. @param {Sight} sight @param {Move} move */
function shipFigures(sight, move) {
  const fleet = fleetOf(sight, move);
  const steps = sight.cities[sight.chair].fleets ?? [];
  return { fleet, step: (steps[FLEET_OF.indexOf(fleet)] ?? 0) + 1 };
}

/** A move as a line of a menu: what is done, and what it takes or gives.
 * @param {Sight} sight @param {Move} move @returns {{title: string, detail: string}} */
export function actionText(sight, move) {
  const built = sight.cities[sight.chair].buried.length;
  const along = move.ship ? ` ${say("with-ship", shipFigures(sight, move))}` : "";
  if (move.verb === "build") return { title: say("action-build") + along, detail: wayText(sight, move) };
  if (move.verb === "stage") {
    const gift = effectText(nextStage(sight)?.effects ?? []);
    const title = say("action-stage", { stage: built + 1 }) + along;
    return { title, detail: say("play-stage-gives", { gift, way: wayText(sight, move) }) };
  }
  if (move.verb === "recruit") return { title: say("action-recruit"), detail: "" };
  const sale = move.ship ? say("action-sell-ship", shipFigures(sight, move)) : say("action-sell");
  return { title: sale, detail: "" };
}

/** What doing nothing means in each decision.
 * @type {Record<string, () => string>} */
const PASSING = {
  last: () => say("pass-last"),
  discard: () => say("pass-discard"),
  extra: () => say("pass-extra"),
  bury: () => say("pass-bury"),
  fleet: () => say("pass-fleet"),
};

/** A move as a choice on its own. @param {Sight} sight @param {Move} move @param {string | null} kind */
export function choiceText(sight, move, kind) {
  if (move.verb === "pass") return PASSING[kind ?? ""]?.() ?? say("choice-pass");
  if (move.verb === "join") return say("join-naval");
  if (move.verb === "abstain") return say("abstain-naval");
  const stage = sight.cities[sight.chair].buried.length + 1;
  const figures = { card: move.subject, colour: colourOf(sight, move.subject), stage, ...fleetFigure(sight, move) };
  if (move.verb === "sell" && move.ship) return say("choice-sell-ship", figures);
  return say(`choice-${move.verb}`, { ...figures, what: move.verb === "debt" || move.verb === "token" ? Number(move.what) : move.what });
}

/** @param {Sight} sight @param {Move} move @returns {Record<string, string>} */
const fleetFigure = (sight, move) => (move.ship ? { fleet: fleetOf(sight, move) } : {});

/** What a card of the hand takes now, in a word or two.
 * @param {Sight} sight @param {string} id @param {Move[]} moves
 * @returns {{text: string, state: "free" | "paid" | "no"}} */
export function ribbon(sight, id, moves) {
  const builds = moves.filter((move) => move.verb === "build" || move.verb === "recruit");
  if (!builds.length) return { text: obstacle(sight, id), state: "no" };
  if (id in sight.catalogue.leaders) return { text: say("action-recruit"), state: "free" };
  const best = builds.reduce((one, other) => (price(sight, other) < price(sight, one) ? other : one));
  const coins = price(sight, best);
  if (coins) return { text: say("coins", { coins }), state: "paid" };
  return { text: whyFree(sight, best), state: "free" };
}

/** Why a card cannot be built. @param {Sight} sight @param {string} id */
function obstacle(sight, id) {
  const card = sight.catalogue.cards[id];
  const own = sight.cities[sight.chair];
  if (!card) return say("play-too-dear");
  if (own.cards.some((other) => sight.catalogue.cards[other].name === card.name)) return say("obstacle-built");
  if (!own.side) return say("play-too-dear");
  const round = sight.others();
  const around = [sight.chair, round[0], round[round.length - 1]];
  const from = [...around.flatMap((seat) => sight.sells(seat)), ...sight.alone(sight.chair)];
  const goods = lacking(card.cost.goods, from);
  const plain = !sight.settings.expansions?.length;
  return goods.length && plain ? say("obstacle-missing", { goods: goods.join(" ") }) : say("play-too-dear");
}
