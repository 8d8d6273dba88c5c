/** Before the game: who sits where, and the link for friends. */

import { html } from "../html.js";
import { say } from "../words.js";
import { playerName } from "./cities.js";
import { send } from "./live.js";

/** @typedef {import("./view.js").Sight} Sight */

const USUAL_BOT = "greedy";

/** @param {{sight: Sight, seat: number, host: boolean}} props */
function Place({ sight, seat, host }) {
  const { guest, bot } = sight.parts.table.seats[seat];
  const empty = !guest && !bot;
  return html`<li class="place">
    <span><b>${empty ? say("lobby-empty") : playerName(sight, seat)}</b>${seat === sight.me && html`<span class="quiet"> ${say("lobby-you")}</span>`}
      ${sight.settings.teams && html`<span class="quiet"> · ${say("team", { team: "ABCD"[seat >> 1] })}</span>`}</span>
    <span class="place__do">
      ${empty && html`<button class="button" type="button" onClick=${() => send({ type: "sit", seat })}>${say("lobby-sit")}</button>`}
      ${empty && host && html`<button class="button" type="button" onClick=${() => send({ type: "add_bot", seat, bot: USUAL_BOT })}>${say("lobby-bot")}</button>`}
      ${!empty && host && seat !== sight.me && html`<button class="button" type="button" onClick=${() => send({ type: "clear", seat })}>${say("lobby-clear")}</button>`}
    </span>
  </li>`;
}

/** @param {{sight: Sight}} props */
export function Lobby({ sight }) {
  const { table } = sight.parts;
  const host = table.host === sight.snapshot.guest;
  const full = table.seats.every(({ guest, bot }) => guest || bot);
  const boxes = sight.settings.expansions?.length ? sight.settings.expansions.join(" ") : "base";
  return html`<main class="lobby panel">
    <h1>${say("lobby-title")}</h1>
    <p class="quiet">${say("home-game", { boxes, players: table.seats.length })}</p>
    <ol class="places">${table.seats.map((_, seat) => html`<${Place} key=${seat} sight=${sight} seat=${seat} host=${host} />`)}</ol>
    <label class="form__line"><span>${say("lobby-link")}</span>
      <input class="field" readonly value=${location.href} onFocus=${(/** @type {any} */ event) => event.target.select()} /></label>
    ${host
      ? html`<button class="button button--main" type="button" disabled=${!full} onClick=${() => send({ type: "start" })}>${say("lobby-start")}</button>`
      : html`<p>${say("lobby-wait")}</p>`}
  </main>`;
}
