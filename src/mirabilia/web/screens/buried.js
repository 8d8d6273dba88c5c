/** The cards and leaders under the stages, shown when the game is over. */

import { CardStrip } from "../components/card.js";
import { LeaderStrip } from "../components/pieces.js";
import { html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */

/** @param {{sight: Sight, id: string}} props */
function Laid({ sight, id }) {
  const { cards, leaders } = sight.catalogue;
  return id in cards
    ? html`<${CardStrip} id=${id} card=${cards[id]} />`
    : html`<${LeaderStrip} id=${id} leader=${leaders[id]} />`;
}

/** @param {{sight: Sight, events: Record<string, any>[]}} props */
export function Buried({ sight, events }) {
  const stages = events.filter(({ event }) => event === "stage");
  return html`<section class="panel buried">
    <h2>${say("end-buried")}</h2>
    <ul>
      ${[sight.chair, ...sight.others()].map(
        (seat) => html`<li key=${seat}>
          <b>${say("seat-name", { who: sight.who(seat) })}</b>
          <span>
            ${stages
              .filter((event) => event.seat === seat)
              .map(({ card }) => html`<${Laid} sight=${sight} id=${card} />`)}
            ${
              !stages.some((event) => event.seat === seat) &&
              html`<span class="quiet">${say("end-buried-none")}</span>`
            }
          </span>
        </li>`,
      )}
    </ul>
  </section>`;
}
