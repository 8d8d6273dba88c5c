/** Who has won, and why, in words and with the winner's wonder. */

import { Face } from "../components/face.js";
import { Scene } from "../components/scene.js";
import { classes, html } from "../html.js";
import { OriginNote } from "../table/origin.js";
import { cityBeside, nameBefore } from "../table/who.js";
import { listed, say } from "../words.js";
import { compared, total } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** Names as a list in the language that is shown. @param {Sight} sight @param {number[]} seats */
const namesOf = (sight, seats) => listed(seats.map((seat) => nameBefore(sight, seat)));

/** What the winners have done: alone, as a team, or level in points and coins.
 * @param {Sight} sight
 * @param {Result} result */
function kindOf(sight, { winners }) {
  if (winners.length > (sight.settings.teams ? 2 : 1)) return "shared";
  if (sight.settings.teams) return "team";
  return winners[0] === sight.me ? "you" : "one";
}

/** The sentence below the winner's name, which also explains a tie.
 * @param {Sight} sight
 * @param {Result} result */
function reason(sight, result) {
  const totals = compared(sight, result.points.map(total));
  const coins = compared(sight, result.coins);
  const [winner] = result.winners;
  const points = totals[winner];
  const how = kindOf(sight, result);
  const rivals = totals.flatMap((sum, seat) =>
    sum === points && !result.winners.includes(seat) ? [seat] : [],
  );
  const city = how === "you" || how === "one" ? cityBeside(sight, winner) : null;
  const won = say("end-points", { city: city ?? "", points, how: city ? "city" : how });
  if (!rivals.length) return won;
  const most = Math.max(...rivals.map((seat) => coins[seat]));
  return say("end-tie", { won, rivals: namesOf(sight, rivals), coins: coins[winner], most });
}

/** Who has won, and why, in two lines. @param {Sight} sight @param {Result} result */
export const outcome = (sight, result) => [
  say("end-won", { how: kindOf(sight, result), names: namesOf(sight, result.winners) }),
  reason(sight, result),
];

/** The laurel that lands on the winner's face. */
function Crown() {
  return html`<svg class="outcome__crown" viewBox="0 0 100 76" aria-hidden="true">
    <path
      class="outcome__leaves"
      d="M20 8c-9 3-10 12-6 18 7-3 9-10 6-18zM12 26c-9 1-12 9-10 16 8-1 12-8 10-16zm-1 19
        c-8-1-12 5-12 12 8 2 13-4 12-12zM20 60c-7-4-13 0-15 7 7 4 13 0 15-7zm18 10
        c-5-6-12-5-16 0 4 6 12 6 16 0zM24 26c8 3 14-1 16-8-8-3-14 1-16 8zm-6 16c7 4 14 1 17-5
        -7-5-14-2-17 5zm3 16c7 3 13-1 15-7-8-4-13 0-15 7z"
    />
    <path
      class="outcome__leaves"
      transform="matrix(-1 0 0 1 100 0)"
      d="M20 8c-9 3-10 12-6 18 7-3 9-10 6-18zM12 26c-9 1-12 9-10 16 8-1 12-8 10-16zm-1 19
        c-8-1-12 5-12 12 8 2 13-4 12-12zM20 60c-7-4-13 0-15 7 7 4 13 0 15-7zm18 10
        c-5-6-12-5-16 0 4 6 12 6 16 0zM24 26c8 3 14-1 16-8-8-3-14 1-16 8zm-6 16c7 4 14 1 17-5
        -7-5-14-2-17 5zm3 16c7 3 13-1 15-7-8-4-13 0-15 7z"
    />
    <path class="outcome__leaves" d="M38 50 34 28l9 8 7-14 7 14 9-8-4 22z" />
  </svg>`;
}

/** @param {{sight: Sight, result: Result, crowned: boolean}} props */
export function Outcome({ sight, result, crowned }) {
  const [winner] = result.winners;
  const [won, why] = outcome(sight, result);
  const { origin } = sight.parts.table;
  const { board, side } = sight.cities[winner];
  return html`<header class="outcome">
    ${
      board &&
      html`<div class="outcome__scene">
        <${Scene} id=${board} side=${side ?? "day"} />
      </div>`
    }
    <span class=${classes("outcome__faces", crowned && "outcome__faces--crowned")}>
      ${result.winners.map((seat) => html`<${Face} key=${seat} seat=${seat} />`)}
      <${Crown} />
    </span>
    <div class="outcome__words">
      <h1>${won}</h1>
      <p>${why}</p>
      ${origin && html`<${OriginNote} origin=${origin} />`}
    </div>
  </header>`;
}
