/** Moves: read from their notation, and in words. */

import { listed, say } from "../words.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {{text: string, verb: string, subject: string, what: string, ship: boolean,
 *   right: string, pays: Record<string, number>}} Move */

const PAYMENTS = /\b(left|right|bank|far_left|far_right) (\d+)/g;

/** docs/notation.md has the grammar.
 * @param {string} text @returns {Move} */
export function readMove(text) {
  const [verb, ...words] = text.split(" ");
  const pays = [...text.matchAll(PAYMENTS)].map(([, payee, coins]) => [payee, Number(coins)]);
  return {
    text,
    verb,
    subject: words[0] ?? "",
    what: words.join(" "),
    ship: words.slice(1).includes("ship"),
    right: words[1] === "free" ? words[2] : "",
    pays: Object.fromEntries(pays),
  };
}

/** The seat of a payee. @param {Sight} sight @param {string} payee */
export function payeeOf(sight, payee) {
  const others = sight.others();
  const steps = payee.startsWith("far") ? 2 : 1;
  return others[payee.endsWith("left") ? steps - 1 : others.length - steps];
}

/** Who gets how much. @param {Sight} sight @param {Record<string, number>} pays */
export const paymentsText = (sight, pays) =>
  listed(
    Object.entries(pays).map(([payee, coins]) =>
      payee === "bank"
        ? say("pay-bank", { coins })
        : say("pay-whom", { coins, who: sight.who(payeeOf(sight, payee)) }),
    ),
  );

/** @param {Sight} sight @param {string} id @returns {string} */
export function colourOf(sight, id) {
  return sight.catalogue.cards[id]?.colour ?? "leader";
}

/** The fleet whose ship goes along. @param {Sight} sight @param {Move} move */
function fleetOf(sight, { verb, subject }) {
  if (verb === "sell") return sight.course.sale_fleet ?? "";
  if (verb === "build") return sight.catalogue.cards[subject].colour;
  const { shipyard } = sight.cities[sight.chair];
  return sight.catalogue.shipyards[shipyard ?? ""].wonder_fleet;
}

/** The number of the space where a ship goes next. @param {Sight} sight @param {string} fleet */
export function nextStep(sight, fleet) {
  const at = sight.catalogue.fleets.indexOf(fleet);
  return (sight.cities[sight.chair].fleets?.[at] ?? 0) + 1;
}

/** What doing nothing means in each decision.
 * @type {Record<string, () => string>} */
export const PASSING = {
  last: () => say("pass-last"),
  discard: () => say("pass-discard"),
  extra: () => say("pass-extra"),
  bury: () => say("pass-bury"),
  fleet: () => say("pass-fleet"),
};

/** Verbs whose subject is a number. */
const NUMBERED = ["debt", "token"];

/** What is done, without the ship that goes along and without what is paid.
 * @param {Sight} sight
 * @param {Move} move */
const deedText = (sight, { verb, subject, what }) =>
  say(`choice-${verb}`, {
    card: subject,
    colour: colourOf(sight, subject),
    stage: sight.stageNumber(),
    what: NUMBERED.includes(verb) ? Number(what) : what,
  });

/** The same with its ship. @param {Sight} sight @param {Move} move */
function voyageText(sight, move) {
  const [fleet, card] = [fleetOf(sight, move), move.subject];
  return move.verb === "sell"
    ? say("choice-sell-ship", { card, colour: colourOf(sight, card), fleet })
    : say("with-ship", { action: deedText(sight, move), fleet, step: nextStep(sight, fleet) });
}

/** What it takes, or by which right it takes nothing, if there is something to say.
 * @param {Sight} sight
 * @param {Move} move */
function priceText(sight, { pays, right }) {
  const payments = paymentsText(sight, pays);
  const how = payments ? "paid" : "free";
  return payments || right ? [say("do-price", { how, payments, by: right, cards: "" })] : [];
}

/** A move in words, so that no two moves of a decision read the same.
 * @param {Sight} sight
 * @param {Move} move
 * @param {string | null} kind of the decision */
export function choiceText(sight, move, kind) {
  if (move.verb === "pass") return PASSING[kind ?? ""]?.() ?? say("choice-pass");
  if (move.verb === "join") return say("join-naval");
  if (move.verb === "abstain") return say("abstain-naval");
  const deed = move.ship ? voyageText(sight, move) : deedText(sight, move);
  return listed([deed, ...priceText(sight, move)], "series");
}

/** How many ships a move moves. @param {Move} move */
export const shipsIn = ({ verb, what }) => (verb === "fleet" ? what.split(" ").length : 0);

/** @param {Sight} sight @param {(move: Move) => number} measure */
export const mostOf = (sight, measure) =>
  Math.max(...sight.moves.map((text) => measure(readMove(text))));
