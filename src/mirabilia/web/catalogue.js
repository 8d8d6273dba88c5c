/** What is in the boxes, by id: made by scripts/web_catalogue.py. */

import { nextTask } from "./tasks.js";

/** @typedef {{kind: string, amount: number, where: string, each?: string, goods?: string,
 *   symbol?: string, fleets?: string, value?: number, price?: number, coins?: number,
 *   by_age?: number}} Effect */
/** @typedef {{coins: number, goods: string[]}} Cost */
/** @typedef {{name: string, box: string, age: number, colour: string, players: number[],
 *   cost: Cost, effects: Effect[], chain: string[], shows: string[]}} Card */
/** @typedef {{cost: Cost, effects: Effect[]}} Stage */
/** @typedef {{start: string[], effects: Effect[], stages: Stage[]}} Side */
/** @typedef {"day" | "night"} SideName */
/** @typedef {{box: string, day: Side, night: Side}} Wonder */
/** @typedef {{group: string, cost: number | "age", effects: Effect[]}} Leader */
/** @typedef {{level: number, effects: Effect[]}} Island */
/** @typedef {{naval?: number, commerce?: number, coins?: number, tribute?: number,
 *   points?: number, island?: number}} Space */
/** @typedef {{wonder_fleet: string, editions: number[], costs: Record<string, Cost[]>}} Shipyard */
/** @typedef {{version: number, languages: string[], boxes: string[], resources: string[],
 *   colours: string[], science: string[], fleets: string[], groups: string[], chains: string[],
 *   kinds: string[], cards: Record<string, Card>, wonders: Record<string, Wonder>,
 *   leaders: Record<string, Leader>, islands: Record<string, Island>,
 *   tracks: Record<string, Space[]>, shipyards: Record<string, Shipyard>,
 *   tokens: {victory: number[], naval: Record<string, number>[]},
 *   points: {lines: Record<string, string>, coins: number, set: number,
 *     purple: number}}} Catalogue */

/** @returns {Promise<Catalogue>} */
export async function loadCatalogue() {
  const answer = await fetch(new URL("catalogue.json", import.meta.url));
  if (!answer.ok) throw new Error(`catalogue.json: ${answer.status}`);
  return answer.json();
}

/** The symbols of art/sprite.svg become part of the page, so that `Icon` finds them by name. */
export async function loadSprite() {
  const answer = await fetch(new URL("art/sprite.svg", import.meta.url));
  if (!answer.ok) throw new Error(`sprite.svg: ${answer.status}`);
  const drawn = await answer.text();
  await nextTask();
  document.body.insertAdjacentHTML("afterbegin", drawn);
  const sprite = /** @type {Element} */ (document.body.firstElementChild);
  sprite.classList.add("sprite");
  sprite.setAttribute("aria-hidden", "true");
}

/** The cards that show a chain's symbol, or that it makes free.
 * @param {Catalogue} catalogue
 * @param {"shows" | "chain"} which
 * @param {string[]} chains */
export function cardsWith(catalogue, which, chains) {
  const cards = Object.entries(catalogue.cards);
  return cards
    .filter(([, card]) => card[which].some((one) => chains.includes(one)))
    .map(([id]) => id);
}
