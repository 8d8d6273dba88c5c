/** Home: play at once, or set up a table. */

import { Icon } from "../components/symbols.js";
import { Scene } from "../components/wonder.js";
import { html, range } from "../html.js";
import { signal } from "../vendor/signals.js";
import { useEffect } from "../vendor/hooks.js";
import { say } from "../words.js";
import { botLevels, introduce, isKnown, myGames, openTable, openTables } from "./api.js";
import { keep, kept } from "./kept.js";
import { ThemeButton, errorText } from "./menu.js";

/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {import("../types.d.ts").Listed} Listed */
/** @typedef {{players: number, expansions: string[], teams: boolean, sides: string, leaders: string,
 *   armada_edition: number, level: string, friends: boolean, public: boolean}} Wishes */

const BOXES = ["leaders", "cities", "armada"];
const [FEWEST, MOST, MOST_WITH_ARMADA] = [3, 7, 8];
/** Teams are of two. */
const TEAM_TABLES = [4, 6, 8];

/** @type {Wishes} */
const USUAL = {
  players: 4, expansions: [], teams: false, sides: "choose", leaders: "standard", armada_edition: 2,
  level: "greedy", friends: false, public: false,
};

/** @type {import("../vendor/signals.js").Signal<Wishes>} */
const wishes = signal({ ...USUAL, ...kept("wishes") });
const name = signal(kept("name") ?? "");
const levels = signal(/** @type {string[]} */ ([]));
const games = signal(/** @type {Listed[]} */ ([]));
const open = signal(/** @type {Listed[]} */ ([]));
const problem = signal("");
const busy = signal(false);

/** Change some wishes, and those that no longer fit with them. @param {Partial<Wishes>} change */
function wish(change) {
  const next = { ...wishes.value, ...change };
  const most = next.expansions.includes("armada") ? MOST_WITH_ARMADA : MOST;
  next.players = Math.min(next.players, most);
  if (!TEAM_TABLES.includes(next.players)) next.teams = false;
  wishes.value = next;
}

/** @param {Wishes} wanted @returns {Settings} */
function settingsOf({ players, expansions, teams, sides, leaders, armada_edition, public: listed }) {
  return {
    players, expansions, teams, sides, public: listed,
    leaders: expansions.includes("leaders") ? leaders : USUAL.leaders,
    armada_edition: expansions.includes("armada") ? armada_edition : USUAL.armada_edition,
  };
}

/** @param {boolean} friends whether seats stay empty for friends */
async function begin(friends) {
  const wanted = wishes.value;
  keep("wishes", wanted);
  keep("name", name.value || null);
  busy.value = true;
  try {
    await introduce(name.value || null);
    const bots = friends ? [] : range(wanted.players - 1).map(() => wanted.level);
    await openTable(settingsOf(wanted), bots, !friends);
  } catch (error) {
    problem.value = errorText(error);
    busy.value = false;
  }
}

async function look() {
  levels.value = (await botLevels()).map((level) => level.name);
  open.value = await openTables();
  if (isKnown()) games.value = await myGames();
}

/** @param {{label: string, children?: any}} props */
function Field({ label, children }) {
  return html`<label class="form__line"><span>${label}</span>${children}</label>`;
}

/** @param {{value: string | number, options: (string | number)[], told: (option: any) => string, choose: (option: string) => void}} props */
function Select({ value, options, told, choose }) {
  return html`<select class="field" value=${value} onChange=${(/** @type {any} */ event) => choose(event.target.value)}>
    ${options.map((option) => html`<option value=${option} selected=${option === value}>${told(option)}</option>`)}
  </select>`;
}

/** @param {{label: string, on: boolean, off?: boolean, choose: (on: boolean) => void}} props */
function Check({ label, on, off = false, choose }) {
  return html`<label class="form__check"><input type="checkbox" checked=${on} disabled=${off}
    onChange=${(/** @type {any} */ event) => choose(event.target.checked)} /><span>${label}</span></label>`;
}

function Boxes() {
  const { expansions } = wishes.value;
  return html`<fieldset class="form__line"><legend>${say("home-boxes")}</legend>
    ${BOXES.map((box) => html`<${Check} label=${say(`box-${box}`)} on=${expansions.includes(box)}
      choose=${(/** @type {boolean} */ on) => wish({ expansions: BOXES.filter((other) => (other === box ? on : expansions.includes(other))) })} />`)}
  </fieldset>`;
}

function NewTable() {
  const now = wishes.value;
  const most = now.expansions.includes("armada") ? MOST_WITH_ARMADA : MOST;
  const sizes = range(most - FEWEST + 1).map((more) => FEWEST + more);
  const submit = (/** @type {Event} */ event) => { event.preventDefault(); begin(now.friends); };
  return html`<form class="panel form" onSubmit=${submit}>
    <h2>${say("home-new")}</h2>
    <${Field} label=${say("home-players")}><${Select} value=${now.players} options=${sizes} told=${String}
      choose=${(/** @type {string} */ text) => wish({ players: Number(text) })} /><//>
    <${Boxes} />
    <${Field} label=${say("home-sides")}><${Select} value=${now.sides} options=${["choose", "day", "night", "random"]}
      told=${(/** @type {string} */ rule) => say("home-side", { rule })} choose=${(/** @type {string} */ sides) => wish({ sides })} /><//>
    ${now.expansions.includes("leaders") && html`<${Field} label=${say("box-leaders")}><${Select} value=${now.leaders} options=${["standard", "expert"]}
      told=${(/** @type {string} */ group) => say("home-leaders", { group })} choose=${(/** @type {string} */ leaders) => wish({ leaders })} /><//>`}
    ${now.expansions.includes("armada") && html`<${Field} label=${say("home-armada")}><${Select} value=${now.armada_edition} options=${[2, 1]}
      told=${(/** @type {number} */ edition) => say("home-edition", { edition })} choose=${(/** @type {string} */ text) => wish({ armada_edition: Number(text) })} /><//>`}
    <${Field} label=${say("home-bots")}><${Select} value=${now.level} options=${levels.value.length ? levels.value : [now.level]}
      told=${(/** @type {string} */ level) => say("bot-level", { level })} choose=${(/** @type {string} */ level) => wish({ level })} /><//>
    <${Check} label=${say("home-teams")} on=${now.teams} off=${!TEAM_TABLES.includes(now.players)} choose=${(/** @type {boolean} */ teams) => wish({ teams })} />
    <${Check} label=${say("home-friends")} on=${now.friends} choose=${(/** @type {boolean} */ friends) => wish({ friends })} />
    <button class="button button--main" type="submit" disabled=${busy.value}>${say("home-open", { who: now.friends ? "friends" : "bots" })}</button>
  </form>`;
}

/** @param {{listed: Listed}} props */
function Game({ listed }) {
  const { table, my_turn: mine } = listed;
  const boxes = table.settings.expansions?.length ? table.settings.expansions.join(" ") : "base";
  const state = table.status === "playing" && mine ? "turn" : table.status;
  return html`<li><a class="game" href="/t/${table.id}">
    <span>${say("home-game", { boxes, players: table.settings.players ?? 4 })}</span>
    <b class=${state === "turn" ? "game__turn" : ""}>${say("home-status", { state })}</b>
  </a></li>`;
}

/** @param {{title: string, list: Listed[]}} props */
function Games({ title, list }) {
  if (!list.length) return null;
  return html`<section class="panel"><h2>${title}</h2>
    <ul class="games">${list.slice(0, 6).map((listed) => html`<${Game} key=${listed.table.id} listed=${listed} />`)}</ul>
  </section>`;
}

/** @param {{catalogue: import("../catalogue.js").Catalogue}} _ */
export function Home(_) {
  useEffect(() => {
    look().catch((error) => { problem.value = errorText(error); });
  }, []);
  const now = wishes.value;
  const boxes = now.expansions.length ? now.expansions.join(" ") : "base";
  return html`<main class="home">
    <header class="home__hero">
      <${Scene} id="alexandria" side="day" />
      <div class="home__title"><h1>${say("page-title")}</h1><p>${say("home-about")}</p></div>
    </header>
    ${problem.value && html`<p class="alarm" role="alert">${problem.value}</p>`}
    <div class="home__columns">
      <div class="home__side">
        <section class="panel home__now">
          <${Field} label=${say("home-name")}><input class="field" maxlength="40" value=${name.value} placeholder=${say("home-name-hint")}
            onInput=${(/** @type {any} */ event) => { name.value = event.target.value; }} /><//>
          <button id="play-now" class="button button--main home__play" type="button" disabled=${busy.value} onClick=${() => begin(false)}>
            <${Icon} name="wonder" />${say("home-play")}
          </button>
          <p class="quiet">${say("home-play-about", { bots: now.players - 1, boxes })}</p>
        </section>
        <${Games} title=${say("home-games")} list=${games.value} />
        <${Games} title=${say("home-tables")} list=${open.value} />
        <nav class="home__links"><a class="button" href="/gallery.html"><${Icon} name="search" />${say("gallery-title")}</a><${ThemeButton} /></nav>
      </div>
      <${NewTable} />
    </div>
  </main>`;
}
