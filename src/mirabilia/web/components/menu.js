/** Small things that every page has. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { chooseTheme, theme } from "../theme.js";
import { language, loadWords, ownName, say } from "../words.js";

/** Day or Night. */
export function ThemeButton() {
  const night = theme.value === "night";
  return html`<button
    class="button"
    type="button"
    onClick=${() => chooseTheme(night ? "day" : "night")}
  >
    <${Icon} name=${night ? "sun" : "moon"} />
    ${night ? say("side-day") : say("side-night")}
  </button>`;
}

/** Languages, where there are several.
 * @param {{sight: {catalogue: {languages: string[]}}}} props */
export function LanguageChoice({ sight }) {
  const { languages } = sight.catalogue;
  if (languages.length < 2) return null;
  return html`<select
    class="field"
    aria-label=${say("gallery-language")}
    onChange=${(/** @type {any} */ event) => loadWords(event.target.value)}
  >
    ${languages.map(
      (name) => html`<option value=${name} selected=${name === language()}>
        ${ownName(name)}
      </option>`,
    )}
  </select>`;
}
