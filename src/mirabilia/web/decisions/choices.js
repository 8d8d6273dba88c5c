/** What can be answered: each answer as a thing to click. */

import { Card } from "../components/card.js";
import { effectText, stageText } from "../components/explain.js";
import { Face } from "../components/face.js";
import { Named } from "../components/named.js";
import { IslandTile, LeaderCard, Token } from "../components/pieces.js";
import { Ship } from "../components/shipyard.js";
import { Figure, Icon } from "../components/symbols.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html, once, range } from "../html.js";
import { play } from "../net/live.js";
import { Naval } from "../table/figures.js";
import { choiceText, readMove, shipsIn } from "../table/moves.js";
import { answerText, nextSpace, obstacleText, owed } from "../table/spoken.js";
import { say } from "../words.js";
import { FROM_HAND, intoSight, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/moves.js").Move} Move */

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
  const { step, gift } = nextSpace(sight, fleet);
  return html`<span class="sail track--${fleet}">
    <${Ship} fleet=${fleet} />
    ${gift && html`<b>${step}</b> ${gift}`}
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
  const { coins } = owed(sight, debts);
  return html`<span class="owed">
    ${coins > 0 && html`<${Figure} icon="coin" value=${coins} />`}
    ${range(debts).map(() => html`<${Icon} name="debt" />`)}
  </span>`;
}

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
    onClick=${once(() => play(move.text))}
  >
    <${Named} name=${answerText(sight, move, kind)}>
      ${DRAWN[move.verb]?.(sight, move)}
      ${!PLAIN.includes(move.verb) && html`<span>${told}</span>`}
    </${Named}>
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
export function Choices({ sight, kind }) {
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
export function Standing({ sight }) {
  const { naval = [], prizes = {} } = sight.course;
  const seats = [sight.chair, ...sight.others()].sort((one, other) => naval[other] - naval[one]);
  return html`
    <ul class="standing">
      ${seats.map(
        (seat) => html`<li class=${classes(seat === sight.me && "duel--own")}>
          <${Face} seat=${seat} />
          <b>${say("seat-label", { who: sight.who(seat) })}</b>
          <${Naval} sight=${sight} seat=${seat} />
        </li>`,
      )}
    </ul>
    <p class="prizes">
      ${Object.entries(prizes).map(
        ([place, value]) => html`<span>
            <${Token} kind="naval" value=${value} />
            ${say("naval-place", { place })}
          </span>`,
      )}
    </p>
  `;
}
