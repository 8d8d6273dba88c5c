/** Who I am here: a code by which I am known again, and an end to all of it. */

import { Alarm } from "../components/alarm.js";
import { FileButton } from "../components/file.js";
import { html } from "../html.js";
import { isKnown } from "../net/api.js";
import { forgetMe, makeRecovery, recovery } from "../net/mine.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { language, say } from "../words.js";
import { Redeeming } from "./device.js";
import { CopyField } from "./link.js";
import { name } from "./wishes.js";

/** @typedef {import("../types.d.ts").RecoveryCode} RecoveryCode */

/** Groups of letters and digits, as codes are written. */
const CODE = /[A-Z2-9]{4}(?:[-\s]?[A-Z2-9]{4}){6}/i;

/** @param {number} moment */
const dateText = (moment) =>
  new Date(moment).toLocaleDateString(language(), { dateStyle: "medium" });

/** Save a code as a file of text. @param {string} code */
function save(code) {
  const about = say("me-recovery-file", { address: location.host });
  const url = URL.createObjectURL(new Blob([`${about}\n\n${code}\n`], { type: "text/plain" }));
  const link = document.createElement("a");
  Object.assign(link, { href: url, download: "mirabilia-recovery.txt" });
  link.click();
  URL.revokeObjectURL(url);
}

/** @param {{code: string}} props */
function Shown({ code }) {
  return html`
    <p role="status"><b>${say("me-recovery-once")}</b></p>
    <${CopyField} id="recovery-code" link=${code} label=${say("me-recovery-code")} />
    <button type="button" class="button" id="save-recovery" onClick=${() => save(code)}>
      ${say("me-recovery-save")}
    </button>
  `;
}

/** Make a code, which is shown this once. */
export function Recovery() {
  const [made, note] = useState(/** @type {number | null} */ (null));
  const [code, show] = useState(/** @type {string | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    if (isKnown()) recovery().then((answer) => note(answer.made), tell);
  }, []);
  const make = () =>
    makeRecovery().then((answer) => {
      note(answer.made);
      show(answer.code);
      tell(null);
    }, tell);
  return html`<section class="panel form" id="recovery">
    <h2>${say("me-recovery")}</h2>
    <p>${say("me-recovery-about")}</p>
    ${made && !code && html`<p>${say("me-recovery-made", { date: dateText(made) })}</p>`}
    <button type="button" class="button" id="make-recovery" onClick=${make}>
      ${made ? say("me-recovery-again") : say("me-recovery-make")}
    </button>
    ${code && html`<${Shown} code=${code} />`}
    <${Alarm} error=${problem} />
  </section>`;
}

/** Come back with a code, typed or in a file. */
export function Recovering() {
  const [typed, type] = useState("");
  const [code, bring] = useState(/** @type {string | null} */ (null));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  const [isEmpty, note] = useState(false);
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    tell(null);
    if (typed.trim()) bring(typed.trim());
  };
  const read = async (/** @type {File} */ file) => {
    const found = CODE.exec(await file.slice(0, 10_000).text());
    note(!found);
    if (found) type(found[0]);
  };
  const failed = (/** @type {unknown} */ error) => {
    bring(null);
    tell(error);
  };
  if (code) return html`<${Redeeming} code=${code} failed=${failed} cancel=${() => bring(null)} />`;
  return html`<form class="panel form" id="recover" onSubmit=${submit}>
    <h2>${say("me-back")}</h2>
    <label class="form">
      ${say("me-back-code")}
      <input
        class="field"
        name="recovery"
        autocomplete="off"
        spellcheck=${false}
        maxlength="64"
        value=${typed}
        onInput=${(/** @type {any} */ event) => type(event.target.value)}
      />
    </label>
    <${FileButton}
      id="recovery-file"
      accept=".txt,text/plain"
      label=${say("me-back-file")}
      take=${read}
    />
    ${isEmpty && html`<p class="alarm" role="alert">${say("me-no-code")}</p>`}
    <button type="submit" class="button" id="come-back">${say("me-back-do")}</button>
    <${Alarm} error=${problem} />
  </form>`;
}

/** Delete everything, after a question. */
export function Farewell() {
  const [state, set] = useState(/** @type {"" | "asks" | "gone"} */ (""));
  const [problem, tell] = useState(/** @type {unknown} */ (null));
  const go = () =>
    forgetMe().then(() => {
      name.value = "";
      set("gone");
      tell(null);
    }, tell);
  if (state === "gone")
    return html`<section class="panel form" id="farewell">
      <p role="status">${say("me-deleted")}</p>
    </section>`;
  return html`<section class="panel form" id="farewell">
    <h2>${say("me-delete")}</h2>
    <p>${say("me-delete-about")}</p>
    ${
      state === "asks"
        ? html`
          <p role="alert"><b>${say("me-delete-ask")}</b></p>
          <p class="games-page__states">
            <button type="button" class="button button--main" id="keep-me" onClick=${() => set("")}>
              ${say("me-delete-no")}
            </button>
            <button type="button" class="button" id="delete-me" onClick=${go}>
              ${say("me-delete-yes")}
            </button>
          </p>
        `
        : html`<button type="button" class="button" id="ask-delete" onClick=${() => set("asks")}>
          ${say("me-delete")}
        </button>`
    }
    <${Alarm} error=${problem} />
  </section>`;
}
