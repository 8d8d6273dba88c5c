/** What opens over the table: a city, the log, the chat, the rules, the invitation. */

import { html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { say } from "../words.js";
import { WholeCity } from "./cities.js";
import { later } from "./later.js";
import { Log } from "./reveal.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {number | "log" | "chat" | "rules" | "invite"} Opening */

const Chat = later(async () => (await import("./chat.js")).Chat);
const Invite = later(async () => (await import("./invite.js")).Invite);
const Rules = later(async () => (await import("./rules.js")).Rules);

/** The city that is open large, or what else is.
 * @type {import("../vendor/signals.js").Signal<Opening | null>} */
export const opened = signal(null);

/** When the last line was said that has been looked at. */
export const read = signal(0);

/** The lines of others that have not been looked at. @param {Sight} sight */
export function unread(sight) {
  if (opened.value === "chat") return 0;
  return sight.snapshot.chat.filter(
    (line) => line.at > read.value && line.guest !== sight.snapshot.guest,
  ).length;
}

/** Whether the table is looked at again after the end. */
export const showsTable = signal(false);

/** @param {{sight: Sight, what: Opening}} props */
function Contents({ sight, what }) {
  if (what === "log") return html`<${Log} sight=${sight} />`;
  if (what === "chat") return html`<${Chat} sight=${sight} />`;
  if (what === "rules") return html`<${Rules} sight=${sight} />`;
  if (what === "invite") return html`<${Invite} table=${sight.parts.table.id} />`;
  return html`<${WholeCity} sight=${sight} seat=${what} />`;
}

/** @param {{sight: Sight}} props */
export function Opened({ sight }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLDialogElement | null>} */ (
    useRef(null)
  );
  const what = opened.value;
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
