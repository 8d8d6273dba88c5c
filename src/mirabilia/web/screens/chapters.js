/** The chapters of how to play: what their parts are about, with pictures of the game's pieces. */

import { cardsWith } from "../catalogue.js";
import { Card } from "../components/card.js";
import { Face } from "../components/face.js";
import { IslandTile, LeaderCard, Token } from "../components/pieces.js";
import { ShipyardBoard } from "../components/shipyard.js";
import { Chip } from "../components/symbols.js";
import { WonderBoard } from "../components/wonder.js";
import { html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {{id: string, rules: string, pictures?: (catalogue: Catalogue) => any}} Part */
/** @typedef {{box: string, parts: Part[]}} Chapter */

/** What leads to the entry of a piece. @param {string} anchor @param {any} drawn */
const leading = (anchor, drawn) => html`<a class="learn__piece" href="#${anchor}">${drawn}</a>`;

/** @param {Catalogue} catalogue @param {string[]} ids */
const cards = ({ cards: all }, ids) =>
  ids.map((id) => leading(`card-${id}`, html`<${Card} id=${id} card=${all[id]} />`));

/** Cards that do something, the first ones. @param {Catalogue} catalogue @param {string} kind
 *  @param {number} count */
const doing = (catalogue, kind, count) =>
  cards(
    catalogue,
    Object.keys(catalogue.cards)
      .filter((id) => catalogue.cards[id].effects.some((effect) => effect.kind === kind))
      .slice(0, count),
  );

/** Cards of a colour and an age, the first ones. @param {Catalogue} catalogue
 *  @param {string} colour @param {number} count */
const coloured = (catalogue, colour, count) =>
  cards(
    catalogue,
    Object.keys(catalogue.cards)
      .filter((id) => catalogue.cards[id].colour === colour)
      .slice(0, count),
  );

/** A card, and one that it makes free. @param {Catalogue} catalogue */
function chained(catalogue) {
  const [first] = Object.keys(catalogue.cards).filter((id) => catalogue.cards[id].shows.length);
  const [then] = cardsWith(catalogue, "chain", catalogue.cards[first].shows);
  return cards(catalogue, [first, then]);
}

/** @param {string} id @param {number} built @returns {(catalogue: Catalogue) => any} */
const board = (id, built) => (catalogue) =>
  html`<span class="learn__board">
    <${WonderBoard} id=${id} wonder=${catalogue.wonders[id]} side="day" built=${built} />
  </span>`;

/** @param {"victory" | "defeat" | "naval" | "debt" | "diplomacy" | "coin"} kind
 *  @param {number[]} values */
const tokens = (kind, values) =>
  values.map((value) => html`<${Token} kind=${kind} value=${value} />`);

/** @param {Catalogue} catalogue @param {number} from */
const leaders = (catalogue, from) =>
  Object.entries(catalogue.leaders)
    .slice(from, from + 3)
    .map(([id, leader]) =>
      leading(`leader-${id}`, html`<${LeaderCard} id=${id} leader=${leader} />`),
    );

/** One island of each level. @param {Catalogue} catalogue */
const islands = (catalogue) =>
  [1, 2, 3].map((level) => {
    const all = Object.entries(catalogue.islands);
    const [id, island] = /** @type {[string, import("../catalogue.js").Island]} */ (
      all.find(([, one]) => one.level === level)
    );
    return leading(`island-${id}`, html`<${IslandTile} id=${id} island=${island} />`);
  });

/** @param {Catalogue} catalogue */
function shipyard(catalogue) {
  const [[id, yard]] = Object.entries(catalogue.shipyards);
  const steps = { red: 1, yellow: 2, blue: 0, green: 1 };
  return html`<span class="learn__yard">
    <${ShipyardBoard} id=${id} yard=${yard} tracks=${catalogue.tracks} steps=${steps} />
  </span>`;
}

/** @param {Catalogue} catalogue */
const colours = (catalogue) =>
  html`<ul class="learn__colours">
    ${catalogue.colours.map(
      (colour) => html`<li><${Chip} colour=${colour} /> ${say(`help-${colour}`)}</li>`,
    )}
  </ul>`;

/** The tokens of the first three places of the last age. @param {Catalogue} catalogue */
function prizes({ tokens: { naval } }) {
  const { first, second, last } = naval[naval.length - 1];
  return tokens("naval", [first, second, last]);
}

/** @type {Chapter[]} */
export const CHAPTERS = [
  {
    box: "base",
    parts: [
      { id: "aim", rules: "B-1 B-52", pictures: board("gizah", 1) },
      { id: "turn", rules: "B-8 B-9 B-10", pictures: (all) => coloured(all, "brown", 3) },
      { id: "cost", rules: "B-14 B-21 B-25", pictures: (all) => coloured(all, "red", 3) },
      { id: "trade", rules: "B-23 B-24 B-11", pictures: (all) => doing(all, "discount", 3) },
      { id: "chains", rules: "B-15 B-16", pictures: chained },
      { id: "stages", rules: "B-18 B-19", pictures: board("rhodos", 2) },
      { id: "selling", rules: "B-20", pictures: () => tokens("coin", [3]) },
      {
        id: "conflicts",
        rules: "B-30 B-31",
        pictures: (all) => [...tokens("victory", all.tokens.victory), ...tokens("defeat", [-1])],
      },
      { id: "science", rules: "B-51", pictures: (all) => coloured(all, "green", 3) },
      { id: "colours", rules: "B-33 B-37", pictures: colours },
      { id: "end", rules: "B-50 B-52", pictures: (all) => coloured(all, "purple", 2) },
    ],
  },
  {
    box: "leaders",
    parts: [
      { id: "selection", rules: "L-1 L-3", pictures: (all) => leaders(all, 0) },
      { id: "recruiting", rules: "L-4 L-5 L-6", pictures: (all) => leaders(all, 3) },
      { id: "effects", rules: "L-7 L-8", pictures: board("roma", 1) },
    ],
  },
  {
    box: "cities",
    parts: [
      { id: "cards", rules: "C-1", pictures: (all) => coloured(all, "black", 3) },
      { id: "losses", rules: "C-2 C-4", pictures: () => tokens("debt", [-1]) },
      { id: "diplomacy", rules: "C-5 C-6", pictures: (all) => doing(all, "diplomacy", 2) },
      { id: "masks", rules: "C-8", pictures: (all) => doing(all, "mask", 2) },
    ],
  },
  {
    box: "armada",
    parts: [
      { id: "ships", rules: "A-3 A-5 A-6", pictures: shipyard },
      { id: "spaces", rules: "A-10 A-11 A-12 A-13" },
      { id: "tributes", rules: "A-22 A-23 A-24", pictures: (all) => doing(all, "pirates", 2) },
      { id: "islands", rules: "A-30 A-31", pictures: islands },
      { id: "naval", rules: "A-35 A-36 A-70", pictures: prizes },
      { id: "incursions", rules: "A-38 A-39", pictures: (all) => doing(all, "incursion", 2) },
      { id: "selling", rules: "A-40" },
    ],
  },
  {
    box: "teams",
    parts: [
      {
        id: "playing",
        rules: "T-1 T-2",
        pictures: () => [0, 1].map((seat) => html`<${Face} seat=${seat} />`),
      },
      { id: "conflicts", rules: "T-6 T-7" },
      { id: "end", rules: "T-9" },
    ],
  },
];
