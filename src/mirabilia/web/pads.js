/** Score pads: what can be written on one, and read from a link or from what the browser keeps.
 * Whatever comes from there is looked at before it is used. */

import { AT_END, NAMED_COLOUR } from "./points.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./points.js").Pad} Pad */
/** @typedef {import("./points.js").City} City */

export const FEWEST = 3;
export const MOST = 7;
export const MOST_WITH_ARMADA = 8;
const TEAMS = [4, 6, 8];
export const LONGEST_NAME = 24;
/** No figure of a city comes near this. */
export const MOST_OF_ANYTHING = 199;
/** As long as a pad of eight with everything, and more. */
export const LONGEST_LINK = 12_000;
/** A city has no more leaders, islands or named cards. */
const MOST_PIECES = 40;

/** @param {Catalogue} catalogue @param {number} seat @returns {City} */
export const emptyCity = (catalogue, seat) => ({
  name: "",
  board: Object.keys(catalogue.wonders)[seat % Object.keys(catalogue.wonders).length],
  side: "day",
  stages: 0,
  victories: catalogue.tokens.victory.map(() => 0),
  defeats: 0,
  coins: 0,
  debts: 0,
  colours: Object.fromEntries(countedColours(catalogue).map((colour) => [colour, 0])),
  blue: 0,
  symbols: catalogue.science.map(() => 0),
  cards: [],
  leaders: [],
  graves: [],
  islands: [],
  fleets: { yellow: 0, blue: 0 },
  naval: catalogue.tokens.naval.map(() => 0),
});

/** @param {Catalogue} catalogue @param {number} [players] @returns {Pad} */
export const emptyPad = (catalogue, players = 4) => ({
  boxes: [],
  edition: 2,
  teams: false,
  cities: Array.from({ length: players }, (_, seat) => emptyCity(catalogue, seat)),
});

/** The colours whose cards are counted and not named. @param {Catalogue} catalogue */
export const countedColours = ({ colours }) => colours.filter((one) => one !== NAMED_COLOUR);

/** @param {Pad} pad */
export const canTeam = ({ cities }) => TEAMS.includes(cities.length);

/** The cards of a colour that have to be named: what they give depends on something.
 * @param {Catalogue} catalogue @param {string[]} boxes @param {string} colour */
export function namedCards({ cards }, boxes, colour) {
  const there = ["base", ...boxes];
  const plain = { blue: "points", green: "symbol" }[colour];
  return Object.keys(cards).filter((id) => {
    const { box, effects } = cards[id];
    const counts = effects.some(({ kind }) => kind !== plain && AT_END.includes(kind));
    return cards[id].colour === colour && there.includes(box) && counts;
  });
}

/** The boards of the boxes. @param {Catalogue} catalogue @param {string[]} boxes */
export const boardsOf = ({ wonders }, boxes) =>
  Object.keys(wonders).filter((id) => ["base", ...boxes].includes(wonders[id].box));

/** The leaders of the boxes. @param {Catalogue} catalogue @param {string[]} boxes */
export const leadersOf = ({ leaders }, boxes) =>
  Object.keys(leaders).filter((id) => leaders[id].group !== "cities" || boxes.includes("cities"));

/** The tokens of a naval conflict, none first. @param {Catalogue} catalogue
 *  @param {number} edition @param {number} age from 0 on */
export function navalTokens({ tokens }, edition, age) {
  const { first, second, third, last } = tokens.naval[age];
  return [...new Set([0, first, second, edition === 1 ? third : 0, last])];
}

/** A pad in which nothing is left of what its boxes do not have.
 * @param {Catalogue} catalogue @param {Pad} pad @returns {Pad} */
export function fitting(catalogue, pad) {
  const { boxes } = pad;
  const has = (/** @type {string} */ box) => boxes.includes(box);
  const most = has("armada") ? MOST_WITH_ARMADA : MOST;
  const boards = boardsOf(catalogue, boxes);
  const colours = ["yellow", "green", "purple", ...(has("cities") ? ["black"] : [])];
  const named = colours.flatMap((colour) => namedCards(catalogue, boxes, colour));
  const leaders = has("leaders") ? leadersOf(catalogue, boxes) : [];
  const cities = pad.cities.slice(0, most).map((city, seat) => {
    const board = boards.includes(city.board) ? city.board : boards[seat % boards.length];
    const stages = Math.min(city.stages, catalogue.wonders[board][city.side].stages.length);
    return {
      ...city,
      board,
      stages,
      debts: has("cities") ? city.debts : 0,
      colours: { ...city.colours, black: has("cities") ? city.colours.black : 0 },
      cards: city.cards.filter((id) => named.includes(id)),
      leaders: city.leaders.filter((id) => leaders.includes(id)),
      graves: city.graves.slice(0, burials(catalogue, { ...city, board, stages })),
      islands: has("armada") ? city.islands : [],
      fleets: has("armada") ? city.fleets : { yellow: 0, blue: 0 },
      naval: city.naval.map((value, age) =>
        has("armada") && navalTokens(catalogue, pad.edition, age).includes(value) ? value : 0,
      ),
    };
  });
  const next = { ...pad, cities };
  return { ...next, teams: pad.teams && canTeam(next) };
}

/** How many leaders a city can have buried. @param {Catalogue} catalogue @param {City} city */
export const burials = ({ wonders }, { board, side, stages }) =>
  wonders[board][side].stages
    .slice(0, stages)
    .flatMap(({ effects }) => effects)
    .filter(({ kind }) => kind === "bury_leader").length;

// ---- reading

/** What is written cannot be a pad. */
export class NoPad extends Error {}

/** @param {unknown} value @param {number} [most] @param {number} [least] @returns {number} */
function figure(value, most = MOST_OF_ANYTHING, least = 0) {
  const whole = Number.isInteger(value) ? /** @type {number} */ (value) : NaN;
  if (!(whole >= least && whole <= most)) throw new NoPad("a number that cannot be");
  return whole;
}

/** @param {unknown} value @param {number} least @param {number} most @returns {unknown[]} */
function list(value, least, most) {
  const isList = Array.isArray(value) && value.length >= least && value.length <= most;
  if (!isList) throw new NoPad("not a list, or of another length");
  return value;
}

/** As many numbers as there are things. @param {unknown} value @param {readonly unknown[]} things
 *  @param {number} [most] @param {number} [least] */
const figures = (value, things, most, least) =>
  list(value, things.length, things.length).map((one) => figure(one, most, least));

/** Numbers by name, of which none may be unknown. @param {unknown} value @param {string[]} names
 *  @param {number} [most] */
function byName(value, names, most) {
  const told = record(value, names);
  return Object.fromEntries(names.map((name) => [name, figure(told[name] ?? 0, most)]));
}

/** @param {unknown} value @param {string[]} names @returns {Record<string, unknown>} */
function record(value, names) {
  const isRecord = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isRecord) throw new NoPad("not a record");
  if (Object.keys(value).some((name) => !names.includes(name))) throw new NoPad("a strange name");
  return /** @type {Record<string, unknown>} */ (value);
}

/** @param {unknown} value @param {object} known @returns {string} */
function oneOf(value, known) {
  if (typeof value !== "string" || !Object.hasOwn(known, value)) throw new NoPad("a strange id");
  return value;
}

/** Different ones of those that there are. @param {unknown} value @param {object} known */
const ids = (value, known) => [
  ...new Set(list(value, 0, MOST_PIECES).map((one) => oneOf(one, known))),
];

/** @param {unknown} value */
function text(value) {
  if (typeof value !== "string" || value.length > LONGEST_NAME) throw new NoPad("no name");
  return value;
}

/** How each part of a city is read.
 * @type {Record<keyof City, (value: unknown, catalogue: Catalogue) => any>} */
const PARTS = {
  name: text,
  board: (value, { wonders }) => oneOf(value, wonders),
  side: (value) => oneOf(value, { day: true, night: true }),
  stages: (value) => figure(value),
  victories: (value, { tokens }) => figures(value, tokens.victory),
  defeats: (value) => figure(value),
  coins: (value) => figure(value),
  debts: (value) => figure(value),
  colours: (value, catalogue) => byName(value, countedColours(catalogue)),
  blue: (value) => figure(value),
  symbols: (value, catalogue) => figures(value, catalogue.science),
  cards: (value, { cards }) => ids(value, cards),
  leaders: (value, { leaders }) => ids(value, leaders),
  graves: (value, { leaders }) => ids(value, leaders),
  islands: (value, { islands }) => ids(value, islands),
  fleets: (value, { tracks }) => byName(value, ["yellow", "blue"], tracks.blue.length - 1),
  naval: (value, { tokens }) => figures(value, tokens.naval, MOST_OF_ANYTHING, -MOST_OF_ANYTHING),
};

/** What was written of a city; the rest is as in an empty one.
 * @param {Catalogue} catalogue @param {unknown} value @param {number} seat @returns {City} */
function cityFrom(catalogue, value, seat) {
  const told = record(value, Object.keys(PARTS));
  const read = Object.entries(told).map(([part, one]) => [
    part,
    PARTS[/** @type {keyof City} */ (part)](one, catalogue),
  ]);
  return { ...emptyCity(catalogue, seat), ...Object.fromEntries(read) };
}

/** A pad from what was kept or sent. @param {Catalogue} catalogue @param {unknown} value
 *  @returns {Pad} */
export function padFrom(catalogue, value) {
  const told = record(value, ["boxes", "edition", "teams", "cities"]);
  const expansions = catalogue.boxes.filter((box) => box !== "base");
  const boxes = ids(told.boxes ?? [], Object.fromEntries(expansions.map((box) => [box, true])));
  const cities = list(told.cities, FEWEST, boxes.includes("armada") ? MOST_WITH_ARMADA : MOST);
  return fitting(catalogue, {
    boxes: expansions.filter((box) => boxes.includes(box)),
    edition: figure(told.edition ?? 2, 2, 1),
    teams: told.teams === true,
    cities: cities.map((city, seat) => cityFrom(catalogue, city, seat)),
  });
}

/** A pad without what is as in an empty one. @param {Catalogue} catalogue @param {Pad} pad */
function short(catalogue, pad) {
  const cities = pad.cities.map((city, seat) => {
    const empty = /** @type {Record<string, any>} */ (emptyCity(catalogue, seat));
    const told = Object.entries(city).filter(
      ([part, value]) => JSON.stringify(value) !== JSON.stringify(empty[part]),
    );
    return Object.fromEntries(told);
  });
  return { ...pad, cities };
}

/** A pad as the end of an address. @param {Catalogue} catalogue @param {Pad} pad */
export function linkOf(catalogue, pad) {
  const bytes = new TextEncoder().encode(JSON.stringify(short(catalogue, pad)));
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return letters.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The pad that the end of an address has. @param {Catalogue} catalogue @param {string} link
 *  @returns {Pad} */
export function padOfLink(catalogue, link) {
  if (link.length > LONGEST_LINK) throw new NoPad("too long");
  return padFrom(catalogue, decoded(link));
}

/** @param {string} link @returns {unknown} */
function decoded(link) {
  try {
    const letters = atob(link.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw new NoPad("no link of a pad");
  }
}
