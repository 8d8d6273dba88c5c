/** Cities: at a glance, whole, and the own one. */

import { CardStrip } from "../components/card.js";
import { LeaderCard, IslandTile, signed } from "../components/pieces.js";
import { ShipyardBoard } from "../components/shipyard.js";
import { Chip, Figure, Good, Icon } from "../components/symbols.js";
import { WonderBoard } from "../components/wonder.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("./view.js").Sight} Sight */

/** The columns of built cards. */
const COLUMNS = [["brown", "grey"], ["blue"], ["yellow"], ["red"], ["green"], ["purple"], ["black"]];

/** Who plays a city. @param {Sight} sight @param {number} seat */
export function playerName(sight, seat) {
  const { name, bot, guest } = sight.parts.table.seats[seat];
  if (bot && !guest) return say("bot-level", { level: bot });
  return name ?? say("play-guest", { seat: seat + 1 });
}

/** A symbol with its number, which says what it is.
 * @param {{icon: string, value: number | string, tip: string, class?: string}} props */
export function Stat({ icon, value, tip, class: extra }) {
  return html`<span class=${classes("stat", extra)} role="img" aria-label=${tip} data-tip=${tip}><${Icon} name=${icon} /><b>${value}</b></span>`;
}

/** Goods, one token for each; a choice has its tokens side by side.
 * @param {{sources: string[][]}} props */
export function Sources({ sources }) {
  return html`<span class="sources">${sources.map((source) => html`<span class=${classes("source", source.length > 1 && "source--choice")}>
    ${source.map((good) => html`<${Good} name=${good} />`)}</span>`)}</span>`;
}

/** @param {Sight} sight @param {number} seat */
function versus(sight, seat) {
  const [own, other] = [sight.shields(sight.chair), sight.shields(seat)];
  return other > own ? "stronger" : other < own ? "weaker" : "equal";
}

/** @param {{sight: Sight, seat: number}} props */
function Science({ sight, seat }) {
  const found = sight.science(seat).filter(([, count]) => count);
  return found.map(([symbol, count]) => html`<${Stat} icon=${symbol} value=${count}
    tip=${say("science-count", { count, symbol: symbol === "science" ? "choice" : symbol })} />`);
}

/** @param {{sight: Sight, seat: number}} props */
function Stats({ sight, seat }) {
  const city = sight.cities[seat];
  const result = versus(sight, seat);
  const points = sight.points(seat);
  return html`<div class="stats">
    <${Stat} icon="coin" value=${city.coins} tip=${say("coins", { coins: city.coins })} />
    <${Stat} icon="shield" value=${sight.shields(seat)} class="stat--${result}" tip=${say("play-shields", { shields: sight.shields(seat), result })} />
    ${city.fleets && html`<${Stat} icon="naval" value=${sight.naval(seat)} tip=${say("naval", { strength: sight.naval(seat) })} />`}
    ${points !== null && html`<${Stat} icon="laurel" value=${points} tip=${say("play-points", { points })} />`}
    <${Science} sight=${sight} seat=${seat} />
    <${Tokens} sight=${sight} seat=${seat} />
  </div>`;
}

/** @param {{sight: Sight, seat: number}} props */
function Tokens({ sight, seat }) {
  const { victories, defeats, debts = 0, diplomacy = 0, naval_tokens: naval = [] } = sight.cities[seat];
  const won = victories.reduce((sum, value) => sum + value, 0);
  const sea = naval.reduce((sum, value) => sum + value, 0);
  return html`
    ${won > 0 && html`<${Stat} icon="victory-token" value=${signed(won)} tip=${say("play-victories", { tokens: victories.length, value: won })} />`}
    ${defeats > 0 && html`<${Stat} icon="defeat" value=${defeats} tip=${say("play-defeats", { defeats })} />`}
    ${naval.length > 0 && html`<${Stat} icon="naval-plain" value=${signed(sea)} tip=${say("tokens-naval", { tokens: naval.map(signed).join(" ") })} />`}
    ${debts > 0 && html`<${Stat} icon="debt" value=${debts} tip=${say("debts", { debts })} />`}
    ${diplomacy > 0 && html`<${Stat} icon="diplomacy" value=${diplomacy} tip=${say("diplomacy", { tokens: diplomacy })} />`}
  `;
}

/** @param {{sight: Sight, seat: number}} props */
function ColourCounts({ sight, seat }) {
  const { cards, leaders = [], islands = [] } = sight.cities[seat];
  const colours = sight.catalogue.colours.map((colour) => /** @type {[string, number]} */ (
    [colour, cards.filter((id) => sight.catalogue.cards[id].colour === colour).length]));
  return html`<div class="stats stats--cards">
    ${colours.filter(([, count]) => count).map(([colour, count]) => html`<span class="stat" data-tip=${say("play-cards", { colour, count })}
      role="img" aria-label=${say("play-cards", { colour, count })}><${Chip} colour=${colour} /><b>${count}</b></span>`)}
    ${leaders.length > 0 && html`<${Stat} icon="leader" value=${leaders.length} tip=${leaders.map((id) => say(`leader-${id}`)).join(", ")} />`}
    ${islands.length > 0 && html`<${Stat} icon="island" value=${islands.length} tip=${islands.map((id) => say(`island-${id}`)).join(", ")} />`}
    ${!cards.length && html`<span class="quiet">${say("cards-none")}</span>`}
  </div>`;
}

/** The board, or its name until the side is chosen. @param {{sight: Sight, seat: number}} props */
function Board({ sight, seat }) {
  const { board, side, buried } = sight.cities[seat];
  if (!board) return html`<p class="quiet">${say("play-no-board")}</p>`;
  return html`<${WonderBoard} id=${board} wonder=${sight.catalogue.wonders[board]} side=${side ?? "day"} built=${buried.length} />`;
}

/** @param {Sight} sight @param {number} seat */
function placeOf(sight, seat) {
  const others = sight.others();
  if (seat === others[0]) return "left";
  return seat === others[others.length - 1] ? "right" : "other";
}

/** Whether two seats are a team. @param {Sight} sight @param {number} seat */
const isMate = (sight, seat) => Boolean(sight.settings.teams) && (seat ^ 1) === sight.me;

/** @param {{sight: Sight, seat: number}} props */
function CityTitle({ sight, seat }) {
  const { board } = sight.cities[seat];
  const waits = sight.awaited().includes(seat);
  const asked = Boolean(sight.round?.asked[seat]);
  const place = placeOf(sight, seat);
  return html`<span class="glance__title">
    <b>${board ? say(`city-${board}`) : playerName(sight, seat)}</b>
    <span class="quiet">${playerName(sight, seat)}${place !== "other" && ` · ${say("city-place", { place })}`}${isMate(sight, seat) && ` · ${say("city-mate")}`}</span>
    ${asked && html`<${Icon} name=${waits ? "hourglass" : "check"} class=${waits ? "glance__waits" : "glance__ready"} />`}
  </span>`;
}

/** A city of somebody else; it opens large.
 * @param {{sight: Sight, seat: number, near: boolean, open: (seat: number) => void}} props */
export function Glance({ sight, seat, near, open }) {
  const { board, side, buried } = sight.cities[seat];
  const stages = sight.side(seat)?.stages.length;
  return html`<button type="button" class=${classes("glance", near && "glance--near")} onClick=${() => open(seat)}>
    <${CityTitle} sight=${sight} seat=${seat} />
    ${near && board && html`<${Board} sight=${sight} seat=${seat} />`}
    <${Stats} sight=${sight} seat=${seat} />
    <div class="glance__row">
      ${side && stages && !near && html`<${Stat} icon="stage" value=${`${buried.length}/${stages}`} tip=${say("stages-built", { built: buried.length, all: stages })} />`}
      <${Sources} sources=${sight.sells(seat)} />
    </div>
    <${ColourCounts} sight=${sight} seat=${seat} />
  </button>`;
}

/** The cards of a city in columns by colour. @param {{sight: Sight, seat: number}} props */
export function Built({ sight, seat }) {
  const { cards, leaders = [], islands = [] } = sight.cities[seat];
  const columns = COLUMNS.map((colours) => cards.filter((id) => colours.includes(sight.catalogue.cards[id].colour)));
  if (!cards.length && !leaders.length) return html`<p class="quiet built__none">${say("play-built-none")}</p>`;
  return html`<div class="built">
    ${columns.filter((column) => column.length).map((column) => html`<ul>${column.map((id) => html`<li key=${id}><${CardStrip} id=${id} card=${sight.catalogue.cards[id]} /></li>`)}</ul>`)}
    ${leaders.length > 0 && html`<ul class="built__leaders">${leaders.map((id) => html`<li data-tip=${say(`leader-${id}`)}><${LeaderCard} id=${id} leader=${sight.catalogue.leaders[id]} /></li>`)}</ul>`}
    ${islands.length > 0 && html`<ul class="built__isles">${islands.map((id) => html`<li><${IslandTile} id=${id} island=${sight.catalogue.islands[id]} /></li>`)}</ul>`}
  </div>`;
}

/** @param {{sight: Sight, seat: number, short: boolean}} props */
function Yard({ sight, seat, short }) {
  const { shipyard, fleets = [] } = sight.cities[seat];
  if (!shipyard) return null;
  const steps = Object.fromEntries(sight.catalogue.fleets.map((fleet, at) => [fleet, fleets[at]]));
  return html`<${ShipyardBoard} id=${shipyard} yard=${sight.catalogue.shipyards[shipyard]} tracks=${sight.catalogue.tracks} steps=${steps} short=${short} />`;
}

/** How a neighbour's shields compare. @param {{sight: Sight, seat: number, where: "left" | "right"}} props */
function Against({ sight, seat, where }) {
  const shields = sight.shields(seat);
  const result = { stronger: "weaker", weaker: "stronger", equal: "equal" }[versus(sight, seat)];
  const text = say("shields-against", { where, shields, result });
  return html`<li class="against against--${result}"><${Figure} icon="shield" value="" /><span>${text}</span></li>`;
}

/** @param {{sight: Sight}} props */
export function OwnCity({ sight }) {
  const seat = sight.chair;
  const { coins } = sight.cities[seat];
  const others = sight.others();
  const alone = sight.alone(seat);
  return html`<section class=${classes("own", Boolean(sight.cities[seat].shipyard) && "own--sea")} aria-label=${say("city-place", { place: "own" })}>
    <div class="own__wonder"><${Board} sight=${sight} seat=${seat} />
      <div class="own__makes">
        <span>${say("label-makes", { whose: "own" })}</span><${Sources} sources=${sight.sells(seat)} />
        ${alone.length > 0 && html`<span>${say("label-alone")}</span><${Sources} sources=${alone} />`}
      </div>
    </div>
    <div class="own__figures">
      <div class="own__big">
        <${Stat} icon="coin" value=${coins} tip=${say("coins", { coins })} />
        <${Stat} icon="shield" value=${sight.shields(seat)} tip=${say("shields", { shields: sight.shields(seat) })} />
      </div>
      <ul><${Against} sight=${sight} seat=${others[0]} where="left" /><${Against} sight=${sight} seat=${others[others.length - 1]} where="right" /></ul>
      <div class="stats"><${Science} sight=${sight} seat=${seat} /><${Tokens} sight=${sight} seat=${seat} />
        ${sight.cities[seat].fleets && html`<${Stat} icon="naval" value=${sight.naval(seat)} tip=${say("naval", { strength: sight.naval(seat) })} />`}
        ${sight.points(seat) !== null && html`<${Stat} icon="laurel" value=${sight.points(seat) ?? 0} tip=${say("play-points", { points: sight.points(seat) ?? 0 })} />`}
      </div>
    </div>
    <${Built} sight=${sight} seat=${seat} />
    <${Yard} sight=${sight} seat=${seat} short=${true} />
  </section>`;
}

/** A city with everything in it. @param {{sight: Sight, seat: number}} props */
export function WholeCity({ sight, seat }) {
  return html`<div class="whole">
    <h2><${CityTitle} sight=${sight} seat=${seat} /></h2>
    <${Board} sight=${sight} seat=${seat} />
    <${Stats} sight=${sight} seat=${seat} />
    <div class="own__makes"><span>${say("label-makes", { whose: "other" })}</span><${Sources} sources=${sight.sells(seat)} />
      ${sight.alone(seat).length > 0 && html`<span>${say("label-alone")}</span><${Sources} sources=${sight.alone(seat)} />`}</div>
    <${Built} sight=${sight} seat=${seat} />
    <${Yard} sight=${sight} seat=${seat} short=${true} />
  </div>`;
}
