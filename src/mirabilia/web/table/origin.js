/** A table that plays on from a moment of another game says so. */

import { html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("../types.d.ts").Origin} Origin */

/** @param {Origin} origin */
export const originText = ({ age, turn }) =>
  say("origin", { moment: age ? (turn ? "turn" : "age") : "opening", age, turn });

/** @param {{origin: Origin}} props */
export function OriginNote({ origin }) {
  return html`<p class="origin">
    ${
      origin.table
        ? html`<a href="/t/${origin.table}/replay">${originText(origin)}</a>`
        : originText(origin)
    }
  </p>`;
}
