/** Those who are away: after a while a bot can play for them. */

import { html } from "../html.js";
import { say } from "../words.js";
import { playerName } from "./cities.js";
import { send } from "./live.js";

/** @typedef {import("./view.js").Sight} Sight */

/** The seats of people who are away, and for whom no bot plays yet. @param {Sight} sight */
function away(sight) {
  const { present } = sight.snapshot;
  return sight.parts.table.seats.flatMap(({ guest, bot }, seat) => (guest && !bot && !present.includes(seat) ? [seat] : []));
}

/** @param {{sight: Sight}} props */
export function Absent({ sight }) {
  const seats = away(sight).filter((seat) => sight.awaited().includes(seat));
  if (!seats.length || sight.me === null) return null;
  return html`<div class="absent" role="status">${seats.map((seat) => html`<p key=${seat}>${say("play-absent", { name: playerName(sight, seat) })}
    <button type="button" class="button" data-hand-over=${seat} onClick=${() => send({ type: "hand_over", seat })}>${say("play-hand-over")}</button></p>`)}</div>`;
}
