/** An address that leads nowhere. */

import { LanguageChoice } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { say } from "../words.js";

export function Nowhere() {
  return html`<main class="home nowhere">
    <section class="panel">
      <h1>${say("play-not-found")}</h1>
      <p>${say("play-not-found-about")}</p>
      <p class="abreast">
        <a class="button button--main" href="/">
          <${Icon} name="wonder" />
          ${say("play-home")}
        </a>
        <${LanguageChoice} />
      </p>
    </section>
  </main>`;
}
