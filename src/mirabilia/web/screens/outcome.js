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

/** One branch of the laurel, from below; the other is its mirror image. */
const BRANCH = `
  M41.2 72.8Q32 69.7 27.2 78.1Q36.3 81.3 41.2 72.8z
  M41.2 72.8Q41.2 64.4 32.9 62.8Q32.9 71.3 41.2 72.8z
  M30.5 67.9Q22.9 61.7 15.5 68Q23.1 74.1 30.5 67.9z
  M30.5 67.9Q33.4 59.9 26.2 55.6Q23.2 63.5 30.5 67.9z
  M22.1 59.5Q17.1 51.2 8 54.5Q13 62.8 22.1 59.5z
  M22.1 59.5Q27.6 53.1 22.3 46.5Q16.8 53 22.1 59.5z
  M17.2 48.8Q15.3 39.2 5.6 39.3Q7.4 48.8 17.2 48.8z
  M17.2 48.8Q24.5 44.6 21.7 36.6Q14.4 40.8 17.2 48.8z
  M16.1 37Q17.7 27.4 8.5 24.1Q7 33.7 16.1 37z
  M16.1 37Q24.5 35.6 24.6 27.2Q16.2 28.6 16.1 37z
  M19.2 25.6Q23.9 17.1 16.4 10.9Q11.7 19.4 19.2 25.6z
  M19.2 25.6Q27.5 27.1 30.5 19.2Q22.2 17.7 19.2 25.6z
  M26 16Q33.3 9.6 28.4 1.2Q21.1 7.5 26 16zM26 16Q33.3 20.2 38.8 13.8Q31.5 9.6 26 16z
  M35.6 9.2Q44.3 11.1 48.3 3.3Q39.7 1.3 35.6 9.2z
`;

/** The laurel that lands on the winner's face. */
function Crown() {
  return html`<svg class="outcome__crown" viewBox="0 0 100 84" aria-hidden="true">
    <path class="outcome__leaves" d=${BRANCH} />
    <path class="outcome__leaves" transform="matrix(-1 0 0 1 100 0)" d=${BRANCH} />
    <path class="outcome__leaves" d="M31 56 26 26l13 10 11-20 11 20 13-10-5 30zm0 4h38v6H31z" />
  </svg>`;
}

/** @param {{sight: Sight, result: Result, crowned: boolean}} props */
export function Outcome({ sight, result, crowned }) {
  const [winner] = result.winners;
  const [won, why] = outcome(sight, result);
  const { origin } = sight.parts.table;
  const { board, side } = sight.cities[winner];
  return html`<header class=${classes("outcome", result.winners.length > 1 && "outcome--many")}>
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
