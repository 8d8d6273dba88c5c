/** The hand: each card with what it takes now. Choosing one opens its actions. */

import { Card, CardBack } from "../components/card.js";
import { Face } from "../components/face.js";
import { Named } from "../components/named.js";
import { LeaderCard } from "../components/pieces.js";
import { Figure, Good, Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { swiped } from "../table/arrangement.js";
import { chainTexts } from "../table/chains.js";
import { payeeOf, readMove } from "../table/moves.js";
import { playerName } from "../table/names.js";
import { eachGood, heldText, obstacleText, whyFree } from "../table/spoken.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Obstacle} Obstacle */
/** @typedef {{key: string, id: string}} Held */

/** Decisions in which something of the hand is chosen first, and then what to do with it. */
export const FROM_HAND = ["card", "last", "recruit", "extra"];

/** A hand of so many leaves room beside it on a high table. */
const FEW = 5;

/** Decisions about leaders: the hand is that of leaders. */
const LEADING = ["keep", "recruit", "extra", "bury"];

/** The key of what is chosen from the hand, with the round that it was chosen in. */
const picked = signal({ round: 0, key: "" });

/** @param {Sight} sight @param {string} key */
export function pick(sight, key) {
  picked.value = { round: sight.round?.number ?? 0, key };
}

/** The move that is pointed out among those that can be made, with its round. */
const pointing = signal({ round: 0, move: "" });

/** The move that is pointed out now, if one is. @param {Sight} sight */
export const pointed = (sight) =>
  pointing.value.round === sight.round?.number ? pointing.value.move : null;

/** The last advice that was asked for; its moves come later. It can be put away, and kept.
 * @typedef {{table: string, round: number, away: boolean,
 *   moves: import("../types.d.ts").AdvisedMove[] | null, problem: unknown}} Told
 * @type {import("../vendor/signals.js").Signal<Told | null>} */
export const told = signal(null);

/** The advice for what is asked now. @param {Sight} sight */
export function adviceNow(sight) {
  const now = told.value;
  return now && now.table === sight.parts.table.id && now.round === sight.round?.number
    ? now
    : null;
}

/** Whether it is shown what a bot would do. @param {Sight} sight */
export function advised(sight) {
  const now = adviceNow(sight);
  return Boolean(now?.moves && !now.away);
}

/** Puts advice away, or shows again what was put away. @param {boolean} away */
export function putAway(away) {
  if (told.value) told.value = { ...told.value, away };
}

/** Brings what has just come into sight. @param {Element | null} one */
export const intoSight = (one) => one?.scrollIntoView({ block: "nearest" });

/** Choose a move without making it: what it needs of the hand is taken up, and it is pointed
 * out.
 * @param {Sight} sight
 * @param {string} move */
export function pickMove(sight, move) {
  const { verb, subject } = readMove(move);
  const from = FROM_HAND.includes(sight.asked() ?? "") && verb !== "pass";
  pick(sight, (from && held(sight).find((one) => one.id === subject)?.key) || "");
  pointing.value = { round: sight.round?.number ?? 0, move };
}

/** What is chosen from the hand, if anything is; a last card is, until it is put down.
 * @param {Sight} sight */
export function chosen(sight) {
  const { round, key } = picked.value;
  if (sight.hasAnswered()) return null;
  const hand = held(sight);
  if (round !== sight.round?.number)
    return sight.asked() === "last" && hand.length === 1 ? hand[0] : null;
  return hand.find((one) => one.key === key) ?? null;
}

/** What the own hand has: cards, or where leaders matter these. Two cards can be alike.
 * @param {Sight} sight
 * @returns {Held[]} */
export function held(sight) {
  if (sight.me === null) return [];
  /** @type {string[]} */
  const ids =
    (LEADING.includes(sight.asked() ?? "") ? sight.now.court?.hands : sight.now.hands)?.[
      sight.me
    ] ?? [];
  return ids.map((id, at) => ({
    id,
    key: `${id} ${ids.slice(0, at).filter((other) => other === id).length}`,
  }));
}

/** @param {Sight} sight @param {string} id @returns {Offer | undefined} */
export const offerOf = (sight, id) => sight.parts.offers.find((offer) => offer.piece === id);

/** @param {{sight: Sight, obstacle: Obstacle}} props */
function Missing({ sight, obstacle }) {
  if (obstacle.kind === "coins")
    return html`${say("ribbon-needs")} <${Figure} icon="coin" value=${obstacle.needs} />`;
  if (obstacle.kind !== "missing")
    return html`<${Icon} name="close" /><span>${obstacleText(sight, obstacle)}</span>`;
  return html`
    ${say("ribbon-missing")}${" "}
    ${eachGood(obstacle.goods[0]).map((good) => html`<${Good} name=${good} />`)}
  `;
}

/** The coins, and who gets them; if that is the bank alone, they are a price as any other.
 * @param {{sight: Sight, way: import("../types.d.ts").Payment}} props */
function Paying({ sight, way: { pays, coins } }) {
  const figure = html`<${Figure} icon="coin" value=${coins} />`;
  const seats = Object.keys(pays)
    .filter((payee) => payee !== "bank")
    .map((payee) => payeeOf(sight, payee));
  if (!seats.length) return html`${figure}${say("coins", { coins })}`;
  const alone = seats.length === 1 && !pays.bank;
  return html`
    ${figure}
    <span class="held__payees">
      ${pays.bank > 0 && html`<${Icon} name="bank" />`}
      ${seats.map((seat) => html`<${Face} seat=${seat} />`)}
    </span>
    ${alone && html`<bdi>${playerName(sight, seats[0])}</bdi>`}
  `;
}

/** The signs of what takes no coins, by how it is covered. */
const SIGNS = { free: "free", chain: "chain", goods: "check", reduced: "check", nothing: null };

/** What a card takes now, at a glance. @param {{sight: Sight, offer: Offer}} props */
function Ribbon({ sight, offer }) {
  const best = offer.build?.ways[0];
  if (!best)
    return offer.build?.obstacle
      ? html`<${Missing} sight=${sight} obstacle=${offer.build.obstacle} />`
      : "";
  const { how } = best;
  if (how === "paid") return html`<${Paying} sight=${sight} way=${best} />`;
  const sign = SIGNS[how];
  return html`${sign && html`<${Icon} name=${sign} />`}${say("ribbon-how", { how })}`;
}

/** The ribbon in full. @param {Sight} sight @param {Offer | undefined} offer */
function ribbonTip(sight, offer) {
  if (!offer?.build) return undefined;
  const { obstacle, ways } = offer.build;
  if (obstacle) return obstacleText(sight, obstacle);
  return ways[0].how === "chain" ? whyFree(sight, offer, ways[0]) : undefined;
}

/** @param {Offer | undefined} offer @returns {"free" | "paid" | "no"} */
function stateOf(offer) {
  const best = offer?.build?.ways[0];
  return best ? (best.how === "paid" ? "paid" : "free") : "no";
}

/** @param {{sight: Sight, one: Held, ready: boolean}} props */
function HeldCard({ sight, one, ready }) {
  const { cards, leaders } = sight.catalogue;
  const offer = ready ? offerOf(sight, one.id) : undefined;
  const up = chosen(sight)?.key === one.key;
  return html`<li
    class=${classes("held", up && "held--picked", ready && `held--${stateOf(offer)}`)}
  >
    <button
      type="button"
      disabled=${!ready}
      aria-expanded=${up ? "true" : "false"}
      data-card=${one.id}
      onClick=${() => pick(sight, up ? "" : one.key)}
    >
      <${Named} name=${heldText(sight, one.id, offer)}>
        <span class="held__ribbon" data-tip=${ribbonTip(sight, offer)}>
          ${offer && html`<${Ribbon} sight=${sight} offer=${offer} />`}
        </span>
        ${
          one.id in cards
            ? html`<${Card}
              id=${one.id}
              card=${cards[one.id]}
              chains=${chainTexts(sight, one.id)}
            />`
            : html`<${LeaderCard} id=${one.id} leader=${leaders[one.id]} />`
        }
      </${Named}>
    </button>
  </li>`;
}

/** A dot for each card: how many there are, and what each would take.
 * @param {{sight: Sight, hand: Held[], ready: boolean}} props */
function Dots({ sight, hand, ready }) {
  return html`<p class="dots" aria-hidden="true">
    ${hand.map((one) => html`<i class=${classes(ready && stateOf(offerOf(sight, one.id)))}></i>`)}
  </p>`;
}

/** What is open at a card follows it in the row. It is drawn to its right, in the right half to its
 * left.
 * @param {any[]} row @param {number} at @param {any} drawer */
function withDrawer(row, at, drawer) {
  if (!drawer) return row;
  const side = at < 0 ? "drawer--alone" : at >= row.length / 2 && "drawer--left";
  const item = html`<li key="drawer" class=${classes("drawer", side)}>${drawer}</li>`;
  return [...row.slice(0, at + 1), item, ...row.slice(at + 1)];
}

/** @param {{sight: Sight, drawer?: any}} props */
export function Hand({ sight, drawer = null }) {
  const ready = FROM_HAND.includes(sight.asked() ?? "") && !sight.hasAnswered();
  const answer = sight.answer ? readMove(sight.answer) : null;
  const hand = held(sight);
  const down = answer && hand.find((one) => one.id === answer.subject)?.key;
  const row = hand.map((one) =>
    one.key === down
      ? html`<li key=${one.key} class="held held--down">
        <span class="held__ribbon">${say("ribbon-down")}</span>
        <${CardBack} age=${Math.max(1, sight.now.age)} label=${say("notice-chosen")} />
      </li>`
      : html`<${HeldCard} key=${one.key} sight=${sight} one=${one} ready=${ready} />`,
  );
  const up = hand.findIndex((one) => one.key === chosen(sight)?.key);
  return html`<section
    class=${classes("hand", Boolean(drawer) && "hand--open", hand.length <= FEW && "hand--few")}
    style=${{ "--cards": Math.max(1, hand.length) }}
    aria-label=${say("title-hand")}
  >
    ${
      !hand.length &&
      !drawer &&
      html`<p class="quiet">
        ${sight.me === null ? say("play-watching") : say("play-hand-none")}
      </p>`
    }
    <ul tabindex=${ready ? null : swiped()}>${withDrawer(row, up, drawer)}</ul>
    <${Dots} sight=${sight} hand=${hand} ready=${ready} />
  </section>`;
}
