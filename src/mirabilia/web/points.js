/** Points at the end, for cities that lie on a real table: the only place in the page that counts
 * any. What is counted, and how much it gives, stands in the catalogue. */

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./catalogue.js").Effect} Effect */

/** What somebody has at the end. `cards` has only those whose points depend on something, or whose
 * colour prints more than points: the others are counted, by colour, in `colours`.
 * @typedef {object} City
 * @property {string} name
 * @property {string} board
 * @property {import("./catalogue.js").SideName} side
 * @property {number} stages that are built
 * @property {number[]} victories tokens, by their value
 * @property {number} defeats
 * @property {number} coins
 * @property {number} debts
 * @property {Record<string, number>} colours how many cards of each; purple ones are named
 * @property {number} blue points that are printed on blue cards
 * @property {number[]} symbols that are printed on green cards, by kind
 * @property {string[]} cards
 * @property {string[]} leaders that lie face up
 * @property {string[]} graves leaders that were buried
 * @property {string[]} islands
 * @property {Record<string, number>} fleets the space of each ship that counts
 * @property {number[]} naval the token of each age, 0 for none */

/** A table at the end; neighbours stand beside each other.
 * @typedef {{boxes: string[], edition: number, teams: boolean, cities: City[]}} Pad */

/** The science of one city, as far as it is not decided yet. Symbols of islands stay as they are.
 * @typedef {object} Symbols
 * @property {number[]} own
 * @property {number[]} island
 * @property {number[]} copied what masks can copy
 * @property {{choice: number, islandChoice: number, most: number, islandMost: number,
 *   mask: number, replace: number}} open
 * @property {number} bonus of leaders for each set */

/** A seat at the table, with what its effects look at.
 * @typedef {{catalogue: Catalogue, pad: Pad, seat: number, symbols: Symbols,
 *   isIsland: boolean}} Place */

export const NAMED_COLOUR = "purple";

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((whole, one) => whole + one, 0);

/** @param {City} city @param {Catalogue} catalogue @param {string} colour */
const cardsOf = (city, catalogue, colour) =>
  colour === NAMED_COLOUR
    ? city.cards.filter((id) => catalogue.cards[id].colour === colour).length
    : (city.colours[colour] ?? 0);

/** The cities directly beside one. @param {Pad} pad @param {number} seat */
function neighbours({ cities }, seat) {
  const { length } = cities;
  return [cities[(seat + 1) % length], cities[(seat + length - 1) % length]];
}

/** Which cities an effect looks at. @type {Record<string, (pad: Pad, seat: number) => City[]>} */
const LOOKED_AT = {
  own: ({ cities }, seat) => [cities[seat]],
  neighbours,
  all: (pad, seat) => [pad.cities[seat], ...neighbours(pad, seat)],
};

/** What effects count besides cards.
 * @type {Record<string, (city: City, catalogue: Catalogue) => number>} */
const COUNTED = {
  stages: ({ stages }) => stages,
  victories: ({ victories }) => sum(victories),
  islands: ({ islands }) => islands.length,
  commerce: ({ fleets }, { tracks }) => tracks.yellow[fleets.yellow]?.commerce ?? 0,
};

/** @param {string} each @param {City} city @param {Catalogue} catalogue */
const count = (each, city, catalogue) =>
  COUNTED[each]
    ? COUNTED[each](city, catalogue)
    : sum(each.split(" ").map((colour) => cardsOf(city, catalogue, colour)));

/** Whether a city has more of something than each of its neighbours.
 * @param {Place} place @param {(city: City) => number} figure */
const hasMost = ({ pad, seat }, figure) =>
  neighbours(pad, seat).every((other) => figure(pad.cities[seat]) > figure(other));

/** @param {Place} place */
const own = ({ pad, seat }) => pad.cities[seat];

/** For each kind of effect that counts at the end what it is worth; science is collected first.
 * @type {Record<string, (place: Place, effect: Effect) => number>} */
const WORTH = {
  points: (_, { amount }) => amount,
  points_per: ({ pad, seat, catalogue }, { amount, where, each = "" }) =>
    amount * sum(LOOKED_AT[where](pad, seat).map((city) => count(each, city, catalogue))),
  points_if_complete: (place, { amount }) => {
    const { board, side, stages } = own(place);
    return stages === place.catalogue.wonders[board][side].stages.length ? amount : 0;
  },
  points_per_set: (place, { amount, each = "" }) =>
    amount * Math.min(...each.split(" ").map((one) => cardsOf(own(place), place.catalogue, one))),
  points_per_coins: (place, { amount, coins = 1 }) => amount * Math.floor(own(place).coins / coins),
  points_if_undefeated: (place, { amount }) => (own(place).defeats ? 0 : amount),
  points_if_only_leader: (place, { amount }) => (own(place).leaders.length === 1 ? amount : 0),
  points_per_victory_pair: (place) =>
    sum(
      place.catalogue.tokens.victory.map(
        (value, at) => value * Math.floor(own(place).victories[at] / 2),
      ),
    ),
  points_if_richest: (place, { amount }) => (hasMost(place, ({ coins }) => coins) ? amount : 0),
  points_if_most: (place, { amount, each = "" }) =>
    hasMost(place, (city) => count(each, city, place.catalogue)) ? amount : 0,
  points_per_token: (place, { amount, value = 0 }) =>
    amount * (own(place).victories[place.catalogue.tokens.victory.indexOf(value)] ?? 0),
  points_per_chosen_colour: (place, { amount }) =>
    amount *
    Math.max(...place.catalogue.colours.map((one) => cardsOf(own(place), place.catalogue, one))),
};

/** For each kind of science how it is collected.
 * @type {Record<string, (place: Place, effect: Effect) => void>} */
const COLLECTED = {
  symbol: ({ symbols, catalogue }, { symbol = "" }) => {
    symbols.own[catalogue.science.indexOf(symbol)] += 1;
  },
  symbol_choice: ({ symbols, isIsland }) => {
    symbols.open[isIsland ? "islandChoice" : "choice"] += 1;
  },
  symbol_most: ({ symbols, isIsland }) => {
    symbols.open[isIsland ? "islandMost" : "most"] += 1;
  },
  mask: ({ symbols }, { amount }) => {
    symbols.open.mask += amount;
  },
  replace_symbol: ({ symbols }, { amount }) => {
    symbols.open.replace += amount;
  },
  points_per_symbol_set: ({ symbols }, { amount }) => {
    symbols.bonus += amount;
  },
};

/** The kinds of effect that count at the end. */
export const AT_END = [...Object.keys(WORTH), ...Object.keys(COLLECTED)];

/** What effects are worth; the science among them is put to the rest of it.
 * @param {Place} place @param {Effect[]} effects */
function worth(place, effects) {
  let points = 0;
  for (const effect of effects) {
    COLLECTED[effect.kind]?.(place, effect);
    points += WORTH[effect.kind]?.(place, effect) ?? 0;
  }
  return points;
}

// ---- science

/** @param {number[]} counts @param {number} kind @param {number} by */
const changed = (counts, kind, by) => counts.map((one, at) => (at === kind ? one + by : one));

/** Squares, and so many points for each set. @param {number[]} counts @param {number} set */
export const science = (counts, set) =>
  sum(counts.map((one) => one * one)) + set * Math.min(...counts);

/** What can become of science when one open symbol is used up for a kind.
 * @type {Record<string, (found: Symbols, kind: number) => Symbols[]>} */
const USED = {
  choice: (found, kind) => [{ ...found, own: changed(found.own, kind, 1) }],
  islandChoice: (found, kind) => [{ ...found, island: changed(found.island, kind, 1) }],
  most: (found, kind) => (isMost(found, kind) ? USED.choice(found, kind) : []),
  islandMost: (found, kind) => (isMost(found, kind) ? USED.islandChoice(found, kind) : []),
  mask: (found, kind) =>
    found.copied[kind]
      ? USED.choice({ ...found, copied: changed(found.copied, kind, -1) }, kind)
      : [],
  replace: (found, kind) =>
    found.own.flatMap((had, other) =>
      had && other !== kind
        ? USED.choice({ ...found, own: changed(found.own, other, -1) }, kind)
        : [],
    ),
};

/** @param {Symbols} found */
const totals = ({ own: counts, island }) => counts.map((one, at) => one + island[at]);

/** @param {Symbols} found @param {number} kind */
const isMost = (found, kind) => totals(found)[kind] === Math.max(...totals(found));

/** How many symbols of each kind count in the end: every order and every choice is tried. Of those
 * that are worth the same the first counts, in the engine's order.
 * @param {Symbols} symbols @param {number} set */
function bestCounts(symbols, set) {
  /** @type {Set<string>} */
  const seen = new Set();
  let best = totals(symbols);
  const look = (/** @type {Symbols} */ found) => {
    const key = JSON.stringify(found);
    if (seen.has(key)) return;
    seen.add(key);
    if (science(totals(found), set) > science(best, set)) best = totals(found);
    for (const [source, left] of Object.entries(found.open)) {
      if (!left) continue;
      const rest = { ...found, open: { ...found.open, [source]: left - 1 } };
      for (const kind of [0, 1, 2]) USED[source](rest, kind).forEach(look);
    }
  };
  look(symbols);
  return best;
}

/** @param {City} city @param {City[]} beside @returns {Symbols} */
const symbolsOf = (city, beside) => ({
  own: [...city.symbols],
  island: [0, 0, 0],
  copied: [0, 1, 2].map((kind) => sum(beside.map(({ symbols }) => symbols[kind]))),
  open: { choice: 0, islandChoice: 0, most: 0, islandMost: 0, mask: 0, replace: 0 },
  bonus: 0,
});

// ---- the sheet

/** Points of buried leaders: so many times what each costs, or a sum where the cost goes by age.
 * @param {Place} place @param {Effect[]} stages the effects of the stages that are built */
function gravePoints(place, stages) {
  const burial = stages.find(({ kind }) => kind === "bury_leader");
  if (!burial) return 0;
  return sum(
    own(place).graves.map((id) => {
      const { cost } = place.catalogue.leaders[id];
      return cost === "age" ? (burial.by_age ?? 0) : burial.amount * cost;
    }),
  );
}

/** The points of one city, line by line, with the lines of all boxes.
 * @param {Catalogue} catalogue @param {Pad} pad @param {number} seat
 * @returns {Record<string, number>} */
function lines(catalogue, pad, seat) {
  const city = pad.cities[seat];
  const { points: rules, tokens, tracks } = catalogue;
  const symbols = symbolsOf(city, neighbours(pad, seat));
  const place = { catalogue, pad, seat, symbols, isIsland: false };
  const found = Object.fromEntries(Object.keys(rules.lines).map((line) => [line, 0]));
  found.military = sum(tokens.victory.map((value, at) => value * city.victories[at]));
  found.military -= city.defeats;
  found.treasury = Math.floor(city.coins / rules.coins) - city.debts;
  found.blue = city.blue + (tracks.blue[city.fleets.blue]?.points ?? 0);
  found.naval = sum(city.naval);
  for (const id of city.cards) {
    const { colour, effects } = catalogue.cards[id];
    const points = worth(place, effects);
    const capped = colour === NAMED_COLOUR && pad.boxes.includes("armada");
    if (points) found[colour] += capped ? Math.min(points, rules.purple) : points;
  }
  const built = catalogue.wonders[city.board][city.side].stages.slice(0, city.stages);
  const stages = built.flatMap(({ effects }) => effects);
  found.wonder = worth(place, stages) + gravePoints(place, stages);
  for (const id of city.leaders) found.leaders += worth(place, catalogue.leaders[id].effects);
  for (const id of city.islands) {
    found.islands += worth({ ...place, isIsland: true }, catalogue.islands[id].effects);
  }
  const counts = bestCounts(symbols, rules.set + symbols.bonus);
  found.green += science(counts, rules.set);
  found.leaders += symbols.bonus * Math.min(...counts);
  return found;
}

/** Who has won: the place of each seat, that of its team in teams. More coins break a tie.
 * @param {Pad} pad @param {number[]} points of each seat */
function ranksOf({ teams, cities }, points) {
  const mates = (/** @type {number} */ seat) => (teams ? [seat & ~1, seat | 1] : [seat]);
  const keys = cities.map((_, seat) => ({
    side: mates(seat)[0],
    points: sum(mates(seat).map((one) => points[one])),
    coins: sum(mates(seat).map((one) => cities[one].coins)),
  }));
  const better = (/** @type {any} */ one, /** @type {any} */ other) =>
    one.points > other.points || (one.points === other.points && one.coins > other.coins);
  return keys.map(
    (key) => 1 + new Set(keys.filter((one) => better(one, key)).map(({ side }) => side)).size,
  );
}

/** The score sheet: the lines of the boxes in play for each city, the totals, those of the teams,
 * and the ranks.
 * @param {Catalogue} catalogue @param {Pad} pad */
export function sheetOf(catalogue, pad) {
  const boxes = ["base", ...pad.boxes];
  const played = Object.keys(catalogue.points.lines).filter((line) =>
    boxes.includes(catalogue.points.lines[line]),
  );
  const points = pad.cities.map((_, seat) => {
    const all = lines(catalogue, pad, seat);
    return Object.fromEntries(played.map((line) => [line, all[line]]));
  });
  const whole = points.map((one) => sum(Object.values(one)));
  const team = whole.map((one, seat) => (pad.teams ? one + whole[seat ^ 1] : one));
  return { lines: played, points, totals: whole, teams: team, ranks: ranksOf(pad, whole) };
}
