/** What each city has, category by category, as it is written on a score pad. */

import { signed } from "../components/pieces.js";
import { Chip, Figure, Icon, ROMAN } from "../components/symbols.js";
import { html, range } from "../html.js";
import {
  MOST_OF_ANYTHING,
  burials,
  countedColours,
  leadersOf,
  namedCards,
  navalTokens,
} from "../pads.js";
import { compared, say } from "../words.js";
import { Select } from "./options.js";
import { changedCity, nameOf } from "./seating.js";

/** @typedef {import("../points.js").City} City */
/** @typedef {import("./seating.js").Props} Props */
/** Somebody's city, and how it is changed.
 * @typedef {Props & {city: City, who: string, put: (told: Partial<City>) => void}} Own */

/** Nobody has more of these. */
const MOST_CARDS = 30;

/** A number with the drawing of what it counts.
 * @param {{who: string, what: string, name: string, value: number, most?: number, drawn: any,
 *   put: (value: number) => void}} props */
function Count({ who, what, name, value, most = MOST_OF_ANYTHING, drawn, put }) {
  const typed = (/** @type {any} */ { target }) => {
    const figure = Math.trunc(Number(target.value) || 0);
    put(Math.max(0, Math.min(most, figure)));
  };
  return html`<label class="tally__count" data-tip=${what}>
    <span class="unseen">${say("pad-of", { name: who, what })}</span>
    <span class="tally__drawn" aria-hidden="true">${drawn}</span>
    <input
      class="field"
      type="number"
      inputmode="numeric"
      name=${name}
      min="0"
      max=${most}
      value=${value}
      onFocus=${(/** @type {any} */ event) => event.target.select()}
      onInput=${typed}
    />
  </label>`;
}

/** @param {number[]} list @param {number} at @param {number} value */
const replaced = (list, at, value) => list.map((one, place) => (place === at ? value : one));

/** @param {Own} props */
function Battles({ catalogue, city, who, put }) {
  const told = (/** @type {number} */ value) => ({ value: signed(value), amount: value });
  return html`
    ${catalogue.tokens.victory.map(
      (value, at) => html`<${Count}
        who=${who}
        what=${say("piece-victory", told(value))}
        name="victories-${value}"
        value=${city.victories[at]}
        most=${MOST_CARDS}
        drawn=${html`<${Figure} icon="victory" value=${signed(value)} />`}
        put=${(/** @type {number} */ n) => put({ victories: replaced(city.victories, at, n) })}
      />`,
    )}
    <${Count}
      who=${who}
      what=${say("piece-defeat", told(-1))}
      name="defeats"
      value=${city.defeats}
      most=${MOST_CARDS}
      drawn=${html`<${Figure} icon="defeat" value=${signed(-1)} />`}
      put=${(/** @type {number} */ defeats) => put({ defeats })}
    />
  `;
}

/** @param {Own} props */
function Treasury({ pad, city, who, put }) {
  return html`
    <${Count}
      who=${who}
      what=${say("symbol-coin")}
      name="coins"
      value=${city.coins}
      drawn=${html`<${Icon} name="coin-plain" />`}
      put=${(/** @type {number} */ coins) => put({ coins })}
    />
    ${
      pad.boxes.includes("cities") &&
      html`<${Count}
        who=${who}
        what=${say("symbol-debt")}
        name="debts"
        value=${city.debts}
        drawn=${html`<${Icon} name="debt" />`}
        put=${(/** @type {number} */ debts) => put({ debts })}
      />`
    }
  `;
}

/** One of a few numbers. @param {{who: string, what: string, name: string, value: number,
 *   options: number[], told?: (option: number) => string, drawn: any,
 *   put: (value: number) => void}} props */
function Choice({ who, what, name, value, options, told = String, drawn, put }) {
  return html`<span class="tally__count" data-tip=${what}>
    <span class="tally__drawn" aria-hidden="true">${drawn}</span>
    <${Select}
      name=${name}
      value=${value}
      options=${options}
      told=${told}
      choose=${(/** @type {string} */ text) => put(Number(text))}
      label=${say("pad-of", { name: who, what })}
    />
  </span>`;
}

/** Pieces that are named: those there are, and one more to choose.
 * @param {{who: string, what: string, name: string, chosen: string[], there: string[],
 *   told: (id: string) => string, put: (chosen: string[]) => void}} props */
function Pieces({ who, what, name, chosen, there, told, put }) {
  const left = there.filter((id) => !chosen.includes(id));
  return html`<span class="tally__pieces">
    ${chosen.map(
      (id) => html`<button
        class="button tally__piece"
        type="button"
        key=${id}
        data-piece=${id}
        aria-label=${say("pad-remove", { what: told(id) })}
        onClick=${() => put(chosen.filter((one) => one !== id))}
      >
        ${told(id)}
        <${Icon} name="close" />
      </button>`,
    )}
    <select
      class="field"
      name=${name}
      aria-label=${say("pad-of", { name: who, what })}
      onChange=${(/** @type {any} */ { target }) => {
        if (target.value) put([...chosen, target.value]);
        target.value = "";
      }}
    >
      <option value="">${say("pad-add")}</option>
      ${[...left]
        .sort((one, other) => compared(told(one), told(other)))
        .map((id) => html`<option value=${id}>${told(id)}</option>`)}
    </select>
  </span>`;
}

/** Cards of a colour that are named. @param {Own & {colour: string}} props */
function Named({ catalogue, pad, city, who, put, colour }) {
  const there = namedCards(catalogue, pad.boxes, colour);
  const isHere = (/** @type {string} */ id) => there.includes(id);
  return (
    there.length > 0 &&
    html`<${Pieces}
      who=${who}
      what=${say(`sheet-${colour}`)}
      name="cards-${colour}"
      chosen=${city.cards.filter(isHere)}
      there=${there}
      told=${(/** @type {string} */ id) => say(`card-${id}`)}
      put=${(/** @type {string[]} */ chosen) =>
        put({ cards: [...city.cards.filter((id) => !isHere(id)), ...chosen] })}
    />`
  );
}

/** Where a ship stands. @param {Own & {fleet: string}} props */
function ShipAt({ catalogue, pad, city, who, put, fleet }) {
  const put1 = (/** @type {number} */ step) => put({ fleets: { ...city.fleets, [fleet]: step } });
  return (
    pad.boxes.includes("armada") &&
    html`<${Choice}
      who=${who}
      what=${say("pad-ship", { fleet })}
      name="fleet-${fleet}"
      value=${city.fleets[fleet]}
      options=${range(catalogue.tracks[fleet].length)}
      drawn=${html`<${Icon} name="ship" />`}
      put=${put1}
    />`
  );
}

/** @param {Own} props */
function Wonder({ catalogue, pad, city, who, put }) {
  const { stages } = catalogue.wonders[city.board][city.side];
  const graves = burials(catalogue, city);
  return html`
    <${Choice}
      who=${who}
      what=${say("pad-stages")}
      name="stages"
      value=${city.stages}
      options=${range(stages.length + 1)}
      drawn=${html`<${Icon} name="stage" />`}
      put=${(/** @type {number} */ built) => put({ stages: built })}
    />
    ${
      graves > 0 &&
      html`<${Pieces}
        who=${who}
        what=${say("pad-graves")}
        name="graves"
        chosen=${city.graves}
        there=${city.graves.length < graves ? leadersOf(catalogue, pad.boxes) : []}
        told=${(/** @type {string} */ id) => say(`leader-${id}`)}
        put=${(/** @type {string[]} */ chosen) => put({ graves: chosen })}
      />`
    }
  `;
}

/** @param {Own} props */
function Blue(props) {
  const { city, who, put } = props;
  return html`
    <${Count}
      who=${who}
      what=${say("pad-printed")}
      name="blue"
      value=${city.blue}
      drawn=${html`<${Icon} name="laurel" />`}
      put=${(/** @type {number} */ blue) => put({ blue })}
    />
    <${ShipAt} ...${props} fleet="blue" />
  `;
}

/** @param {Own} props */
function Yellow(props) {
  return html`
    <${Named} ...${props} colour="yellow" />
    <${ShipAt} ...${props} fleet="yellow" />
  `;
}

/** @param {Own} props */
function Green(props) {
  const { catalogue, city, who, put } = props;
  return html`
    ${catalogue.science.map(
      (symbol, at) => html`<${Count}
        who=${who}
        what=${say(`science-${symbol}`)}
        name=${symbol}
        value=${city.symbols[at]}
        most=${MOST_CARDS}
        drawn=${html`<${Icon} name=${symbol} />`}
        put=${(/** @type {number} */ n) => put({ symbols: replaced(city.symbols, at, n) })}
      />`,
    )}
    <${Named} ...${props} colour="green" />
  `;
}

/** @param {Own} props */
const Purple = (props) => html`<${Named} ...${props} colour="purple" />`;
/** @param {Own} props */
const Black = (props) => html`<${Named} ...${props} colour="black" />`;

/** @param {Own} props */
function Leaders({ catalogue, pad, city, who, put }) {
  return html`<${Pieces}
    who=${who}
    what=${say("sheet-leaders")}
    name="leaders"
    chosen=${city.leaders}
    there=${leadersOf(catalogue, pad.boxes)}
    told=${(/** @type {string} */ id) => say(`leader-${id}`)}
    put=${(/** @type {string[]} */ leaders) => put({ leaders })}
  />`;
}

/** @param {Own} props */
function Islands({ catalogue, city, who, put }) {
  return html`<${Pieces}
    who=${who}
    what=${say("sheet-islands")}
    name="islands"
    chosen=${city.islands}
    there=${Object.keys(catalogue.islands)}
    told=${(/** @type {string} */ id) => say(`island-${id}`)}
    put=${(/** @type {string[]} */ islands) => put({ islands })}
  />`;
}

/** @param {Own} props */
function Naval({ catalogue, pad, city, who, put }) {
  const told = (/** @type {number} */ value) => (value ? signed(value) : say("pad-none"));
  return city.naval.map(
    (value, at) => html`<${Choice}
      who=${who}
      what=${say("pad-naval", { age: at + 1 })}
      name="naval-${at + 1}"
      value=${value}
      options=${navalTokens(catalogue, pad.edition, at)}
      told=${told}
      drawn=${html`<b>${ROMAN[at + 1]}</b>`}
      put=${(/** @type {number} */ token) => put({ naval: replaced(city.naval, at, token) })}
    />`,
  );
}

/** How many cards of each colour, which guilds, leaders and islands look at. @param {Own} props */
function Colours({ catalogue, pad, city, who, put }) {
  const black = pad.boxes.includes("cities");
  return countedColours(catalogue)
    .filter((colour) => colour !== "black" || black)
    .map(
      (colour) => html`<${Count}
        who=${who}
        what=${say("pad-cards-of", { colour })}
        name="colour-${colour}"
        value=${city.colours[colour]}
        most=${MOST_CARDS}
        drawn=${html`<${Chip} colour=${colour} />`}
        put=${(/** @type {number} */ n) => put({ colours: { ...city.colours, [colour]: n } })}
      />`,
    );
}

/** What each line of the sheet asks for. @type {Record<string, (props: Own) => any>} */
const ASKED = {
  military: Battles,
  treasury: Treasury,
  wonder: Wonder,
  blue: Blue,
  yellow: Yellow,
  green: Green,
  purple: Purple,
  leaders: Leaders,
  black: Black,
  naval: Naval,
  islands: Islands,
};

/** @param {Props & {id: string, title: string, about?: string, Asked: any}} props */
function Category({ id, title, about, Asked, ...props }) {
  const { pad, change } = props;
  return html`<fieldset class="panel tally__category line--${id}" id="pad-${id}">
    <legend class="tally__title">${title}</legend>
    ${about && html`<p class="quiet">${about}</p>`}
    <ul>
      ${pad.cities.map((city, seat) => {
        const who = nameOf(pad.cities, seat);
        const put = (/** @type {Partial<City>} */ told) => change(changedCity(pad, seat, told));
        return html`<li class="tally__row" key=${seat} data-seat=${seat}>
          <span class="tally__who"><bdi>${who}</bdi></span>
          <span class="tally__fields">
            <${Asked} ...${props} city=${city} who=${who} put=${put} />
          </span>
        </li>`;
      })}
    </ul>
  </fieldset>`;
}

/** @param {Props} props */
export function Categories(props) {
  const { catalogue, pad } = props;
  const boxes = ["base", ...pad.boxes];
  const { lines } = catalogue.points;
  const played = Object.keys(lines).filter((line) => boxes.includes(lines[line]));
  return html`
    <${Category}
      ...${props}
      id="cards"
      title=${say("pad-cards")}
      about=${say("pad-cards-about")}
      Asked=${Colours}
    />
    ${played.map(
      (line) => html`<${Category}
        ...${props}
        key=${line}
        id=${line}
        title=${say(`sheet-${line}`)}
        Asked=${ASKED[line]}
      />`,
    )}
  `;
}
