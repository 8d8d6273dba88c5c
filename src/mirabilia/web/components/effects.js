/** Effects as symbols. Each kind of the catalogue is drawn as a row of atoms: a symbol, a symbol
 * with a number, a small card, a resource, or a sign between them. */

import { classes, html } from "../html.js";
import { effectText } from "./explain.js";
import { Chip, Figure, Good, Icon, ROMAN } from "./symbols.js";

/** @typedef {import("../catalogue.js").Effect} Effect */
/** @typedef {{icon?: string, value?: number | string, chip?: string, good?: string, sign?: string,
 *   struck?: boolean, small?: boolean}} Atom */

/** @param {string} name @returns {Atom} */
const icon = (name) => ({ icon: name });
/** @param {string} name @returns {Atom} */
const struck = (name) => ({ icon: name, struck: true });
/** @param {string} name @returns {Atom} */
const arrow = (name) => ({ icon: `arrow-${name}`, small: true });
/** @param {string} name @param {number | string} value @returns {Atom} */
const figure = (name, value) => ({ icon: name, value });
/** @param {string} colour @param {number | string} [value] @returns {Atom} */
const chip = (colour, value) => ({ chip: colour, value });
/** @param {string} text @returns {Atom} */
const sign = (text) => ({ sign: text });

const PER = sign("/");
/** @type {Atom} */
const THEN = { icon: "then", small: true };
const MINUS = "−";

/** More of a symbol than this is a number on one.
 * @param {string} name @param {number} count @returns {Atom[]} */
const several = (name, count) =>
  count > 3 ? [figure(`${name}-plain`, count)] : Array.from({ length: count }, () => icon(name));

/** @param {string[]} names @returns {Atom[]} */
const oneOf = (names) =>
  names.flatMap((name, at) => (at ? [sign("/"), { good: name }] : [{ good: name }]));

/** @param {string} where @returns {Atom[]} */
const places = (where) =>
  ({
    own: [arrow("down")],
    left: [arrow("left")],
    right: [arrow("right")],
    neighbours: [arrow("both")],
    all: [arrow("left"), arrow("down"), arrow("right")],
    others: [icon("others")],
    far_left: [arrow("far-left")],
    far_right: [arrow("far-right")],
  })[where] ?? [];

/** @type {Record<string, Atom>} */
const COUNTED = {
  stages: icon("stage"),
  victories: icon("victory-token"),
  islands: icon("island"),
  commerce: icon("commerce"),
  fleets: icon("ship"),
  age: icon("hourglass"),
};
/** @param {Effect} effect @returns {Atom[]} */
const counted = ({ each = "" }) =>
  COUNTED[each] ? [COUNTED[each]] : each.split(" ").map((colour) => chip(colour));
/** @param {Effect} effect @returns {Atom[]} */
const goods = (effect) => (effect.goods ?? "").split(" ").map((good) => ({ good }));
const SCIENCE = [icon("compass"), icon("gear"), icon("tablet")];
const SCIENCE_CHOICE = [icon("compass"), sign("/"), icon("gear"), sign("/"), icon("tablet")];

/** @type {Record<string, (effect: Effect) => Atom[]>} */
export const DRAWN = {
  produce: goods,
  produce_choice: (effect) => oneOf((effect.goods ?? "").split(" ")),
  points: ({ amount }) => [figure("laurel", amount)],
  shields: ({ amount }) => several("shield", amount),
  symbol: ({ symbol = "" }) => [icon(symbol)],
  symbol_choice: () => SCIENCE_CHOICE,
  coins: ({ amount }) => [figure("coin", amount)],
  coins_per: (effect) => [
    figure("coin", effect.amount),
    PER,
    ...counted(effect),
    ...places(effect.where),
  ],
  points_per: (effect) => [
    figure("laurel", effect.amount),
    PER,
    ...counted(effect),
    ...places(effect.where),
  ],
  points_if_complete: ({ amount }) => [icon("wonder"), THEN, figure("laurel", amount)],
  build_from_discard: () => [icon("from-discard")],
  discount: ({ goods: kind, where }) => [
    ...places(where),
    icon(`goods-${kind}`),
    figure("coin", 1),
  ],
  play_last_card: () => [icon("last-card")],
  free_first_of_colour: () => [icon("free"), chip("any", 1)],
  free_first_of_age: () => [icon("free"), icon("hourglass"), chip("plain", 1)],
  free_last_of_age: () => [icon("free"), chip("plain", 1), icon("hourglass")],
  free_colour: (effect) => [icon("free"), ...counted(effect)],
  leaders_free: () => [icon("free"), icon("leader")],
  leader_discount: ({ amount, where }) => [
    ...(where === "own" ? [] : places(where)),
    icon("leader"),
    figure("coin", MINUS + amount),
  ],
  bank_purchase: ({ price = 1 }) => [icon("bank"), icon("goods"), figure("coin", price)],
  coins_on_victory: ({ amount }) => [icon("victory-token"), THEN, figure("coin", amount)],
  coins_on_build: (effect) => [...counted(effect), THEN, figure("coin", effect.amount)],
  coins_on_chain: ({ amount }) => [icon("chain"), THEN, figure("coin", amount)],
  reduce: (effect) => [...counted(effect), figure("goods", MINUS + effect.amount)],
  bonus_coin: ({ amount }) => [icon("bank"), figure("coin", `+${amount}`)],
  coin_after_purchase: ({ amount }) => [arrow("both"), icon("goods"), THEN, figure("coin", amount)],
  defeats_to_winner: () => [icon("defeat"), THEN, icon("most")],
  coins_on_stage: ({ amount }) => [icon("stage"), THEN, figure("coin", amount)],
  others_lose_on_stage: ({ amount }) => [
    icon("stage"),
    THEN,
    icon("others"),
    figure("coin", MINUS + amount),
  ],
  free_per_age: (effect) => [icon("free"), ...counted(effect), PER, icon("hourglass")],
  free_stages: () => [icon("stage"), struck("goods")],
  purchase_rebate: ({ amount, where }) => [
    ...places(where),
    icon("goods"),
    figure("coin", MINUS + amount),
  ],
  start_rebate: ({ amount }) => [arrow("both"), icon("board"), figure("coin", MINUS + amount)],
  produce_owned: () => [
    icon("goods-raw"),
    sign("/"),
    icon("goods-manufactured"),
    THEN,
    figure("goods", "+1"),
  ],
  produce_missing: () => [figure("goods", "?")],
  remote_trade: ({ amount, where, price = 1 }) => [
    ...places(where),
    figure("goods", amount),
    figure("coin", price),
  ],
  immunity: () => [icon("immunity"), icon("tribute"), icon("pirates")],
  stage_moves_fleet: () => [icon("stage"), THEN, icon("ship"), arrow("up")],
  abstain: () => [icon("abstain")],
  coins_per_step: ({ amount }) => [icon("ship"), arrow("up"), THEN, figure("coin", amount)],
  naval: ({ amount }) => several("naval", amount),
  victory: ({ value }) => [value ? figure("victory", value) : icon("victory-token")],
  purge_defeats: () => [struck("defeat"), icon("others"), struck("victory-token")],
  others_lose: (effect) => [
    icon("others"),
    figure("coin", MINUS + effect.amount),
    ...(effect.each === "nothing" ? [] : [PER, ...counted(effect)]),
  ],
  diplomacy: ({ amount }) => Array.from({ length: amount }, () => icon("diplomacy")),
  draw_leaders: ({ amount }) => [icon("leader"), sign(`+${amount}`)],
  recruit_extra: () => [icon("leader"), icon("plus")],
  bury_leader: ({ amount }) => [icon("grave"), THEN, figure("laurel", `${amount}×`)],
  cash_defeats: ({ amount }) => [struck("defeat"), THEN, figure("coin", amount)],
  gift: ({ amount, where }) => [...places(where), figure("coin", `+${amount}`)],
  debts: ({ amount, where }) => [
    ...places(where),
    ...Array.from({ length: amount }, () => icon("debt")),
  ],
  incursion: ({ where }) => [icon("incursion"), ...places(where)],
  move_fleet: ({ amount, fleets = "" }) => [
    ...(fleets === "any"
      ? Array.from({ length: amount }, () => icon("ship"))
      : [...fleets.split(" ").map((fleet) => chip(fleet)), icon("ship")]),
    arrow("up"),
  ],
  top_island: ({ amount }) => [icon("island"), sign(ROMAN[amount])],
  pirates: () => [icon("pirates")],
  points_per_set: (effect) => [...counted(effect), THEN, figure("laurel", effect.amount)],
  points_per_symbol_set: ({ amount }) => [...SCIENCE, THEN, figure("laurel", amount)],
  points_per_coins: ({ amount, coins = 1 }) => [
    figure("coin", coins),
    THEN,
    figure("laurel", amount),
  ],
  replace_symbol: () => [icon("science"), icon("replace")],
  symbol_most: () => [icon("most"), THEN, figure("science", "+1")],
  points_if_undefeated: ({ amount }) => [struck("defeat"), THEN, figure("laurel", amount)],
  points_if_only_leader: ({ amount }) => [
    icon("leader"),
    sign("= 1"),
    THEN,
    figure("laurel", amount),
  ],
  points_per_victory_pair: () => [
    icon("victory-token"),
    sign("="),
    icon("victory-token"),
    THEN,
    figure("laurel", "2×"),
  ],
  points_if_richest: ({ amount }) => [
    icon("coin-plain"),
    sign(">"),
    arrow("both"),
    THEN,
    figure("laurel", amount),
  ],
  points_if_most: (effect) => [
    ...counted(effect),
    sign(">"),
    arrow("both"),
    THEN,
    figure("laurel", effect.amount),
  ],
  points_per_token: ({ amount, value = 0 }) => [
    figure("victory", value),
    THEN,
    figure("laurel", amount),
  ],
  mask: () => [arrow("both"), icon("mask")],
  points_per_chosen_colour: ({ amount }) => [figure("laurel", amount), PER, chip("any")],
};

/** All effects of one thing as groups of atoms. Coins and points for the same are counted once.
 * @param {Effect[]} effects @returns {Atom[][]} */
export function atomsOf(effects) {
  const kinds = effects.map((effect) => effect.kind).join(" ");
  if (kinds === "coins_per points_per") {
    const [coins, points] = effects;
    return [[figure("coin", coins.amount), ...DRAWN.points_per(points)]];
  }
  return effects.map((effect) => DRAWN[effect.kind](effect));
}

/** @param {Atom} atom */
const width = (atom) =>
  atom.sign ? 0.25 + 0.3 * atom.sign.length : atom.small ? 0.72 : atom.chip ? 0.8 : 1.06;

/** The width of all of them, in symbols: the style sheet makes fewer larger.
 * @param {Atom[][]} groups */
function wholeWidth(groups) {
  return groups.flat().reduce((sum, atom) => sum + width(atom), 0.25 * (groups.length - 1));
}
/** More than this goes in two rows where there is room for two. */
const ONE_ROW = 5.2;
/** Figures in more than this are too fine for small cards. */
const COARSE = 3;

/** Whether there is anything to be read. @param {Atom[][]} groups */
const hasText = (groups) => groups.flat().some((atom) => atom.sign || atom.value !== undefined);

/** @param {Atom} atom */
function drawAtom(atom) {
  if (atom.sign) return html`<i class="sign">${atom.sign}</i>`;
  if (atom.chip) return html`<${Chip} colour=${atom.chip} value=${atom.value} />`;
  if (atom.good) return html`<${Good} name=${atom.good} />`;
  if (atom.value !== undefined) return html`<${Figure} icon=${atom.icon} value=${atom.value} />`;
  const drawn = html`<${Icon} name=${atom.icon} class=${classes(atom.small && "icon--small")} />`;
  return atom.struck ? html`<span class="struck">${drawn}</span>` : drawn;
}

/** @param {{text: string, kind?: string, style?: object, children?: any}} props */
function Told({ text, kind = "", style = {}, children }) {
  return html`<span
    class=${classes("effect", kind)}
    style=${style}
    role="img"
    aria-label=${text}
    data-tip=${text}
  >
    ${children}
  </span>`;
}

/** What stands for a symbol whose number is not shown. @type {Record<string, string>} */
const WITHOUT_NUMBER = { coin: "coin-plain", laurel: "laurel-empty" };
/** Of these a number can be told on one. */
const NUMBERED = ["shield", "naval"];
const RAW = ["wood", "stone", "ore", "clay"];

/** The one symbol that stands for an effect where all of it has no room.
 * @param {Atom[]} atoms @returns {Atom} */
export function shortOf(atoms) {
  const made = atoms.flatMap(({ good }) => good ?? []);
  if (made.length)
    return icon(made.some((good) => RAW.includes(good)) ? "goods-raw" : "goods-manufactured");
  const large = atoms.filter((atom) => atom.icon && !atom.small);
  const first = large[0] ?? atoms[0];
  const name = first.icon ?? "";
  if (NUMBERED.includes(name) && large.every((atom) => atom.icon === name))
    return figure(`${name}-plain`, large.length);
  return first.value === undefined ? first : icon(WITHOUT_NUMBER[name] ?? name);
}

/** Effects as symbols, each explaining itself. With `brief` there is also the one symbol that each
 * gives way to: the style sheet shows one of them.
 * @param {{effects: Effect[], brief?: boolean}} props */
export function Effects({ effects, brief = false }) {
  const groups = atomsOf(effects);
  const one = groups.length < effects.length;
  const whole = wholeWidth(groups);
  const fine = whole > COARSE && hasText(groups);
  return html`<span
    class=${classes("effects", whole > ONE_ROW && "effects--two", fine && "effects--fine")}
    style=${{ "--whole": Math.max(1, whole).toFixed(2) }}
  >
    ${groups.map((atoms, at) => {
      const text = effectText(one ? effects : [effects[at]]);
      const style = brief ? { "--own": wholeWidth([atoms]).toFixed(2) } : {};
      return html`
        <${Told} text=${text} style=${style}>${atoms.map(drawAtom)}</${Told}>
        ${
          brief &&
          atoms.length > 1 &&
          html`<${Told} text=${text} kind="effect--short" style=${style}>
            ${drawAtom(shortOf(atoms))}
          </${Told}>`
        }
      `;
    })}
  </span>`;
}
