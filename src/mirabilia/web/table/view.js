/** What a view says about a table: whose city is where, and what each city has. */

import { called } from "./names.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../catalogue.js").Side} Side */
/** @typedef {import("../types.d.ts").Course} Course */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").City} City */
/** @typedef {import("../types.d.ts").VisibleLayout} VisibleLayout */

/** What lies on the table before there is a game. @type {VisibleLayout} */
const NOTHING = {
  age: 0,
  turn: 0,
  cities: [],
  hands: [],
  discard: [],
  agenda: [],
  asked: [],
  answers: [],
  moves: [],
};

/** What follows from the rules before there is a game. @type {Course} */
const NO_GAME = {
  turns: 0,
  passing: null,
  sale: 0,
  left: [],
  sold: [],
  kept: [],
  shields: [],
  science: [],
  spared: [],
};

export class Sight {
  /** @param {Catalogue} catalogue @param {Snapshot} snapshot
   * @param {{round: number, move: string} | null} [sent] the own answer on its way
   * @param {number} [chair] the seat from whose chair those look who have none */
  constructor(catalogue, snapshot, sent = null, chair = 0) {
    this.catalogue = catalogue;
    this.snapshot = snapshot;
    this.parts = snapshot.parts;
    this.me = snapshot.seat;
    /** The seat from whose chair the table is seen. */
    this.chair = snapshot.seat ?? chair;
    this.view = snapshot.parts.view;
    /** What lies on the table, as far as it is seen. */
    this.now = this.view?.now ?? NOTHING;
    this.cities = this.now.cities;
    this.settings = snapshot.parts.table.settings;
    this.round = snapshot.parts.round;
    /** What follows from the rules, worked out by the server. */
    this.course = snapshot.parts.course ?? NO_GAME;
    /** The team of each seat, if there are teams. */
    this.teams = snapshot.parts.table.teams;
    this.moves = this.now.moves;
    /** The own answer that lies face down. */
    this.answer =
      snapshot.parts.answer ?? (sent && sent.round === this.round?.number ? sent.move : null);
  }

  /** What a seat is called in messages. @param {number} seat */
  who(seat) {
    return seat === this.me ? "you" : called(this.parts.table.seats, this.cities, seat);
  }

  /** The seats from the left neighbour round to the right one. */
  others() {
    const { left } = this.course;
    const others = [];
    let seat = this.chair;
    while (others.length < left.length - 1) {
      seat = left[seat];
      others.push(seat);
    }
    return others;
  }

  /** Left and right. @returns {[number, number]} */
  neighbours() {
    const others = this.others();
    return [others[0], others[others.length - 1]];
  }

  /** Whether those who sit in the chair can buy from a seat. @param {number} seat */
  sells(seat) {
    return this.neighbours().includes(seat);
  }

  /** Whether a seat is the reader's team mate. @param {number} seat */
  isMate(seat) {
    return this.me !== null && this.areMates(this.me, seat);
  }

  /** @param {number} seat @param {number} other */
  areMates(seat, other) {
    return this.teams !== null && seat !== other && this.teams[seat] === this.teams[other];
  }

  /** The kind of decision that the own seat owes, if it does. */
  asked() {
    return this.me === null ? null : (this.round?.asked[this.me] ?? null);
  }

  hasAnswered() {
    return (
      this.me !== null && (this.answer !== null || Boolean(this.round?.ready.includes(this.me)))
    );
  }

  /** The seats that have still to answer. */
  awaited() {
    const asked = this.round?.asked ?? [];
    return asked.flatMap((kind, seat) => (kind && !this.round?.ready.includes(seat) ? [seat] : []));
  }

  /** Those of them who are away, and for whom no bot plays yet: for people at the table. */
  absent() {
    return this.me === null
      ? []
      : this.awaited().filter((seat) => this.isAway(seat) && !this.parts.table.seats[seat].bot);
  }

  /** Whether the person of a seat is not here. @param {number} seat */
  isAway(seat) {
    return this.parts.table.seats[seat].guest !== null && !this.snapshot.present.includes(seat);
  }

  /** @param {number} seat @returns {Side | null} */
  side(seat) {
    const { board, side } = this.cities[seat];
    if (!board || !side) return null;
    return this.catalogue.wonders[board][/** @type {"day" | "night"} */ (side)];
  }

  /** The stage that the own wonder gets next. */
  nextStage() {
    return this.side(this.chair)?.stages[this.stageNumber() - 1];
  }

  /** Its number, counted from 1. */
  stageNumber() {
    return this.cities[this.chair].buried.length + 1;
  }

  /** @param {number} seat */
  points(seat) {
    const lines = this.parts.scores?.[seat];
    return lines ? Object.values(lines).reduce((sum, value) => sum + value, 0) : null;
  }
}
