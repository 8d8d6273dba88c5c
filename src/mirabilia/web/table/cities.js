/** Cities: at a glance, and whole. */

import { Card, CardStrip } from "../components/card.js";
import { IslandStrip, LeaderStrip } from "../components/pieces.js";
import { ShipyardBoard } from "../components/shipyard.js";
import { Icon } from "../components/symbols.js";
import { Scene, WonderBoard } from "../components/wonder.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { ColourCounts, Sources, Stat, Stats } from "./figures.js";
import { levelText } from "./bots.js";

/** @typedef {import("./view.js").Sight} Sight */

/** The columns of built cards. */
const COLUMNS = [
  ["brown", "grey"],
  ["blue"],
  ["yellow"],
  ["red"],
  ["green"],
  ["purple"],
  ["black"],
];

/** Who plays a city. @param {Sight} sight @param {number} seat */
export function playerName(sight, seat) {
  const { name, bot, guest } = sight.parts.table.seats[seat];
  if (bot && !guest) return levelText(bot);
  return name ?? say("play-guest", { seat: seat + 1 });
}

/** The board, or its name until the side is chosen. @param {{sight: Sight, seat: number}} props */
export function Board({ sight, seat }) {
  const { board, side, buried } = sight.cities[seat];
  if (!board) return html`<p class="board board--none quiet">${say("play-no-board")}</p>`;
  return html`<${WonderBoard}
    id=${board}
    wonder=${sight.catalogue.wonders[board]}
    side=${side ?? "day"}
    built=${buried.length}
  />`;
}

/** @param {Sight} sight @param {number} seat */
function placeOf(sight, seat) {
  const [left, right] = sight.neighbours();
  if (seat === left) return "left";
  return seat === right ? "right" : "other";
}

/** Letter of a seat's team. @param {number} seat */
export const teamOf = (seat) => "ABCD"[seat >> 1];

/** What there is to say about who plays: name, place, mate, away.
 * @param {Sight} sight
 * @param {number} seat */
function about(sight, seat) {
  const place = placeOf(sight, seat);
  const { guest, bot } = sight.parts.table.seats[seat];
  return [
    sight.cities[seat].board && playerName(sight, seat),
    place !== "other" && say("city-place", { place }),
    sight.settings.teams && say("team", { team: teamOf(seat) }),
    sight.isMate(seat) && say("city-mate"),
    guest && bot ? say("play-stand-in") : sight.isAway(seat) && say("play-away"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** @param {{sight: Sight, seat: number}} props */
export function CityTitle({ sight, seat }) {
  const { board } = sight.cities[seat];
  const waits = sight.awaited().includes(seat);
  const asked = Boolean(sight.round?.asked[seat]);
  return html`<span class="title">
    <b>${board ? say(`city-${board}`) : playerName(sight, seat)}</b>
    <span class="title__who quiet">${about(sight, seat)}</span>
    ${
      asked &&
      html`<span
        class=${classes("title__state", waits ? "title__state--waits" : "title__state--ready")}
        data-tip=${waits ? say("play-thinks") : say("play-ready")}
      >
        <${Icon} name=${waits ? "hourglass" : "check"} />
      </span>`
    }
  </span>`;
}

/** A city of somebody else; it opens large.
 * @param {{sight: Sight, seat: number, near: boolean, open: (seat: number) => void}} props */
export function Glance({ sight, seat, near, open }) {
  const { board, side, buried } = sight.cities[seat];
  const stages = sight.side(seat)?.stages.length;
  return html`<button
    type="button"
    class=${classes(
      "glance",
      near ? "glance--near" : "glance--far",
      sight.isMate(seat) && "glance--mate",
    )}
    data-seat=${seat}
    onClick=${() => open(seat)}
  >
    <${CityTitle} sight=${sight} seat=${seat} />
    ${
      near
        ? html`<${Board} sight=${sight} seat=${seat} />`
        : board &&
          html`<span class="glance__scene">
            <${Scene} id=${board} side=${side ?? "day"} />
          </span>`
    }
    <${Stats} sight=${sight} seat=${seat} />
    <div class="glance__row">
      ${
        side &&
        stages &&
        !near &&
        html`<${Stat}
          icon="stage"
          value="${buried.length}/${stages}"
          tip=${say("stages-built", { built: buried.length, all: stages })}
        />`
      }
      <${Sources} sources=${sight.sells(seat)} />
    </div>
    <${ColourCounts} sight=${sight} seat=${seat} />
    ${near && html`<${Built} sight=${sight} seat=${seat} />`}
  </button>`;
}

/** The cards of a city in columns by colour, then leaders and islands.
 * @param {{sight: Sight, seat: number}} props */
export function Built({ sight, seat }) {
  const { cards: built, leaders: led = [], islands: found = [] } = sight.cities[seat];
  const { cards, leaders, islands } = sight.catalogue;
  const columns = [
    ...COLUMNS.map((colours) =>
      built
        .filter((id) => colours.includes(cards[id].colour))
        .map((id) => html`<${CardStrip} id=${id} card=${cards[id]} />`),
    ),
    led.map((id) => html`<${LeaderStrip} id=${id} leader=${leaders[id]} />`),
    found.map((id) => html`<${IslandStrip} id=${id} island=${islands[id]} />`),
  ].filter((column) => column.length);
  if (!columns.length)
    return html`<p class="built built--none quiet">${say("play-built-none")}</p>`;
  return html`<div class="built">
    ${columns.map(
      (column) => html`<ul>
        ${column.map((strip) => html`<li key=${strip.props.id}>${strip}</li>`)}
      </ul>`,
    )}
  </div>`;
}

/** @param {{sight: Sight, seat: number, short: boolean}} props */
export function Yard({ sight, seat, short }) {
  const { shipyard, fleets = [] } = sight.cities[seat];
  if (!shipyard) return null;
  const steps = Object.fromEntries(sight.catalogue.fleets.map((fleet, at) => [fleet, fleets[at]]));
  return html`<${ShipyardBoard}
    id=${shipyard}
    yard=${sight.catalogue.shipyards[shipyard]}
    tracks=${sight.catalogue.tracks}
    steps=${steps}
    short=${short}
  />`;
}

/** What a city makes: to sell, and for itself.
 * @param {{sight: Sight, seat: number, whose: "own" | "other"}} props */
export function Makes({ sight, seat, whose }) {
  const alone = sight.alone(seat);
  return html`<div class="makes">
    <span class="quiet">${say("label-makes", { whose })}</span>
    <${Sources} sources=${sight.sells(seat)} />
    ${
      alone.length > 0 &&
      html`
        <span class="quiet">${say("label-alone")}</span>
        <${Sources} sources=${alone} />
      `
    }
  </div>`;
}

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

/** A city with everything in it. @param {{sight: Sight, seat: number}} props */
export function WholeCity({ sight, seat }) {
  return html`<div class="whole">
    <h2>
      <${CityTitle} sight=${sight} seat=${seat} />
    </h2>
    <div class="whole__top">
      <${Board} sight=${sight} seat=${seat} />
      <div class="whole__figures">
        <${Stats} sight=${sight} seat=${seat} />
        <${Makes} sight=${sight} seat=${seat} whose="other" />
        <${Yard} sight=${sight} seat=${seat} short=${false} />
      </div>
      <div class="whole__cards">
        <${Built} sight=${sight} seat=${seat} />
        <${SeenHand} sight=${sight} seat=${seat} />
      </div>
    </div>
  </div>`;
}
