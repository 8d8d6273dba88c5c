/** What is asked: the hand with its actions, and a panel for every other decision. */

import { Card, CardBack } from "../components/card.js";
import { IslandTile, LeaderCard } from "../components/pieces.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { play, takeBack } from "./live.js";
import { actionText, choiceText, readMove, ribbon } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./moves.js").Move} Move */

/** Decisions in which something of the hand is chosen first, and then what to do with it. */
const FROM_HAND = ["card", "last", "recruit"];
/** Verbs whose subject is drawn. */
const DRAWN = ["take", "keep", "bury", "island", "recruit", "board", "side"];

/** The card or leader of the hand that is being looked at. */
const chosen = signal("");

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

/** A card, leader, island or board. @param {{sight: Sight, id: string, side?: string}} props */
function Piece({ sight, id, side }) {
  const { cards, leaders, islands, wonders } = sight.catalogue;
  if (id in cards) return html`<${Card} id=${id} card=${cards[id]} />`;
  if (id in leaders) return html`<${LeaderCard} id=${id} leader=${leaders[id]} />`;
  if (id in islands) return html`<${IslandTile} id=${id} island=${islands[id]} />`;
  return html`<${WonderBoard} id=${id} wonder=${wonders[id]} side=${side ?? "day"} />`;
}

/** @param {string} move */
function choose(move) {
  chosen.value = "";
  play(move);
}

/** What the own hand has: cards, or in a recruitment leaders. @param {Sight} sight @returns {string[]} */
function hand(sight) {
  if (sight.me === null) return [];
  if (sight.asked() === "recruit") return sight.now.court?.hands[sight.me] ?? [];
  return sight.now.hands?.[sight.me] ?? [];
}

/** @param {{sight: Sight, id: string, moves: Move[], ready: boolean}} props */
function HandCard({ sight, id, moves, ready }) {
  const told = ribbon(sight, id, moves);
  const picked = chosen.value === id;
  return html`<li class=${classes("held", picked && "held--picked", `held--${told.state}`)}>
    <button type="button" disabled=${!ready || !moves.length} aria-expanded=${picked ? "true" : "false"} data-card=${id}
      onClick=${() => { chosen.value = picked ? "" : id; }}>
      <span class="held__ribbon">${ready ? told.text : ""}</span>
      <${Piece} sight=${sight} id=${id} />
    </button>
  </li>`;
}

/** @param {{sight: Sight}} props */
export function Hand({ sight }) {
  const asked = sight.asked() ?? "";
  const ready = FROM_HAND.includes(asked) && !sight.hasAnswered();
  const moves = ready ? sight.moves.map(readMove) : [];
  const held = hand(sight);
  const down = sight.answer ? readMove(sight.answer).subject : null;
  return html`<section class="hand" aria-label=${say("title-hand")}>
    ${!held.length && html`<p class="quiet">${say("play-hand-none")}</p>`}
    <ul>${held.map((id) => id === down
      ? html`<li key=${id} class="held held--down"><span class="held__ribbon"></span><${CardBack} age=${Math.max(1, sight.now.age)} label=${say("notice-chosen")} /></li>`
      : html`<${HandCard} key=${id} sight=${sight} id=${id} ready=${ready} moves=${moves.filter((move) => move.subject === id)} />`)}</ul>
  </section>`;
}

/** What can be done with what is chosen from the hand. @param {{sight: Sight}} props */
function Actions({ sight }) {
  const moves = sight.moves.map(readMove).filter((move) => move.subject === chosen.value);
  return html`<div class="actions">
    <div class="actions__list">${moves.map((move) => {
      const { title, detail } = actionText(sight, move);
      return html`<button type="button" class=${classes("action", `action--${move.verb}`)} data-move=${move.text} onClick=${() => choose(move.text)}>
        <b>${title}</b>${detail && html`<span>${detail}</span>`}
      </button>`;
    })}</div>
  </div>`;
}

/** @param {{sight: Sight, move: Move, kind: string}} props */
function Choice({ sight, move, kind }) {
  const drawn = DRAWN.includes(move.verb);
  const id = move.verb === "side" ? (sight.cities[sight.chair].board ?? "") : move.subject;
  return html`<button type="button" class=${classes("choice", drawn && "choice--drawn", `choice--${move.verb}`)} data-move=${move.text} onClick=${() => choose(move.text)}>
    ${drawn && html`<${Piece} sight=${sight} id=${id} side=${move.subject} />`}
    <span>${choiceText(sight, move, kind)}</span>
  </button>`;
}

/** The moves of a decision that is not about the hand. @param {{sight: Sight, kind: string}} props */
function Choices({ sight, kind }) {
  const moves = sight.moves.map(readMove).filter((move) => !FROM_HAND.includes(kind) || move.verb === "pass");
  if (!moves.length) return null;
  return html`<div class="choices">${moves.map((move) => html`<${Choice} key=${move.text} sight=${sight} move=${move} kind=${kind} />`)}</div>`;
}

/** What lies face down. @param {{sight: Sight}} props */
function FaceDown({ sight }) {
  const { answer } = sight;
  const kind = sight.asked();
  return html`<div class="decision decision--down">
    <h2>${say("notice-chosen")}</h2>
    ${answer && html`<p>${choiceText(sight, readMove(answer), kind)}</p>`}
    <button type="button" class="button" onClick=${takeBack}>${say("play-take-back")}</button>
  </div>`;
}

/** @param {{sight: Sight}} props */
export function Decision({ sight }) {
  const kind = sight.asked();
  if (!kind) return null;
  if (sight.hasAnswered()) return html`<${FaceDown} sight=${sight} />`;
  const picked = FROM_HAND.includes(kind) && hand(sight).includes(chosen.value) ? chosen.value : "";
  return html`<div class=${classes("decision", `decision--${kind}`)}>
    <h2>${picked ? (picked in sight.catalogue.cards ? say(`card-${picked}`) : say(`leader-${picked}`)) : TITLES[kind](sight)}</h2>
    ${picked && html`<${Actions} sight=${sight} />`}
    <${Choices} sight=${sight} kind=${kind} />
  </div>`;
}
