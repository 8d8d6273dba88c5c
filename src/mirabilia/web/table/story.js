/** What happened, told from the events: by chapters, by seats, in words. */

import { signed } from "../components/pieces.js";
import { signal } from "../vendor/signals.js";
import { listed, say } from "../words.js";
import { colourOf } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Event} Event */
/** Every key that an event of some kind has.
 * @template Any
 * @typedef {Any extends Any ? keyof Any : never} KeyOf */
/** An event of whatever kind: those who have looked at `event` know which keys it has.
 * @typedef {{[Key in KeyOf<Event>]: Extract<Event, {[Has in Key]: any}>[Key]}} Happening */
/** @typedef {{age: number, turn: number, events: Happening[]}} Chapter */
/** What is said of an event; a payment is one thing to those who pay, another to those who get it.
 * @typedef {{event: Omit<Happening, "event"> & {event: string}, text: string}} Clause */

const HIDDEN = "?";
const PAYING = ["spend", "trade"];
const PAID_FOR = ["build", "stage", "sell", "recruit"];
const DOING = [
  "board",
  "side",
  "shipyard",
  "keep",
  "draw",
  "bury",
  "decline",
  "forgo",
  "leftover",
  "gain",
  "victory",
  "give_up",
  "purge",
  "diplomacy",
  "debts",
  "lose",
  "fleet",
  "tribute",
  "island",
  "incursion",
];
/** What comes before the first age, and what ends an age: behind it leaders are recruited. */
const OPENING = ["board", "side", "shipyard", "keep"];
const ENDING = ["conflict", "abroad", "naval", "abstain"];
/** What is told of nobody. */
const SETTING = ["deal", "pass"];
/** What tells nothing where the card is not seen. */
const SILENT = ["leftover", "keep"];

/** Events as they are read here. @param {Event[]} events */
export const happenings = (events) => /** @type {Happening[]} */ (events);

/** The events turn by turn; what comes before a turn's beginning is the turn's before it.
 * @param {Event[]} told @returns {Chapter[]} */
export function chapters(told) {
  const events = happenings(told);
  const recruitments = recruitmentsIn(events);
  /** @type {Chapter[]} */
  const found = [{ age: 0, turn: 0, events: [] }];
  for (const [place, event] of events.entries()) {
    const age = recruitments.get(place);
    if (age) found.push({ age, turn: 0, events: [] });
    if (event.event === "turn") found.push({ age: event.age, turn: event.turn, events: [] });
    else found[found.length - 1].events.push(event);
  }
  return found.filter((chapter) => chapter.events.some((event) => !SETTING.includes(event.event)));
}

/** Where recruitments begin, and of which age: between the end of an age and the next deal.
 * @param {Happening[]} events */
function recruitmentsIn(events) {
  /** @type {Map<number, number>} */
  const found = new Map();
  let begins = 0;
  for (const [place, { event, age }] of events.entries()) {
    if (OPENING.includes(event) || ENDING.includes(event) || isSpoil(events, place))
      begins = place + 1;
    else if (event === "deal") {
      if (begins < place) found.set(begins, age);
      begins = place + 1;
    }
  }
  if (begins < events.length && events.slice(begins).some(({ event }) => event === "recruit"))
    found.set(begins, lastAge(events) + 1);
  return found;
}

/** @param {Happening[]} events */
const lastAge = (events) =>
  Math.max(0, ...events.map(({ event, age }) => (event === "turn" ? age : 0)));

/** Whether an event is a token of a conflict, or the coins that one brings (L-22).
 * @param {Happening[]} events @param {number} place */
function isSpoil(events, place) {
  while (place >= 0 && ["victory", "gain"].includes(events[place].event)) place -= 1;
  return place >= 0 && events[place].event === "conflict";
}

/** @param {Sight} sight @param {Chapter} chapter */
export function heading(sight, { age, turn }) {
  if (!age) return say("chapter-opening");
  if (!turn) return say("chapter-recruitment", { age });
  return turn > sight.course.turns
    ? say("chapter-last", { age })
    : say("chapter-turn", { age, turn });
}

/** What each seat did, the reader's first. @param {Sight} sight @param {Happening[]} events
 * @returns {{seat: number, clauses: Clause[]}[]} */
export function deeds(sight, events) {
  const plain = withoutTokens(events);
  const order = [sight.chair, ...sight.others()];
  return order
    .map((seat) => ({ seat, clauses: clauses(sight, seat, plain) }))
    .filter((deed) => deed.clauses.length);
}

/** All that a seat did, as a sentence.
 * @param {Sight} sight @param {ReturnType<typeof deeds>[number]} deed */
export function sentence(sight, deed) {
  const done = listed(deed.clauses.map(({ text }) => text));
  return say("told-deeds", { who: sight.who(deed.seat), deeds: done });
}

/** Conflicts, and what happened to all.
 * @param {Sight} sight
 * @param {Happening[]} events
 * @returns {string[]} */
export function general(sight, events) {
  return events.flatMap((event) => {
    if (event.event === "conflict") return [say("event-fought", fight(sight, event))];
    if (event.event === "abroad") return [say("diplomat", { who: sight.who(event.seat) })];
    if (event.event === "abstain") return [say("naval-absent", { who: sight.who(event.seat) })];
    if (event.event === "naval") return [naval(sight, event)];
    return [];
  });
}

/** @param {Sight} sight @param {Happening} event */
function naval(sight, { seat, strength, value }) {
  return say("naval-ranked", { who: sight.who(seat), strength, value, shown: signed(value) });
}

/** The reader stands first; else the winner does. @param {Sight} sight @param {Happening} event */
export function fight(sight, event) {
  const turned = event.with === sight.me;
  const [seat, other] = turned ? [event.with, event.seat] : [event.seat, event.with];
  const result = event.value ? (turned ? "lost" : "won") : "equal";
  const spared = sight.course.spared.includes(event.with);
  const { value, tokens } = event;
  return {
    who: sight.who(seat),
    other: sight.who(other),
    result,
    value,
    tokens,
    taker: spared ? "winner" : "loser",
  };
}

/** @param {Sight} sight @param {number} seat @param {Happening[]} events @returns {Clause[]} */
function clauses(sight, seat, events) {
  const own = inOrder(events.filter((event) => event.seat === seat));
  const told = own.filter((event) => event.card !== HIDDEN || !SILENT.includes(event.event));
  const received =
    seat === sight.me ? events.filter((event) => event.event === "trade" && event.to === seat) : [];
  return [
    ...told.map((event) => ({ event, text: clause(sight, event) })),
    ...received.map((event) => ({
      event: { ...event, event: "received" },
      text: say("event-received", { buyer: sight.who(event.seat), coins: event.coins }),
    })),
  ];
}

/** @param {Sight} sight @param {Happening} happening */
function clause(sight, happening) {
  const { event, seat, ...rest } = happening;
  const told = Object.entries(rest).filter(([, value]) => value !== null);
  /** @type {Record<string, string | number>} */
  const figures = { ...Object.fromEntries(told), who: sight.who(seat) };
  if ("to" in rest) figures.to = sight.who(rest.to);
  if ("target" in rest) figures.target = sight.who(rest.target);
  if (rest.card === HIDDEN) figures.card = "unseen";
  else if (rest.card) figures.colour = colourOf(sight, rest.card);
  return say(`event-${event}`, figures);
}

/** What was paid stands behind what it was paid for, what was left over last.
 * @param {Happening[]} events */
function inOrder(events) {
  /** @type {Happening[]} */
  const told = [];
  /** @type {Happening[]} */
  let paid = [];
  for (const event of events) {
    if (PAYING.includes(event.event)) paid.push(event);
    else if (PAID_FOR.includes(event.event)) {
      told.push(event, ...paid);
      paid = [];
    } else if (DOING.includes(event.event)) told.push(event);
  }
  const all = [...told, ...paid];
  return [...all.filter(({ event }) => event !== "leftover"), ...those(all, "leftover")];
}

/** The events without the victory tokens that the conflicts tell of. @param {Happening[]} events */
function withoutTokens(events) {
  let due = 0;
  return events.filter((event) => {
    if (event.event === "conflict") due = event.tokens;
    else if (event.event === "victory" && due) return due-- === 0;
    return true;
  });
}

/** The last age whose conflicts were looked at. */
export const seen = signal(0);

/** @param {Happening[]} events @param {...string} kinds */
export const those = (events, ...kinds) => events.filter(({ event }) => kinds.includes(event));

/** The end of an age, if it has just come. @param {Sight} sight @returns {Chapter | null} */
export function justFought(sight) {
  const found = chapters(sight.snapshot.events);
  const last = found[found.length - 1];
  const fought = last && those(last.events, "conflict", "abroad", "naval").length > 0;
  return fought && last.age > seen.value && sight.now.turn <= 1 ? last : null;
}
