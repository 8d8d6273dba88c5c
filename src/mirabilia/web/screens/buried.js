/** The cards and leaders under the stages, shown when the game is over. */

import { CardStrip } from "../components/card.js";
import { Face } from "../components/face.js";
import { LeaderStrip } from "../components/pieces.js";
import { html } from "../html.js";
import { nameBefore } from "../table/who.js";
import { say } from "../words.js";
import { byRank } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** @param {{sight: Sight, id: string}} props */
function Laid({ sight, id }) {
  const { cards, leaders } = sight.catalogue;
  return id in cards
    ? html`<${CardStrip} id=${id} card=${cards[id]} />`
    : html`<${LeaderStrip} id=${id} leader=${leaders[id]} />`;
}

/** @param {{sight: Sight, result: Result, events: Record<string, any>[]}} props */
export function Buried({ sight, result, events }) {
  const stages = events.filter(({ event }) => event === "stage");
  const under = (/** @type {number} */ seat) => stages.filter((event) => event.seat === seat);
  return html`<section class="under">
    <h2>${say("end-buried")}</h2>
    <ul class="under__cities">
      ${byRank(sight, result).map(
        (seat) => html`<li key=${seat}>
          <${Face} seat=${seat} name=${nameBefore(sight, seat)} />
          ${
            under(seat).length
              ? html`<ul class="under__cards">
                ${under(seat).map(
                  ({ card }) => html`<li key=${card}><${Laid} sight=${sight} id=${card} /></li>`,
                )}
              </ul>`
              : html`<span class="under__none">${say("end-buried-none")}</span>`
          }
        </li>`,
      )}
    </ul>
  </section>`;
}
