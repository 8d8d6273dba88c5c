/** The name of a person, which opens what can be done about them. */

import { html } from "../html.js";
import { say } from "../words.js";
import { about } from "./opened.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Line} Line */

/** @param {{sight: Sight, guest: string | null, name: string, line?: Line}} props */
export function Person({ sight, guest, name, line }) {
  const reader = sight.snapshot.guest;
  if (!guest || !reader || guest === reader) return html`<bdi>${name}</bdi>`;
  return html`<button
    type="button"
    class="person"
    aria-haspopup="dialog"
    aria-label=${say("people-about", { name })}
    onClick=${() => {
      about.value = { guest, name, line };
    }}
  >
    <bdi>${name}</bdi>
  </button>`;
}
