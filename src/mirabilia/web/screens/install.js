/** What a secure address is needed for. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { install, isSecure, mayOffer, offer } from "../installing.js";
import { say } from "../words.js";

/** A button that installs the page, or why there is none. */
export function Installing() {
  if (!isSecure()) return html`<p class="quiet" id="not-secure">${say("secure-why")}</p>`;
  if (!offer.value && !mayOffer()) return null;
  const what = html`<${Icon} name="arrow-down" />${say("install-button")}`;
  // The offer comes late, and moves nothing.
  if (!offer.value)
    return html`<span class="button button--kept" aria-hidden="true">${what}</span>`;
  return html`<button class="button" type="button" id="install" onClick=${install}>
    ${what}
  </button>`;
}
