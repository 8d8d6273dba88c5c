/** A city with everything in it, opened over the table. */

import { Card } from "../components/card.js";
import { effectText } from "../components/explain.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { Tucked, columnsOf } from "./built.js";
import { Board, CityTitle, Makes, Yard } from "./cities.js";
import { CityEntries } from "./entries.js";
import { Stats } from "./figures.js";
import { playerName } from "./names.js";
import { Person } from "./person.js";
import { levelOn } from "./seated.js";

/** @typedef {import("./view.js").Sight} Sight */

/** A hand that may be seen: that of a mate (T-2). @param {{sight: Sight, seat: number}} props */
function SeenHand({ sight, seat }) {
  /** @type {string[]} */
  const hand = sight.now.hands?.[seat] ?? [];
  const { cards } = sight.catalogue;
  if (!sight.isMate(seat) || !hand.length) return null;
  return html`<section>
    <h3>${say("play-mates-hand")}</h3>
    <div class="whole__hand">
      ${hand.filter((id) => id in cards).map((id) => html`<${Card} id=${id} card=${cards[id]} />`)}
    </div>
  </section>`;
}

/** Leaders and islands, with what they do. @param {{sight: Sight, seat: number}} props */
function Court({ sight, seat }) {
  const { leaders = [], islands = [] } = sight.cities[seat];
  if (!leaders.length && !islands.length) return null;
  return html`<ul class="court">
    ${leaders.map(
      (id) => html`<li key=${id}>
        <b>${say(`leader-${id}`)}</b> ${effectText(sight.catalogue.leaders[id].effects)}
      </li>`,
    )}
    ${islands.map(
      (id) => html`<li key=${id}>
        <b>${say(`island-${id}`)}</b> ${effectText(sight.catalogue.islands[id].effects)}
      </li>`,
    )}
  </ul>`;
}

/** A city with everything in it. @param {{sight: Sight, seat: number}} props */
export function WholeCity({ sight, seat }) {
  const { seats } = sight.parts.table;
  const { guest } = seats[seat];
  const level = levelOn(seats, seat);
  return html`<div class="whole">
    <h2>
      <${CityTitle} sight=${sight} seat=${seat} />
    </h2>
    ${
      guest &&
      html`<p><${Person} sight=${sight} guest=${guest} name=${playerName(sight, seat)} /></p>`
    }
    ${level && html`<p class="quiet">${level}</p>`}
    <div class="whole__top">
      <${Board} sight=${sight} seat=${seat} />
      <div class="whole__figures">
        <${Stats} sight=${sight} seat=${seat} />
        <${Makes} sight=${sight} seat=${seat} />
        <${Yard} sight=${sight} seat=${seat} short=${false} />
      </div>
      <div class="whole__cards">
        ${
          columnsOf(sight, seat).length
            ? html`<${Tucked} sight=${sight} seat=${seat} />`
            : html`<p class="quiet">${say("cards-none")}</p>`
        }
        <${Court} sight=${sight} seat=${seat} />
        <${SeenHand} sight=${sight} seat=${seat} />
      </div>
    </div>
    <${CityEntries} sight=${sight} seat=${seat} />
  </div>`;
}
