/** Leaders, islands and tokens. */

import { classes, html } from "../html.js";
import { later } from "../later.js";
import { say } from "../words.js";
import { CardName, Strip, Tuck, varied } from "./card.js";
import { Effects } from "./effects.js";
import { islandText, leaderText } from "./explain.js";
import { Figure, Icon, Pips } from "./symbols.js";

/** @typedef {import("../catalogue.js").Leader} LeaderData */
/** @typedef {import("../catalogue.js").Island} IslandData */

// Most tables have neither leaders nor islands: their pictures are fetched where they are drawn.
const Portrait = later(async () => {
  const { portraitOf } = await import("../art/portraits.js");
  return (/** @type {{id: string}} */ { id }) =>
    portraitOf(id).map(([tone, outline]) => html`<path class="cameo-${tone}" d=${outline} />`);
});
const Isle = later(async () => {
  const { ISLES } = await import("../art/isles.js");
  return (/** @type {{level: number}} */ { level }) =>
    ISLES[level].map(([tone, outline]) => html`<path class="isle-${tone}" d=${outline} />`);
});

/** A leader's cameo, or of it the head. @param {{id: string, cut?: boolean}} props */
function Cameo({ id, cut = false }) {
  const mirrored = varied(id, 2) === 1;
  return html`<svg
    class="card__art"
    viewBox=${cut ? "22 66 88 64" : "0 0 132 198"}
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect class="cameo-wall" width="132" height="198" />
    <path class="cameo-niche" d="M18 198v-98a48 48 0 0 1 96 0v98z" />
    <ellipse class="cameo-rim" cx="66" cy="106" rx="46" ry="54" />
    <ellipse class="cameo-field" cx="66" cy="106" rx="42" ry="50" />
    <g clip-path="url(#cameo)">
      <g
        transform=${mirrored ? "translate(108 62) scale(-.86 .86)" : "translate(24 62) scale(.86)"}
      >
        <${Portrait} id=${id} />
      </g>
    </g>
  </svg>`;
}

/** @param {{id: string, leader: LeaderData, class?: string}} props */
export function LeaderCard({ id, leader, class: extra }) {
  return html`<div
    class=${classes("card", "card--leader", "colour--leader", `group--${leader.group}`, extra)}
    role="img"
    aria-label=${leaderText(id, leader)}
  >
    <${Cameo} id=${id} />
    <div class="card__band">
      <${Icon} name="mark-leader" class="card__mark" />
      <${Effects} effects=${leader.effects} />
    </div>
    <div class="card__cost">
      ${
        leader.cost === "age"
          ? html`<${Figure} icon="coin" inner="hourglass" />`
          : html`<${Figure} icon="coin" value=${leader.cost} />`
      }
    </div>
    <div class="card__foot">
      <${CardName} name=${say(`leader-${id}`)} />
    </div>
  </div>`;
}

/** @param {{id: string, island: IslandData}} props */
function IslandArt({ id, island }) {
  const shift = varied(id, 24) - 12;
  return html`<svg
    class="tile__art"
    viewBox="0 0 160 120"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect class="isle-sky isle-sky--${varied(id, 3)}" width="160" height="70" />
    <circle class="isle-sun" cx=${110 + shift} cy="46" r="11" />
    <rect class="isle-sea" y="66" width="160" height="54" />
    <g transform="translate(${shift} 0)">
      <${Isle} level=${island.level} />
    </g>
    <path
      class="isle-wave"
      d="M0 92c7-3 13-3 20 0
        s13 3 20 0 13-3 20 0 13 3 20 0 13-3 20 0 13 3 20 0 13-3 20 0 13 3 20 0"
    />
  </svg>`;
}

/** @param {{id: string, island: IslandData}} props */
export function IslandTile({ id, island }) {
  return html`<div
    class="tile colour--isle level--${island.level}"
    role="img"
    aria-label=${islandText(id, island)}
  >
    <${IslandArt} id=${id} island=${island} />
    <div class="tile__band">
      <${Effects} effects=${island.effects} />
    </div>
    <div class="tile__foot">
      <${Pips} age=${island.level} />
      <${CardName} name=${say(`island-${id}`)} />
    </div>
  </div>`;
}

/** @param {{id: string, leader: LeaderData}} props */
export function LeaderStrip({ id, leader }) {
  return html`<${Strip}
    colour="leader"
    mark="mark-leader"
    effects=${leader.effects}
    name=${say(`leader-${id}`)}
    label=${leaderText(id, leader)}
  />`;
}

/** @param {{id: string, piece: LeaderData, front?: boolean}} props */
export function LeaderTuck({ id, piece, front }) {
  return html`<${Tuck}
    colour="leader"
    mark="mark-leader"
    effects=${piece.effects}
    name=${say(`leader-${id}`)}
    label=${leaderText(id, piece)}
    front=${front}
    art=${front && html`<span class="group--${piece.group}"><${Cameo} id=${id} cut /></span>`}
  />`;
}

/** @param {{id: string, piece: IslandData, front?: boolean}} props */
export function IslandTuck({ id, piece, front }) {
  return html`<${Tuck}
    colour="isle"
    mark="island"
    effects=${piece.effects}
    name=${say(`island-${id}`)}
    label=${islandText(id, piece)}
    front=${front}
    art=${front && html`<${IslandArt} id=${id} island=${piece} />`}
  />`;
}

/** Signed as players say it. @param {number} value */
export const signed = (value) => (value < 0 ? `−${-value}` : `+${value}`);

/** A token that lies in a city.
 * @param {{kind: "victory" | "defeat" | "naval" | "debt" | "diplomacy" | "coin",
 *   value?: number}} props */
export function Token({ kind, value = 0 }) {
  const label = say(`piece-${kind}`, { value: signed(value), amount: value });
  return html`<span
    class=${classes("token", `token--${kind}`, value < 0 && "token--loss")}
    role="img"
    aria-label=${label}
    data-tip=${label}
  >
    ${
      kind === "diplomacy" || kind === "debt"
        ? html`<${Icon} name=${kind} />`
        : html`<${Figure}
          icon=${kind === "naval" ? "naval-plain" : kind}
          value=${kind === "coin" ? value : signed(value)}
        />`
    }
  </span>`;
}
