/** The reveal: all chosen cards lie face down before their cities, turn over together, and go where
 * they go; coins travel, hands pass on. A click or a key ends it at once. */

import { Card, CardBack } from "../components/card.js";
import { Face } from "../components/face.js";
import { LeaderCard } from "../components/pieces.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { render } from "../vendor/preact.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { Drawn } from "./brief.js";
import { playerName } from "./names.js";
import { isCoins, showMotion } from "./motion.js";
import { those } from "./story.js";
import { doer } from "./who.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** The middle of a card, its em, and how wide what is said of it may be.
 * @typedef {{x: number, y: number, size: number, wide: number}} Place */

/** In milliseconds: lying face down, turning over, from the beginning until the cards go, going. */
const [LYING, TURNING, SEEN, GOING] = [150, 280, 550, 250];
/** A card is so many em wide and high; so many pixels an em has at least, and at most before the
 * reader and before others. */
const [WIDE, HIGH] = [13.2, 19.8];
const [SMALLEST, OWN, OTHERS] = [4.2, 13, 11];
/** The share of the hand's height, and of the width before a city, that a card may have. */
const [HAND_SHARE, CITY_SHARE] = [0.8, 0.8];
const MARGIN = 6;
/** What stays free for the tag below a card and for the coast, on a phone for a part of the tag
 * alone, which is a face there; and how much lower the cards before neighbours lie. */
const [TAG, SMALL_TAG, LOWER] = [58, 18, 14];
/** The share of the window's height that cards have where they lie over other things. */
const LYING_SHARE = { upright: 0.24, side: 0.32, tablet: 0.24 };
/** How far cards before other cities lean, in degrees. */
const LEAN = 4;

/** @param {number} value @param {number} least @param {number} most */
const within = (value, least, most) => Math.max(least, Math.min(value, most));

/** @param {string} which @returns {Element | undefined} */
const seen = (which) =>
  [...document.querySelectorAll(which)].find((one) => one.getBoundingClientRect().width > 0);

/** @param {string} which */
const rectOf = (which) => (seen(which) ?? document.body).getBoundingClientRect();

/** Where the cards of others lie side by side: on a wide table between the neighbours and below the
 * far cities, else below the seats. The last turn is not shown meanwhile.
 * @returns {{left: number, top: number, width: number, height: number}} */
function room() {
  const { name } = layout.value;
  if (name === "wide") {
    const [centre, sea] = [rectOf(".sea__centre"), rectOf(".sea")];
    const top = (seen(".ring")?.getBoundingClientRect() ?? centre).bottom;
    const above = seen(".ring") ? top : centre.top;
    return { left: centre.left, top: above, width: centre.width, height: sea.bottom - above };
  }
  const sea = rectOf(".sea");
  const height = LYING_SHARE[name] * innerHeight;
  const top = {
    upright: rectOf(".seats").bottom,
    side: rectOf(".middle").top,
    tablet: seen(".middle")?.getBoundingClientRect().top ?? sea.bottom,
  }[name];
  return { left: sea.left, top, width: sea.width, height };
}

/** Where the card of another seat lies: in the order of the seats, the neighbours' a little lower.
 * @param {Sight} sight @param {number} seat @returns {Place} */
function placeBefore(sight, seat) {
  const others = sight.others();
  const [at, last] = [others.indexOf(seat), others.length - 1];
  const { left, top, width, height } = room();
  const share = width / others.length;
  const tag = ["upright", "side"].includes(layout.value.name) ? SMALL_TAG : TAG;
  const most = Math.min((CITY_SHARE * share) / WIDE, (height - tag - LOWER) / HIGH, OTHERS);
  const size = Math.max(most, SMALLEST);
  const lower = last > 1 && (at === 0 || at === last) ? LOWER : 0;
  return {
    x: left + (at + 0.5) * share,
    y: top + MARGIN + (HIGH * size) / 2 + lower,
    size,
    wide: share - MARGIN,
  };
}

/** Where the card of a seat lies. @param {Sight} sight @param {number} seat @returns {Place} */
function placeOf(sight, seat) {
  const own = seat === sight.chair;
  const hand = rectOf(".hand");
  const { x, y, size, wide } = own
    ? {
        wide: innerWidth,
        x: hand.x + hand.width / 2,
        y: hand.y + hand.height / 2,
        size: within((HAND_SHARE * hand.height) / HIGH, SMALLEST, OWN),
      }
    : placeBefore(sight, seat);
  const [aside, above] = [(WIDE * size) / 2 + MARGIN, (HIGH * size) / 2 + MARGIN];
  return {
    x: within(x, aside, innerWidth - aside),
    y: within(y, above, innerHeight - above),
    size,
    wide,
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

/** @param {{sight: Sight, event: Happening, coins: Happening[]}} props */
function Dealt({ sight, event, coins }) {
  const { seat } = event;
  const age = Math.max(1, sight.now.age);
  return html`
    <div class=${classes("dealt__card", event.event === "stage" && "dealt__card--under")}>
      <div class="dealt__front"><${Front} sight=${sight} event=${event} /></div>
      <div class="dealt__back"><${CardBack} age=${age} label="" /></div>
    </div>
    <p class="dealt__coins">
      ${coins.map((one) => html`<${Drawn} sight=${sight} event=${one} />`)}
    </p>
    <p class=${classes("dealt__tag", seat === sight.me && "dealt__tag--own")}>
      <${Face} seat=${seat} />
      <b><bdi>${doer(sight, seat)}</bdi></b>${" "}
      <span class="dealt__deed">${DEEDS[event.event](sight.who(seat), event)}</span>
    </p>
  `;
}

/** From whom the next hand comes, and to whom this one goes. @param {{sight: Sight}} props */
function Passing({ sight }) {
  const [left, right] = sight.neighbours();
  const [from, to] = sight.course.passing === "left" ? [right, left] : [left, right];
  const age = Math.max(1, sight.now.age);
  const side = (/** @type {number} */ seat) => (seat === left ? "left" : "right");
  const one = (/** @type {number} */ seat, /** @type {"giver" | "taker"} */ kind) =>
    html`<div class="passing passing--${side(seat)}">
      <span class="passing__hand">
        <${CardBack} age=${age} label="" />
        <${CardBack} age=${age} label="" />
      </span>
      <p>
        <b>${say(`reveal-${kind}`, { name: playerName(sight, seat) })}</b>
        <span>${say(`reveal-${kind}.about`)}</span>
      </p>
      <${Icon} name="pass-${sight.course.passing}" />
    </div>`;
  return html`${one(from, "giver")} ${one(to, "taker")}`;
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

/** Lays a card face down and turns it over; on it stands who is paid for it, and what it brings.
 * @param {Sight} sight
 * @param {HTMLElement} layer
 * @param {Happening} event
 * @param {Happening[]} coins */
function deal(sight, layer, event, coins) {
  const place = placeOf(sight, event.seat);
  const own = coins.filter(({ seat, coins: some }) => seat === event.seat && some);
  const drawn = html`<${Dealt} sight=${sight} event=${event} coins=${own} />`;
  const one = put(layer, drawn, "dealt");
  const lean = event.seat === sight.chair ? 0 : LEAN * Math.sign(innerWidth / 2 - place.x);
  one.style.fontSize = `${place.size}px`;
  one.style.transform = at(place, lean);
  one.style.setProperty("--lean", `${lean}deg`);
  const card = /** @type {HTMLElement} */ (one.querySelector(".dealt__card"));
  const open = ["build", "recruit"].includes(event.event);
  one.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LYING, fill: "backwards" });
  card.animate([{ transform: "rotateY(180deg)" }, { transform: `rotateY(${open ? 0 : 180}deg)` }], {
    duration: TURNING,
    delay: LYING,
    easing: "ease-in-out",
    fill: "both",
  });
  for (const told of one.querySelectorAll(".dealt__deed, .dealt__coins"))
    told.animate([{ opacity: 0 }, { opacity: 1 }], { duration: LYING, delay: LYING, fill: "both" });
  return { event, place, lean, one };
}

/** Where a sentence has no room all names stand alone.
 * @param {ReturnType<typeof deal>[]} dealt */
function shorten(dealt) {
  const fits = dealt.every(({ one, place }) => {
    const tag = /** @type {HTMLElement} */ (one.querySelector(".dealt__tag"));
    return tag.offsetWidth <= place.wide;
  });
  if (fits) return;
  for (const { one } of dealt) one.classList.add("dealt--short");
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
  for (const told of one.querySelectorAll(".dealt__tag, .dealt__coins"))
    told.animate([{ opacity: 1 }, { opacity: 0 }], { duration: GOING / 2, fill: "forwards" });
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
  const coins = events.filter(isCoins);
  const dealt = those(events, ...REVEALED).map((event) => deal(sight, layer, event, coins));
  shorten(dealt);
  if (those(events, "pass").length) put(layer, html`<${Passing} sight=${sight} />`, "passings");
  const above = put(layer, null, "motion");
  const others = events.filter((event) => !isCoins(event));
  const bank = (/** @type {number} */ seat) =>
    dealt.find(({ event }) => event.seat === seat)?.place ?? null;
  showMotion(sight, coins, above, LYING, bank);
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
