/** The gallery: every component there is, with its explanation. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { RoomShown, matches, rooms } from "./components/exhibits.js";
import { LanguageChoice, ThemeButton } from "./components/menu.js";
import { Icon } from "./components/symbols.js";
import { html } from "./html.js";
import { ALL, beginWith, languages, loadPart, preferred } from "./languages.js";
import { kept } from "./net/kept.js";
import { startTips } from "./tips.js";
import { useEffect, useState } from "./vendor/hooks.js";
import { render } from "./vendor/preact.js";
import { effect, signal, useComputed } from "./vendor/signals.js";
import { say } from "./words.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

const KINDS = ["cards", "wonders", "leaders", "islands", "shipyards", "tokens", "symbols"];

/** The rooms that are shown at first: they are higher than any window. */
const FIRST = 1;

const search = signal("");
const kind = signal("all");

function Controls() {
  return html`<div class="controls" role="search">
    <label class="controls__search">
      <span class="unseen">${say("gallery-search")}</span>
      <${Icon} name="search" />
      <input
        class="field"
        type="search"
        value=${search.value}
        placeholder=${say("gallery-search")}
        onInput=${(/** @type {Event} */ event) => {
          search.value = /** @type {HTMLInputElement} */ (event.target).value;
        }}
      />
    </label>
    <${ThemeButton} />
    <${LanguageChoice} />
    <nav class="controls__kinds" aria-label=${say("gallery-kinds")}>
      ${["all", ...KINDS].map(
        (name) => html`<button
          class="button"
          type="button"
          aria-pressed=${kind.value === name ? "true" : "false"}
          onClick=${() => {
            kind.value = name;
          }}
        >
          ${say("gallery-kind", { kind: name })}
        </button>`,
      )}
    </nav>
  </div>`;
}

/** How many of the rooms are shown: one more each time the browser has done the one before, so that
 * nobody waits for all of them. Then the page is ready.
 * @param {number} all */
function useOneByOne(all) {
  const [open, more] = useState(FIRST);
  useEffect(() => {
    if (open < all) setTimeout(() => more(open + 1));
    else document.documentElement.dataset.ready = "true";
  }, [open, all]);
  return open;
}

/** @param {{catalogue: Catalogue}} props */
function Gallery({ catalogue }) {
  const wanted = search.value.trim();
  // Put together once for each language, not for each letter that is typed.
  const all = useComputed(() => rooms(catalogue)).value;
  const shown = all
    .filter((room) => kind.value === "all" || room.kind === kind.value)
    .map((room) => ({
      ...room,
      exhibits: room.exhibits.filter((exhibit) => matches(exhibit, wanted)),
    }))
    .filter((room) => room.exhibits.length);
  const open = useOneByOne(shown.length);
  const count = shown.reduce((sum, room) => sum + room.exhibits.length, 0);
  return html`
    <header class="masthead">
      <a class="button masthead__home" href="/">
        <${Icon} name="wonder" />
        ${say("play-home")}
      </a>
      <h1>${say("gallery-title")}</h1>
      <p class="quiet">${say("gallery-about")}</p>
    </header>
    <${Controls} />
    <p class="unseen" role="status">
      ${say("gallery-count", { count })}
    </p>
    <main>
      ${shown.slice(0, open).map((room) => html`<${RoomShown} key=${room.id} room=${room} />`)}
      ${!count && html`<p class="empty">${say("gallery-nothing")}</p>`}
    </main>
    <footer class="credits">
      <h2>${say("credits-title")}</h2>
      <p>${say("credits-drawing")}</p>
      <p>${say("credits-type")}</p>
      <p>${say("credits-code")}</p>
      <p>${say("credits-game")}</p>
    </footer>
  `;
}

const drawing = loadSprite();
const catalogue = await loadCatalogue();
languages.value = catalogue.languages;
beginWith(preferred(kept("language")));
await Promise.all([loadPart(ALL), drawing]);
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${Gallery} catalogue=${catalogue} />`, page);
effect(() => {
  document.title = say("gallery-page");
});
startTips(document);
