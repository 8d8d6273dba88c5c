/** What a bot would do: asked for, shown with its reasons, and chosen with a click. */

import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { adviceFor } from "../net/api.js";
import { errorText } from "../net/refusals.js";
import { choiceText, readMove } from "../table/moves.js";
import { say } from "../words.js";
import { adviceNow, advised, pickMove, pointed, putAway, told } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").AdvisedMove} AdvisedMove */
/** @typedef {import("../types.d.ts").Reason} Reason */

/** @param {Sight} sight */
async function ask(sight) {
  const [table, round] = [sight.parts.table.id, sight.round?.number ?? 0];
  const asked = { table, round, away: false, moves: null, problem: null };
  told.value = asked;
  const answer = await adviceFor(table, round).then(
    (moves) => ({ ...asked, moves }),
    (error) => ({ ...asked, problem: error }),
  );
  if (told.value === asked) told.value = answer;
}

/** In words: what a move brings more or less than the others, and what that is good for.
 * @param {{reason: Reason}} props */
function Why({ reason: { topic, points } }) {
  const trend = points > 0 ? "up" : "down";
  const more = say("advice-points", { trend, points: Math.abs(Math.round(10 * points) / 10) });
  return html`<span class="reason reason--${trend}">
    <i aria-hidden="true">${trend === "up" ? "▲" : "▼"}</i>
    <b>${say(`advice-topic-${topic}`, { trend })}</b>
    <span class="reason__why">${say(`advice-why-${topic}`)}</span>
    <span class="reason__points">${more}</span>
  </span>`;
}

/** @param {{sight: Sight, advice: AdvisedMove, best: boolean}} props */
function Advised({ sight, advice, best }) {
  const { move, wins, points, reasons } = advice;
  const chosen = pointed(sight) === move;
  return html`<li>
    <button
      type="button"
      class=${classes("advised", chosen && "advised--chosen", best && "advised--best")}
      aria-pressed=${chosen ? "true" : "false"}
      data-advised=${move}
      onClick=${() => pickMove(sight, move)}
    >
      <b class="advised__what">${choiceText(sight, readMove(move), sight.asked())}</b>
      <span class="advised__wins">
        ${say("advice-expects", { wins: Math.round(100 * wins), points: Math.round(points) })}
      </span>
      ${
        reasons.length > 0 &&
        html`<span class="reasons">
          ${reasons.map((reason) => html`<${Why} key=${reason.topic} reason=${reason} />`)}
        </span>`
      }
    </button>
  </li>`;
}

/** The likeliest to win first. @param {AdvisedMove[]} moves */
const byChance = (moves) => [...moves].sort((one, other) => other.wins - one.wins);

/** Whether a bot may be asked. @param {Sight} sight */
const mayAsk = (sight) => sight.settings.advice && sight.moves.length > 1;

/** The button that asks. @param {{sight: Sight}} props */
export function AdviceButton({ sight }) {
  const now = adviceNow(sight);
  if (!mayAsk(sight) || advised(sight)) return null;
  if (now && !now.moves && !now.problem)
    return html`<p class="advice quiet" role="status">
      ${say("advice-wait")}
    </p>`;
  return html`<div class="advice">
    <button
      type="button"
      id="advice"
      class="button"
      aria-label=${say("advice-ask")}
      onClick=${() => (now?.moves ? putAway(false) : ask(sight))}
    >
      <${Icon} name="search" />
      <span class="advice__label">${say("advice-ask")}</span>
    </button>
    ${
      now?.problem &&
      html`<span class="quiet" role="alert">
        ${errorText(now.problem)}
      </span>`
    }
  </div>`;
}

/** What it has brought. @param {{sight: Sight}} props */
export function AdviceTold({ sight }) {
  const moves = adviceNow(sight)?.moves;
  if (!moves || !advised(sight)) return null;
  return html`<section class="advice advice--told" aria-label=${say("advice-ask")}>
    <h3>${say("advice-title")}</h3>
    <p class="quiet">${say("advice-about")}</p>
    <ol>
      ${byChance(moves).map(
        (advice, at) => html`<${Advised}
          key=${advice.move}
          sight=${sight}
          advice=${advice}
          best=${at === 0}
        />`,
      )}
    </ol>
  </section>`;
}
