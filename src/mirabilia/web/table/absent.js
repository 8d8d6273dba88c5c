/** Those who are away: after a while a bot can play for them. */

import { html } from "../html.js";
import { send } from "../net/live.js";
import { say } from "../words.js";
import { playerName } from "./names.js";

/** @typedef {import("./view.js").Sight} Sight */

/** @param {{sight: Sight}} props */
export function Absent({ sight }) {
  return html`<div class="absent" role="status">
    ${sight.absent().map(
      (seat) => html`<p key=${seat}>
        ${say("play-absent", { name: playerName(sight, seat) })}
        <button
          type="button"
          class="button"
          data-hand-over=${seat}
          onClick=${() => send({ type: "hand_over", seat })}
        >
          ${say("play-hand-over")}
        </button>
      </p>`,
    )}
  </div>`;
}
