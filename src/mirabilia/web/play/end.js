/** The end: who has won, and the score sheet as on the pad. */

import { classes, html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { openTable } from "./api.js";
import { Buried } from "./buried.js";
import { playerName } from "./cities.js";
import { Fought } from "./conflicts.js";
import { send } from "./live.js";
import { chapters } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** Whether the table is looked at again after the end. */
export const showsTable = signal(false);

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

/** A line of the sheet. @param {{label: string, kind?: string, seats: number[], figure: (seat: number) => number | undefined}} props */
function Row({ label, kind, seats, figure }) {
  return html`<tr class=${kind ? `sheet__${kind}` : ""}><th scope="row">${label}</th>${seats.map((seat) => html`<td>${figure(seat)}</td>`)}</tr>`;
}

/** @param {{sight: Sight, result: Result}} props */
function Sheet({ sight, result }) {
  const seats = [sight.chair, ...sight.others()];
  const team = compared(sight, result.points.map(total));
  return html`<table class="sheet" id="score-sheet">
    <thead><tr><td></td>${seats.map((seat) => html`<th scope="col" class=${classes(result.winners.includes(seat) && "sheet__winner", seat === sight.me && "sheet__own")}>
      ${say(`city-${sight.cities[seat].board}`)}<small>${seat === sight.me ? say("city-place", { place: "own" }) : playerName(sight, seat)}</small></th>`)}</tr></thead>
    <tbody>
      ${Object.keys(result.points[0]).map((line) => html`<${Row} seats=${seats} label=${say(`line-${line}`)} kind=${`line sheet__${line}`} figure=${(/** @type {number} */ seat) => result.points[seat][line]} />`)}
      <${Row} seats=${seats} label=${say("line-total")} kind="total" figure=${(/** @type {number} */ seat) => total(result.points[seat])} />
      ${sight.settings.teams && html`<${Row} seats=${seats} label=${say("line-team")} kind="total" figure=${(/** @type {number} */ seat) => team[seat]} />`}
      <${Row} seats=${seats} label=${say("line-coins")} kind="quiet" figure=${(/** @type {number} */ seat) => result.coins[seat]} />
      <${Row} seats=${seats} label=${say("play-rank")} kind="rank" figure=${(/** @type {number} */ seat) => result.ranks[seat]} />
    </tbody>
  </table>`;
}

/** @param {{sight: Sight}} props */
function Next({ sight }) {
  const { rematch, id } = sight.parts.table;
  return html`<p class="end__next">
    ${rematch
      ? html`<a class="button button--main" href="/t/${rematch}">${say("play-again")}</a>`
      : sight.me !== null && html`<button class="button button--main" id="play-again" type="button" onClick=${() => playAgain(sight)}>${say("play-again")}</button>`}
    <button class="button" type="button" onClick=${() => { showsTable.value = true; }}>${say("end-table")}</button>
    <a class="button" href="/api/tables/${id}/record" download="mirabilia-${id}.json">${say("play-record")}</a>
    <a class="button" href="/">${say("play-home")}</a>
  </p>`;
}

/** @param {{sight: Sight, result: Result}} props */
export function End({ sight, result }) {
  const found = chapters(sight.snapshot.events);
  return html`<section class="end">
    <div class="end__sheet panel">
      ${outcome(sight, result).map((text, at) => (at ? html`<p>${text}</p>` : html`<h1>${text}</h1>`))}
      <${Sheet} sight=${sight} result=${result} />
      <${Next} sight=${sight} />
    </div>
    <div class="end__more">
      <${Buried} sight=${sight} />
      <section class="panel"><${Fought} sight=${sight} chapter=${found[found.length - 1]} /></section>
    </div>
  </section>`;
}
