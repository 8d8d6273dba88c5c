/** The own city, or the one from whose chair the table is seen. */

import { html, classes } from "../html.js";
import { say } from "../words.js";
import { Board, Built, Makes, Yard } from "./cities.js";
import { Naval, Points, Science, Stat, Tokens, versus } from "./figures.js";

/** @typedef {import("./view.js").Sight} Sight */

/** How the own shields compare, read from the neighbour's number to the own one and on. */
const SIGNS = { stronger: ["<", ">"], weaker: [">", "<"], equal: ["=", "="] };
const TURNED = /** @type {const} */ ({
  stronger: "weaker",
  weaker: "stronger",
  equal: "equal",
});

/** @param {{sight: Sight, seat: number, where: "left" | "right"}} props */
function Against({ sight, seat, where }) {
  if (sight.isMate(seat))
    return html`<span class="against quiet" data-tip=${say("city-mate")}>
      –
    </span>`;
  const shields = sight.shields(seat);
  const result = TURNED[versus(sight, seat)];
  const text = say("shields-against", { where, shields, result });
  const sign = SIGNS[result][where === "left" ? 0 : 1];
  return html`<span
    class="against against--${result}"
    role="img"
    aria-label=${text}
    data-tip=${text}
  >
    ${
      where === "left"
        ? html`<b>${shields}</b><i>${sign}</i>`
        : html`<i>${sign}</i><b>${shields}</b>`
    }
  </span>`;
}

/** The leaders that wait in the hand. @param {{sight: Sight}} props */
function InHand({ sight }) {
  const leaders = sight.me === null ? [] : (sight.now.court?.hands[sight.me] ?? []);
  return leaders.length
    ? html`<${Stat}
      icon="leader"
      value=${leaders.length}
      tip=${say("leaders-in-hand", { leaders: leaders.join(" ") })}
    />`
    : null;
}

/** @param {{sight: Sight}} props */
export function OwnCity({ sight }) {
  const seat = sight.chair;
  const { coins, shipyard } = sight.cities[seat];
  const [left, right] = sight.neighbours();
  const shields = sight.shields(seat);
  return html`<section
    class=${classes("own", Boolean(shipyard) && "own--sea")}
    data-seat=${seat}
    aria-label=${say("city-place", { place: "own" })}
  >
    <div class="own__wonder">
      <${Board} sight=${sight} seat=${seat} />
      <${Makes} sight=${sight} seat=${seat} whose="own" />
    </div>
    <div class="own__figures">
      <div class="own__big">
        <${Stat} icon="coin-plain" value=${coins} tip=${say("coins", { coins })} />
        <${Points} sight=${sight} seat=${seat} />
      </div>
      <div class="own__front">
        <${Against} sight=${sight} seat=${left} where="left" />
        <${Stat} icon="shield" value=${shields} tip=${say("shields", { shields })} />
        <${Against} sight=${sight} seat=${right} where="right" />
      </div>
      <div class="stats">
        <${Science} sight=${sight} seat=${seat} />
        <${Naval} sight=${sight} seat=${seat} />
        <${Tokens} sight=${sight} seat=${seat} />
        <${InHand} sight=${sight} />
      </div>
    </div>
    <${Built} sight=${sight} seat=${seat} />
    <${Yard} sight=${sight} seat=${seat} short=${true} />
  </section>`;
}
