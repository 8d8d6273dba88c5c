/** Me: my record, how I am known again, and how everything of mine is deleted. Deals that others
 * play too, and codes by which one comes here, are fetched with it. */

import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { Farewell, Recovering, Recovery } from "./identity.js";
import { Mine } from "./mine.js";

export { DayPage, DealPage } from "./days.js";
export { Redeeming } from "./device.js";

export function MePage() {
  return html`<main class="home home__side">
    <header class="games-page__head">
      <h1>${say("me-title")}</h1>
      <a class="button" href="/">
        <${Icon} name="wonder" />
        ${say("play-home")}
      </a>
      <${LanguageChoice} />
      <${ThemeButton} />
    </header>
    <${Mine} />
    <div class="home__columns">
      <${Recovery} />
      <${Recovering} />
      <${Farewell} />
    </div>
  </main>`;
}
