/** Another browser hands its guest over to this one. */

import { html } from "../html.js";
import { redeem } from "../net/api.js";
import { takeLanguage } from "../net/language.js";
import { go } from "../net/route.js";
import { useEffect } from "../vendor/hooks.js";
import { say } from "../words.js";
import { name, problem } from "./wishes.js";

/** @param {{code: string}} props */
export function Redeeming({ code }) {
  useEffect(() => {
    redeem(code)
      .then(async (guest) => {
        name.value = guest.name ?? "";
        if (guest.language) await takeLanguage(guest.language);
      })
      .catch((error) => {
        problem.value = error;
      })
      .finally(() => go("/"));
  }, [code]);
  return html`<p class="opening">${say("play-opening")}</p>`;
}
