/** The end: who has won, and the score sheet as on the pad. */

import { html } from "../html.js";
import { say } from "../words.js";
import { openTable } from "./api.js";
import { playerName } from "./cities.js";
import { send } from "./live.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** @param {Record<string, number>} lines */
const total = (lines) => Object.values(lines).reduce((sum, value) => sum + value, 0);

/** What is compared: the points of a seat, or of its team (T-9). @param {Sight} sight @param {number[]} figures */
function compared(sight, figures) {
  return sight.settings.teams ? figures.map((own, seat) => own + figures[seat ^ 1]) : figures;
}

/** @param {Sight} sight @param {Result} result */
function outcome(sight, result) {
  const totals = compared(sight, result.points.map(total));
  const coins = compared(sight, result.coins);
  const points = Math.max(...totals);
  const name = (/** @type {number[]} */ seats) => seats.map((seat) => sight.who(seat)).join(" ");
  const winners = name(result.winners);
  const { teams } = sight.settings;
  if (result.winners.length > (teams ? 2 : 1)) return [say("outcome-shared", { winners, points })];
  const won = teams ? say("outcome-team", { winners, points }) : say("outcome-won", { who: winners, points });
  const rivals = totals.flatMap((sum, seat) => (sum === points && !result.winners.includes(seat) ? [seat] : []));
  if (!rivals.length) return [won];
  const most = Math.max(...rivals.map((seat) => coins[seat]));
  return [won, say("outcome-tie", { rivals: name(rivals), coins: coins[result.winners[0]], most })];
}

/** Against bots the next game begins at once; with people it begins in the lobby. @param {Sight} sight */
function playAgain(sight) {
  const { seats, settings } = sight.parts.table;
  const others = seats.filter((_, seat) => seat !== sight.me);
  const bots = others.flatMap(({ bot, guest }) => (bot && !guest ? [bot] : []));
  if (bots.length === others.length) return openTable(settings, bots, true);
  return send({ type: "rematch" });
}

/** @param {{sight: Sight, result: Result}} props */
function Sheet({ sight, result }) {
  const seats = [sight.chair, ...sight.others()];
  /** @param {string} label @param {(seat: number) => number} figure @param {string} [kind] */
  const row = (label, figure, kind) => html`<tr class=${kind ? `sheet__${kind}` : ""}><th scope="row">${label}</th>${seats.map((seat) => html`<td>${figure(seat)}</td>`)}</tr>`;
  return html`<table class="sheet" id="score-sheet">
    <thead><tr><td></td>${seats.map((seat) => html`<th scope="col" class=${result.winners.includes(seat) ? "sheet__winner" : ""}>
      ${say(`city-${sight.cities[seat].board}`)}<small>${seat === sight.me ? say("city-place", { place: "own" }) : playerName(sight, seat)}</small></th>`)}</tr></thead>
    <tbody>
      ${Object.keys(result.points[0]).map((line) => row(say(`line-${line}`), (seat) => result.points[seat][line], line))}
      ${row(say("line-total"), (seat) => total(result.points[seat]), "total")}
      ${sight.settings.teams && row(say("line-team"), (seat) => compared(sight, result.points.map(total))[seat], "total")}
      ${row(say("line-coins"), (seat) => result.coins[seat])}
      ${row(say("play-rank"), (seat) => result.ranks[seat], "rank")}
    </tbody>
  </table>`;
}

/** @param {{sight: Sight, result: Result}} props */
export function End({ sight, result }) {
  const { rematch } = sight.parts.table;
  return html`<section class="end panel">
    ${outcome(sight, result).map((text, at) => (at ? html`<p>${text}</p>` : html`<h1>${text}</h1>`))}
    <${Sheet} sight=${sight} result=${result} />
    <p class="end__next">
      ${rematch
        ? html`<a class="button button--main" href="/t/${rematch}">${say("play-again")}</a>`
        : sight.me !== null && html`<button class="button button--main" type="button" onClick=${() => playAgain(sight)}>${say("play-again")}</button>`}
      <a class="button" href="/api/tables/${sight.parts.table.id}/record" download>${say("play-record")}</a>
      <a class="button" href="/">${say("play-home")}</a>
    </p>
  </section>`;
}
