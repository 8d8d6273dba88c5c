/** Figures of all cities: a column for each of them, as on the score sheet. */

import { html } from "../html.js";
import { Who } from "../table/who.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {{head: unknown, figures: string[]}} Line */

/** @param {{sight: Sight, label: string, corner?: string, lines: Line[]}} props */
export function BySeat({ sight, label, corner, lines }) {
  return html`<div class="review__wide" tabindex="0" role="group" aria-label=${label}>
    <table class="review__table byseat">
      <thead>
        <tr>
          ${corner ? html`<th scope="col">${corner}</th>` : html`<td></td>`}
          ${sight.cities.map(
            (_, seat) => html`<th scope="col" key=${seat}>
              <${Who} sight=${sight} seat=${seat} />
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
