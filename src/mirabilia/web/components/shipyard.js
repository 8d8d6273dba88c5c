/** A shipyard: four tracks side by side, with a ship on each. */

import { classes, html } from "../html.js";
import { say } from "../words.js";
import { costText, spaceText } from "./explain.js";
import { CostTokens, Figure, Icon, ROMAN } from "./symbols.js";

/** @typedef {import("../catalogue.js").Shipyard} ShipyardData */
/** @typedef {import("../catalogue.js").Space} Space */
/** @typedef {import("../catalogue.js").Cost} Cost */

/** The colour of the cards that a fleet goes with has the same name.
 * @param {{fleet: string}} props */
export function Ship({ fleet }) {
  return html`<span class="ship ship--${fleet}">
    <svg viewBox="0 0 64 48" aria-hidden="true">
      <path class="ship__oars" d="M14 38 8 46M22 40l-5 7M30 40l-4 7M38 40l-3 7M46 39l-2 7" />
      <path
        class="ship__sail"
        d="M17 6c12 3 24 3 34 0-3 8-3 14 0 21-11-3-23-3-34 0 3-7 3-13 0-21z"
      />
      <path class="ship__mast" d="M32.7 1h2.600v32h-2.600z" />
      <path
        class="ship__hull"
        d="M2 28c4 2 8 3 12 3h34c6 0 9-3 11-10 3 6 2 12-3 17-3 3-7 4-12 4H20C10 42 4 37 2 28z"
      />
      <path class="ship__rail" d="M6 33c4 2 8 2.5 12 2.500h32" />
      <use class="ship__mark" href="#mark-${fleet}" x="26.5" y="9" width="15" height="15" />
    </svg>
  </span>`;
}

/** What a space shows.
 * @param {{space: Space}} props */
function SpaceGift({ space }) {
  const level = ROMAN[space.island ?? 0];
  return html`<span class="space__gift">
    ${space.naval && html`<${Figure} icon="naval-plain" value=${space.naval} />`}
    ${space.commerce && html`<${Figure} icon="commerce" value=${space.commerce} />`}
    ${space.coins && html`<${Figure} icon="coin" value=${space.coins} />`}
    ${space.tribute && html`<${Figure} icon="tribute" value=${space.tribute} />`}
    ${space.points && html`<${Figure} icon="laurel" value=${space.points} />`}
    ${space.island && html`<${Icon} name="island" /><i class="sign">${level}</i>`}
  </span>`;
}

/** @param {Space[]} spaces @param {Cost[]} costs @param {number} at */
function spaceLabel(spaces, costs, at) {
  const cost = at ? costText(costs[at - 1]) : say("cost-nothing");
  return say("spoken-space", { step: at, gift: spaceText(spaces[at]), cost });
}

/** @typedef {{fleet: string, spaces: Space[], costs: Cost[], step: number,
 *   wonder: boolean}} TrackProps */

/** One track from its last space down to the first. @param {TrackProps} props */
function Track({ fleet, spaces, costs, step, wonder }) {
  return html`<li class="track track--${fleet}">
    <ol class="track__spaces">
      ${spaces
        .map((space, at) => {
          const label = spaceLabel(spaces, costs, at);
          return html`<li
            class=${classes(
              "space",
              at === step && "space--here",
              at < step && "space--past",
              at === step + 1 && "space--next",
            )}
            aria-label=${label}
            data-tip=${label}
          >
            ${
              at > step &&
              html`<span class="space__cost">
                <${CostTokens} cost=${costs[at - 1]} />
              </span>`
            }
            ${at === step && html`<${Ship} fleet=${fleet} />`}
            <${SpaceGift} space=${space} />
          </li>`;
        })
        .reverse()}
    </ol>
    <span class="track__foot" data-tip=${wonder ? say("track-wonder") : undefined}>
      <${Icon} name="mark-${fleet}" />
      <b class="track__step">
        ${step}
        <small>/${spaces.length - 1}</small>
      </b>
      ${wonder && html`<${Icon} name="stage" />`}
    </span>
  </li>`;
}

/** That the ship moves on, which is all that some spaces give. */
const Onward = () => html`<span class="space__gift">
  <${Icon} name="ship" />
  <${Icon} name="arrow-up" class="icon--small" />
</span>`;

/** @type {(keyof Space)[]} */
const GIFTS = ["naval", "commerce", "coins", "tribute", "points", "island"];

/** The ship with its step, and what the next step costs and gives. @param {TrackProps} props */
function ShortTrack({ fleet, spaces, costs, step, wonder }) {
  const next = spaces[step + 1];
  const label = next ? spaceLabel(spaces, costs, step + 1) : say("obstacle-harbour");
  return html`<li class="short track--${fleet}" aria-label=${label} data-tip=${label}>
    <span class="short__here">
      <${Ship} fleet=${fleet} />
      <b class="track__step">${step}</b>
      <span class="short__pips" aria-hidden="true">
        ${spaces.slice(1).map((_, at) => html`<i class=${classes(at < step && "lit")}></i>`)}
      </span>
      ${wonder && html`<${Icon} name="stage" class="short__wonder" />`}
    </span>
    ${
      next &&
      html`<span class="short__next">
        <span class="space__cost"><${CostTokens} cost=${costs[step]} /></span>
        <${Icon} name="then" class="icon--small" />
        ${
          GIFTS.some((gift) => next[gift])
            ? html`<${SpaceGift} space=${next} />`
            : html`<${Onward} />`
        }
      </span>`
    }
  </li>`;
}

/** The whole board, or short: of each fleet where its ship is and the space ahead.
 * @param {{id: string, yard: ShipyardData, tracks: Record<string, Space[]>,
 *   steps?: Record<string, number>, short?: boolean}} props */
export function ShipyardBoard({ id, yard, tracks, steps = {}, short = false }) {
  const Drawn = short ? ShortTrack : Track;
  return html`<div
    role="group"
    class=${classes("shipyard", short && "shipyard--short")}
    aria-label=${say(`shipyard-${id}`)}
  >
    <ul class="shipyard__tracks">
      ${Object.entries(tracks).map(
        ([fleet, spaces]) => html`<${Drawn}
          fleet=${fleet}
          spaces=${spaces}
          costs=${yard.costs[fleet]}
          step=${steps[fleet] ?? 0}
          wonder=${yard.wonder_fleet === fleet}
        />`,
      )}
    </ul>
  </div>`;
}
