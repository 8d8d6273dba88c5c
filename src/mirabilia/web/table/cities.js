/** Cities of others: neighbours with their built cards, far cities, and seats in a strip. Any of
 * them opens large. */

import { Effects } from "../components/effects.js";
import { stageText } from "../components/explain.js";
import { Face } from "../components/face.js";
import { Scene } from "../components/scene.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html } from "../html.js";
import { later } from "../later.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { Counts, Tiles, Tucked, fitsTucked } from "./built.js";
import { revealing } from "./curtain.js";
import { Coins, Naval, Points, Science, Shields, Sources, Tokens } from "./figures.js";
import { playerName } from "./names.js";
import { cityBeside } from "./who.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {{sight: Sight, seat: number, open: (seat: number) => void}} Props */

// Most tables have no ships.
const ShipyardBoard = later(async () => (await import("../components/shipyard.js")).ShipyardBoard);

/** More columns than these, or longer ones, become tiles at a neighbour's. */
const [MOST_COLUMNS, LONGEST_COLUMN] = [7, 5];

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

/** Letter of a seat's team. @param {Sight} sight @param {number} seat */
export const teamOf = (sight, seat) => "ABCD"[sight.teams?.[seat] ?? 0];

/** What there is to say about a city beside the name of who plays it: city, place, mate, away.
 * @param {Sight} sight
 * @param {number} seat */
export function aboutCity(sight, seat) {
  const place = placeOf(sight, seat);
  const { guest, bot } = sight.parts.table.seats[seat];
  return [
    cityBeside(sight, seat),
    place !== "other" && say("city-place", { place }),
    sight.teams && say("team", { team: teamOf(sight, seat) }),
    sight.isMate(seat) && say("city-mate"),
    guest && bot ? say("play-stand-in") : sight.isAway(seat) && say("play-away"),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** Whether a seat has chosen, is waited for, or is asked nothing.
 * @param {Sight} sight
 * @param {number} seat
 * @returns {"ready" | "waits" | null} */
export function stateOf(sight, seat) {
  if (!sight.round?.asked[seat]) return null;
  if (revealing.value) return "ready";
  return sight.awaited().includes(seat) ? "waits" : "ready";
}

/** Face, who plays, and which city it is; that is only heard where there is no room.
 * @param {{sight: Sight, seat: number, short?: boolean}} props */
export function CityTitle({ sight, seat, short = false }) {
  const state = stateOf(sight, seat);
  return html`<span class="title">
    <${Face} seat=${seat} state=${state} />
    <span class="title__who">
      <b><bdi>${playerName(sight, seat)}</bdi></b>
      <small class=${short ? "unseen" : "quiet"}>${aboutCity(sight, seat)}</small>
      ${
        state &&
        html`<span class="unseen">
          ${state === "waits" ? say("play-thinks") : say("play-ready")}
        </span>`
      }
    </span>
  </span>`;
}

/** @param {Sight} sight @param {number} seat @param {string} kind */
const glance = (sight, seat, kind) =>
  classes("glance", `glance--${kind}`, sight.isMate(seat) && "glance--mate");

/** The stages as steps: what the built ones and the next give; further ones are numbered.
 * @param {{sight: Sight, seat: number}} props */
function Steps({ sight, seat }) {
  const stages = sight.side(seat)?.stages ?? [];
  const built = sight.cities[seat].buried.length;
  return html`<span class="risers">
    ${stages.map((stage, at) => {
      const label = stageText(stage, at + 1, at < built);
      return html`<span
        class=${classes("riser", at < built && "riser--built")}
        role="img"
        aria-label=${label}
        data-tip=${label}
      >
        ${at <= built ? html`<${Effects} effects=${stage.effects} />` : html`<b>${at + 1}</b>`}
      </span>`;
    })}
  </span>`;
}

/** The stages as small squares. @param {{sight: Sight, seat: number}} props */
function Squares({ sight, seat }) {
  const all = sight.side(seat)?.stages.length ?? 0;
  const built = sight.cities[seat].buried.length;
  const label = say("stages-built", { built, all });
  return html`<span class="squares" role="img" aria-label=${label} data-tip=${label}>
    ${Array.from({ length: all }, (_, at) => html`<i class=${classes(at < built && "lit")}></i>`)}
  </span>`;
}

/** A small picture of a city. @param {{sight: Sight, seat: number}} props */
function Thumb({ sight, seat }) {
  const { board, side } = sight.cities[seat];
  return html`<span class="thumb">
    ${board && html`<${Scene} id=${board} side=${side ?? "day"} near />`}
    <${Squares} sight=${sight} seat=${seat} />
  </span>`;
}

/** What neighbours can buy. @param {{sight: Sight, seat: number}} props */
function Sells({ sight, seat }) {
  return html`<span class="sells">
    <span class="quiet">${say("label-makes", { whose: "other" })}</span>
    <${Sources} sources=${sight.course.sold[seat]} />
  </span>`;
}

/** The cards of a neighbour. @param {{sight: Sight, seat: number}} props */
function Standing({ sight, seat }) {
  const { name, roomy } = layout.value;
  const tucked = name === "wide" && roomy && fitsTucked(sight, seat, MOST_COLUMNS, LONGEST_COLUMN);
  return tucked
    ? html`<${Tucked} sight=${sight} seat=${seat} />`
    : html`<${Tiles} sight=${sight} seat=${seat} />`;
}

/** A neighbour: the wonder as a banner, figures, what is sold, what is built.
 * @param {Props} props */
export function Near({ sight, seat, open }) {
  const { board, side } = sight.cities[seat];
  return html`<button
    type="button"
    class=${glance(sight, seat, "near")}
    data-seat=${seat}
    onClick=${() => open(seat)}
  >
    <span class="unseen">${say("city-open")}</span>
    <span class="banner-of">
      ${board && html`<${Scene} id=${board} side=${side ?? "day"} />`}
      <${CityTitle} sight=${sight} seat=${seat} />
      <span class="purse">
        <${Coins} sight=${sight} seat=${seat} />
        <${Shields} sight=${sight} seat=${seat} />
      </span>
      <${Steps} sight=${sight} seat=${seat} />
    </span>
    <span class="stats">
      <${Naval} sight=${sight} seat=${seat} />
      <${Points} sight=${sight} seat=${seat} />
      <${Science} sight=${sight} seat=${seat} />
      <${Tokens} sight=${sight} seat=${seat} />
    </span>
    <${Sells} sight=${sight} seat=${seat} />
    <${Standing} sight=${sight} seat=${seat} />
  </button>`;
}

/** A city that is no neighbour. @param {Props} props */
export function Far({ sight, seat, open }) {
  return html`<button
    type="button"
    class=${glance(sight, seat, "far")}
    data-seat=${seat}
    onClick=${() => open(seat)}
  >
    <span class="unseen">${say("city-open")}</span>
    <${Thumb} sight=${sight} seat=${seat} />
    <${CityTitle} sight=${sight} seat=${seat} />
    <span class="stats">
      <${Coins} sight=${sight} seat=${seat} />
      <${Shields} sight=${sight} seat=${seat} />
      <${Naval} sight=${sight} seat=${seat} />
      <${Points} sight=${sight} seat=${seat} />
    </span>
    <span class="stats stats--more">
      <${Science} sight=${sight} seat=${seat} />
      <${Tokens} sight=${sight} seat=${seat} />
    </span>
    <${Counts} sight=${sight} seat=${seat} />
  </button>`;
}

/** A seat in a strip: what matters most. @param {Props} props */
export function Seat({ sight, seat, open }) {
  const place = placeOf(sight, seat);
  return html`<button
    type="button"
    class=${glance(sight, seat, "seat")}
    data-seat=${seat}
    onClick=${() => open(seat)}
  >
    <span class="unseen">${say("city-open")}</span>
    <${Thumb} sight=${sight} seat=${seat} />
    <${CityTitle} sight=${sight} seat=${seat} short />
    ${
      place !== "other" &&
      html`<span class="seat__place quiet" aria-hidden="true">
        ${say("city-place", { place })}
      </span>`
    }
    <span class="stats">
      <${Coins} sight=${sight} seat=${seat} />
      <${Shields} sight=${sight} seat=${seat} />
      <${Points} sight=${sight} seat=${seat} />
    </span>
  </button>`;
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

/** What a city makes; only neighbours sell to the reader.
 * @param {{sight: Sight, seat: number}} props */
export function Makes({ sight, seat }) {
  const { sold, kept } = sight.course;
  const whose = sight.sells(seat) ? "other" : "own";
  return html`<div class="makes">
    <span class="quiet">${say("label-makes", { whose })}</span>
    <${Sources} sources=${sold[seat]} />
    ${
      kept[seat].length > 0 &&
      html`
        <span class="quiet">${say("label-alone")}</span>
        <${Sources} sources=${kept[seat]} />
      `
    }
  </div>`;
}
