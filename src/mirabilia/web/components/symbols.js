/** Symbols and the small things made of them: figures, chips, goods, costs. */

import { classes, html, range } from "../html.js";

/** The numbers of ages and levels, the same in every language. */
export const ROMAN = ["", "I", "II", "III"];

/** Symbols that are neither a resource nor a mark, a chain or a science. */
export const SYMBOLS = [
  "coin",
  "laurel",
  "shield",
  "naval",
  "mask",
  "science",
  "most",
  "stage",
  "wonder",
  "leader",
  "ship",
  "island",
  "commerce",
  "tribute",
  "pirates",
  "diplomacy",
  "debt",
  "incursion",
  "victory-token",
  "defeat",
  "free",
  "discard",
  "from-discard",
  "last-card",
  "chain",
  "bank",
  "goods",
  "goods-raw",
  "goods-manufactured",
  "board",
  "others",
  "immunity",
  "abstain",
  "grave",
  "replace",
  "hourglass",
  "arrow-left",
  "arrow-right",
  "arrow-both",
  "arrow-down",
  "arrow-far-left",
  "arrow-far-right",
  "arrow-up",
  "then",
  "pass-left",
  "pass-right",
];

/** One symbol of art/sprite.svg, as large as the text around it.
 * @param {{name: string, class?: string}} props */
export function Icon({ name, class: extra }) {
  return html`<svg class=${classes("icon", extra)} aria-hidden="true">
    <use href="#${name}" />
  </svg>`;
}

/** A symbol with a number on it, or with another symbol.
 * @param {{icon: string, value?: number | string, inner?: string}} props */
export function Figure({ icon, value, inner }) {
  return html`<span class="figure figure--${icon}">
    <${Icon} name=${icon} />
    ${inner ? html`<${Icon} name=${inner} class="figure__inner" />` : html`<b>${value}</b>`}
  </span>`;
}

/** A small card of a colour, with the colour's mark: `any` for a card of whatever colour.
 * @param {{colour: string, value?: number | string}} props */
export function Chip({ colour, value }) {
  const mark = value === undefined && colour !== "any" && html`<${Icon} name="mark-${colour}" />`;
  return html`<span class="chip chip--${colour}">
    ${mark}
    ${value !== undefined && html`<b>${value}</b>`}
  </span>`;
}

/** A resource on its round token.
 * @param {{name: string}} props */
export function Good({ name }) {
  return html`<span class="good good--${name}">
    <${Icon} name=${name} />
  </span>`;
}

/** A cost as round tokens: coins first, then resources.
 * @param {{cost: import("../catalogue.js").Cost}} props */
export function CostTokens({ cost }) {
  return html`
    ${cost.coins > 0 && html`<${Figure} icon="coin" value=${cost.coins} />`}
    ${cost.goods.map((name) => html`<${Good} name=${name} />`)}
  `;
}

/** The age as pips.
 * @param {{age: number}} props */
export function Pips({ age }) {
  return html`<span class="pips">
    ${range(age).map(() => html`<i></i>`)}
  </span>`;
}
