/** The link by which friends join. */

import { html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

const copied = signal(false);

/** @param {string} link */
async function copy(link) {
  await navigator.clipboard?.writeText(link);
  copied.value = true;
  setTimeout(() => { copied.value = false; }, 2000);
}

/** @param {{table: string}} props */
export function Invite({ table }) {
  const link = new URL(`/t/${table}`, location.href).href;
  return html`<div class="invite"><h2>${say("invite-title")}</h2>
    <p>${say("lobby-link")}</p>
    <p class="invite__link"><input class="field" id="invite-link" readonly aria-label=${say("lobby-link")} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="button" onClick=${() => copy(link)}>${copied.value ? say("invite-copied") : say("invite-copy")}</button></p>
  </div>`;
}
