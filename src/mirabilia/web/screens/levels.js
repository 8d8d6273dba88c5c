/** The bots that can be chosen, as a list: levels first, then those for comparison, then others. */

import { html } from "../html.js";
import { botLevels } from "../net/api.js";
import { isNewest, levelAbout, levelText, levels, nameOf } from "../table/bots.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { USUAL_LEVEL, level } from "./wishes.js";

/** @typedef {import("../types.d.ts").BotLevel} BotLevel */

/** The kinds to play against; those for comparison are for research, and shown when asked for. */
const KINDS = /** @type {const} */ (["level", "added", "comparison"]);
const MORE = "more";
const showsMore = signal(false);

/** Ask which there are; one that was wished for and is no more gives way to the usual one. */
export async function lookForBots() {
  levels.value = await botLevels();
  if (!levels.value.some(({ name }) => name === level.value)) level.value = USUAL_LEVEL;
}

/** @param {{kind: BotLevel["kind"], bots: BotLevel[], value: string}} props */
function Kind({ kind, bots, value }) {
  const options = bots.filter((one) => one.kind === kind);
  if (!options.length) return null;
  return html`<optgroup label=${say("bot-kind", { kind })}>
    ${options.map(
      ({ name }) => html`<option value=${name} selected=${name === value}>
        ${levelText(name)}
      </option>`,
    )}
  </optgroup>`;
}

/** @param {{name: string, value: string, none?: string, label?: string,
 *   choose: (level: string) => void}} props
 *   `none` is what "no bot" is called, where that can be chosen; `label` what the choice is called
 *   where no field says it */
export function LevelChoice({ name, value: chosen, none, label, choose }) {
  const known = levels.value;
  const value = isNewest(chosen) ? nameOf(chosen) : chosen;
  const kinds = KINDS.filter((kind) => kind !== "comparison" || showsMore.value);
  const isListed =
    value === "none" || known.some((one) => one.name === value && kinds.includes(one.kind));
  const change = (/** @type {any} */ event) => {
    if (event.target.value !== MORE) return choose(event.target.value);
    showsMore.value = true;
    event.target.value = value;
  };
  return html`<select
    class="field"
    name=${name}
    value=${value}
    aria-label=${label}
    data-tip=${value === "none" ? null : levelAbout(value)}
    onChange=${change}
  >
    ${
      none &&
      html`<option value="none" selected=${value === "none"}>
        ${none}
      </option>`
    }
    ${
      !isListed &&
      html`<option value=${value} selected>
        ${levelText(value)}
      </option>`
    }
    ${kinds.map((kind) => html`<${Kind} key=${kind} kind=${kind} bots=${known} value=${value} />`)}
    ${!showsMore.value && html`<option value=${MORE}>${say("bot-more")}</option>`}
  </select>`;
}
