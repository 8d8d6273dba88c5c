/** What a bot would do: asked for, shown with its reasons, and chosen with a click. */

import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { adviceFor } from "../net/api.js";
import { errorText } from "../net/refusals.js";
import { choiceText, readMove } from "../table/moves.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { intoSight, pickMove, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").AdvisedMove} AdvisedMove */
/** @typedef {import("../types.d.ts").Reason} Reason */
/** @typedef {{table: string, round: number, moves: AdvisedMove[] | null, problem: string}} Told */

/** The last advice that was asked for; its moves come later.
 * @type {import("../vendor/signals.js").Signal<Told | null>} */
const told = signal(null);

/** @param {Sight} sight */
async function ask(sight) {
  const [table, round] = [sight.parts.table.id, sight.round?.number ?? 0];
  const asked = { table, round, moves: null, problem: "" };
  told.value = asked;
  const answer = await adviceFor(table, round).then(
    (moves) => ({ ...asked, moves }),
    (error) => ({ ...asked, problem: errorText(error) }),
  );
  if (told.value === asked) told.value = answer;
}

/** The advice for what is asked now. @param {Sight} sight */
function current(sight) {
  const now = told.value;
  return now && now.table === sight.parts.table.id && now.round === sight.round?.number
    ? now
    : null;
}

/** @param {{reason: Reason}} props */
function Why({ reason: { topic, points } }) {
  const trend = points > 0 ? "up" : "down";
  const tip = say("advice-points", { trend, points: Math.abs(Math.round(10 * points) / 10) });
  return html`<span class="reason reason--${trend}" data-tip=${tip}>
    <i>${trend === "up" ? "+" : "−"}</i>
    ${say(`advice-topic-${topic}`, { trend })}
  </span>`;
}

/** @param {{sight: Sight, advised: AdvisedMove}} props */
function Advised({ sight, advised }) {
  const { move, wins, points, reasons } = advised;
  const chosen = pointed(sight) === move;
  return html`<li>
    <button
      type="button"
      class=${classes("advised", chosen && "advised--chosen")}
      aria-pressed=${chosen ? "true" : "false"}
      data-advised=${move}
      onClick=${() => pickMove(sight, move)}
    >
      <b>${choiceText(sight, readMove(move), sight.asked())}</b>
      <span>
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

/** The button, and what it has brought. @param {{sight: Sight}} props */
export function Advice({ sight }) {
  if (!sight.settings.advice || sight.moves.length < 2) return null;
  const now = current(sight);
  if (!now || now.problem) {
    return html`<div class="advice">
      <button type="button" id="advice" class="button" onClick=${() => ask(sight)}>
        <${Icon} name="search" />
        ${say("advice-ask")}
      </button>
      ${
        now &&
        html`<span class="quiet" role="alert">
          ${now.problem}
        </span>`
      }
    </div>`;
  }
  if (!now.moves)
    return html`<p class="advice quiet" role="status">
      ${say("advice-wait")}
    </p>`;
  return html`<section class="advice" ref=${intoSight} aria-label=${say("advice-ask")}>
    <ol>
      ${now.moves.map(
        (advised) => html`<${Advised} key=${advised.move} sight=${sight} advised=${advised} />`,
      )}
    </ol>
  </section>`;
}
