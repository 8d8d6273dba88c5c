/** The screen stays on while it is one's turn, for those who want that. */

import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { isSecure } from "../installing.js";
import { keep, kept } from "../net/kept.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

const wanted = signal(kept("awake") === true);

/** Whether this browser can do so here. */
export const canStayAwake = () => isSecure() && "wakeLock" in navigator;

/** Keep the screen on, until what comes back is called. A browser lets go of it when the page is
 * hidden, and may refuse, as with little power: then the screen does as always. */
function stayAwake() {
  /** @type {WakeLockSentinel | null} */
  let lock = null;
  let over = false;
  const hold = async () => {
    if (document.visibilityState !== "visible") return;
    const got = await navigator.wakeLock.request("screen").catch(() => null);
    if (over) got?.release();
    else lock = got;
  };
  document.addEventListener("visibilitychange", hold);
  hold();
  return () => {
    over = true;
    document.removeEventListener("visibilitychange", hold);
    lock?.release();
  };
}

/** @param {boolean} mine whether it is one's turn */
export function useAwake(mine) {
  const needed = mine && wanted.value && canStayAwake();
  useEffect(() => (needed ? stayAwake() : undefined), [needed]);
}

/** The switch, where it can be done. */
export function AwakeButton() {
  if (!canStayAwake()) return null;
  const change = () => {
    wanted.value = !wanted.value;
    keep("awake", wanted.value);
  };
  return html`<button
    class="button"
    type="button"
    id="awake-switch"
    aria-pressed=${wanted.value ? "true" : "false"}
    onClick=${change}
  >
    <${Icon} name="sun" />
    ${say("play-awake")}
  </button>`;
}
