/** What a view says about a table: whose city is where, and what each city has. */

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../catalogue.js").Effect} Effect */
/** @typedef {import("../catalogue.js").Side} Side */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {{board: string | null, side: "day" | "night" | null, coins: number, cards: string[],
 *   buried: string[], victories: number[], defeats: number, leaders?: string[], graves?: string[],
 *   debts?: number, diplomacy?: number, shipyard?: string, fleets?: number[], islands?: string[],
 *   naval_tokens?: number[]}} City */
/** Goods of which one can be had at a time: one good, or a choice.
 * @typedef {string[]} Source */

/** Cards of these colours sell what they make. */
const SELLING = ["brown", "grey"];

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
    this.view = snapshot.parts.view ?? {};
    /** @type {Record<string, any>} */
    this.now = this.view.now ?? {};
    /** @type {City[]} */
    this.cities = this.now.cities ?? [];
    this.settings = snapshot.parts.table.settings;
    this.round = snapshot.parts.round;
    /** What follows from the rules: turns of an age, which way hands pass, what a sale brings. */
    this.course = snapshot.parts.course ?? { turns: 0, passing: null, sale: 0 };
    /** @type {string[]} */
    this.moves = this.now.moves ?? [];
    /** The own answer that lies face down. */
    this.answer =
      snapshot.parts.answer ?? (sent && sent.round === this.round?.number ? sent.move : null);
  }

  /** What a seat is called in messages. @param {number} seat */
  who(seat) {
    return seat === this.me ? "you" : (this.cities[seat]?.board ?? `seat_${seat}`);
  }

  /** The seats from the left neighbour round to the right one. */
  others() {
    const count = this.cities.length;
    return this.cities.slice(1).map((_, step) => (this.chair + 1 + step) % count);
  }

  /** Left and right. @returns {[number, number]} */
  neighbours() {
    const others = this.others();
    return [others[0], others[others.length - 1]];
  }

  /** Whether a seat is the reader's team mate. @param {number} seat */
  isMate(seat) {
    return Boolean(this.settings.teams) && this.me !== null && (seat ^ 1) === this.me;
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
    return board && side ? this.catalogue.wonders[board][side] : null;
  }

  /** The stage that the own wonder gets next. */
  nextStage() {
    return this.side(this.chair)?.stages[this.cities[this.chair].buried.length];
  }

  /** All effects that a city has. @param {number} seat @returns {Effect[]} */
  effects(seat) {
    const { cards, leaders = [], islands = [], buried } = this.cities[seat];
    const side = this.side(seat);
    return [
      ...(side?.effects ?? []),
      ...(side?.stages.slice(0, buried.length).flatMap((stage) => stage.effects) ?? []),
      ...cards.flatMap((id) => this.catalogue.cards[id].effects),
      ...leaders.flatMap((id) => this.catalogue.leaders[id].effects),
      ...islands.flatMap((id) => this.catalogue.islands[id].effects),
    ];
  }

  /** @param {number} seat @param {string} kind */
  sum(seat, kind) {
    const found = this.effects(seat).filter((effect) => effect.kind === kind);
    return found.reduce((sum, effect) => sum + effect.amount, 0);
  }

  /** @param {number} seat */
  shields(seat) {
    return this.sum(seat, "shields");
  }

  /** what counts at sea. @param {number} seat */
  naval(seat) {
    const steps = this.cities[seat].fleets ?? [];
    const spaces = Object.values(this.catalogue.tracks).map((track, at) => track[steps[at] ?? 0]);
    return spaces.reduce((sum, space) => sum + (space.naval ?? 0), this.sum(seat, "naval"));
  }

  /** @param {number} seat @returns {[string, number][]} */
  science(seat) {
    const effects = this.effects(seat);
    /** @param {(effect: Effect) => boolean} fits */
    const count = (fits) => effects.filter(fits).reduce((sum, effect) => sum + effect.amount, 0);
    const symbols = this.catalogue.science.map(
      (symbol) =>
        /** @type {[string, number]} */ ([
          symbol,
          count((effect) => effect.kind === "symbol" && effect.symbol === symbol),
        ]),
    );
    return [...symbols, ["science", count((effect) => effect.kind === "symbol_choice")]];
  }

  /** What a city sells: the board's good, brown and grey cards.
   * @param {number} seat
   * @returns {Source[]} */
  sells(seat) {
    const cards = this.cities[seat].cards.map((id) => this.catalogue.cards[id]);
    const selling = cards.filter((card) => SELLING.includes(card.colour));
    return [...this.starting(seat), ...sources(selling.flatMap((card) => card.effects))];
  }

  /** What it makes for itself alone. @param {number} seat @returns {Source[]} */
  alone(seat) {
    const sold = this.cities[seat].cards
      .map((id) => this.catalogue.cards[id])
      .filter((card) => SELLING.includes(card.colour))
      .flatMap((card) => card.effects);
    return sources(this.effects(seat).filter((effect) => !sold.includes(effect)));
  }

  /** @param {number} seat @returns {Source[]} */
  starting(seat) {
    const { board } = this.cities[seat];
    return board
      ? this.catalogue.wonders[board][this.cities[seat].side ?? "day"].start.map((good) => [good])
      : [];
  }

  /** @param {number} seat */
  points(seat) {
    const lines = this.parts.scores?.[seat];
    return lines ? Object.values(lines).reduce((sum, value) => sum + value, 0) : null;
  }
}

/** @param {Effect[]} effects @returns {Source[]} */
function sources(effects) {
  return effects.flatMap(({ kind, goods = "" }) => {
    if (kind === "produce") return goods.split(" ").map((good) => [good]);
    return kind === "produce_choice" ? [goods.split(" ")] : [];
  });
}
