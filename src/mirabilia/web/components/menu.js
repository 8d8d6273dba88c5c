/** Small things that every page has. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { languages, ownName } from "../languages.js";
import { chooseLanguage } from "../net/language.js";
import { chooseTheme, theme } from "../theme.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { language, say } from "../words.js";

/** Day or Night. */
export function ThemeButton() {
  const night = theme.value === "night";
  return html`<button
    class="button"
    type="button"
    onClick=${() => chooseTheme(night ? "day" : "night")}
  >
    <${Icon} name=${night ? "sun" : "moon"} />
    <span class="button__label">${night ? say("theme-day") : say("theme-night")}</span>
  </button>`;
}

/** Languages, where there are several. What cannot be shown is not chosen. */
export function LanguageChoice() {
  if (languages.value.length < 2) return null;
  const choose = async (/** @type {any} */ { target }) => {
    await chooseLanguage(target.value);
    target.value = language();
  };
  return html`<select
    class="field"
    name="language"
    aria-label=${say("gallery-language")}
    onChange=${choose}
  >
    ${languages.value.map(
      (name) => html`<option value=${name} lang=${name} selected=${name === language()}>
        ${ownName(name)}
      </option>`,
    )}
  </select>`;
}

/** The head of a page beside the table: what it is, the way home, language and theme; between them
 * what else can be done with it. @param {{title: string, children?: any}} props */
export function PageHead({ title, children }) {
  return html`<header class="page-head">
    <h1>${title}</h1>
    <a class="button" href="/">
      <${Icon} name="wonder" />
      ${say("play-home")}
    </a>
    ${children}
    <${LanguageChoice} />
    <${ThemeButton} />
  </header>`;
}

/** Closes what is open when the reader turns to something else, or presses Escape.
 * @param {import("../vendor/hooks.js").MutableRef<HTMLDetailsElement | null>} box */
function useClosing(box) {
  useEffect(() => {
    const close = () => box.current?.removeAttribute("open");
    const aside = (/** @type {Event} */ event) => {
      if (!box.current?.contains(/** @type {Node} */ (event.target))) close();
    };
    const escape = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Escape" || !box.current?.open) return;
      event.preventDefault();
      close();
      box.current.querySelector("summary")?.focus();
    };
    const heard = /** @type {const} */ (["pointerdown", "focusin"]);
    for (const kind of heard) document.addEventListener(kind, aside);
    document.addEventListener("keydown", escape);
    return () => {
      for (const kind of heard) document.removeEventListener(kind, aside);
      document.removeEventListener("keydown", escape);
    };
  }, []);
}

/** A menu below its button. It closes when something in it is chosen, or somewhere else is clicked.
 * @param {{label: string, children?: any}} props */
export function Menu({ label, children }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLDetailsElement | null>} */ (
    useRef(null)
  );
  useClosing(box);
  const chosen = (/** @type {any} */ event) =>
    event.target.closest("button, a") && box.current?.removeAttribute("open");
  return html`<details class="menu" ref=${box}>
    <summary class="button">
      <${Icon} name="menu" />
      <span class="unseen">${label}</span>
    </summary>
    <div class="menu__list" onClick=${chosen}>${children}</div>
  </details>`;
}
