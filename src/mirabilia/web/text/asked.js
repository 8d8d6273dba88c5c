/** What is asked, as lists of buttons. */

import { AdviceButton, AdviceTold } from "../decisions/advice.js";
import { TextForesight } from "../decisions/foresight.js";
import { FROM_HAND, held, offerOf, pointed } from "../decisions/hand.js";
import { hintOf, titleOf } from "../decisions/panels.js";
import { html, once } from "../html.js";
import { play, takeBack } from "../net/live.js";
import { MovesEntries, PieceEntries } from "../table/entries.js";
import { choiceText, readMove } from "../table/moves.js";
import {
  answerText,
  heldText,
  obstacleClause,
  pieceText,
  saleText,
  wayText,
} from "../table/spoken.js";
import { say } from "../words.js";
import { List } from "./city.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Possibility} Possibility */

/** Brings the reader to what advice has pointed out. @param {HTMLElement | null} one */
const toIt = (one) => one?.focus();

/** A button that makes a move. @param {{sight: Sight, move: string, name: string}} props */
function Answer({ sight, move, name }) {
  return html`<li>
    <button
      type="button"
      class="button"
      data-move=${move}
      ref=${pointed(sight) === move ? toIt : null}
      onClick=${once(() => play(move))}
    >
      ${name}
    </button>
  </li>`;
}

/** What can be done with a card in one way or another, or why not.
 * @param {{sight: Sight, offer: Offer, what: string, open: Possibility | null}} props */
function Ways({ sight, offer, what, open }) {
  if (!open) return null;
  const { ways, obstacle, fleet } = open;
  if (obstacle)
    return html`<li>${say("cannot-why", { what, why: obstacleClause(sight, obstacle) })}</li>`;
  return ways.map(
    (way) => html`<${Answer}
      key=${way.move}
      sight=${sight}
      move=${way.move}
      name=${wayText(sight, offer, way, fleet)}
    />`,
  );
}

/** @param {{sight: Sight, id: string}} props */
function HeldText({ sight, id }) {
  const offer = offerOf(sight, id);
  const build = id in sight.catalogue.leaders ? say("action-recruit") : say("action-build");
  const number = { stage: sight.stageNumber() };
  const stage = say("action-stage", number);
  const [sail, raise] = [say("action-build-sail"), say("action-stage-sail", number)];
  return html`<section>
    <h3>${heldText(sight, id, offer)}</h3>
    ${
      offer &&
      html`<ul>
        <${Ways} sight=${sight} offer=${offer} what=${build} open=${offer.build} />
        <${Ways} sight=${sight} offer=${offer} what=${sail} open=${offer.build_ship} />
        <${Ways} sight=${sight} offer=${offer} what=${stage} open=${offer.stage} />
        <${Ways} sight=${sight} offer=${offer} what=${raise} open=${offer.stage_ship} />
        ${offer.sell.map(
          (move) => html`<${Answer}
            key=${move}
            sight=${sight}
            move=${move}
            name=${saleText(sight, move)}
          />`,
        )}
      </ul>
      <${TextForesight} sight=${sight} piece=${id} />
      `
    }
    <${PieceEntries} sight=${sight} ids=${[id]} />
  </section>`;
}

/** Answers that are not about the hand. @param {{sight: Sight, kind: string}} props */
function Answers({ sight, kind }) {
  const moves = sight.moves
    .map(readMove)
    .filter(({ verb }) => !FROM_HAND.includes(kind) || verb === "pass");
  return html`<ul>
    ${moves.map(
      (move) => html`<${Answer}
        key=${move.text}
        sight=${sight}
        move=${move.text}
        name=${answerText(sight, move, kind)}
      />`,
    )}
    ${
      kind === "discard" &&
      sight.parts.offers.map(({ piece, build }) => {
        const why = build?.obstacle && obstacleClause(sight, build.obstacle);
        return why && html`<li>${say("cannot-why", { what: pieceText(sight, piece), why })}</li>`;
      })
    }
  </ul>`;
}

/** How strong all are at sea, and what there is to win. @param {{sight: Sight}} props */
function AtSea({ sight }) {
  const { naval = [], prizes = {} } = sight.course;
  const seats = [sight.chair, ...sight.others()].sort((one, other) => naval[other] - naval[one]);
  const strengths = seats.map((seat) =>
    say("naval-of", { who: sight.who(seat), strength: naval[seat] }),
  );
  const tokens = Object.entries(prizes).map(([place, value]) =>
    say("text-prize", { place, value }),
  );
  return html`<${List} texts=${[...strengths, ...tokens]} />`;
}

/** @param {{sight: Sight}} props */
function FaceDown({ sight }) {
  const answer = sight.answer && choiceText(sight, readMove(sight.answer), sight.asked());
  return html`
    <h2>${say("notice-chosen")}</h2>
    ${answer && html`<p>${answer}</p>`}
    <ul>
      <li>
        <button type="button" id="take-back" class="button" onClick=${once(takeBack)}>
          ${say("play-take-back")}
        </button>
      </li>
    </ul>
  `;
}

/** @param {{sight: Sight, kind: string}} props */
function Question({ sight, kind }) {
  const hint = hintOf(sight, kind);
  return html`
    <h2>${titleOf(sight, kind)}</h2>
    ${hint && html`<p>${hint}</p>`}
    <${AdviceButton} sight=${sight} />
    <${AdviceTold} sight=${sight} />
    ${kind === "naval" && html`<${AtSea} sight=${sight} />`}
    ${
      FROM_HAND.includes(kind) &&
      held(sight).map(({ id, key }) => html`<${HeldText} key=${key} sight=${sight} id=${id} />`)
    }
    <${Answers} sight=${sight} kind=${kind} />
    ${!FROM_HAND.includes(kind) && html`<${MovesEntries} sight=${sight} />`}
  `;
}

/** @param {{sight: Sight}} props */
export function TextAsked({ sight }) {
  const kind = sight.asked();
  if (!kind) return null;
  return html`<section class="text__asked">
    ${
      sight.hasAnswered()
        ? html`<${FaceDown} sight=${sight} />`
        : html`<${Question} sight=${sight} kind=${kind} />`
    }
  </section>`;
}
