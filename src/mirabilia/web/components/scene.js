/** The scene of a wonder. */

import { sceneOf } from "../art/scenes.js";
import { html } from "../html.js";

/** @typedef {import("../catalogue.js").SideName} SideName */

/** The scene alone: whole, or near enough to see the monument in a small picture. Where that is
 * too wide its foot is cut off, never the top of the wonder.
 * @param {{id: string, side: SideName, near?: boolean}} props */
export function Scene({ id, side, near = false }) {
  return html`<svg
    class="scene scene--${side} scene--${id}"
    viewBox=${near ? "215 0 320 186" : "0 0 600 200"}
    preserveAspectRatio="xMidYMin slice"
    aria-hidden="true"
  >
    ${sceneOf(id, side).map(([tone, outline]) => html`<path class="scene-${tone}" d=${outline} />`)}
  </svg>`;
}
