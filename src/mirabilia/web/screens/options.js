/** The options of a table, as a form: for a new one, or to change one in the lobby. */

import { html, range } from "../html.js";
import { FEWEST, MOST_WITH_ARMADA, OPTIONS } from "../settings.js";
import { say } from "../words.js";
import { canTeam, isPlayed } from "./wishes.js";

/** @typedef {import("./wishes.js").Whole} Whole */
/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {import("../settings.js").Option} Option */
/** @typedef {{now: Whole, change: (change: Settings) => void}} Props */
/** @typedef {Props & {option: Option}} OptionProps */

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
 *   told: (option: any) => string, choose: (option: string) => void, name?: string,
 *   label?: string}} props `label`: what it is called where no field says it */
export function Select({ value, options, off = () => false, told, choose, name, label }) {
  return html`<select
    class="field"
    name=${name}
    value=${value}
    aria-label=${label}
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

/** @param {OptionProps} props */
function Players({ now, change }) {
  const armada = now.expansions.includes("armada");
  const sizes = range(MOST_WITH_ARMADA - FEWEST + 1).map((more) => FEWEST + more);
  const off = (/** @type {number} */ size) => size === MOST_WITH_ARMADA && !armada;
  const choose = (/** @type {string} */ text) => change({ players: Number(text) });
  return html`<${Field}
    label=${say("option-players")}
    why=${!armada && say("error-ImpossibleOptions-eight")}
  >
    <${Select}
      name="players"
      value=${now.players}
      options=${sizes}
      off=${off}
      told=${String}
      choose=${choose}
    />
  </${Field}>`;
}

/** @param {OptionProps} props */
function Boxes({ option, now, change }) {
  const { expansions } = now;
  const choose = (/** @type {string} */ box, /** @type {boolean} */ on) =>
    option.choices.filter((other) => (other === box ? on : expansions.includes(other)));
  const label = say("option-expansions");
  return html`<div class="form__line" role="group" aria-label=${label}>
    <span>${label}</span>
    <div class="form__checks">
      ${option.choices.map(
        (box) => html`<${Check}
          name="box-${box}"
          label=${say(`box-${box}`)}
          on=${expansions.includes(box)}
          choose=${(/** @type {boolean} */ on) => change({ expansions: choose(box, on) })}
        />`,
      )}
    </div>
  </div>`;
}

/** @param {OptionProps} props */
function Flag({ option: { name }, now, change }) {
  const off = name === "teams" && !canTeam(now);
  return html`<div class="form__line">
    <span></span>
    <${Check}
      name=${name}
      label=${say(`option-${name}`)}
      on=${now[name]}
      off=${off}
      choose=${(/** @type {boolean} */ on) => change({ [name]: on })}
    />
    ${off && html`<small class="form__why">${say(`error-ImpossibleOptions-${name}`)}</small>`}
  </div>`;
}

/** One of several, the usual one first; boards may also be named for each seat in the lobby.
 * @param {OptionProps} props */
function Choice({ option, now, change }) {
  const { name } = option;
  const value = name === "boards" && typeof now.boards !== "string" ? "named" : now[name];
  const choices = [...new Set([option.default, ...option.choices, value])];
  const choose = (/** @type {string} */ text) =>
    change({ [name]: choices.find((choice) => String(choice) === text) });
  return html`<${Field} label=${say(`option-${name}`)}>
    <${Select}
      name=${name}
      value=${value}
      options=${choices}
      choose=${choose}
      told=${(/** @type {string | number} */ choice) => say(`option-${name}.choice`, { choice })}
    />
  </${Field}>`;
}

/** How each kind of option is asked for. */
const FORMS = { players: Players, boxes: Boxes, flag: Flag, choice: Choice, boards: Choice };

/** The options of a game that are in play: those of boxes stand before the others.
 * @param {Props & {more: boolean}} props */
function OfGame({ more, now, change }) {
  const shown = OPTIONS.filter((option) => option.more === more && isPlayed(option, now));
  const place = (/** @type {Option} */ { kind, needs }) =>
    kind === "players" || kind === "boxes" ? 0 : needs.length ? 1 : 2;
  return shown
    .sort((option, other) => place(option) - place(other))
    .map((option) => {
      const Form = FORMS[option.kind];
      return html`<${Form} key=${option.name} option=${option} now=${now} change=${change} />`;
    });
}

/** What a table has agreed on about its game, where it is worth saying. @param {Whole} settings */
export const agreed = (settings) =>
  OPTIONS.filter((option) => isPlayed(option, settings)).map(({ name, kind, needs, ...option }) => {
    const usual = settings[name] === option.default;
    if (kind === "flag") return !usual && say(`option-${name}${settings[name] ? "" : ".off"}`);
    const worth = kind === "choice" && (!usual || !needs.length);
    const choice = /** @type {string | number} */ (settings[name]);
    return worth && say(`option-${name}.choice`, { choice });
  });

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
    <${OfGame} more=${false} now=${now} change=${change} />
    <details>
      <summary>${say("home-more")}</summary>
      <div class="form">
        <${OfGame} more=${true} now=${now} change=${change} />
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
