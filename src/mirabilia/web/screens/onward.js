/** Play on from a moment of a replay: which city one takes, and against whom. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { playOn } from "../net/api.js";
import { Who } from "../table/who.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { LevelChoice, lookForBots } from "./levels.js";
import { Field } from "./options.js";
import { level } from "./wishes.js";

/** @typedef {import("../table/view.js").Sight} Sight */

/** @param {{sight: Sight, step: number, game: import("../net/api.js").Game}} props */
export function Onward({ sight, step, game }) {
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  const [busy, work] = useState(false);
  useEffect(() => {
    lookForBots().catch(() => {});
  }, []);
  const begin = () => {
    work(true);
    playOn({ step, seat: sight.chair, bot: level.value }, game).catch((error) => {
      tell(error);
      work(false);
    });
  };
  return html`<div class="onward form">
    <h2>${say("onward-title")}</h2>
    <p>${say("onward-about")}</p>
    <p><${Who} sight=${sight} seat=${sight.chair} /></p>
    <${Field} label=${say("home-bots")}>
      <${LevelChoice}
        name="onward-level"
        value=${level.value}
        choose=${(/** @type {string} */ one) => {
          level.value = one;
        }}
      />
    </${Field}>
    <button
      type="button"
      class="button button--main"
      id="onward-begin"
      disabled=${busy}
      onClick=${begin}
    >
      ${say("onward-begin")}
    </button>
    <${Alarm} error=${problem} />
  </div>`;
}
