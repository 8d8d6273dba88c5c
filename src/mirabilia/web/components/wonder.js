/** Wonder boards: a scene with the stages along its foot. */

import { classes, html } from "../html.js";
import { say } from "../words.js";
import { Effects } from "./effects.js";
import { stageText, wonderText } from "./explain.js";
import { Scene } from "./scene.js";
import { CostTokens, Good, Icon } from "./symbols.js";

/** @typedef {import("../catalogue.js").Wonder} WonderData */
/** @typedef {import("../catalogue.js").SideName} SideName */

/** @param {{stage: import("../catalogue.js").Stage, number: number, built: boolean}} props */
function StageStep({ stage, number, built }) {
  const label = stageText(stage, number, built);
  return html`<li
    class=${classes("stage", built && "stage--built")}
    aria-label=${label}
    data-tip=${label}
  >
    <${Effects} effects=${stage.effects} />
    ${
      built
        ? html`<span class="stage__cost">
          <${Icon} name="check" />
        </span>`
        : html`<span class="stage__cost">
          <${CostTokens} cost=${stage.cost} />
        </span>`
    }
  </li>`;
}

/** A board, 3:1. Its size is that of its text: 48 em wide.
 * @param {{id: string, wonder: WonderData, side: SideName, built?: number}} props */
export function WonderBoard({ id, wonder, side, built = 0 }) {
  const face = wonder[side];
  return html`<div
    role="group"
    class="board board--${side}"
    aria-label=${wonderText(id, side, face)}
  >
    <${Scene} id=${id} side=${side} />
    <header class="board__title">
      <span class="board__start">
        ${face.start.map((name) => html`<${Good} name=${name} />`)}
        ${face.effects.length > 0 && html`<${Effects} effects=${face.effects} />`}
      </span>
      <span class="board__name">
        <b>${say(`city-${id}`)}</b>
        <small>${say(`wonder-${id}`)}</small>
      </span>
      <${Icon} name=${side === "day" ? "sun" : "moon"} class="board__side" />
    </header>
    <ol class="board__stages">
      ${face.stages.map(
        (stage, at) => html`<${StageStep} stage=${stage} number=${at + 1} built=${at < built} />`,
      )}
    </ol>
  </div>`;
}
