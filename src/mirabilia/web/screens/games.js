/** My games: when, with what, against whom, how they stand or ended; some of them or all. */

import { Alarm } from "../components/alarm.js";
import { PageHead } from "../components/menu.js";
import { classes, html } from "../html.js";
import { isKnown, myGames } from "../net/api.js";
import { mentions } from "../searching.js";
import { originText } from "../table/origin.js";
import { nameOn, nameWithLevel } from "../table/seated.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { listed as inWords, language, say } from "../words.js";
import { boxesOf } from "./wishes.js";

/** @typedef {import("../types.d.ts").Listed} Listed */

/** The games that each filter shows. @type {Record<string, (listed: Listed) => boolean>} */
const FILTERS = {
  all: () => true,
  turn: ({ my_turn: mine }) => Boolean(mine),
  running: ({ table }) => table.status === "lobby" || table.status === "playing",
  over: ({ table }) => table.status === "over",
  won: ({ rank }) => rank === 1,
};
/** Boxes to filter by, and games without any. */
const BOXES = ["any", "base", "leaders", "cities", "armada"];

/** @param {number} moment */
const dateText = (moment) =>
  new Date(moment).toLocaleString(language(), { dateStyle: "medium", timeStyle: "short" });

/** Those whom one played against. @param {Listed} listed */
export const opponents = ({ table, seat }) =>
  inWords(
    table.seats.flatMap((_, at) => (at === seat ? [] : (nameWithLevel(table.seats, at) ?? []))),
    "series",
  );

/** How a game stands, or how it ended. @param {Listed} listed */
function standing({ table, my_turn: mine, awaited = [], rank, points }) {
  if (rank && points !== null && points !== undefined) return say("games-ended", { rank, points });
  const [seat] = awaited;
  const name = seat === undefined ? null : nameOn(table.seats, seat);
  if (table.status === "playing" && !mine && name) return say("games-turn-of", { name });
  return say("home-status", { state: table.status === "playing" && mine ? "turn" : table.status });
}

/** @param {{listed: Listed}} props */
export function GameLine({ listed }) {
  const { table, updated, my_turn: mine } = listed;
  return html`<li>
    <a class="game" href="/t/${table.id}" data-status=${table.status}>
      <span class="game__what">
        <b>${say("home-game", {
          boxes: boxesOf(table.settings.expansions),
          players: table.seats.length,
        })}</b>
        <span class="game__who">${opponents(listed)}</span>
        ${table.origin && html`<span class="game__who">${originText(table.origin)}</span>`}
      </span>
      <span class="game__how">
        <b class=${classes(mine && "game__turn")}>${standing(listed)}</b>
        <time class="game__when" datetime=${new Date(updated).toISOString()}>
          ${dateText(updated)}
        </time>
      </span>
    </a>
  </li>`;
}

/** @param {{state: string, box: string, who: string, list: Listed[]}} wanted */
function filtered({ state, box, who, list }) {
  const played = (/** @type {Listed} */ { table }) =>
    box === "any" || boxesOf(table.settings.expansions).split(" ").includes(box);
  const against = (/** @type {Listed} */ listed) => mentions(opponents(listed), who);
  return list.filter((listed) => FILTERS[state](listed) && played(listed) && against(listed));
}

export function GamesPage() {
  const [list, show] = useState(/** @type {Listed[] | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  const [state, choose] = useState("all");
  const [box, play] = useState("any");
  const [who, look] = useState("");
  useEffect(() => {
    const coming = isKnown() ? myGames() : Promise.resolve([]);
    coming.then(show, (error) => tell(error));
  }, []);
  const found = filtered({ state, box, who, list: list ?? [] });
  return html`<main class="home games-page">
    <${PageHead} title=${say("home-games")} />
    <section class="panel games-page__filters" aria-label=${say("games-filter")}>
      <span class="games-page__states" role="group" aria-label=${say("games-filter")}>
        ${Object.keys(FILTERS).map(
          (name) => html`<button
            type="button"
            class="button"
            key=${name}
            data-filter=${name}
            aria-pressed=${name === state ? "true" : "false"}
            onClick=${() => choose(name)}
          >
            ${say("games-state", { filter: name })}
          </button>`,
        )}
      </span>
      <select
        class="field"
        name="box"
        aria-label=${say("option-expansions")}
        value=${box}
        onChange=${(/** @type {any} */ event) => play(event.target.value)}
      >
        ${BOXES.map(
          (name) => html`<option value=${name} selected=${name === box}>
            ${name === "any" ? say("games-any-box") : say(`box-${name}`)}
          </option>`,
        )}
      </select>
      <input
        class="field"
        type="search"
        name="opponent"
        value=${who}
        placeholder=${say("games-opponent")}
        aria-label=${say("games-opponent")}
        onInput=${(/** @type {any} */ event) => look(event.target.value)}
      />
    </section>
    <${Alarm} error=${problem} />
    <ul class="games">
      ${found.map((listed) => html`<${GameLine} key=${listed.table.id} listed=${listed} />`)}
    </ul>
    ${list && !found.length && html`<p class="quiet">${say("games-none")}</p>`}
  </main>`;
}
