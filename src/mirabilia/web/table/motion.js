/** What happened, as motion: coins travel, ships move, tokens land. A click or a key ends it. */

import { Token } from "../components/pieces.js";
import { Ship } from "../components/shipyard.js";
import { html } from "../html.js";
import { render } from "../vendor/preact.js";
import { fight } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {{x: number, y: number}} Point */
/** Something on its way: between seats, or the bank, which is the middle of the table, and in a
 * reveal the card for which it pays or is paid.
 * @typedef {{what: any, from: number | null, to: number | null, figure: string,
 *   after: number}} Flight */

const BANK = null;
/** In milliseconds: how long a thing is on its way, and when those of each kind set out. */
const LENGTH = 420;
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

/** It waits halfway, where it can be read. */
const PATH = [
  { offsetDistance: "0%", transform: "scale(0.7)", opacity: 0 },
  { offsetDistance: "0%", transform: "scale(1)", opacity: 1, offset: 0.1 },
  { offsetDistance: "46%", transform: "scale(1.2)", offset: 0.38 },
  { offsetDistance: "54%", transform: "scale(1.2)", offset: 0.64 },
  { offsetDistance: "100%", transform: "scale(1)", opacity: 1, offset: 0.9 },
  { offsetDistance: "100%", transform: "scale(0.7)", opacity: 0 },
];

const MARK = [
  { opacity: 0 },
  { opacity: 1, offset: 0.1 },
  { opacity: 1, offset: 0.8 },
  { opacity: 0 },
];

/** @param {Element} layer @param {any} what @param {string} kind @param {Keyframe[]} path
 * @param {number} after */
function lay(layer, what, kind, path, after) {
  const one = document.createElement("span");
  one.className = kind;
  render(what, one);
  layer.append(one);
  const motion = one.animate(path, { duration: LENGTH, delay: after, fill: "both" });
  motion.addEventListener("finish", () => {
    render(null, one);
    one.remove();
  });
  return one;
}

/** @param {Element} layer @param {any} what @param {Point} from @param {Point} to
 * @param {number} after @param {boolean} [marked] whether its way is drawn */
function fly(layer, what, from, to, after, marked = false) {
  const [across, down] = [to.x - from.x, to.y - from.y];
  const share = BEND / Math.max(1, Math.hypot(across, down));
  // What comes back bends the other way; neither leaves the window.
  const bend = (/** @type {number} */ middle, /** @type {number} */ aside) =>
    2 * Math.max(BEND, middle + share * aside) - middle;
  const [x, y] = [bend((from.x + to.x) / 2, down), bend((from.y + to.y) / 2, -across)];
  const way = `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
  if (marked) lay(layer, html`<svg><path d=${way} /></svg>`, "motion__way", MARK, after);
  lay(layer, what, "motion__one", PATH, after).style.offsetPath = `path("${way}")`;
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
 * @param {number} [start] after so many milliseconds
 * @param {(seat: number) => Point | null} [bank] where it is for a seat, if not in the middle */
export function showMotion(sight, events, layer = usualLayer(), start = 0, bank = () => null) {
  /** @type {Map<number | null, number>} */
  const waiting = new Map();
  for (const event of events) {
    if (event.event === "fleet") sail(layer, sight, event);
    for (const { what, from, to, figure, after } of MOVING[event.event]?.(event, sight) ?? []) {
      const near = bank(Number(from ?? to));
      const [begin, end] = [from, to].map(
        (seat) => (seat === BANK && near) || placeOf(seat, figure),
      );
      const turn = waiting.get(to) ?? 0;
      waiting.set(to, turn + 1);
      const delay = start + after + Math.min(turn, BEHIND) * STAGGER;
      const marked = from !== BANK && to !== BANK;
      if (begin && end) fly(layer, what, begin, end, delay, marked);
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
