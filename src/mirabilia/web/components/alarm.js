/** What went wrong: kept as it is, and told in the language that is shown. */

import { html } from "../html.js";
import { errorText } from "../net/refusals.js";

/** @param {{error: unknown}} props */
export function Alarm({ error }) {
  if (!error) return null;
  return html`<p class="alarm" role="alert">
    ${errorText(error)}
  </p>`;
}
