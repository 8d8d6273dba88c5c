/** The cards and leaders under the stages, shown when the game is over: tucked, as built ones. */

import { CardTuck } from "../components/card.js";
import { Face } from "../components/face.js";
import { LeaderTuck } from "../components/pieces.js";
import { html } from "../html.js";
import { happenings, those } from "../table/story.js";
import { nameBefore } from "../table/who.js";
import { say } from "../words.js";
import { byRank } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** @param {{sight: Sight, id: string, front: boolean}} props */
function Laid({ sight, id, front }) {
  const { cards, leaders } = sight.catalogue;
  return id in cards
    ? html`<${CardTuck} id=${id} piece=${cards[id]} front=${front} />`
    : html`<${LeaderTuck} id=${id} piece=${leaders[id]} front=${front} />`;
}

/** @param {{sight: Sight, result: Result, events: import("../types.d.ts").Event[]}} props */
export function Buried({ sight, result, events }) {
  const stages = those(happenings(events), "stage");
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
                  ({ card }, at, all) => html`<li key=${card}>
                    <${Laid} sight=${sight} id=${card} front=${at === all.length - 1} />
                  </li>`,
                )}
              </ul>`
              : html`<p class="under__none">${say("end-buried-none")}</p>`
          }
        </li>`,
      )}
    </ul>
  </section>`;
}
