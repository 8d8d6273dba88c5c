/** A line over the page about the page itself, with a button that loads it again. */

import { html } from "./html.js";
import { signal } from "./vendor/signals.js";
import { fault } from "./version.js";
import { say } from "./words.js";

/** What somebody does not want to hear of any more. */
const dismissed = signal("");

export function Notice() {
  const told = fault.value;
  if (!told || told === dismissed.value) return null;
  const dismiss = () => {
    dismissed.value = told;
  };
  return html`<div class="notice" role="alert" id="page-notice">
    <span>${say("page-fault", { fault: told })}</span>
    <button class="button" type="button" onClick=${() => location.reload()}>
      ${say("page-reload")}
    </button>
    <button class="button" type="button" onClick=${dismiss}>
      ${say("page-not-now")}
    </button>
  </div>`;
}
