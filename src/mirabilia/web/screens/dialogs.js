/** What opens over the table: a city, the log, the chat, the rules, the invitation. */

import { Dialog } from "../components/dialog.js";
import { html } from "../html.js";
import { later } from "../later.js";
import { LIES_BESIDE, opened } from "../table/opened.js";

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
  const what = opened.value;
  if (what === null || (beside && LIES_BESIDE.some((one) => one === what))) return null;
  const close = () => {
    opened.value = null;
  };
  return html`<${Dialog}
    kind=${`opened--${typeof what === "number" ? "city" : what}`}
    close=${close}
  >
    <${Contents} sight=${sight} what=${what} />
  </${Dialog}>`;
}
