/** What is asked: a panel for every decision. */

import { Card } from "../components/card.js";
import { effectText, spaceText } from "../components/explain.js";
import { IslandTile, LeaderCard, Token } from "../components/pieces.js";
import { Ship } from "../components/shipyard.js";
import { Icon } from "../components/symbols.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html, range } from "../html.js";
import { say } from "../words.js";
import { FROM_HAND, chosen, obstacleText, offerOf, pick, pointed } from "./hand.js";
import { play, takeBack } from "./live.js";
import { later } from "./later.js";
import { choiceText, readMove } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./moves.js").Move} Move */

const Actions = later(async () => (await import("./actions.js")).Actions);
const Advice = later(async () => (await import("./advice.js")).Advice);

/** @type {Record<string, (sight: Sight) => string>} */
const TITLES = {
  board: () => say("play-title-board"),
  side: (sight) => say("notice-board", { board: sight.cities[sight.chair].board ?? "" }),
  card: () => say("play-title-card"),
  last: () => say("title-last"),
  discard: () => say("title-discard"),
  keep: () => say("title-keep"),
  recruit: () => say("play-title-recruit"),
  extra: () => say("title-extra"),
  bury: () => say("title-bury"),
  token: () => say("title-token"),
  debt: () => say("play-title-debt"),
  fleet: () => say("play-title-fleet"),
  island: () => say("title-island"),
  naval: () => say("title-join"),
};
/** What there is to know before choosing, beside the title. @type {Record<string, () => string>} */
const HINTS = {
  card: () => say("play-hint-card"),
  recruit: () => say("play-hint-recruit"),
  keep: () => say("play-hint-keep"),
  debt: () => say("play-hint-debt"),
  naval: () => say("play-hint-naval"),
};

/** A card, leader, island or board. @param {{sight: Sight, id: string, side?: string}} props */
export function Piece({ sight, id, side }) {
  const { cards, leaders, islands, wonders } = sight.catalogue;
  if (id in cards) return html`<${Card} id=${id} card=${cards[id]} />`;
  if (id in leaders) return html`<${LeaderCard} id=${id} leader=${leaders[id]} />`;
  if (id in islands) return html`<${IslandTile} id=${id} island=${islands[id]} />`;
  return html`<${WonderBoard} id=${id} wonder=${wonders[id]} side=${side ?? "day"} />`;
}

/** The next space of a fleet's track. @param {{sight: Sight, fleet: string}} props */
function NextSpace({ sight, fleet }) {
  const city = sight.cities[sight.chair];
  const step = (city.fleets?.[sight.catalogue.fleets.indexOf(fleet)] ?? 0) + 1;
  const space = sight.catalogue.tracks[fleet][step];
  return html`<span class="sail track--${fleet}"><${Ship} fleet=${fleet} />${space && html`<b>${step}</b> ${spaceText(space)}`}</span>`;
}

/** What a move is about, drawn. @type {Record<string, (sight: Sight, move: Move) => any>} */
const DRAWN = {
  take: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  keep: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  bury: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  recruit: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  island: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  board: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  side: (sight, { subject }) => html`<${Piece} sight=${sight} id=${sight.cities[sight.chair].board ?? ""} side=${subject} />`,
  token: (_, { what }) => html`<${Token} kind="victory" value=${Number(what)} />`,
  debt: (sight, { what }) => html`<${Owed} sight=${sight} debts=${Number(what)} />`,
  fleet: (sight, { what }) => what.split(" ").map((fleet) => html`<${NextSpace} sight=${sight} fleet=${fleet} />`),
  join: () => html`<${Icon} name="naval" class="choice__icon" />`,
  abstain: () => html`<${Icon} name="abstain" class="choice__icon" />`,
};

/** Coins that are paid, and debts that are taken. @param {{sight: Sight, debts: number}} props */
function Owed({ sight, debts }) {
  const most = Math.max(...sight.moves.map((text) => Number(readMove(text).what)));
  return html`<span class="owed">${range(most - debts).map(() => html`<${Icon} name="coin-plain" />`)}${range(debts).map(() => html`<${Icon} name="debt" />`)}</span>`;
}

/** Verbs whose drawing says it all. */
const PLAIN = ["take", "keep", "bury", "island"];

/** @param {{sight: Sight, move: Move, kind: string}} props */
function Choice({ sight, move, kind }) {
  const told = choiceText(sight, move, kind);
  const cost = move.verb === "recruit" ? offerOf(sight, move.subject)?.build?.ways[0]?.coins : undefined;
  return html`<button type="button" class=${classes("choice", `choice--${move.verb}`, pointed(sight) === move.text && "pointed")} data-move=${move.text} aria-label=${told} onClick=${() => play(move.text)}>
    ${DRAWN[move.verb]?.(sight, move)}
    ${!PLAIN.includes(move.verb) && html`<span>${told}${cost !== undefined && ` · ${say("coins", { coins: cost })}`}</span>`}
  </button>`;
}

/** What cannot be taken or recruited, and why. @param {{sight: Sight, kind: string}} props */
function Refused({ sight, kind }) {
  if (!["discard", "extra"].includes(kind)) return null;
  return sight.parts.offers.filter((offer) => !offer.build?.ways.length).map((offer) => html`<div class="choice choice--no" key=${offer.piece}>
    <${Piece} sight=${sight} id=${offer.piece} /><span>${offer.build?.obstacle && obstacleText(sight, offer.build.obstacle)}</span></div>`);
}

/** @param {{sight: Sight, kind: string}} props */
function Choices({ sight, kind }) {
  const moves = sight.moves.map(readMove).filter((move) => !FROM_HAND.includes(kind) || move.verb === "pass");
  if (!moves.length) return null;
  return html`<div class="choices">${moves.map((move) => html`<${Choice} key=${move.text} sight=${sight} move=${move} kind=${kind} />`)}<${Refused} sight=${sight} kind=${kind} /></div>`;
}

/** What lies face down. @param {{sight: Sight}} props */
function FaceDown({ sight }) {
  const { answer } = sight;
  return html`<section class="decision decision--down">
    <h2>${say("notice-chosen")}</h2>
    ${answer && html`<p class="decision__answer">${choiceText(sight, readMove(answer), sight.asked())}</p>`}
    <p><button type="button" id="take-back" class="button" onClick=${takeBack}><${Icon} name="replace" />${say("play-take-back")}</button></p>
  </section>`;
}

/** Whether what is asked needs all of the middle. @param {Sight} sight */
export function isWide(sight) {
  const kind = sight.asked();
  return Boolean(kind) && !FROM_HAND.includes(kind ?? "") && !sight.hasAnswered();
}

/** @param {{sight: Sight}} props */
export function Decision({ sight }) {
  const kind = sight.asked();
  if (!kind) return null;
  if (sight.hasAnswered()) return html`<${FaceDown} sight=${sight} />`;
  const one = FROM_HAND.includes(kind) ? chosen(sight) : null;
  const offer = one && offerOf(sight, one.id);
  if (one && offer) {
    const card = sight.catalogue.cards[one.id];
    const name = card ? say(`card-${one.id}`) : say(`leader-${one.id}`);
    const piece = card ?? sight.catalogue.leaders[one.id];
    return html`<section class="decision decision--${kind}" onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && pick(sight, "")}>
      <h2>${name}<small class="quiet">${effectText(piece.effects)}</small></h2><${Actions} sight=${sight} offer=${offer} /><${Advice} sight=${sight} /></section>`;
  }
  const hint = sight.moves.length === 1 ? say("play-only-move") : HINTS[kind]?.();
  return html`<section class="decision decision--${kind}"><h2>${TITLES[kind](sight)}</h2>
    ${hint && html`<p class="quiet">${hint}</p>`}<${Choices} sight=${sight} kind=${kind} /><${Advice} sight=${sight} /></section>`;
}
