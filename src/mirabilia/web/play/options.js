/** The options of a table, as a form: for a new one, or to change one in the lobby. */

import { html, range } from "../html.js";
import { say } from "../words.js";
import { BOXES, FEWEST, MOST_WITH_ARMADA, canTeam } from "./wishes.js";

/** @typedef {import("./wishes.js").Whole} Whole */
/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {{now: Whole, change: (change: Settings) => void}} Props */

/** Seconds for each decision, live and over days. */
const CLOCKS = { live: [30, 60, 120, 300], turns: [86400, 3 * 86400] };
const [MINUTE, DAY] = [60, 86400];
/** Seconds after which a bot may play for who is away: the first is the usual time. */
const PATIENCE = { live: [120, 30, 300, 900], turns: [3 * 86400, 86400, 7 * 86400] };
/** Seconds that a bot may think for a move. */
const THOUGHTS = [0.25, 1, 3, 10];

/** @param {{label: string, why?: string | false, children?: any}} props */
export function Field({ label, why, children }) {
  return html`<label class="form__line">
    <span>${label}</span>
    ${children}
    ${why && html`<small class="form__why">${why}</small>`}
  </label>`;
}

/** @param {{value: string | number, options: (string | number)[], off?: (option: any) => boolean,
 *   told: (option: any) => string, choose: (option: string) => void, name?: string}} props */
export function Select({ value, options, off = () => false, told, choose, name }) {
  return html`<select
    class="field"
    name=${name}
    value=${value}
    onChange=${(/** @type {any} */ event) => choose(event.target.value)}
  >
    ${options.map(
      (option) => html`<option value=${option} disabled=${off(option)} selected=${option === value}>
        ${told(option)}
      </option>`,
    )}
  </select>`;
}

/** @param {{label: string, on: boolean, off?: boolean, name: string,
 *   choose: (on: boolean) => void}} props */
export function Check({ label, on, off = false, name, choose }) {
  return html`<label class="form__check">
    <input
      type="checkbox"
      name=${name}
      checked=${on}
      disabled=${off}
      onChange=${(/** @type {any} */ event) => choose(event.target.checked)}
    />
    <span>${label}</span>
  </label>`;
}

/** @param {Props} props */
function Players({ now, change }) {
  const armada = now.expansions.includes("armada");
  const sizes = range(MOST_WITH_ARMADA - FEWEST + 1).map((more) => FEWEST + more);
  const off = (/** @type {number} */ size) => size === MOST_WITH_ARMADA && !armada;
  return html`<${Field}
    label=${say("home-players")}
    why=${!armada && say("error-ImpossibleOptions-eight")}
  >
    <${Select}
      name="players"
      value=${now.players}
      options=${sizes}
      off=${off}
      told=${String}
      choose=${(/** @type {string} */ text) => change({ players: Number(text) })}
    />
  </${Field}>`;
}

/** @param {Props} props */
function Boxes({ now, change }) {
  const { expansions } = now;
  const chosen = (/** @type {string} */ box, /** @type {boolean} */ on) =>
    BOXES.filter((other) => (other === box ? on : expansions.includes(other)));
  return html`<div class="form__line" role="group" aria-label=${say("home-boxes")}>
    <span>${say("home-boxes")}</span>
    <div class="form__checks">
      ${BOXES.map(
        (box) => html`<${Check}
          name=${box}
          label=${say(`box-${box}`)}
          on=${expansions.includes(box)}
          choose=${(/** @type {boolean} */ on) => change({ expansions: chosen(box, on) })}
        />`,
      )}
    </div>
  </div>`;
}

/** @param {Props} props */
function OfBoxes({ now, change }) {
  const has = (/** @type {string} */ box) => now.expansions.includes(box);
  return html`
    ${
      has("leaders") &&
      html`<${Field} label=${say("box-leaders")}>
        <${Select}
          name="leaders-set"
          value=${now.leaders}
          options=${["standard", "expert"]}
          told=${(/** @type {string} */ group) => say("home-leaders", { group })}
          choose=${(/** @type {string} */ leaders) => change({ leaders })}
        />
      </${Field}>`
    }
    ${
      has("leaders") &&
      has("cities") &&
      html`<div class="form__line">
        <span></span>
        <${Check}
          name="cities-leaders"
          label=${say("home-cities-leaders")}
          on=${now.cities_leaders}
          choose=${(/** @type {boolean} */ on) => change({ cities_leaders: on })}
        />
      </div>`
    }
    ${
      has("armada") &&
      html`<${Field} label=${say("home-armada")}>
        <${Select}
          name="edition"
          value=${now.armada_edition}
          options=${[2, 1]}
          told=${(/** @type {number} */ edition) => say("home-edition", { edition })}
          choose=${(/** @type {string} */ text) => change({ armada_edition: Number(text) })}
        />
      </${Field}>`
    }
  `;
}

/** A time in the largest unit that it has whole. @param {number} seconds */
function timeText(seconds) {
  if (seconds && seconds % DAY === 0) return say("home-clock-days", { days: seconds / DAY });
  return seconds && seconds % MINUTE === 0
    ? say("home-clock-minutes", { minutes: seconds / MINUTE })
    : say("home-clock-seconds", { seconds });
}

/** Numbers in order, with one that a program may have agreed on.
 * @param {number[]} usual
 * @param {number} one */
const withOne = (usual, one) => [...new Set([...usual, one])].sort((first, other) => first - other);

/** How long an absent player is waited for. @param {Props} props */
function Patience({ now, change }) {
  const usual = PATIENCE[now.pace];
  const patience = now.patience ?? usual[0];
  return html`<${Field} label=${say("home-patience")} why=${say("home-patience-about")}>
    <${Select}
      name="patience"
      value=${patience}
      options=${withOne(usual, patience)}
      told=${timeText}
      choose=${(/** @type {string} */ text) => change({ patience: Number(text) })}
    />
  </${Field}>`;
}

/** @param {Props} props */
function Time({ now, change }) {
  const clocks = ["none", ...CLOCKS[now.pace]];
  const told = (/** @type {number | "none"} */ clock) =>
    clock === "none" ? say("home-clock-none") : timeText(clock);
  return html`
    <${Field} label=${say("home-pace")}>
      <${Select}
        name="pace"
        value=${now.pace}
        options=${["live", "turns"]}
        told=${(/** @type {string} */ pace) => say("home-paced", { pace })}
        choose=${(/** @type {any} */ pace) => change({ pace, clock: null, patience: null })}
      />
    </${Field}>
    <${Field} label=${say("home-clock")}>
      <${Select}
        name="clock"
        value=${now.clock ?? "none"}
        options=${clocks}
        told=${told}
        choose=${(/** @type {string} */ text) =>
          change({ clock: text === "none" ? null : Number(text) })}
      />
    </${Field}>
    <${Patience} now=${now} change=${change} />
  `;
}

/** How long bots think. @param {Props} props */
function Thinking({ now, change }) {
  return html`<${Field} label=${say("home-thinking")}>
    <${Select}
      name="thinking"
      value=${now.thinking}
      options=${withOne(THOUGHTS, now.thinking)}
      told=${(/** @type {number} */ seconds) => say("home-thinking-seconds", { seconds })}
      choose=${(/** @type {string} */ text) => change({ thinking: Number(text) })}
    />
  </${Field}>`;
}

/** @param {Props} props */
export function Options({ now, change }) {
  return html`
    <${Players} now=${now} change=${change} />
    <${Boxes} now=${now} change=${change} />
    <${OfBoxes} now=${now} change=${change} />
    <div class="form__line">
      <span></span>
      <${Check}
        name="teams"
        label=${say("home-teams")}
        on=${now.teams}
        off=${!canTeam(now)}
        choose=${(/** @type {boolean} */ teams) => change({ teams })}
      />
      ${
        !canTeam(now) &&
        html`<small class="form__why">${say("error-ImpossibleOptions-teams")}</small>`
      }
    </div>
    <details>
      <summary>${say("home-more")}</summary>
      <div class="form">
        <${Field} label=${say("home-sides")}>
          <${Select}
            name="sides"
            value=${now.sides}
            options=${["choose", "day", "night", "random"]}
            told=${(/** @type {string} */ rule) => say("home-side", { rule })}
            choose=${(/** @type {string} */ sides) => change({ sides })}
          />
        </${Field}>
        <${Field} label=${say("home-boards")}>
          <${Select}
            name="boards"
            value=${typeof now.boards === "string" ? now.boards : "named"}
            options=${["deal", "pick", ...(typeof now.boards === "string" ? [] : ["named"])]}
            told=${(/** @type {string} */ rule) => say("home-board", { rule })}
            choose=${(/** @type {string} */ boards) => change({ boards })}
          />
        </${Field}>
        <${Time} now=${now} change=${change} />
        <${Thinking} now=${now} change=${change} />
        <div class="form__line">
          <span></span>
          <${Check}
            name="advice"
            label=${say("home-advice")}
            on=${now.advice}
            choose=${(/** @type {boolean} */ advice) => change({ advice })}
          />
        </div>
        <div class="form__line">
          <span></span>
          <${Check}
            name="public"
            label=${say("home-public")}
            on=${now.public}
            choose=${(/** @type {boolean} */ listed) => change({ public: listed })}
          />
        </div>
      </div>
    </details>
  `;
}
