/** The face of a seat: a colour and an emblem, the same wherever its player is meant. */

import { EMBLEMS } from "../art/emblems.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { Icon } from "./symbols.js";

/** By seat, from the first to the eighth. */
export const FACES = Object.keys(EMBLEMS);

/** What the small disc on a face tells. */
const STATES = { ready: "check", waits: "hourglass" };

/** A medallion of `--face-size`. Beside a name it is silent; where it stands for the player alone
 * it is called by the `name`.
 * @param {{seat: number, name?: string, state?: keyof typeof STATES | null,
 *   class?: string}} props */
export function Face({ seat, name, state, class: extra }) {
  const emblem = FACES[seat];
  const label = name && say("face", { name, state: state ?? "none" });
  return html`<span
    class=${classes("face", `face--${emblem}`, extra)}
    role=${label ? "img" : null}
    aria-label=${label}
    aria-hidden=${label ? null : "true"}
    data-tip=${label}
    data-face=${emblem}
  >
    <svg class="face__emblem" viewBox="0 0 512 512" aria-hidden="true">
      <path d=${EMBLEMS[emblem]} />
    </svg>
    ${
      state &&
      html`<span class="face__state face__state--${state}">
        <${Icon} name=${STATES[state]} />
      </span>`
    }
  </span>`;
}
