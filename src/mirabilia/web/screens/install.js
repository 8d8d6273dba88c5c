/** What a secure address is needed for. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { install, isSecure, offer } from "../installing.js";
import { say } from "../words.js";

/** A button that installs the page, or why there is none. */
export function Installing() {
  if (!isSecure()) return html`<p class="quiet" id="not-secure">${say("secure-why")}</p>`;
  if (!offer.value) return null;
  return html`<button class="button" type="button" id="install" onClick=${install}>
    <${Icon} name="arrow-down" />
    ${say("install-button")}
  </button>`;
}
