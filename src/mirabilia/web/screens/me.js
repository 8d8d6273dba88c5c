/** Me: my record, how I am known again, and how everything of mine is deleted. Deals that others
 * play too, and codes by which one comes here, are fetched with it. */

import { PageHead } from "../components/menu.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { Farewell, Recovering, Recovery } from "./identity.js";
import { Mine } from "./mine.js";

export { DayPage, DealPage } from "./days.js";
export { Redeeming } from "./device.js";

export function MePage() {
  return html`<main class="home home__side">
    <${PageHead} title=${say("me-title")} />
    <${Mine} />
    <div class="home__columns">
      <${Recovery} />
      <${Recovering} />
      <${Farewell} />
    </div>
  </main>`;
}
