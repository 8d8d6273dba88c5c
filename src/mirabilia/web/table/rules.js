/** The rules in short, as the terminal has them. */

import { EntryLink } from "../components/entry.js";
import { Chip } from "../components/symbols.js";
import { html } from "../html.js";
import { say } from "../words.js";

/** @param {{sight: import("./view.js").Sight}} props */
export function Rules({ sight }) {
  const { expansions = [], teams } = sight.settings;
  const colours = sight.catalogue.colours.filter(
    (colour) => colour !== "black" || expansions.includes("cities"),
  );
  return html`<div class="rules">
    <h2>${say("title-rules")}</h2>
    ${say("help-rules")
      .split("\n")
      .map((part) => html`<p>${part}</p>`)}
    <ul>
      ${colours.map(
        (colour) => html`<li>
          <${Chip} colour=${colour} />
          ${say(`help-${colour}`)}
        </li>`,
      )}
    </ul>
    <p><${EntryLink} anchor="symbols" name=${say("gallery-symbols")} /></p>
    ${[...expansions, ...(teams ? ["teams"] : [])].map((box) => html`<p>${say(`help-${box}`)}</p>`)}
  </div>`;
}
