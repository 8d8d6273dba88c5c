/** How the table is wanted here: as text or drawn, with or without keys. */

import { html } from "../html.js";
import { keep, kept } from "../net/kept.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../vendor/signals.js").Signal<boolean>} Flag */

/** Whether the table is told as text instead of drawn. @type {Flag} */
export const asText = signal(kept("text") === true);
/** Whether single keys act at the table. @type {Flag} */
export const withKeys = signal(kept("keys") !== false);

asText.subscribe((on) => document.documentElement.toggleAttribute("data-text", on));

/** @param {{name: string, flag: Flag, label: string}} props */
function Switch({ name, flag, label }) {
  const change = () => {
    flag.value = !flag.value;
    keep(name, flag.value);
  };
  return html`<button
    class="button"
    type="button"
    id="${name}-switch"
    aria-pressed=${flag.value ? "true" : "false"}
    onClick=${change}
  >
    ${label}
  </button>`;
}

export const TextSwitch = () =>
  html`<${Switch} name="text" flag=${asText} label=${say("play-text")} />`;

export const KeysSwitch = () =>
  html`<${Switch} name="keys" flag=${withKeys} label=${say("play-keys")} />`;
