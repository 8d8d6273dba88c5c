/** Small things that every page has. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { chooseTheme, theme } from "../theme.js";
import { language, loadWords, ownName, say } from "../words.js";
import { Refused } from "./api.js";

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

/** A moment of the coming days. @param {number} moment */
const momentText = (moment) =>
  new Date(moment).toLocaleString(language(), {
    weekday: "long",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });

/** Words want texts and numbers.
 * @param {Record<string, any>} data
 * @returns {Record<string, string | number>} */
function figuresIn(data) {
  const told = data.until ? { ...data, until: momentText(data.until) } : data;
  return Object.fromEntries(
    Object.entries(told).filter(([, value]) => ["string", "number"].includes(typeof value)),
  );
}

/** The words for what the server refused.
 * @param {{code: string, data?: Record<string, any>}} refused */
export function refusalText({ code, data = {} }) {
  const figures = figuresIn(data);
  return code === "options"
    ? say(`error-ImpossibleOptions-${data.error}`, figures)
    : say(`refused-${code}`, figures);
}

/** @param {unknown} error */
export function errorText(error) {
  return error instanceof Refused ? refusalText(error) : say("page-no-server");
}
