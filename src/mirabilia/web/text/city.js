/** A city in words: what it has, as headings and lists. */

import {
  costText,
  effectText,
  islandText,
  leaderText,
  spaceText,
  stageText,
  withChains,
} from "../components/explain.js";
import { signed } from "../components/pieces.js";
import { html } from "../html.js";
import { chainTexts } from "../table/chains.js";
import { CityTitle } from "../table/cities.js";
import { CityEntries } from "../table/entries.js";
import { sourcesText, versus } from "../table/figures.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {{sight: Sight, seat: number}} Of */

/** @param {number[]} values */
const sum = (values) => values.reduce((whole, value) => whole + value, 0);

/** @param {{texts: string[]}} props */
export const List = ({ texts }) => html`<ul>${texts.map((text) => html`<li>${text}</li>`)}</ul>`;

/** @param {{title: string, texts: string[]}} props */
function Part({ title, texts }) {
  return texts.length
    ? html`
      <h3>${title}</h3>
      <${List} texts=${texts} />
    `
    : null;
}

/** How strong a city is, beside others. @param {Sight} sight @param {number} seat */
function strength(sight, seat) {
  const shields = sight.course.shields[seat];
  const naval = sight.course.naval?.[seat];
  return [
    seat === sight.chair
      ? say("shields", { shields })
      : say("play-shields", { shields, result: versus(sight, seat) }),
    naval !== undefined && say("naval", { strength: naval }),
  ];
}

/** @param {Sight} sight @param {number} seat */
function science(sight, seat) {
  const shown = sight.course.science[seat];
  return [...sight.catalogue.science, "choice"]
    .filter((symbol) => shown[symbol])
    .map((symbol) => say("science-count", { count: shown[symbol], symbol }));
}

/** @param {Sight} sight @param {number} seat */
function tokens(sight, seat) {
  const { victories, defeats, ...rest } = sight.cities[seat];
  const { debts = 0, diplomacy = 0, naval_tokens: naval = [] } = rest;
  return [
    victories.length && say("play-victories", { tokens: victories.length, value: sum(victories) }),
    defeats && say("play-defeats", { defeats }),
    naval.length && say("tokens-naval", { tokens: naval.map(signed).join(" ") }),
    debts && say("debts", { debts }),
    diplomacy && say("diplomacy", { tokens: diplomacy }),
  ];
}

/** Attacks of this age from beyond the neighbours (A-38).
 * @param {Sight} sight
 * @param {number} seat */
function incursions(sight, seat) {
  /** @type {number[][]} */
  const all = sight.now.sea?.incursions ?? [];
  return all.flatMap(([by, on]) => [
    by === seat && say("text-incursion-on", { target: sight.who(on) }),
    on === seat && say("text-incursion-by", { who: sight.who(by) }),
  ]);
}

/** @param {Sight} sight @param {number} seat */
function production(sight, seat) {
  const [sold, kept] = [sight.course.sold[seat], sight.course.kept[seat]];
  const whose = sight.sells(seat) ? "other" : "own";
  return [
    sold.length && say("text-makes", { whose, goods: sourcesText(sold) }),
    kept.length && say("text-alone", { goods: sourcesText(kept) }),
  ];
}

/** @param {Sight} sight @param {number} seat */
function facts(sight, seat) {
  const { coins } = sight.cities[seat];
  const points = sight.points(seat);
  const all = [
    say("coins", { coins }),
    ...strength(sight, seat),
    points !== null && say("play-points", { points }),
    ...science(sight, seat),
    ...tokens(sight, seat),
    ...incursions(sight, seat),
    ...production(sight, seat),
  ];
  return all.filter((text) => typeof text === "string");
}

/** @param {Sight} sight @param {number} seat */
function stages(sight, seat) {
  const built = sight.cities[seat].buried.length;
  return (sight.side(seat)?.stages ?? []).map((stage, at) => stageText(stage, at + 1, at < built));
}

/** A building, with what it makes free. @param {Sight} sight @param {string} card */
function buildingText(sight, card) {
  const { colour, effects } = sight.catalogue.cards[card];
  const told = say("text-built", { card, colour, gift: effectText(effects) });
  return withChains(told, chainTexts(sight, card).after);
}

/** What stands, in the order of colours. @param {Sight} sight @param {number} seat */
function buildings(sight, seat) {
  const { cards, colours } = sight.catalogue;
  const order = (/** @type {string} */ id) => colours.indexOf(cards[id].colour);
  return [...sight.cities[seat].cards]
    .sort((one, other) => order(one) - order(other))
    .map((id) => buildingText(sight, id));
}

/** Where each ship is, and its next step. @param {Sight} sight @param {number} seat */
function ships(sight, seat) {
  const { shipyard, fleets = [] } = sight.cities[seat];
  if (!shipyard) return [];
  return sight.catalogue.fleets.map((fleet, at) => {
    const [spaces, step] = [sight.catalogue.tracks[fleet], fleets[at]];
    const next = spaces[step + 1];
    const told = { fleet, step, last: spaces.length - 1 };
    if (!next) return say("text-ship-there", told);
    const cost = sight.catalogue.shipyards[shipyard].costs[fleet][step];
    return say("text-ship", { ...told, cost: costText(cost), gift: spaceText(next) });
  });
}

/** The leaders that wait in the hand.
 * @param {Sight} sight
 * @param {number} seat
 * @returns {string[]} */
const waitingLeaders = (sight, seat) =>
  seat === sight.me ? (sight.now.court?.hands[seat] ?? []) : [];

/** @param {Of} props */
export function TextCity({ sight, seat }) {
  const { leaders, islands } = sight.catalogue;
  const { leaders: led = [], islands: found = [] } = sight.cities[seat];
  const tell = (/** @type {string} */ id) => leaderText(id, leaders[id]);
  return html`<section data-seat=${seat}>
    <h2>
      ${seat === sight.me ? say("text-own") : html`<${CityTitle} sight=${sight} seat=${seat} />`}
    </h2>
    <${List} texts=${facts(sight, seat)} />
    <${Part} title=${say("label-wonder")} texts=${stages(sight, seat)} />
    <${Part} title=${say("label-cards")} texts=${buildings(sight, seat)} />
    <${Part} title=${say("label-leaders")} texts=${led.map(tell)} />
    <${Part} title=${say("text-leaders-held")} texts=${waitingLeaders(sight, seat).map(tell)} />
    <${Part}
      title=${say("label-islands")}
      texts=${found.map((id) => islandText(id, islands[id]))}
    />
    <${Part} title=${say("label-ships")} texts=${ships(sight, seat)} />
    <${CityEntries} sight=${sight} seat=${seat} />
  </section>`;
}
