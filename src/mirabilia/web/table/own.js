/** The own city, or the one from whose chair the table is seen. */

import { Face } from "../components/face.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { Counts, Tiles, Tucked, columnsOf } from "./built.js";
import { Board, Makes, Yard } from "./cities.js";
import { Naval, Points, Science, Stat, Tokens, versus } from "./figures.js";
import { playerName } from "./names.js";

/** @typedef {import("./view.js").Sight} Sight */

/** How the own shields compare, read from the neighbour's number to the own one and on. */
const SIGNS = { stronger: ["<", ">"], weaker: [">", "<"], equal: ["=", "="] };
const TURNED = /** @type {const} */ ({
  stronger: "weaker",
  weaker: "stronger",
  equal: "equal",
});
/** From so many cards on a phone counts them. */
const MANY = 10;
/** The longest columns of built cards: there is less height on a tablet. */
const LONGEST = { wide: 6, tablet: 4 };

/** @param {{sight: Sight, seat: number, where: "left" | "right"}} props */
function Against({ sight, seat, where }) {
  const face = html`<${Face} seat=${seat} />`;
  if (sight.isMate(seat))
    return html`<span class="against quiet" data-tip=${say("city-mate")}>
      ${where === "left" ? html`${face}<i>–</i>` : html`<i>–</i>${face}`}
    </span>`;
  const shields = sight.course.shields[seat];
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
        ? html`${face}<b>${shields}</b><i>${sign}</i>`
        : html`<i>${sign}</i>${face}<b>${shields}</b>`
    }
  </span>`;
}

/** Own shields between those of the neighbours. @param {{sight: Sight}} props */
function Front({ sight }) {
  const [left, right] = sight.neighbours();
  const shields = sight.course.shields[sight.chair];
  return html`<span class="front">
    <${Against} sight=${sight} seat=${left} where="left" />
    <${Stat} icon="shield" value=${shields} tip=${say("shields", { shields })} />
    <${Against} sight=${sight} seat=${right} where="right" />
  </span>`;
}

/** @param {{sight: Sight}} props */
function Purse({ sight }) {
  const { coins } = sight.cities[sight.chair];
  return html`<${Stat} icon="coin-plain" value=${coins} tip=${say("coins", { coins })} />`;
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
function Others({ sight }) {
  const seat = sight.chair;
  return html`<span class="stats">
    <${Naval} sight=${sight} seat=${seat} />
    <${Science} sight=${sight} seat=${seat} />
    <${Tokens} sight=${sight} seat=${seat} />
    <${InHand} sight=${sight} />
  </span>`;
}

/** What matters most of the own city, in one line. @param {{sight: Sight}} props */
export function OwnLine({ sight }) {
  return html`<div class="own own--line" data-seat=${sight.chair}>
    <${Purse} sight=${sight} />
    <${Front} sight=${sight} />
    <${Others} sight=${sight} />
    <${Points} sight=${sight} seat=${sight.chair} />
  </div>`;
}

/** @param {{sight: Sight}} props */
function Figures({ sight }) {
  return html`<div class="own__figures">
    <div class="own__big">
      <${Purse} sight=${sight} />
      <${Points} sight=${sight} seat=${sight.chair} />
    </div>
    <${Front} sight=${sight} />
    <${Others} sight=${sight} />
  </div>`;
}

/** Columns, or what will stand there. @param {{sight: Sight}} props */
function Buildings({ sight }) {
  const longest = layout.value.name === "wide" ? LONGEST.wide : LONGEST.tablet;
  return columnsOf(sight, sight.chair).length
    ? html`<${Tucked} sight=${sight} seat=${sight.chair} longest=${longest} />`
    : html`<p class="built built--none quiet">${say("play-built-none")}</p>`;
}

/** @param {{sight: Sight, open: (seat: number) => void}} props */
function Open({ sight, open }) {
  const seat = sight.chair;
  return html`<button
    type="button"
    class="own__open"
    aria-label=${say("whole-open", { name: playerName(sight, seat) })}
    onClick=${() => open(seat)}
  >
    <${Icon} name="search" />
  </button>`;
}

/** What is built, below the board; the whole city opens from it.
 * @param {{sight: Sight, open: (seat: number) => void}} props */
function Peeping({ sight, open }) {
  const seat = sight.chair;
  const count = columnsOf(sight, seat).reduce((sum, { ids }) => sum + ids.length, 0);
  const name = playerName(sight, seat);
  return html`<button
    type="button"
    class="peeping"
    onClick=${() => open(seat)}
  >
    <span class="unseen">${say("whole-open", { name })}</span>
    ${
      count >= MANY
        ? html`<${Counts} sight=${sight} seat=${seat} />`
        : html`<${Tiles} sight=${sight} seat=${seat} />`
    }
    <span class="peeping__all">
      ${say("whole-all")}
      <${Icon} name="arrow-down" />
    </span>
  </button>`;
}

/** @param {{sight: Sight, open: (seat: number) => void}} props */
export function OwnCity({ sight, open }) {
  const seat = sight.chair;
  const { shipyard } = sight.cities[seat];
  const { name } = layout.value;
  const small = name === "upright" || name === "side";
  // Whoever has a mouse or a finger need not aim at the button.
  const clicked = (/** @type {any} */ event) =>
    event.target.closest(".board, .built") && open(seat);
  return html`<section
    class=${classes("own", `own--${name}`, Boolean(shipyard) && "own--sea")}
    data-seat=${seat}
    aria-label=${say("city-place", { place: "own" })}
    onClick=${small ? null : clicked}
  >
    <div class="own__wonder">
      <${Board} sight=${sight} seat=${seat} />
      ${!small && html`<${Open} sight=${sight} open=${open} />`}
      ${!small && html`<${Makes} sight=${sight} seat=${seat} />`}
    </div>
    ${
      small
        ? html`
          <${Peeping} sight=${sight} open=${open} />
          <${OwnLine} sight=${sight} />
        `
        : html`
          <${Figures} sight=${sight} />
          <${Buildings} sight=${sight} />
        `
    }
    <${Yard} sight=${sight} seat=${seat} short=${true} />
  </section>`;
}
