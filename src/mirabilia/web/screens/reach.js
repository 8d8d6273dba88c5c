/** How others, and other devices of one's own, come here. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { deviceLink, lan, switchLan } from "../net/api.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Link } from "./link.js";

/** @type {import("../vendor/signals.js").Signal<import("../net/api.js").Lan | null>} */
const now = signal(null);
/** @type {import("../vendor/signals.js").Signal<import("../net/api.js").DeviceLink | null>} */
const device = signal(null);
const problem = signal(/** @type {unknown} */ (null));

/** @param {Promise<any>} coming @param {(answer: any) => void} take */
async function tell(coming, take) {
  try {
    take(await coming);
    problem.value = null;
  } catch (error) {
    problem.value = error;
  }
}

/** Ask whether the local network is let in. */
export const lookForLan = () =>
  tell(lan(), (answer) => {
    now.value = answer;
  });

/** Whether the local network is let in, with a switch at the server's own machine; nothing until
 * that was looked for.
 * @param {{changed?: () => void}} props */
export function LanSwitch({ changed }) {
  const turn = (/** @type {boolean} */ open) =>
    tell(switchLan(open), (answer) => {
      now.value = answer;
      changed?.();
    });
  if (!now.value) return null;
  const { url, switch: mayTurn } = now.value;
  return html`<div class="lan">
    ${
      mayTurn
        ? html`<label class="form__check">
          <input
            type="checkbox"
            name="lan"
            checked=${Boolean(url)}
            onChange=${(/** @type {any} */ event) => turn(event.target.checked)}
          />
          <span>${say("reach-lan")}</span>
        </label>`
        : !url && html`<p class="quiet">${say("reach-lan-how")}</p>`
    }
    ${url && html`<p class="quiet">${say("reach-lan-at", { url })}</p>`}
    <${Alarm} error=${problem.value} />
  </div>`;
}

/** A personal link for another browser. */
export function Devices() {
  const link = device.value;
  const make = () =>
    tell(deviceLink(), (answer) => {
      device.value = answer;
    });
  return html`<div class="devices">
    <button type="button" class="button" id="my-devices" onClick=${make}>
      ${say("reach-devices")}
    </button>
    <p class="quiet">${say("reach-devices-about")}</p>
    ${
      link &&
      html`
        <${Link}
          id="device-link"
          link=${link.url}
          picture=${link.qr}
          label=${say("reach-devices")}
        />
        ${!link.reachable && html`<p class="invite__alone">${say("invite-alone")}</p>`}
      `
    }
  </div>`;
}
