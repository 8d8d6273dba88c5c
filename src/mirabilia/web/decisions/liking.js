/** What a newcomer can well do: a rough judgement, by what is open to all. What the rules say a
 * thing is worth comes from the catalogue; it knows nothing of the deal. */

import { science } from "../points.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../catalogue.js").Effect} Effect */

/** What more shields are worth against somebody who is beaten anyway, or not reached. */
const AHEAD = 0.5;
/** What a kind of good is worth that the city lacks, and one that it has, by age. */
const [LACKED, HAD] = [
  [0, 4, 4, 0],
  [0, 1, 1, 0],
];
/** What is not judged here: a rule of its own, or something of another box. */
const SOMETHING = 2;

/** @param {Sight} sight */
const ageOf = ({ now }) => now.age || 1;

/** What a victory brings in this age. @param {Sight} sight */
const victory = (sight) => sight.catalogue.tokens.victory[ageOf(sight) - 1];

/** @param {Sight} sight */
const agesToCome = (sight) => sight.catalogue.tokens.victory.length - ageOf(sight);

/** @param {Sight} sight @param {number} coins */
const pointsOf = ({ catalogue }, coins) => coins / catalogue.points.coins;

/** The kinds of goods that a city makes, each once. @param {Sight} sight */
const made = ({ course, chair }) =>
  new Set([...course.sold[chair], ...course.kept[chair]].flatMap((one) => one.split("/")));

/** @param {Sight} sight @param {Effect} effect */
function goods(sight, { goods: names = "" }) {
  const has = made(sight);
  const [lacked, had] = [LACKED[ageOf(sight)], HAD[ageOf(sight)]];
  const kinds = [...new Set(names.split(" "))];
  return (
    Math.max(...kinds.map((kind) => (has.has(kind) ? had : lacked))) + (kinds.length > 1 ? 1 : 0)
  );
}

/** A neighbour who was not beaten before is beaten, or held off; others may arm later.
 * @param {Sight} sight @param {Effect} effect */
function shields(sight, { amount }) {
  const { course, chair } = sight;
  const gained = sight.neighbours().map((seat) => {
    const lead = course.shields[chair] - course.shields[seat];
    if (lead <= 0 && lead + amount > 0) return victory(sight) + 1;
    return lead + amount === 0 ? 1 : AHEAD;
  });
  return gained[0] + gained[1];
}

/** What one more symbol adds, and a little more while others can follow.
 * @param {Sight} sight @param {Effect} effect */
function symbol(sight, { symbol: name = "" }) {
  const shown = sight.course.science[sight.chair];
  const { science: kinds, points } = sight.catalogue;
  const before = kinds.map((kind) => shown[kind] ?? 0);
  const after = before.map((number, at) => number + (kinds[at] === name ? 1 : 0));
  return science(after, points.set) - science(before, points.set) + 2 * agesToCome(sight);
}

/** @type {Record<string, (sight: Sight) => number[]>} */
const SEATS = {
  own: ({ chair }) => [chair],
  neighbours: (sight) => sight.neighbours(),
  all: (sight) => [sight.chair, ...sight.neighbours()],
};

/** How many cards of some colours lie where an effect looks.
 * @param {Sight} sight @param {Effect} effect */
const cards = (sight, { where, each = "" }) =>
  (SEATS[where]?.(sight) ?? []).flatMap((seat) =>
    sight.cities[seat].cards.filter((id) =>
      each.split(" ").includes(sight.catalogue.cards[id].colour),
    ),
  ).length;

/** For each kind of effect that is judged, what it brings, in points, more or less.
 * @type {Record<string, (sight: Sight, effect: Effect) => number>} */
const BRINGS = {
  points: (_, { amount }) => amount,
  coins: (sight, { amount }) => pointsOf(sight, amount),
  produce: goods,
  produce_choice: goods,
  discount: agesToCome,
  shields,
  symbol,
  points_per: (sight, effect) => effect.amount * cards(sight, effect),
  coins_per: (sight, effect) => pointsOf(sight, effect.amount * cards(sight, effect)),
};

/** @param {Sight} sight @param {Effect[]} effects @param {number} coins that it costs */
export const liking = (sight, effects, coins) =>
  effects.reduce((sum, one) => sum + (BRINGS[one.kind]?.(sight, one) ?? SOMETHING), 0) -
  pointsOf(sight, coins);
