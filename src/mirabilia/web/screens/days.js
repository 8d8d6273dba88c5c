/** Deals that many play: that of a day, and those of finished games; how others did. */

import { Alarm } from "../components/alarm.js";
import { PageHead } from "../components/menu.js";
import { html } from "../html.js";
import { introduce, isKnown } from "../net/api.js";
import { kept } from "../net/kept.js";
import { addressOfDeal, dealOfDay, dealOfGame, playDeal } from "../net/mine.js";
import { levelText } from "../table/bots.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { isolated, language, listed, say } from "../words.js";
import { timeText } from "./daily.js";
import { CopyField } from "./link.js";
import { boxesOf } from "./wishes.js";

/** @typedef {import("../types.d.ts").DayDeal} DayDeal */
/** @typedef {import("../types.d.ts").GameDeal} GameDeal */
/** @typedef {import("../types.d.ts").DealResult} DealResult */

const DAY = 24 * 3600 * 1000;

/** @param {{title: string, children: any, problem: unknown}} props */
const Page = ({ title, children, problem }) => html`<main class="home home__side">
  <${PageHead} title=${title} />
  <${Alarm} error=${problem} />
  ${children}
</main>`;

/** @param {DealResult} result */
function nameOf({ name, mine }) {
  const told = name ? isolated(name) : say("mine-guest");
  return mine ? say("day-mine", { name: told }) : told;
}

/** @param {{results: DealResult[]}} props */
function Results({ results }) {
  return html`<section class="panel" id="deal-results">
    <h2>${say("day-results")}</h2>
    <div class="review__wide" tabindex="0" role="group" aria-label=${say("day-results")}>
      <table class="review__table">
        <thead>
          <tr>
            <th scope="col">${say("day-player")}</th>
            <th scope="col">${say("mine-points")}</th>
            <th scope="col">${say("day-place")}</th>
            <td></td>
          </tr>
        </thead>
        <tbody>
          ${results.map(
            (result, at) => html`<tr key=${at} data-mine=${result.mine}>
              <th scope="row">${nameOf(result)}</th>
              <td>${result.points}</td>
              <td>${result.rank}</td>
              <td>
                ${
                  result.table &&
                  html`<a
                    href="/t/${result.table}${result.mine ? "" : "/replay"}"
                    aria-label=${say("end-part", {
                      line: say("day-look"),
                      points: nameOf(result),
                    })}
                  >
                    ${say("day-look")}
                  </a>`
                }
              </td>
            </tr>`,
          )}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** What everybody gets. @param {{deal: DayDeal | GameDeal}} props */
function Dealt({ deal: { settings, bots } }) {
  const levels = bots.flatMap((bot) => (bot ? [levelText(bot)] : []));
  return html`<p>
    <b>
      ${say("home-game", { boxes: boxesOf(settings.expansions), players: settings.players ?? 0 })}
    </b>
    <br />
    <span class="quiet">${listed(levels, "series")}</span>
  </p>`;
}

/** Begin, or go on: the table is always the same.
 * @param {{where: string, begun: string | null, children: any, tell: (error: unknown) => void}}
 *   props */
function Play({ where, begun, children, tell }) {
  const [busy, wait] = useState(false);
  const play = async () => {
    if (busy) return;
    wait(true);
    try {
      if (!isKnown()) await introduce(kept("name"));
      await playDeal(where);
    } catch (error) {
      tell(error);
    }
    wait(false);
  };
  return html`<button
    type="button"
    class="button button--main"
    id="play-deal"
    aria-disabled=${String(busy)}
    onClick=${play}
  >
    ${begun ? say("day-on") : children}
  </button>`;
}

/** @param {{deal: DayDeal}} props */
function Promised({ deal: { seed, commitment } }) {
  return html`<p class="quiet">
    ${seed ? say("day-open", { seed }) : say("day-sealed")}
    <br />
    <code>${commitment.match(/.{1,8}/g)?.map((part) => html`${part}<wbr />`)}</code>
  </p>`;
}

/** @param {{deal: DayDeal, tell: (error: unknown) => void}} props */
function Day({ deal, tell }) {
  const { day, until, table, done, players, results, seed } = deal;
  const before = new Date(until - 2 * DAY).toISOString().slice(0, 10);
  return html`
    <section class="panel form">
      <p>
        <time datetime=${day}>
          <b>
            ${new Date(`${day}T00:00Z`).toLocaleDateString(language(), {
              dateStyle: "full",
              timeZone: "UTC",
            })}
          </b>
        </time>
        ${!seed && html` · ${say("day-ends", { time: timeText(until) })}`}
      </p>
      <p>${say("day-about")}</p>
      <${Dealt} deal=${deal} />
      <p>${say("day-finished", { players })} ${say("day-second")}</p>
      ${
        !seed &&
        !done &&
        html`<${Play} where="/api/days" begun=${table} tell=${tell}>${say("day-play")}</${Play}>`
      }
      <${Promised} deal=${deal} />
      <p class="games-page__states">
        <a class="button" href="/days/${before}">${say("day-before")}</a>
        ${seed && html`<a class="button" href="/days">${say("day-today")}</a>`}
      </p>
    </section>
    ${results === null && html`<p class="quiet">${say("day-wait")}</p>`}
    ${results && !results.length && html`<p class="quiet">${say("day-none")}</p>`}
    ${results && results.length > 0 && html`<${Results} results=${results} />`}
  `;
}

/** @param {{day: string | null}} props `null`: today */
export function DayPage({ day }) {
  const [deal, show] = useState(/** @type {DayDeal | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    dealOfDay(day).then(show, tell);
  }, [day]);
  return html`<${Page} title=${say("day-title")} problem=${problem}>
    ${deal && html`<${Day} deal=${deal} tell=${tell} />`}
  </${Page}>`;
}

/** @param {{of: string}} props the table of a finished game, a dot and a seat of it */
export function DealPage({ of }) {
  const [deal, show] = useState(/** @type {GameDeal | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    dealOfGame(of).then(show, tell);
  }, [of]);
  const name = deal?.challenger;
  const mine = deal?.results.some((result) => result.mine);
  return html`<${Page} title=${say("deal-title")} problem=${problem}>
    ${
      deal &&
      html`
        <section class="panel form">
          <p>
            ${name ? say("deal-about", { name: isolated(name) }) : say("deal-about-nameless")}
          </p>
          <${Dealt} deal=${deal} />
          <p>${say("deal-fair")}</p>
          ${
            !mine &&
            html`<${Play} where=${addressOfDeal(of)} begun=${deal.table} tell=${tell}>
              ${say("deal-play")}
            </${Play}>`
          }
          <${CopyField}
            id="deal-link"
            link=${`${location.origin}/deal/${of}`}
            label=${say("deal-link")}
          />
        </section>
        <${Results} results=${deal.results} />
      `
    }
  </${Page}>`;
}
