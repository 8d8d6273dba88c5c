/** What is drawn, under a name for those who do not see it. A name that stands in the text beside
 * the drawing contradicts nothing that is seen, as a label of its own would. */

import { html } from "../html.js";

/** @param {{name: string, children?: any}} props */
export function Named({ name, children }) {
  return html`
    <span class="unseen">${name}</span>
    <span class="drawn" aria-hidden="true">${children}</span>
  `;
}
