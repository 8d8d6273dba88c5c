/** Puzzles: that of the day, those that are wanted, and what was solved. */

import { Alarm } from "../components/alarm.js";
import { PageHead } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { go } from "../net/route.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { listed, say } from "../words.js";
import { PuzzleTable } from "./puzzle.js";
import {
  BOXES,
  DEGREES,
  THEMES,
  look,
  next,
  progress,
  puzzles,
  stateOf,
  suitable,
  want,
  wanted,
} from "./solving.js";

/** @typedef {import("../types.d.ts").PuzzleListed} Listed */

const SIGNS = { right: "check", wrong: "close", open: "hourglass" };

/** @param {{name: "degree" | "theme" | "box", label: string, any: string, all: string[],
 *   told: (one: string) => string}} props */
function Choice({ name, label, any, all, told }) {
  return html`<select
    class="field"
    name=${name}
    aria-label=${label}
    value=${wanted.value[name]}
    onChange=${(/** @type {any} */ event) => want({ [name]: event.target.value })}
  >
    ${["", ...all].map(
      (one) => html`<option key=${one} value=${one} selected=${one === wanted.value[name]}>
        ${one ? told(one) : any}
      </option>`,
    )}
  </select>`;
}

function Choices() {
  return html`<section class="panel puzzles__filters" aria-label=${say("puzzles-filter")}>
    <${Choice}
      name="degree"
      label=${say("puzzles-any-degree")}
      any=${say("puzzles-any-degree")}
      all=${DEGREES}
      told=${(/** @type {string} */ degree) => say("puzzle-degree", { degree: Number(degree) })}
    />
    <${Choice}
      name="theme"
      label=${say("puzzles-any-theme")}
      any=${say("puzzles-any-theme")}
      all=${THEMES}
      told=${(/** @type {string} */ theme) => say("puzzle-theme", { theme })}
    />
    <${Choice}
      name="box"
      label=${say("option-expansions")}
      any=${say("games-any-box")}
      all=${BOXES}
      told=${(/** @type {string} */ box) => say(`box-${box}`)}
    />
    <button
      type="button"
      class="button button--main"
      id="next-puzzle"
      disabled=${!suitable().length}
      onClick=${() => go(`/puzzles/${next()?.id}`)}
    >
      ${say("puzzle-next")}
    </button>
  </section>`;
}

/** @param {{one: Listed}} props */
function Line({ one }) {
  const state = stateOf(one.id);
  return html`<li>
    <a class="puzzle" href="/puzzles/${one.id}" data-puzzle=${one.id} data-state=${state}>
      <b>${say("puzzle-degree", { degree: one.degree })}</b>
      <span class="puzzle__themes">
        ${listed(
          one.themes.map((theme) => say("puzzle-theme", { theme })),
          "series",
        )}
      </span>
      <span class="puzzle__state">
        <${Icon} name=${SIGNS[state]} />
        ${say("puzzle-state", { state })}
      </span>
    </a>
  </li>`;
}

/** The puzzle that everybody has today. */
function Today() {
  const all = puzzles.value;
  const one = all?.puzzles.find(({ id }) => id === all.today);
  if (!one) return null;
  const { today, solved, tried, streak } = progress.value;
  const state = today === null ? "open" : today ? "right" : "wrong";
  return html`<section class="panel puzzles__today">
    <a class="button button--main" id="puzzle-today" href="/puzzles/${one.id}">
      <${Icon} name="laurel-empty" />
      ${say("puzzle-today")}
    </a>
    <p>
      ${say("puzzle-degree", { degree: one.degree })} · ${say("puzzle-state", { state })}
    </p>
    <p id="puzzle-progress" data-solved=${solved} data-tried=${tried} data-streak=${streak}>
      ${say("puzzles-progress", { solved, tried })} · ${say("puzzles-streak", { days: streak })}
    </p>
  </section>`;
}

function All() {
  const found = suitable();
  return html`
    <${Today} />
    <${Choices} />
    ${
      found.length
        ? html`<ul class="puzzles__list">
          ${found.map((one) => html`<${Line} key=${one.id} one=${one} />`)}
        </ul>`
        : html`<p class="quiet">${say("puzzles-none")}</p>`
    }
  `;
}

/** The list, or one puzzle.
 * @param {{catalogue: import("../catalogue.js").Catalogue, id?: string}} props */
export function PuzzlesPage({ catalogue, id }) {
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    look().catch(tell);
  }, []);
  if (id) return html`<${PuzzleTable} key=${id} catalogue=${catalogue} id=${id} />`;
  return html`<main class=${classes("home", "puzzles")}>
    <${PageHead} title=${say("puzzles-title")} />
    <p>${say("puzzles-about")}</p>
    <${Alarm} error=${problem} />
    ${puzzles.value && html`<${All} />`}
  </main>`;
}
