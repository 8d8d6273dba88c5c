/** What is asked: a panel for every decision. */

import { Card } from "../components/card.js";
import { effectText, spaceText, stageText } from "../components/explain.js";
import { IslandTile, LeaderCard, Token } from "../components/pieces.js";
import { Ship } from "../components/shipyard.js";
import { Figure, Icon } from "../components/symbols.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html, range } from "../html.js";
import { later } from "../later.js";
import { play, takeBack } from "../net/live.js";
import { Naval } from "../table/figures.js";
import { choiceText, readMove } from "../table/moves.js";
import { useEffect } from "../vendor/hooks.js";
import { say } from "../words.js";
import { FROM_HAND, chosen, intoSight, obstacleText, offerOf, pick, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/moves.js").Move} Move */

const Actions = later(async () => (await import("./actions.js")).Actions);
const Advice = later(async () => (await import("./advice.js")).Advice);

/** How many ships a move moves. @param {Move} move */
const shipsIn = ({ verb, what }) => (verb === "fleet" ? what.split(" ").length : 0);

/** @param {Sight} sight @param {(move: Move) => number} measure */
const mostOf = (sight, measure) => Math.max(...sight.moves.map((text) => measure(readMove(text))));

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
  debt: (sight) => say("title-debt", { coins: mostOf(sight, ({ what }) => Number(what)) }),
  fleet: (sight) => say("title-fleet", { most: mostOf(sight, shipsIn) }),
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
  return html`<span class="sail track--${fleet}">
    <${Ship} fleet=${fleet} />
    ${space && html`<b>${step}</b> ${spaceText(space)}`}
  </span>`;
}

/** What a move is about, drawn. @type {Record<string, (sight: Sight, move: Move) => any>} */
const DRAWN = {
  take: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  keep: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  bury: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  island: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  board: (sight, { subject }) => html`<${Piece} sight=${sight} id=${subject} />`,
  side: (sight, { subject }) => html`<${SideTold}
    sight=${sight}
    id=${sight.cities[sight.chair].board ?? ""}
    name=${subject}
  />`,
  token: (_, { what }) => html`<${Token} kind="victory" value=${Number(what)} />`,
  debt: (sight, { what }) => html`<${Owed} sight=${sight} debts=${Number(what)} />`,
  fleet: (sight, { what }) =>
    what.split(" ").map((fleet) => html`<${NextSpace} sight=${sight} fleet=${fleet} />`),
  join: () => html`<${Icon} name="naval" class="choice__icon" />`,
  abstain: () => html`<${Icon} name="abstain" class="choice__icon" />`,
};

/** A side of a board, drawn and told.
 * @param {{sight: Sight, id: string, name: "day" | "night"}} props */
function SideTold({ sight, id, name }) {
  const { effects, stages } = sight.catalogue.wonders[id][name];
  return html`
    <${Piece} sight=${sight} id=${id} side=${name} />
    <span class="side">
      ${effects.length > 0 && html`<span>${effectText(effects)}</span>`}
      ${stages.map((stage, at) => html`<span>${stageText(stage, at + 1, false)}</span>`)}
    </span>
  `;
}

/** Coins that are paid, and debts that are taken. @param {{sight: Sight, debts: number}} props */
function Owed({ sight, debts }) {
  const paid = mostOf(sight, ({ what }) => Number(what)) - debts;
  return html`<span class="owed">
    ${paid > 0 && html`<${Figure} icon="coin" value=${paid} />`}
    ${range(debts).map(() => html`<${Icon} name="debt" />`)}
  </span>`;
}

/** Decisions about the hand in which one may do nothing. */
const PASSING = ["last", "extra"];
/** Verbs whose drawing says it all. */
const PLAIN = ["take", "keep", "bury", "island", "fleet"];

/** @param {{sight: Sight, move: Move, kind: string}} props */
function Choice({ sight, move, kind }) {
  const told = choiceText(sight, move, kind);
  return html`<button
    type="button"
    class=${classes("choice", `choice--${move.verb}`, pointed(sight) === move.text && "pointed")}
    ref=${pointed(sight) === move.text ? intoSight : null}
    data-move=${move.text}
    aria-label=${told}
    onClick=${() => play(move.text)}
  >
    ${DRAWN[move.verb]?.(sight, move)}
    ${!PLAIN.includes(move.verb) && html`<span>${told}</span>`}
  </button>`;
}

/** What cannot be taken, and why. @param {{sight: Sight, kind: string}} props */
function Refused({ sight, kind }) {
  if (kind !== "discard") return null;
  return sight.parts.offers
    .filter((offer) => !offer.build?.ways.length)
    .map(
      (offer) => html`<div class="choice choice--no" key=${offer.piece}>
        <${Piece} sight=${sight} id=${offer.piece} />
        <span>
          ${offer.build?.obstacle && obstacleText(sight, offer.build.obstacle)}
        </span>
      </div>`,
    );
}

/** What is looked for first: cards of the last age, many ships.
 * @param {Sight} sight
 * @param {Move} move */
const weight = (sight, move) =>
  move.verb === "take" ? sight.catalogue.cards[move.subject].age : shipsIn(move);

/** @param {{sight: Sight, kind: string}} props */
function Choices({ sight, kind }) {
  const moves = sight.moves
    .map(readMove)
    .filter((move) => !FROM_HAND.includes(kind) || move.verb === "pass");
  if (!moves.length) return null;
  moves.sort((one, other) => weight(sight, other) - weight(sight, one));
  return html`<div class="choices">
    ${moves.map(
      (move) => html`<${Choice} key=${move.text} sight=${sight} move=${move} kind=${kind} />`,
    )}
    <${Refused} sight=${sight} kind=${kind} />
  </div>`;
}

/** How strong all are at sea now, and what there is to win. @param {{sight: Sight}} props */
function Standing({ sight }) {
  const { first, second, third, last } = sight.catalogue.tokens.naval[sight.now.age - 1];
  const prizes = Object.entries({
    first,
    second,
    third: sight.settings.armada_edition === 1 ? third : 0,
    last,
  });
  const seats = [sight.chair, ...sight.others()].sort(
    (one, other) => sight.naval(other) - sight.naval(one),
  );
  return html`
    <ul class="standing">
      ${seats.map(
        (seat) => html`<li class=${classes(seat === sight.me && "duel--own")}>
          <b>${say("seat-name", { who: sight.who(seat) })}</b>
          <${Naval} sight=${sight} seat=${seat} />
        </li>`,
      )}
    </ul>
    <p class="prizes">
      ${prizes
        .filter(([, value]) => value)
        .map(
          ([place, value]) => html`<span>
            <${Token} kind="naval" value=${value} />
            ${say("naval-place", { place })}
          </span>`,
        )}
    </p>
  `;
}

/** What lies face down. @param {{sight: Sight}} props */
function FaceDown({ sight }) {
  const { answer } = sight;
  return html`<section class="decision decision--down">
    <h2>${say("notice-chosen")}</h2>
    ${
      answer &&
      html`<p class="decision__answer">
        ${choiceText(sight, readMove(answer), sight.asked())}
      </p>`
    }
    <p>
      <button type="button" id="take-back" class="button" onClick=${takeBack}>
        <${Icon} name="replace" />
        ${say("play-take-back")}
      </button>
    </p>
  </section>`;
}

/** Whether what is asked needs all of the middle. @param {Sight} sight */
export function isWide(sight) {
  const kind = sight.asked() ?? "card";
  return (!FROM_HAND.includes(kind) || kind === "last") && !sight.hasAnswered();
}

/** @param {{sight: Sight}} props */
export function Decision({ sight }) {
  const kind = sight.asked();
  // After the first view: whoever takes a card up waits for nothing, with or without a network.
  useEffect(() => {
    if (kind) Actions.begin();
  }, [kind]);
  if (!kind) return null;
  if (sight.hasAnswered()) return html`<${FaceDown} sight=${sight} />`;
  const one = FROM_HAND.includes(kind) ? chosen(sight) : null;
  const offer = one && offerOf(sight, one.id);
  if (one && offer) {
    const card = sight.catalogue.cards[one.id];
    const name = card ? say(`card-${one.id}`) : say(`leader-${one.id}`);
    const piece = card ?? sight.catalogue.leaders[one.id];
    return html`<section
      class="decision decision--${kind}"
      onKeyDown=${(/** @type {KeyboardEvent} */ event) => event.key === "Escape" && pick(sight, "")}
    >
      <h2>
        ${name}
        <small class="quiet">${effectText(piece.effects)}</small>
      </h2>
      ${PASSING.includes(kind) && html`<p class="quiet">${TITLES[kind](sight)}</p>`}
      <${Actions} sight=${sight} offer=${offer} />
      <${Choices} sight=${sight} kind=${kind} />
      <${Advice} sight=${sight} />
    </section>`;
  }
  const hint = sight.moves.length === 1 ? say("play-only-move") : HINTS[kind]?.();
  return html`<section class="decision decision--${kind}">
    <h2>${TITLES[kind](sight)}</h2>
    ${hint && html`<p class="quiet">${hint}</p>`}
    <${Advice} sight=${sight} />
    ${kind === "naval" && html`<${Standing} sight=${sight} />`}
    <${Choices} sight=${sight} kind=${kind} />
  </section>`;
}
