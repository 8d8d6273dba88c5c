/** Figures of all cities: a column for each of them, as on the score sheet. */

import { Named } from "../components/named.js";
import { html } from "../html.js";
import { Who, cityBeside, nameBefore } from "../table/who.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {{head: unknown, figures: string[]}} Line */

/** What a column is called. @param {Sight} sight @param {number} seat */
const nameOf = (sight, seat) =>
  [nameBefore(sight, seat), cityBeside(sight, seat)].filter(Boolean).join(" · ");

/** @param {{sight: Sight, label: string, corner?: string, lines: Line[]}} props */
export function BySeat({ sight, label, corner, lines }) {
  return html`<div class="review__wide" tabindex="0" role="group" aria-label=${label}>
    <table class="review__table byseat">
      <thead>
        <tr>
          ${corner ? html`<th scope="col">${corner}</th>` : html`<td></td>`}
          ${sight.cities.map(
            (_, seat) => html`<th scope="col" key=${seat}>
              <${Named} name=${nameOf(sight, seat)}>
                <${Who} sight=${sight} seat=${seat} />
              </${Named}>
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${lines.map(
          ({ head, figures }, at) => html`<tr key=${at}>
            <th scope="row">${head}</th>
            ${figures.map((figure, seat) => html`<td key=${seat}>${figure}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
