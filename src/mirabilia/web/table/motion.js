/** What happened, as motion: coins travel, ships move, tokens land. A click or a key ends it. */

import { Token } from "../components/pieces.js";
import { Ship } from "../components/shipyard.js";
import { html } from "../html.js";
import { render } from "../vendor/preact.js";
import { fight } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {{x: number, y: number}} Point */
/** Something on its way: between seats, or the bank, which is the middle of the table.
 * @typedef {{what: any, from: number | null, to: number | null, figure: string,
 *   after: number}} Flight */

const BANK = null;
/** In milliseconds: how long a thing is on its way, and when those of each kind set out. */
const LENGTH = 320;
const [PAYING, GAINING, LANDING] = [0, 60, 100];
/** Things to one city follow one another, up to so many. */
const [STAGGER, BEHIND] = [40, 4];
/** How high a path bends, and how far a ship of another city comes from, in pixels. */
const [BEND, VOYAGE] = [36, 70];

/** @param {number} coins
 * @param {number | null} from
 * @param {number | null} to
 * @param {number} after
 * @returns {Flight[]} */
const coin = (coins, from, to, after) =>
  coins
    ? [
        {
          what: html`<${Token} kind="coin" value=${coins} />`,
          from,
          to,
          figure: "coin-plain",
          after,
        },
      ]
    : [];

/** @param {"victory" | "defeat" | "naval" | "debt" | "diplomacy"} kind
 * @param {number} value
 * @param {number} to
 * @param {number} count
 * @returns {Flight[]} */
const tokens = (kind, value, to, count = 1) =>
  Array.from({ length: count }, () => ({
    what: html`<${Token} kind=${kind} value=${value} />`,
    from: BANK,
    to,
    figure: FIGURES[kind],
    after: LANDING,
  }));

/** The figure of a city beside which a token lands. */
const FIGURES = {
  victory: "victory-token",
  defeat: "defeat",
  naval: "naval-plain",
  debt: "debt",
  diplomacy: "diplomacy",
};

/** What moves in each kind of event.
 * @type {Record<string, (event: Happening, sight: Sight) => Flight[]>} */
const MOVING = {
  trade: ({ seat, to, coins }) => coin(coins, seat, to, PAYING),
  spend: ({ seat, coins }) => coin(coins, seat, BANK, PAYING),
  gain: ({ seat, coins }) => coin(coins, BANK, seat, GAINING),
  lose: ({ seat, coins, debts }) => [
    ...coin(coins, seat, BANK, GAINING),
    ...tokens("debt", -1, seat, debts),
  ],
  debts: ({ seat, debts }) => tokens("debt", -1, seat, debts),
  victory: ({ seat, value }) => tokens("victory", value, seat),
  conflict: (event, sight) =>
    tokens(
      "defeat",
      -1,
      fight(sight, event).taker === "winner" ? event.seat : event.with,
      event.value ? event.tokens : 0,
    ),
  naval: ({ seat, value }) => (value ? tokens("naval", value, seat) : []),
  diplomacy: ({ seat, tokens: count }) => tokens("diplomacy", 0, seat, count),
};

/** The middle of what is drawn there.
 * @param {Element | null | undefined} one
 * @returns {Point | null} */
function middleOf(one) {
  if (!one) return null;
  const { x, y, width, height } = one.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** @param {number | null} seat @param {string} figure */
function placeOf(seat, figure) {
  if (seat === BANK) return middleOf(document.querySelector(".middle"));
  const city = document.querySelector(`.table [data-seat="${seat}"]`);
  return middleOf(city?.querySelector(`[data-figure="${figure}"]`) ?? city);
}

/** What moves coins alone. */
const PURSES = ["trade", "spend", "gain", "lose"];

/** Whether an event is about coins. @param {Happening} event */
export const isCoins = ({ event }) => PURSES.includes(event);

/** Lies over the table and is out of everybody's way. */
function usualLayer() {
  const there = document.querySelector(".motion");
  if (there) return there;
  const made = document.createElement("div");
  [made.className, made.ariaHidden] = ["motion", "true"];
  document.body.append(made);
  return made;
}

/** @param {Element} layer @param {any} what @param {Point} from @param {Point} to
 * @param {number} after */
function fly(layer, what, from, to, after) {
  const one = document.createElement("span");
  one.className = "motion__one";
  render(what, one);
  layer.append(one);
  const at = (/** @type {number} */ x, /** @type {number} */ y) =>
    `translate(${x}px, ${y}px) translate(-50%, -50%)`;
  const path = [
    { transform: `${at(from.x, from.y)} scale(0.7)`, opacity: 0 },
    { transform: `${at(from.x, from.y)} scale(1)`, opacity: 1, offset: 0.12 },
    {
      transform: `${at((from.x + to.x) / 2, (from.y + to.y) / 2 - BEND)} scale(1.15)`,
      opacity: 1,
    },
    { transform: `${at(to.x, to.y)} scale(1)`, opacity: 1, offset: 0.88 },
    { transform: `${at(to.x, to.y)} scale(0.7)`, opacity: 0 },
  ];
  const motion = one.animate(path, {
    duration: LENGTH,
    delay: after,
    easing: "ease-in-out",
    fill: "both",
  });
  motion.addEventListener("finish", () => {
    render(null, one);
    one.remove();
  });
}

/** A ship of the own yard comes up its track; one of another city passes by.
 * @param {Element} layer
 * @param {Sight} sight
 * @param {Happening} event */
function sail(layer, sight, { seat, fleet }) {
  const own = seat === sight.chair && document.querySelector(`.own .track--${fleet} .ship`);
  const port = placeOf(seat, "naval");
  if (own)
    own.animate([{ translate: "0 110%", opacity: 0.3 }, {}], {
      duration: LENGTH,
      delay: GAINING,
      easing: "ease-out",
      fill: "backwards",
    });
  else if (port)
    fly(layer, html`<${Ship} fleet=${fleet} />`, { x: port.x - VOYAGE, y: port.y }, port, GAINING);
}

/** @param {Sight} sight @param {Happening[]} events @param {Element} [layer]
 * @param {number} [start] after so many milliseconds */
export function showMotion(sight, events, layer = usualLayer(), start = 0) {
  /** @type {Map<number | null, number>} */
  const waiting = new Map();
  for (const event of events) {
    if (event.event === "fleet") sail(layer, sight, event);
    for (const { what, from, to, figure, after } of MOVING[event.event]?.(event, sight) ?? []) {
      const [begin, end] = [placeOf(from, figure), placeOf(to, figure)];
      const turn = waiting.get(to) ?? 0;
      waiting.set(to, turn + 1);
      const delay = start + after + Math.min(turn, BEHIND) * STAGGER;
      if (begin && end) fly(layer, what, begin, end, delay);
    }
  }
}

/** Whatever moves is at its end at once; what only follows the pointer goes on. */
function skip() {
  for (const motion of document.getAnimations())
    if (!(motion instanceof CSSTransition)) motion.finish();
}

for (const kind of ["pointerdown", "keydown"])
  addEventListener(kind, skip, { capture: true, passive: true });
