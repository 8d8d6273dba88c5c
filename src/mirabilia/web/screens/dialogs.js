/** What opens over the table: a city, the log, the chat, the rules, the invitation. */

import { html } from "../html.js";
import { later } from "../later.js";
import { LIES_BESIDE, opened } from "../table/opened.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/opened.js").Opening} Opening */

const Chat = later(async () => (await import("../table/chat.js")).Chat);
const Log = later(async () => (await import("../table/reveal.js")).Log);
const Leaving = later(async () => (await import("./leaving.js")).Leaving);
const Naming = later(async () => (await import("./naming.js")).Naming);
const Invite = later(async () => (await import("./invite.js")).Invite);
const Rules = later(async () => (await import("../table/rules.js")).Rules);
const Keys = later(async () => (await import("../table/keys.js")).Keys);
const WholeCity = later(async () => (await import("../table/whole.js")).WholeCity);

/** @param {{sight: Sight, what: Opening}} props */
function Contents({ sight, what }) {
  if (what === "log") return html`<${Log} sight=${sight} />`;
  if (what === "chat") return html`<${Chat} sight=${sight} />`;
  if (what === "rules") return html`<${Rules} sight=${sight} />`;
  if (what === "keys") return html`<${Keys} />`;
  if (what === "invite") return html`<${Invite} table=${sight.parts.table.id} />`;
  if (what === "leave") return html`<${Leaving} sight=${sight} />`;
  if (what === "name") return html`<${Naming} />`;
  return html`<${WholeCity} sight=${sight} seat=${what} />`;
}

/** @param {{sight: Sight, beside?: boolean}} props whether log and chat lie beside the table */
export function Opened({ sight, beside = false }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLDialogElement | null>} */ (
    useRef(null)
  );
  const what = beside && LIES_BESIDE.some((one) => one === opened.value) ? null : opened.value;
  useEffect(() => {
    if (what === null) box.current?.close();
    else if (!box.current?.open) box.current?.showModal();
  }, [what]);
  const close = () => {
    opened.value = null;
  };
  const aside = (/** @type {any} */ event) => event.target === box.current && close();
  return html`<dialog
    ref=${box}
    class=${`opened opened--${typeof what === "number" ? "city" : what}`}
    onClose=${close}
    onClick=${aside}
  >
    ${
      what !== null &&
      html`
        <button type="button" class="button opened__close" onClick=${close}>
          ${say("play-close")}
        </button>
        <${Contents} sight=${sight} what=${what} />
      `
    }
  </dialog>`;
}
