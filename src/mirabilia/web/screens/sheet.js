/** The score sheet in the colours of the pad: a column for each city, by rank. */

import { Face } from "../components/face.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { cityBeside, nameBefore } from "../table/who.js";
import { say, written } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** The symbol of each line. @type {Record<string, string>} */
export const SYMBOLS = {
  military: "shield",
  treasury: "coin-plain",
  wonder: "stage",
  blue: "mark-blue",
  yellow: "mark-yellow",
  green: "mark-green",
  purple: "mark-purple",
  leaders: "mark-leader",
  black: "mark-black",
  naval: "anchor",
  islands: "island",
};

/** @param {Record<string, number>} lines */
export const total = (lines) => Object.values(lines).reduce((sum, value) => sum + value, 0);

/** What is compared: the points of a seat, or of its team (T-9).
 * @param {Sight} sight
 * @param {number[]} figures */
export function compared(sight, figures) {
  return figures.map((own, seat) =>
    figures.reduce((sum, figure, other) => (sight.areMates(seat, other) ? sum + figure : sum), own),
  );
}

/** The seats from the winner to the last. @param {Sight} sight @param {Result} result */
export function byRank(sight, { ranks }) {
  const team = (/** @type {number} */ seat) => sight.teams?.[seat] ?? seat;
  return ranks
    .map((_, seat) => seat)
    .sort((one, other) => ranks[one] - ranks[other] || team(one) - team(other));
}

/** @param {{sight: Sight, result: Result, seat: number}} props */
function Column({ sight, result, seat }) {
  const name = nameBefore(sight, seat);
  const city = cityBeside(sight, seat);
  return html`<th
    scope="col"
    class=${classes(
      "pad__who",
      result.winners.includes(seat) && "pad--winner",
      seat === sight.me && "pad--own",
    )}
  >
    <span class="pad__face">
      <${Face} seat=${seat} />
      <b class="pad__rank" aria-label=${say("end-rank", { rank: result.ranks[seat] })}>
        ${result.ranks[seat]}
      </b>
    </span>
    <span class="pad__name">
      <bdi>${name}</bdi>
      ${city && html`<small>${city}</small>`}
    </span>
  </th>`;
}

/** @param {{line: string}} props */
export function Head({ line }) {
  const word = say(`sheet-${line}`);
  return html`<th scope="row" class="pad__head" data-tip=${word} tabindex="0">
    <span class="unseen">${word}</span>
    <span class="pad__label" aria-hidden="true">
      <${Icon} name=${SYMBOLS[line]} />
      <span>${word}</span>
    </span>
  </th>`;
}

/** @typedef {{result: Result, seats: number[], shown: boolean}} Counted */

/** @param {Counted & {line: string}} props */
function Line({ result, seats, line, shown }) {
  const figures = result.points.map((points) => points[line]);
  const best = Math.max(1, ...figures);
  return html`<tr class=${classes("pad__line", `line--${line}`, !shown && "pad--unseen")}>
    <${Head} line=${line} />
    ${seats.map(
      (seat) => html`<td
        class=${classes(
          result.winners.includes(seat) && "pad--winner",
          figures[seat] === best && "pad--best",
          !figures[seat] && "pad--none",
        )}
      >
        <span>${written(figures[seat])}</span>
      </td>`,
    )}
  </tr>`;
}

/** The head of a line that adds up: in words, or where the column is narrow by the sign that
 * the style has for the first of them.
 * @param {{label: string}} props */
export function SumHead({ label }) {
  return html`<th scope="row" class="pad__sum" data-tip=${label}>
    <span>${label}</span>
  </th>`;
}

/** @param {{result: Result, seats: number[], label: string,
 *   figure: (seat: number) => number}} props */
function Sum({ result, seats, label, figure }) {
  return html`<tr class="pad__total">
    <${SumHead} label=${label} />
    ${seats.map(
      (seat) => html`<td class=${classes(result.winners.includes(seat) && "pad--winner")}>
        ${written(figure(seat))}
      </td>`,
    )}
  </tr>`;
}

/** The first `shown` lines are counted, and what they come to; all of them if nothing is said.
 * @param {{sight: Sight, result: Result, shown?: number}} props */
export function Sheet({ sight, result, shown = Infinity }) {
  const seats = byRank(sight, result);
  const lines = Object.keys(result.points[0]);
  const counted = result.points.map((points) =>
    lines.slice(0, shown).reduce((sum, line) => sum + points[line], 0),
  );
  const team = compared(sight, counted);
  const sums = sight.settings.teams ? 2 : 1;
  return html`<table
    class="pad pad--${seats.length}"
    id="score-sheet"
    style=${{ "--lines": lines.length, "--sums": sums }}
  >
    <thead>
      <tr>
        <td></td>
        ${seats.map(
          (seat) => html`<${Column} key=${seat} sight=${sight} result=${result} seat=${seat} />`,
        )}
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line, at) =>
          html`<${Line}
            key=${line}
            result=${result}
            seats=${seats}
            line=${line}
            shown=${at < shown}
          />`,
      )}
    </tbody>
    <tfoot>
      <${Sum}
        result=${result}
        seats=${seats}
        label=${say("line-total")}
        figure=${(/** @type {number} */ seat) => counted[seat]}
      />
      ${
        sight.settings.teams &&
        html`<${Sum}
          result=${result}
          seats=${seats}
          label=${say("line-team")}
          figure=${(/** @type {number} */ seat) => team[seat]}
        />`
      }
    </tfoot>
  </table>`;
}
