/** A link that can be copied, or read by a camera. */

import { html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

const copied = signal(false);

/** Pages that came over plain HTTP have no clipboard: there the old way must do.
 * @param {HTMLInputElement} field */
async function toClipboard(field) {
  field.select();
  if (!navigator.clipboard) return document.execCommand("copy");
  return navigator.clipboard.writeText(field.value).then(
    () => true,
    () => false,
  );
}

/** What cannot be copied is at least selected. @param {HTMLInputElement} field */
async function copy(field) {
  copied.value = await toClipboard(field);
  setTimeout(() => {
    copied.value = false;
  }, 2000);
}

/** @param {{id: string, link: string, label: string}} props */
export function CopyField({ id, link, label }) {
  return html`<p class="invite__link">
    <input
      class="field"
      id=${id}
      readonly
      aria-label=${label}
      value=${link}
      onFocus=${(/** @type {any} */ event) => event.target.select()}
    />
    <button
      type="button"
      class="button"
      onClick=${(/** @type {any} */ event) => copy(event.currentTarget.previousElementSibling)}
    >
      ${copied.value ? say("invite-copied") : say("invite-copy")}
    </button>
  </p>`;
}

/** @param {{id: string, link: string, picture: string, label: string}} props */
export function Link({ picture, ...field }) {
  return html`
    <${CopyField} ...${field} />
    <img
      class="invite__qr"
      src=${picture}
      alt=${say("invite-picture", { link: field.link })}
    />
  `;
}
