/** What happened at a glance: what was played as a small band, coins with the face of whoever got
 * them, ships with their step. The words are heard, and shown when pointed at. */

import { Face } from "../components/face.js";
import { signed } from "../components/pieces.js";
import { Figure, Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { colourOf } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */

/** @param {string} colour @param {string} mark @param {string} name */
const band = (colour, mark, name) =>
  html`<span class="band colour--${colour}"><${Icon} name=${mark} /> ${name}</span>`;

/** @param {string} kind @param {string} icon @param {number} [stage] */
const plain = (kind, icon, stage = 0) =>
  html`<span class="band band--plain">
    <${Icon} name=${icon} /> ${say("last-deed", { kind, stage })}
  </span>`;

/** @param {number} change */
const coins = (change) => html`<${Figure} icon="coin" value=${signed(change)} />`;

/** Each kind that is drawn. @type {Record<string, (sight: Sight, event: Happening) => any>} */
const DRAWN = {
  build(sight, { card }) {
    const colour = colourOf(sight, card);
    return band(colour, `mark-${colour}`, say(`card-${card}`));
  },
  recruit: (_, { leader }) => band("leader", "leader", say(`leader-${leader}`)),
  stage: (_, { stage }) => plain("stage", "stage", stage),
  sell: () => plain("sell", "discard"),
  trade: (_, { coins: paid, to }) =>
    html`<${Figure} icon="coin" value=${paid} /><i>→</i><${Face} seat=${to} />`,
  spend: (_, { coins: paid }) => coins(-paid),
  lose: (_, { coins: lost }) => coins(-lost),
  gain: (_, { coins: gained }) => coins(gained),
  fleet: (_, { fleet, step }) =>
    html`<span class="moored track--${fleet}"><${Icon} name="ship" /> <b>${step}</b></span>`,
};

/** Whether an event is drawn; all others are told, and so are debts.
 * @param {Happening} event */
export const isDrawn = ({ event, debts = 0 }) => event in DRAWN && !debts;

/** It alone, for who sees it. @param {{sight: Sight, event: Happening}} props */
export const Drawn = ({ sight, event }) =>
  html`<span class="brief__drawn" aria-hidden="true">${DRAWN[event.event](sight, event)}</span>`;

/** @param {{sight: Sight, event: Happening, text: string}} props */
export function Brief({ sight, event, text }) {
  return html`<span class="brief" data-tip=${text}>
    <span class="unseen">${text}</span>
    <${Drawn} sight=${sight} event=${event} />
  </span>`;
}
