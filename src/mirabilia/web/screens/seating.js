/** Who plays on a score pad, and with what. */

import { html, range } from "../html.js";
import {
  FEWEST,
  LONGEST_NAME,
  MOST,
  MOST_WITH_ARMADA,
  boardsOf,
  canTeam,
  emptyPad,
} from "../pads.js";
import { say } from "../words.js";
import { Check, Field, Select } from "./options.js";

/** @typedef {import("../points.js").Pad} Pad */
/** @typedef {import("../points.js").City} City */
/** @typedef {{catalogue: import("../catalogue.js").Catalogue, pad: Pad,
 *   change: (told: Partial<Pad>) => void}} Props */

const EDITIONS = [2, 1];

/** What a player is called. @param {City[]} cities @param {number} seat */
export const nameOf = (cities, seat) =>
  cities[seat].name.trim() || say("pad-player", { number: seat + 1 });

/** The cities with a change in one of them.
 * @param {Pad} pad @param {number} seat @param {Partial<City>} told */
export const changedCity = ({ cities }, seat, told) => ({
  cities: cities.map((city, at) => (at === seat ? { ...city, ...told } : city)),
});

/** @param {Props} props */
function Boxes({ catalogue, pad, change }) {
  const boxes = catalogue.boxes.filter((box) => box !== "base");
  const label = say("option-expansions");
  const choose = (/** @type {string} */ box, /** @type {boolean} */ on) =>
    change({ boxes: boxes.filter((one) => (one === box ? on : pad.boxes.includes(one))) });
  return html`<div class="form__line" role="group" aria-label=${label}>
    <span>${label}</span>
    <div class="form__checks">
      ${boxes.map(
        (box) => html`<${Check}
          name="pad-${box}"
          label=${say(`box-${box}`)}
          on=${pad.boxes.includes(box)}
          choose=${(/** @type {boolean} */ on) => choose(box, on)}
        />`,
      )}
    </div>
  </div>`;
}

/** @param {Props & {seat: number}} props */
function Place({ catalogue, pad, change, seat }) {
  const { name, board, side } = pad.cities[seat];
  const put = (/** @type {Partial<City>} */ told) => change(changedCity(pad, seat, told));
  const who = nameOf(pad.cities, seat);
  const label = (/** @type {string} */ what) => say("pad-of", { name: who, what });
  return html`<li class="tally__place">
    <input
      class="field"
      name="pad-name-${seat}"
      maxlength=${LONGEST_NAME}
      value=${name}
      placeholder=${say("pad-player", { number: seat + 1 })}
      aria-label=${label(say("pad-name"))}
      onInput=${(/** @type {any} */ event) => put({ name: event.target.value })}
    />
    <${Select}
      name="pad-board-${seat}"
      value=${board}
      options=${boardsOf(catalogue, pad.boxes)}
      told=${(/** @type {string} */ id) => say(`city-${id}`)}
      choose=${(/** @type {string} */ id) => put({ board: id })}
      label=${label(say("pad-board"))}
    />
    <${Select}
      name="pad-side-${seat}"
      value=${side}
      options=${["day", "night"]}
      told=${(/** @type {string} */ one) => say(`side-${one}`)}
      choose=${(/** @type {any} */ one) => put({ side: one })}
      label=${label(say("pad-side"))}
    />
  </li>`;
}

/** @param {Props} props */
export function Seating({ catalogue, pad, change }) {
  const armada = pad.boxes.includes("armada");
  const most = armada ? MOST_WITH_ARMADA : MOST;
  const resize = (/** @type {string} */ text) => {
    const { cities } = emptyPad(catalogue, Number(text));
    change({ cities: cities.map((city, seat) => pad.cities[seat] ?? city) });
  };
  return html`<section class="panel form" id="pad-table">
    <h2>${say("pad-table")}</h2>
    <${Field} label=${say("option-players")}>
      <${Select}
        name="pad-players"
        value=${pad.cities.length}
        options=${range(most - FEWEST + 1).map((more) => FEWEST + more)}
        told=${String}
        choose=${resize}
      />
    </${Field}>
    <${Boxes} catalogue=${catalogue} pad=${pad} change=${change} />
    ${
      armada &&
      html`<${Field} label=${say("option-armada_edition")}>
        <${Select}
          name="pad-edition"
          value=${pad.edition}
          options=${EDITIONS}
          told=${(/** @type {number} */ choice) => say("option-armada_edition.choice", { choice })}
          choose=${(/** @type {string} */ text) => change({ edition: Number(text) })}
        />
      </${Field}>`
    }
    <div class="form__line">
      <span></span>
      <${Check}
        name="pad-teams"
        label=${say("option-teams")}
        on=${pad.teams}
        off=${!canTeam(pad)}
        choose=${(/** @type {boolean} */ teams) => change({ teams })}
      />
    </div>
    <p class="quiet">${say("pad-order")}</p>
    <ol class="tally__places">
      ${pad.cities.map(
        (_, seat) => html`<${Place}
          key=${seat}
          catalogue=${catalogue}
          pad=${pad}
          change=${change}
          seat=${seat}
        />`,
      )}
    </ol>
  </section>`;
}
