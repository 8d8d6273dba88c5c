/** The reveal: all chosen cards lie face down before their cities, turn over together, and go where
 * they go; coins travel, hands pass on. A click or a key ends it at once. */

import { Card, CardBack } from "../components/card.js";
import { Face } from "../components/face.js";
import { LeaderCard } from "../components/pieces.js";
import { classes, html } from "../html.js";
import { render } from "../vendor/preact.js";
import { say } from "../words.js";
import { playerName } from "./names.js";
import { isCoins, showMotion } from "./motion.js";
import { those } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {{x: number, y: number, size: number}} Place middle of a card, and its em */

/** In milliseconds: lying face down, turning over, from the beginning until the cards go, going. */
const [LYING, TURNING, SEEN, GOING] = [150, 280, 550, 250];
/** A card is so many em wide and high; so many pixels an em is at most before the reader; before
 * others on a window of this size, and at least. */
const [WIDE, HIGH] = [13.2, 19.8];
const [OWN, OTHERS, SMALLEST] = [13, 8, 4.2];
const USUAL = { width: 1440, height: 770 };
/** The share of a city's width, and of the hand's height, that a card may have. */
const [CITY_SHARE, HAND_SHARE] = [0.8, 0.8];
const MARGIN = 6;
/** How far cards before other cities lean, in degrees. */
const LEAN = 4;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {string} which @returns {Element | undefined} */
const seen = (which) =>
  [...document.querySelectorAll(which)].find((one) => one.getBoundingClientRect().width > 0);

/** How large a card is before a city.
 * @param {DOMRect} city
 * @param {boolean} own */
function sizeFor(city, own) {
  if (own) return within((HAND_SHARE * city.height) / HIGH, SMALLEST, OWN);
  const scale = Math.min(innerWidth / USUAL.width, innerHeight / USUAL.height, 1.4);
  return Math.min(Math.max(OTHERS * scale, SMALLEST), (CITY_SHARE * city.width) / WIDE);
}

/** From the middle of a city towards the middle of the window, until the card is beside it.
 * @param {DOMRect} city
 * @param {number} size */
function beside(city, size) {
  const [x, y] = [city.x + city.width / 2, city.y + city.height / 2];
  const [across, down] = [innerWidth / 2 - x, innerHeight / 2 - y];
  const far = Math.min(
    (city.width + WIDE * size) / 2 / Math.max(1, Math.abs(across)),
    (city.height + HIGH * size) / 2 / Math.max(1, Math.abs(down)),
    1,
  );
  return { x: x + far * across, y: y + far * down };
}

/** Where the card of a seat lies. @param {Sight} sight @param {number} seat @returns {Place} */
function placeOf(sight, seat) {
  const own = seat === sight.chair;
  const city = seen(own ? ".hand" : `.table [data-seat="${seat}"]`) ?? document.body;
  const rect = city.getBoundingClientRect();
  const size = sizeFor(rect, own);
  const { x, y } = own
    ? { x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }
    : beside(rect, size);
  const [aside, above] = [(WIDE * size) / 2 + MARGIN, (HIGH * size) / 2 + MARGIN];
  return {
    x: within(x, aside, innerWidth - aside),
    y: within(y, above, innerHeight - above),
    size,
  };
}

/** Where what was revealed stays. @param {Happening} event */
function goalOf({ event, seat }) {
  const city = `.table [data-seat="${seat}"]`;
  const places = {
    build: [`${city} .fresh`, `${city} .built`, city],
    recruit: [`${city} .fresh`, `${city} .built`, city],
    stage: [`${city} .board`, city],
    sell: [".pile", ".middle", city],
  }[/** @type {"build" | "recruit" | "stage" | "sell"} */ (event)];
  return places.map(seen).find(Boolean)?.getBoundingClientRect();
}

/** The face of a card, or nothing where it stays hidden.
 * @param {{sight: Sight, event: Happening}} props */
function Front({ sight, event: { event, card, leader } }) {
  const { cards, leaders } = sight.catalogue;
  if (event === "recruit") return html`<${LeaderCard} id=${leader} leader=${leaders[leader]} />`;
  return event === "build" ? html`<${Card} id=${card} card=${cards[card]} />` : null;
}

/** What each did, behind the name.
 * @type {Record<string, (who: string, event: Happening) => string>} */
const DEEDS = {
  build: (who, { card }) => say("reveal-build", { who, card }),
  recruit: (who, { leader }) => say("reveal-recruit", { who, leader }),
  stage: (who, { stage }) => say("reveal-stage", { who, stage }),
  sell: (who) => say("reveal-sell", { who }),
};
const REVEALED = Object.keys(DEEDS);

/** @param {Sight} sight @param {number} seat */
const nameOf = (sight, seat) =>
  seat === sight.me ? say("seat-name", { who: "you" }) : playerName(sight, seat);

/** @param {{sight: Sight, event: Happening}} props */
function Dealt({ sight, event }) {
  const { seat } = event;
  const age = Math.max(1, sight.now.age);
  return html`
    <div class=${classes("dealt__card", event.event === "stage" && "dealt__card--under")}>
      <div class="dealt__front"><${Front} sight=${sight} event=${event} /></div>
      <div class="dealt__back"><${CardBack} age=${age} label="" /></div>
    </div>
    <p class=${classes("dealt__tag", seat === sight.me && "dealt__tag--own")}>
      <${Face} seat=${seat} />
      <b><bdi>${nameOf(sight, seat)}</bdi></b>${" "}
      <span class="dealt__deed">${DEEDS[event.event](sight.who(seat), event)}</span>
    </p>
  `;
}

/** From whom the next hand comes, and to whom this one goes. @param {{sight: Sight}} props */
function Passing({ sight }) {
  const [left, right] = sight.neighbours();
  const [from, to] = sight.course.passing === "left" ? [right, left] : [left, right];
  return html`
    <p class="passing passing--from passing--${from === left ? "left" : "right"}">
      <b>${say("reveal-giver", { name: playerName(sight, from) })}</b>
      <span>${say("reveal-giver.about")}</span>
    </p>
    <p class="passing passing--to passing--${to === left ? "left" : "right"}">
      <b>${say("reveal-taker", { name: playerName(sight, to) })}</b>
      <span>${say("reveal-taker.about")}</span>
    </p>
  `;
}

/** Over the table until all is done. */
function makeLayer() {
  const made = document.createElement("div");
  [made.className, made.ariaHidden] = ["unveiling", "true"];
  document.body.append(made);
  return made;
}

/** @param {HTMLElement} layer @param {any} what @param {string} kind */
function put(layer, what, kind) {
  const one = document.createElement("div");
  one.className = kind;
  layer.append(one);
  render(what, one);
  return one;
}

/** Where a card lies, as a transformation. @param {Place} place @param {number} lean */
const at = ({ x, y }, lean) => `translate(${x}px, ${y}px) translate(-50%, -50%) rotate(${lean}deg)`;

/** Lays a card face down and turns it over.
 * @param {Sight} sight
 * @param {HTMLElement} layer
 * @param {Happening} event */
function deal(sight, layer, event) {
  const place = placeOf(sight, event.seat);
  const one = put(layer, html`<${Dealt} sight=${sight} event=${event} />`, "dealt");
  const lean = event.seat === sight.chair ? 0 : LEAN * Math.sign(innerWidth / 2 - place.x);
  one.style.fontSize = `${place.size}px`;
  one.style.transform = at(place, lean);
  const card = /** @type {HTMLElement} */ (one.querySelector(".dealt__card"));
  const deed = /** @type {HTMLElement} */ (one.querySelector(".dealt__deed"));
  const open = ["build", "recruit"].includes(event.event);
  one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LYING, fill: "backwards" });
  card.animate([{ transform: "rotateY(180deg)" }, { transform: `rotateY(${open ? 0 : 180}deg)` }], {
    duration: TURNING,
    delay: LYING,
    easing: "ease-in-out",
    fill: "both",
  });
  deed.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LYING, delay: LYING, fill: "both" });
  return { event, place, lean, one };
}

/** Over its goal and as wide as that, or smaller where it lies.
 * @param {ReturnType<typeof deal>} dealt */
function endOf({ event, place, lean }) {
  const goal = goalOf(event);
  if (!goal) return `${at(place, lean)} scale(0.4)`;
  const there = { ...place, x: goal.x + goal.width / 2, y: goal.y + goal.height / 2 };
  return `${at(there, 0)} scale(${within(goal.width / (WIDE * place.size), 0.2, 0.9)})`;
}

/** Sends a card to where it stays. @param {ReturnType<typeof deal>} dealt */
function send(dealt) {
  const { place, lean, one } = dealt;
  const end = endOf(dealt);
  const tag = /** @type {HTMLElement} */ (one.querySelector(".dealt__tag"));
  tag.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GOING / 2, fill: "forwards" });
  one.animate(
    [
      { transform: at(place, lean), opacity: 1 },
      { transform: end, opacity: 1, offset: 0.8 },
      { transform: end, opacity: 0 },
    ],
    { duration: GOING, easing: "ease-in", fill: "forwards" },
  );
}

/** All that moves in a part of the page has come to its end. @param {Element[]} parts */
const ended = (...parts) =>
  Promise.allSettled(
    parts.flatMap((part) => part.getAnimations({ subtree: true })).map(({ finished }) => finished),
  );

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Whoever clicks or presses a key has seen enough. What is typed is typed all the same.
 * @param {AbortSignal} over
 * @param {() => void} skip */
function listenForSkip(over, skip) {
  const skipping = (/** @type {Event} */ event) => {
    const field = event.target instanceof Element && event.target.closest("input, textarea");
    if (!field) {
      event.stopImmediatePropagation();
      event.preventDefault();
    }
    skip();
  };
  for (const kind of ["pointerdown", "keydown"])
    addEventListener(kind, skipping, { capture: true, signal: over });
}

/** Cards turn over, coins travel; then the table changes, and all goes to its place.
 * @param {Sight} sight
 * @param {HTMLElement} layer
 * @param {Happening[]} events
 * @param {() => void} change
 * @param {AbortSignal} over */
async function act(sight, layer, events, change, over) {
  const dealt = those(events, ...REVEALED).map((event) => deal(sight, layer, event));
  if (those(events, "pass").length) put(layer, html`<${Passing} sight=${sight} />`, "passings");
  const above = put(layer, null, "motion");
  const others = events.filter((event) => !isCoins(event));
  showMotion(sight, events.filter(isCoins), above, LYING);
  layer.animate([], { duration: SEEN });
  await ended(layer);
  if (over.aborted) return;
  change();
  await frame();
  if (over.aborted) return;
  dealt.forEach(send);
  showMotion(sight, others, above);
  await ended(layer);
}

/** @param {Sight} sight as it was
 * @param {Happening[]} events
 * @param {() => void} change lets the table show what has become of it */
export async function unveil(sight, events, change) {
  const [layer, over] = [makeLayer(), new AbortController()];
  const skipped = new Promise((done) => listenForSkip(over.signal, () => done(null)));
  try {
    await Promise.race([act(sight, layer, events, change, over.signal), skipped]);
  } finally {
    over.abort();
    for (const part of layer.children) render(null, part);
    layer.remove();
  }
}
