/** A replay that plays by itself, and how fast. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { keep, kept } from "../net/kept.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** Seconds for each step at the usual speed. */
const STEP = 2.4;
const SPEEDS = [0.5, 1, 2, 4];

export const plays = signal(false);
const speed = signal(SPEEDS.includes(kept("speed")) ? kept("speed") : 1);

/** Goes on by itself until the last step.
 * @param {number} at
 * @param {number} last
 * @param {(to: number) => void} go */
export function usePlaying(at, last, go) {
  useEffect(() => {
    if (!plays.value) return undefined;
    if (at >= last) {
      plays.value = false;
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), (1000 * STEP) / speed.value);
    return () => clearTimeout(timer);
  }, [plays.value, speed.value, at, last]);
}

/** @param {{at: number, last: number, go: (to: number) => void}} props */
export function Playing({ at, last, go }) {
  const turn = () => {
    if (!plays.value && at >= last) go(0);
    plays.value = !plays.value;
  };
  const choose = (/** @type {any} */ event) => {
    speed.value = Number(event.target.value);
    keep("speed", speed.value);
  };
  return html`<span class="playing">
    <button
      type="button"
      class="button"
      id="play-pause"
      aria-pressed=${plays.value ? "true" : "false"}
      onClick=${turn}
    >
      <${Icon} name=${plays.value ? "pause" : "play"} />
      <span class="button__label">
        ${plays.value ? say("replay-pause") : say("replay-play")}
      </span>
    </button>
    <select class="field" aria-label=${say("replay-speed")} value=${speed.value} onChange=${choose}>
      ${SPEEDS.map(
        (one) => html`<option value=${one} selected=${one === speed.value}>
          ${say("replay-times", { times: one })}
        </option>`,
      )}
    </select>
  </span>`;
}
