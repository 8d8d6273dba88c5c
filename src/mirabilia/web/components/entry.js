/** Where how to play speaks of something: links that leave the game open. */

import { html } from "../html.js";
import { say } from "../words.js";
import { Icon } from "./symbols.js";

/** The place of something in How to play, by its anchor; drawn as a symbol or written.
 * @typedef {{anchor: string, name: string, icon?: string}} Entry */

/** @param {{anchor: string, class: string, told: string, label?: string, children?: any}} props */
function Anchored({ anchor, told, label, class: kind, children }) {
  return html`<a
    class=${kind}
    href="/learn#${anchor}"
    target="_blank"
    rel="noopener"
    data-entry=${anchor}
    aria-label=${label}
    data-tip=${told}
  >
    ${children}
  </a>`;
}

/** A button to the entry of what is looked at. @param {Entry} props */
export function EntryLink({ anchor, name }) {
  const told = say("look-up-name", { name });
  return html`<${Anchored} anchor=${anchor} told=${told} class="button entry">
    <${Icon} name="log" />
    <span class="more__label">${say("look-up")}</span>
    <span class="unseen">${told}</span>
  </${Anchored}>`;
}

/** @param {Entry} props */
function EntryOf({ anchor, name, icon }) {
  const told = say("look-up-name", { name });
  return html`<${Anchored} anchor=${anchor} told=${told} label=${told} class="entries__link">
    ${icon ? html`<${Icon} name=${icon} />` : name}
  </${Anchored}>`;
}

/** Links to several entries, by name or by symbol. @param {{entries: Entry[]}} props */
export function Entries({ entries }) {
  if (!entries.length) return null;
  return html`<div class="entries">
    <b>${say("look-up-title")}</b>
    <ul>
      ${entries.map(
        ({ anchor, name, icon }) => html`<li key=${anchor}>
          <${EntryOf} anchor=${anchor} name=${name} icon=${icon} />
        </li>`,
      )}
    </ul>
  </div>`;
}
