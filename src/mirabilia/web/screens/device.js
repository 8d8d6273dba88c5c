/** Another browser hands its guest over to this one, or a recovery code does. */

import { html } from "../html.js";
import { isKnown, myGames } from "../net/api.js";
import { takeLanguage } from "../net/language.js";
import { redeem } from "../net/mine.js";
import { go } from "../net/route.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { name, problem } from "./wishes.js";

/** Whether this browser has games that would be left behind. */
const hasGames = async () => isKnown() && (await myGames().catch(() => [])).length > 0;

/** Told at home, where one is brought.
 * @param {unknown} error */
function tellAtHome(error) {
  problem.value = error;
  go("/");
}

/** Become the guest whose code it is, and go home; what is here may come along.
 * @param {string} code @param {boolean} join */
async function become(code, join) {
  const guest = await redeem(code, join);
  name.value = guest.name ?? "";
  if (guest.language) await takeLanguage(guest.language);
  go("/");
}

/** @param {{code: string, failed?: (error: unknown) => void, cancel?: () => void}} props */
export function Redeeming({ code, failed = tellAtHome, cancel = () => go("/") }) {
  const [asks, ask] = useState(false);
  const take = (/** @type {boolean} */ join) => become(code, join).catch(failed);
  useEffect(() => {
    hasGames().then((has) => (has ? ask(true) : take(false)));
  }, [code]);
  if (!asks) return html`<p class="opening">${say("play-opening")}</p>`;
  return html`<section class="panel form">
    <h2>${say("me-join")}</h2>
    <p>${say("me-join-about")}</p>
    <p class="games-page__states">
      <button type="button" class="button button--main" id="join-both" onClick=${() => take(true)}>
        ${say("me-join-both")}
      </button>
      <button type="button" class="button" id="join-only" onClick=${() => take(false)}>
        ${say("me-join-only")}
      </button>
      <button type="button" class="button" id="join-not" onClick=${cancel}>
        ${say("me-join-not")}
      </button>
    </p>
  </section>`;
}
