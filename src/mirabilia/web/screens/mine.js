/** My record: what my finished games add up to. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { isKnown } from "../net/api.js";
import { myRecord } from "../net/mine.js";
import { levelText } from "../table/bots.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { isolated, language, say } from "../words.js";
import { Progress } from "./progress.js";
import { boxesOf } from "./wishes.js";

/** @typedef {import("../types.d.ts").MyRecord} MyRecord */
/** @typedef {import("../types.d.ts").RecordGroup} Group */
/** @typedef {import("../types.d.ts").PlayedGame} PlayedGame */

/** By what games are put together, in this order. */
const KINDS = ["opponent", "boxes", "players", "board", "side"];

/** What the games of a group have in common, in words.
 * @type {Record<string, (group: Group) => string>} */
const NAMES = {
  all: () => say("games-state", { filter: "all" }),
  boxes: ({ key }) => say("mine-boxes", { boxes: key }),
  players: ({ key }) => say("mine-players", { players: Number(key) }),
  board: ({ key }) => say(`city-${key}`),
  side: ({ key }) => say(`side-${key}`),
  opponent: ({ key, name }) => {
    if (key.startsWith("bot:")) return levelText(key.slice(4));
    return name ? isolated(name) : say("mine-guest");
  },
};

/** @param {{group: Group}} props */
function Line({ group }) {
  const { games, wins, low, high, points, kind } = group;
  return html`<tr>
    <th scope="row">${NAMES[kind](group)}</th>
    <td>${games}</td>
    <td>${wins}</td>
    <td>
      ${say("mine-percent", { share: wins / games })}${" "}
      <small class="quiet">${say("mine-between", { low, high })}</small>
    </td>
    <td>${say("mine-figure", { points })}</td>
  </tr>`;
}

/** @param {{groups: Group[], label: string}} props */
function Table({ groups, label }) {
  return html`<div class="review__wide" tabindex="0" role="group" aria-label=${label}>
    <table class="review__table">
      <thead>
        <tr>
          <td></td>
          <th scope="col">${say("mine-games")}</th>
          <th scope="col">${say("mine-wins")}</th>
          <th scope="col">${say("mine-share")}</th>
          <th scope="col">${say("mine-points")}</th>
        </tr>
      </thead>
      <tbody>
        ${groups.map((group) => html`<${Line} key=${group.key} group=${group} />`)}
      </tbody>
    </table>
  </div>`;
}

/** @param {{kind: string, groups: Group[], open: boolean}} props */
function Groups({ kind, groups, open }) {
  const title = say("mine-by", { kind });
  return html`<details data-kind=${kind} open=${open}>
    <summary>${title}</summary>
    <${Table} groups=${groups} label=${title} />
  </details>`;
}

/** @param {{points: Record<string, number>}} props */
function Parts({ points }) {
  const most = Math.max(1, ...Object.values(points));
  return html`<section class="mine__parts">
    <h3>${say("mine-parts")}</h3>
    <table class="review__table">
      <tbody>
        ${Object.entries(points).map(
          ([line, mean]) => html`<tr
            key=${line}
            class="line--${line}"
            style=${{ "--share": Math.max(0, mean) / most }}
          >
            <th scope="row">${say(`sheet-${line}`)}</th>
            <td>${say("mine-figure", { points: mean })}</td>
          </tr>`,
        )}
      </tbody>
    </table>
  </section>`;
}

/** @param {number} moment */
const dateText = (moment) =>
  new Date(moment).toLocaleDateString(language(), { dateStyle: "medium" });

/** @param {{game: PlayedGame}} props */
const Best = ({ game }) => html`<li>
  <a class="game" href="/t/${game.table}">
    <span class="game__what">
      <b>${say("games-ended", { rank: game.rank, points: game.total })}</b>
      <span class="game__who">
        ${say("home-game", { boxes: boxesOf(game.expansions), players: game.players })}
      </span>
    </span>
    <span class="game__how">
      <b>${say(`city-${game.board}`)}</b>
      <time class="game__when" datetime=${new Date(game.ended).toISOString()}>
        ${dateText(game.ended)}
      </time>
    </span>
  </a>
</li>`;

/** @param {{record: MyRecord}} props */
function Whole({ record }) {
  const { all, groups, points, best, course } = record;
  return html`
    <p class="quiet">${say("mine-about")}</p>
    <${Table} groups=${[all]} label=${say("mine-title")} />
    <p class="quiet">${say("mine-even", { share: all.even })}</p>
    <${Progress} games=${course} />
    <div class="home__columns">
      <${Parts} points=${points} />
      <section>
        <h3>${say("mine-best")}</h3>
        <ul class="games">
          ${best.map((game) => html`<${Best} key=${game.table} game=${game} />`)}
        </ul>
      </section>
    </div>
    ${KINDS.map(
      (kind) => html`<${Groups}
        key=${kind}
        kind=${kind}
        groups=${groups.filter((group) => group.kind === kind)}
        open=${kind === KINDS[0]}
      />`,
    )}
    <p class="games-page__states">
      <a class="button" href="/api/me/record/table" download="mirabilia.csv">${say("mine-csv")}</a>
      <a class="button" href="/api/me/record/games" download="mirabilia.json">
        ${say("mine-json")}
      </a>
    </p>
  `;
}

export function Mine() {
  const [record, show] = useState(/** @type {MyRecord | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (isKnown()) myRecord().then(show, tell);
  }, []);
  const none = !isKnown() || record?.all.games === 0;
  return html`<section class="panel form mine" id="record">
    <h2>${say("mine-title")}</h2>
    <${Alarm} error=${problem} />
    ${none && html`<p class="quiet">${say("mine-none")}</p>`}
    ${record && !none && html`<${Whole} record=${record} />`}
  </section>`;
}
