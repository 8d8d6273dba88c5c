/** The rulings that concern a thing: by what it does, and by its colour. Each is named by its rule;
 * a rule that says several things has a word behind its number. */

import { html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("../components/exhibits.js").Exhibit} Exhibit */

/** @type {Record<string, string[]>} */
const BY_KIND = {
  produce: ["b-25"],
  produce_choice: ["b-25"],
  shields: ["b-30"],
  symbol_choice: ["b-51"],
  coins_per: ["b-12"],
  points_per: ["b-37"],
  points_if_complete: ["b-37"],
  build_from_discard: ["b-41"],
  discount: ["b-25", "b-26"],
  play_last_card: ["b-40"],
  free_first_of_colour: ["b-42"],
  free_first_of_age: ["b-42"],
  free_last_of_age: ["b-42"],
  free_colour: ["l-20"],
  leaders_free: ["l-20"],
  leader_discount: ["l-40"],
  bank_purchase: ["l-21"],
  coins_on_victory: ["l-22"],
  coins_on_build: ["l-22"],
  coins_on_chain: ["l-22"],
  coins_on_stage: ["l-22"],
  reduce: ["l-23"],
  bonus_coin: ["l-27"],
  coin_after_purchase: ["l-28"],
  defeats_to_winner: ["l-29"],
  others_lose_on_stage: ["c-2"],
  free_per_age: ["l-32"],
  free_stages: ["c-9-stage"],
  purchase_rebate: ["c-9-rebate"],
  start_rebate: ["c-9-rebate"],
  produce_owned: ["c-9"],
  produce_missing: ["c-9"],
  remote_trade: ["a-51"],
  immunity: ["a-22"],
  stage_moves_fleet: ["a-50", "a-46"],
  abstain: ["a-37"],
  victory: ["l-25"],
  purge_defeats: ["l-26"],
  others_lose: ["c-2"],
  diplomacy: ["c-5"],
  draw_leaders: ["l-40-draw"],
  recruit_extra: ["l-40-extra"],
  bury_leader: ["l-40-grave"],
  debts: ["c-4"],
  incursion: ["a-38"],
  move_fleet: ["a-46"],
  top_island: ["a-31"],
  pirates: ["a-24", "c-2"],
  replace_symbol: ["l-30"],
  symbol_most: ["l-30"],
  points_if_only_leader: ["l-31"],
  points_if_richest: ["l-31"],
  points_if_most: ["l-31"],
  mask: ["c-8"],
  points_per_chosen_colour: ["b-37"],
};

/** Of the kinds of effect that make goods. */
const MAKES = ["produce", "produce_choice"];

/** For each figure of a ship's space. @type {Record<string, string[]>} */
const BY_SPACE = {
  "space-naval": ["a-10"],
  "space-commerce": ["a-10"],
  "space-points": ["a-10"],
  "space-tribute": ["a-22"],
  "space-island": ["a-30"],
};
const RULINGS = { ...BY_KIND, ...BY_SPACE };

/** @param {Exhibit} exhibit */
function byColour({ colour, effects = [] }) {
  const makes = effects.some(({ kind }) => MAKES.includes(kind));
  if (colour === "purple") return ["a-55"];
  if (!makes || colour === undefined) return [];
  return colour === "brown" || colour === "grey" ? ["b-24"] : ["b-21"];
}

/** @param {Exhibit} exhibit */
const rulingsOf = (exhibit) => [
  ...new Set([
    ...(exhibit.effects ?? []).flatMap(({ kind }) => RULINGS[kind] ?? []),
    ...byColour(exhibit),
  ]),
];

/** The number of the rule. @param {string} ruling */
const ruleOf = (ruling) => ruling.split("-").slice(0, 2).join("-").toUpperCase();

/** @param {Exhibit} exhibit */
export const Rulings = (exhibit) =>
  rulingsOf(exhibit).map(
    (ruling) => html`<span class="learn__ruling" data-rule=${ruleOf(ruling)}>
      ${say(`ruling-${ruling}`)} <small>${ruleOf(ruling)}</small>
    </span>`,
  );
