/** The link by which friends join, as text and as a picture for their phones. */

import { html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { invitation } from "./api.js";
import { LanSwitch } from "./reach.js";

const copied = signal(false);

/** Pages that came over plain HTTP have no clipboard: there the old way must do. @param {HTMLInputElement} field */
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

/** A link to be copied, or to be read by a camera. @param {{id: string, link: string, picture: string, label: string}} props */
export function Link({ id, link, picture, label }) {
  return html`<p class="invite__link"><input class="field" id=${id} readonly aria-label=${label} value=${link} onFocus=${(/** @type {any} */ event) => event.target.select()} />
      <button type="button" class="button" onClick=${(/** @type {any} */ event) => copy(event.currentTarget.previousElementSibling)}>${copied.value ? say("invite-copied") : say("invite-copy")}</button></p>
    <img class="invite__qr" src=${picture} alt=${say("invite-picture", { link })} />`;
}

/** @param {{table: string}} props */
export function Invite({ table }) {
  const [found, tell] = useState(/** @type {import("./api.js").Invitation | null} */ (null));
  const look = () => {
    invitation(table).then(tell, () => tell(null));
  };
  useEffect(look, [table]);
  return html`<div class="invite"><h2>${say("invite-title")}</h2>
    <p>${say("lobby-link")}</p>
    ${
      found &&
      html`<${Link} id="invite-link" link=${found.url} picture="${found.qr}?at=${encodeURIComponent(found.url)}" label=${say("lobby-link")} />
      ${!found.reachable && html`<p class="invite__alone">${say("invite-alone")}</p>`}<${LanSwitch} changed=${look} />`
    }
  </div>`;
}
