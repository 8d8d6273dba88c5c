/** The score sheet as on the pad. */

import { classes, html } from "../html.js";
import { playerName } from "../table/cities.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** @param {Record<string, number>} lines */
export const total = (lines) => Object.values(lines).reduce((sum, value) => sum + value, 0);

/** What is compared: the points of a seat, or of its team (T-9).
 * @param {Sight} sight
 * @param {number[]} figures */
export function compared(sight, figures) {
  return sight.settings.teams ? figures.map((own, seat) => own + figures[seat ^ 1]) : figures;
}

/** A line of the sheet.
 * @param {{label: string, kind?: string, seats: number[],
 *   figure: (seat: number) => number | undefined}} props */
function Row({ label, kind, seats, figure }) {
  return html`<tr class=${kind ? `sheet__${kind}` : ""}>
    <th scope="row">${label}</th>
    ${seats.map((seat) => html`<td>${String(figure(seat) ?? "").replace("-", "−")}</td>`)}
  </tr>`;
}

/** @param {{sight: Sight, result: Result}} props */
export function Sheet({ sight, result }) {
  const seats = [sight.chair, ...sight.others()];
  const team = compared(sight, result.points.map(total));
  return html`<table class="sheet" id="score-sheet">
    <thead>
      <tr>
        <td></td>
        ${seats.map(
          (seat) => html`<th
            scope="col"
            class=${classes(
              result.winners.includes(seat) && "sheet__winner",
              seat === sight.me && "sheet__own",
            )}
          >
            ${say(`city-${sight.cities[seat].board}`)}
            <small>
              ${seat === sight.me ? say("city-place", { place: "own" }) : playerName(sight, seat)}
            </small>
          </th>`,
        )}
      </tr>
    </thead>
    <tbody>
      ${Object.keys(result.points[0]).map(
        (line) => html`<${Row}
          seats=${seats}
          label=${say(`line-${line}`)}
          kind="line sheet__${line}"
          figure=${(/** @type {number} */ seat) => result.points[seat][line]}
        />`,
      )}
      <${Row}
        seats=${seats}
        label=${say("line-total")}
        kind="total"
        figure=${(/** @type {number} */ seat) => total(result.points[seat])}
      />
      ${
        sight.settings.teams &&
        html`<${Row}
          seats=${seats}
          label=${say("line-team")}
          kind="total"
          figure=${(/** @type {number} */ seat) => team[seat]}
        />`
      }
      <${Row}
        seats=${seats}
        label=${say("line-coins")}
        kind="quiet"
        figure=${(/** @type {number} */ seat) => result.coins[seat]}
      />
      <${Row}
        seats=${seats}
        label=${say("play-rank")}
        kind="rank"
        figure=${(/** @type {number} */ seat) => result.ranks[seat]}
      />
    </tbody>
  </table>`;
}
