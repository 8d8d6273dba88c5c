/** Who has won, and why, in words and with the winner's wonder. */

import { Face } from "../components/face.js";
import { Scene } from "../components/scene.js";
import { classes, html, range } from "../html.js";
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
  const alone = rivals.length === 1 && rivals[0] === sight.me;
  return say("end-tie", {
    won,
    with: alone ? "you" : "others",
    rivals: namesOf(sight, rivals),
    coins: coins[winner],
    most,
  });
}

/** Who has won, and why, in two lines. @param {Sight} sight @param {Result} result */
export const outcome = (sight, result) => [
  say("end-won", { how: kindOf(sight, result), names: namesOf(sight, result.winners) }),
  reason(sight, result),
];

/** Two leaves of the laurel, the lowest ones; the others follow them round the middle. */
const LEAVES = `M41.2 72.8Q32 69.7 27.2 78.1 36.3 81.3 41.2 72.8
  41.2 64.4 32.9 62.8 32.9 71.3 41.2 72.8z`;

/** One branch of the laurel, from below. @param {{mirrored?: boolean}} props */
const Branch = ({ mirrored }) => html`<g transform=${mirrored ? "matrix(-1 0 0 1 100 0)" : null}>
  ${range(7).map((at) => html`<path d=${LEAVES} transform="rotate(${20 * at} 50 40)" />`)}
  <path d="M35.6 9.2Q44.3 11.1 48.3 3.3 39.7 1.3 35.6 9.2z" />
</g>`;

/** The laurel that lands on the winner's face. */
function Crown() {
  return html`<svg class="outcome__crown" viewBox="0 0 100 84" aria-hidden="true">
    <${Branch} />
    <${Branch} mirrored />
    <path d="M31 56 26 26l13 10 11-20 11 20 13-10-5 30zm0 4h38v6H31z" />
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
