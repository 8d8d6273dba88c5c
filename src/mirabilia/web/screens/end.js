/** The end: who has won, and the score sheet as on the pad. */

import { html } from "../html.js";
import { openTable } from "../net/api.js";
import { send } from "../net/live.js";
import { go } from "../net/route.js";
import { Fought } from "../table/conflicts.js";
import { showsTable } from "../table/opened.js";
import { chapters } from "../table/story.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Buried } from "./buried.js";
import { Chart } from "./chart.js";
import { useReplay } from "./record.js";
import { Sheet, compared, total } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** @param {Sight} sight @param {Result} result */
function outcome(sight, result) {
  const totals = compared(sight, result.points.map(total));
  const coins = compared(sight, result.coins);
  const points = Math.max(...totals);
  const name = (/** @type {number[]} */ seats) => seats.map((seat) => sight.who(seat)).join(" ");
  const winners = name(result.winners);
  const { teams } = sight.settings;
  if (result.winners.length > (teams ? 2 : 1)) return [say("outcome-shared", { winners, points })];
  const won = teams
    ? say("outcome-team", { winners, points })
    : say("outcome-won", { who: winners, points });
  const rivals = totals.flatMap((sum, seat) =>
    sum === points && !result.winners.includes(seat) ? [seat] : [],
  );
  if (!rivals.length) return [won];
  const most = Math.max(...rivals.map((seat) => coins[seat]));
  return [won, say("outcome-tie", { rivals: name(rivals), coins: coins[result.winners[0]], most })];
}

/** Against bots the next game begins at once; with people it begins in the lobby.
 * @param {Sight} sight */
function playAgain(sight) {
  const { seats, settings } = sight.parts.table;
  const others = seats.filter((_, seat) => seat !== sight.me);
  const bots = others.flatMap(({ bot, guest }) => (bot && !guest ? [bot] : []));
  if (bots.length === others.length) return openTable(settings, bots, true);
  wanted.value = true;
  return send({ type: "rematch" });
}

/** Whether the next game was asked for here: then it is gone to at once. */
const wanted = signal(false);

/** @param {{sight: Sight}} props */
function Next({ sight }) {
  const { rematch, id } = sight.parts.table;
  useEffect(() => {
    if (rematch && wanted.value) go(`/t/${rematch}`);
    return () => {
      wanted.value = false;
    };
  }, [rematch]);
  return html`<p class="end__next">
    ${
      rematch
        ? html`<a class="button button--main" href="/t/${rematch}">
          ${say("play-again")}
        </a>`
        : sight.me !== null &&
          html`<button
            class="button button--main"
            id="play-again"
            type="button"
            onClick=${() => playAgain(sight)}
          >
            ${say("play-again")}
          </button>`
    }
    <button
      class="button"
      type="button"
      onClick=${() => {
        showsTable.value = true;
      }}
    >
      ${say("end-table")}
    </button>
    <a class="button" id="look-again" href="/t/${id}/replay">
      ${say("end-replay")}
    </a>
    <a
      class="button"
      href="/api/tables/${id}/record"
      download="mirabilia-${id}.json"
    >
      ${say("play-record")}
    </a>
    <a class="button" href="/">
      ${say("play-home")}
    </a>
  </p>`;
}

/** @param {{sight: Sight, result: Result}} props */
export function End({ sight, result }) {
  const found = chapters(sight.snapshot.events);
  const replay = useReplay(sight.parts.table.id);
  return html`<section class="end">
    <div class="end__sheet panel">
      ${outcome(sight, result).map((text, at) =>
        at ? html`<p>${text}</p>` : html`<h1>${text}</h1>`,
      )}
      <${Sheet} sight=${sight} result=${result} />
      <${Next} sight=${sight} />
    </div>
    <div class="end__more">
      ${
        replay &&
        html`
          <${Chart} sight=${sight} replay=${replay} />
          <${Buried} sight=${sight} events=${replay.events} />
        `
      }
      <section class="panel">
        <${Fought} sight=${sight} chapter=${found[found.length - 1]} />
      </section>
    </div>
  </section>`;
}
