/** Moves: read from their notation, and in words. */

import { say } from "../words.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {{text: string, verb: string, subject: string, what: string, ship: boolean}} Move */

/** docs/notation.md has the grammar.
 * @param {string} text @returns {Move} */
export function readMove(text) {
  const [verb, ...words] = text.split(" ");
  return {
    text,
    verb,
    subject: words[0] ?? "",
    what: words.join(" "),
    ship: words.slice(1).includes("ship"),
  };
}

/** @param {Sight} sight @param {string} id @returns {string} */
export function colourOf(sight, id) {
  return sight.catalogue.cards[id]?.colour ?? "leader";
}

/** The fleet whose ship goes along. @param {Sight} sight @param {Move} move */
function fleetOf(sight, move) {
  if (move.verb === "sell") return sight.course.sale_fleet;
  const offer = sight.parts.offers.find(({ piece }) => piece === move.subject);
  return (move.verb === "build" ? offer?.build_ship : offer?.stage_ship)?.fleet;
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

/** A move in words.
 * @param {Sight} sight
 * @param {Move} move
 * @param {string | null} kind of the decision */
export function choiceText(sight, move, kind) {
  if (move.verb === "pass") return PASSING[kind ?? ""]?.() ?? say("choice-pass");
  if (move.verb === "join") return say("join-naval");
  if (move.verb === "abstain") return say("abstain-naval");
  const stage = sight.cities[sight.chair].buried.length + 1;
  /** @type {Record<string, string>} */
  const fleet = move.ship ? { fleet: fleetOf(sight, move) ?? "" } : {};
  const what = NUMBERED.includes(move.verb) ? Number(move.what) : move.what;
  const figures = {
    card: move.subject,
    colour: colourOf(sight, move.subject),
    stage,
    what,
    ...fleet,
  };
  return move.verb === "sell" && move.ship
    ? say("choice-sell-ship", figures)
    : say(`choice-${move.verb}`, figures);
}

/** How many ships a move moves. @param {Move} move */
export const shipsIn = ({ verb, what }) => (verb === "fleet" ? what.split(" ").length : 0);

/** @param {Sight} sight @param {(move: Move) => number} measure */
export const mostOf = (sight, measure) =>
  Math.max(...sight.moves.map((text) => measure(readMove(text))));
