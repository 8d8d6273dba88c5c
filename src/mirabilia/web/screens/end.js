/** The end: who has won, and the score sheet as on the pad. */

import { Explaining } from "../components/explaining.js";
import { html } from "../html.js";
import { openTable } from "../net/api.js";
import { send } from "../net/live.js";
import { go } from "../net/route.js";
import { Fought } from "../table/conflicts.js";
import { comparedAt, isSealed } from "../table/deal.js";
import { showsTable } from "../table/opened.js";
import { chapters } from "../table/story.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Bars } from "./bars.js";
import { Buried } from "./buried.js";
import { Chart } from "./chart.js";
import { useCounting } from "./counting.js";
import { Outcome } from "./outcome.js";
import { useReplay } from "./record.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").Result} Result */

/** Against bots the next game begins at once; with people it begins in the lobby.
 * @param {Sight} sight */
function playAgain(sight) {
  const { seats, settings } = sight.parts.table;
  const others = seats.filter((_, seat) => seat !== sight.me);
  const bots = others.flatMap(({ bot, guest }) => (bot && !guest ? [bot] : []));
  if (bots.length === others.length) return openTable(settings, bots, true);
  askedAt.value = sight.parts.table.id;
  return send({ type: "rematch" });
}

/** The table at which the next game was asked for here: then it is gone to at once. */
const askedAt = signal("");

/** The next game: asked for, or gone to if somebody has asked. @param {{sight: Sight}} props */
function Again({ sight }) {
  const { rematch } = sight.parts.table;
  if (rematch)
    return html`<a class="button button--main" href="/t/${rematch}">
      ${say("play-again")}
    </a>`;
  if (sight.me === null) return null;
  return html`<button
    class="button button--main"
    id="play-again"
    type="button"
    onClick=${() => playAgain(sight)}
  >
    ${say("play-again")}
  </button>`;
}

/** How others did with the same deal; or a way to let them play it.
 * @param {{sight: Sight}} props */
function Others({ sight }) {
  const { id, deal, origin } = sight.parts.table;
  if (deal)
    return html`<a class="button" id="compare" href=${comparedAt(deal)}>${say("deal-compare")}</a>`;
  if (origin || sight.me === null) return null;
  return html`<a class="button" id="challenge" href="/deal/${id}.${sight.me}">
    ${say("deal-challenge")}
  </a>`;
}

/** What is wanted less often.
 * @param {{sight: Sight}} props */
function Rest({ sight }) {
  const { table } = sight.parts;
  const { id } = table;
  return html`
    <${Others} sight=${sight} />
    <button
      class="button"
      type="button"
      id="back-to-table"
      onClick=${() => {
        showsTable.value = true;
      }}
    >
      ${say("end-table")}
    </button>
    ${
      !isSealed(table) &&
      html`<a class="button" href="/api/tables/${id}/record" download="mirabilia-${id}.json">
        ${say("play-record")}
      </a>`
    }
    <a class="button" href="/">
      ${say("play-home")}
    </a>
  `;
}

/** @param {{sight: Sight}} props */
export function Next({ sight }) {
  const { table } = sight.parts;
  const { rematch, id } = table;
  useEffect(() => {
    if (rematch && askedAt.value === id) go(`/t/${rematch}`);
  }, [rematch, id]);
  return html`<div class="over__next">
    <p class="over__main">
      <${Again} sight=${sight} />
      ${
        !isSealed(table) &&
        html`
          <a class="button" id="look-again" href="/t/${id}/replay">
            ${say("end-replay")}
          </a>
          <a class="button" id="review-game" href="/t/${id}/replay#review">
            ${say("review-name")}
          </a>
        `
      }
    </p>
    ${isSealed(table) && html`<p class="over__sealed">${say("deal-sealed")}</p>`}
    <p class="over__rest"><${Rest} sight=${sight} /></p>
  </div>`;
}

const TABS = /** @type {const} */ (["parts", "ages", "fights"]);

/** Where the points came from, by kind or by age, and the last conflicts.
 * @param {{sight: Sight, result: Result, replay: Replay | null}} props */
function Origins({ sight, result, replay }) {
  const [tab, open] = useState(/** @type {typeof TABS[number]} */ ("parts"));
  const last = chapters(sight.snapshot.events).at(-1);
  return html`<section class="origins">
    <h2>${say("end-parts")}</h2>
    <p class="origins__tabs" role="group" aria-label=${say("end-parts")}>
      ${TABS.map(
        (name) => html`<button
          type="button"
          class="button"
          key=${name}
          data-tab=${name}
          aria-pressed=${tab === name ? "true" : "false"}
          onClick=${() => open(name)}
        >
          ${say("end-tab", { tab: name })}
        </button>`,
      )}
    </p>
    ${tab === "parts" && html`<${Bars} sight=${sight} result=${result} />`}
    ${
      tab === "ages" &&
      replay &&
      html`<${Chart} sight=${sight} result=${result} replay=${replay} />`
    }
    ${
      tab === "fights" &&
      last &&
      html`<div class="panel"><${Fought} sight=${sight} chapter=${last} /></div>`
    }
  </section>`;
}

/** @param {{sight: Sight, result: Result}} props */
export function End({ sight, result }) {
  const lines = Object.keys(result.points[0]).length;
  const shown = useCounting(lines);
  const { table } = sight.parts;
  const replay = useReplay(isSealed(table) ? null : table.id);
  return html`<section class="over" data-counted=${shown >= lines}>
    <${Outcome} sight=${sight} result=${result} crowned=${shown >= lines} />
    <div class="over__sheet">
      <${Sheet} sight=${sight} result=${result} shown=${shown} />
      <${Next} sight=${sight} />
    </div>
    <div class="over__more">
      <${Origins} sight=${sight} result=${result} replay=${replay} />
      ${replay && html`<${Buried} sight=${sight} result=${result} events=${replay.events} />`}
    </div>
    <${Explaining} catalogue=${sight.catalogue} />
  </section>`;
}
