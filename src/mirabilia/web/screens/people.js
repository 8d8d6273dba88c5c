/** Other people: muted, blocked, reported, removed. */

import { Dialog } from "../components/dialog.js";
import { html } from "../html.js";
import { regardAs, regards, removedFrom, report } from "../net/api.js";
import { send } from "../net/live.js";
import { errorText } from "../net/refusals.js";
import { about } from "../table/opened.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/opened.js").Other} Other */
/** @typedef {import("../types.d.ts").Removed} RemovedGuest */
/** @typedef {import("../types.d.ts").Regard} Regard */
/** @typedef {import("../types.d.ts").RegardWish} RegardWish */
/** @typedef {{children: any, why?: string, id: string, act: () => void}} Deed */

/** @param {Deed} props */
function Act({ children, why, id, act }) {
  return html`<li>
    <button type="button" class="button" data-do=${id} onClick=${act}>${children}</button>
    ${why && html`<span class="quiet">${why}</span>`}
  </li>`;
}

/** What is wrong, for the operator.
 * @param {{other: Other, table: string, tell: (told: unknown) => void}} props */
function Report({ other: { guest, line }, table, tell }) {
  const [note, write] = useState("");
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    const what = line ? { line: line.number, channel: line.channel } : { guest };
    report({ table, ...what, note: note || null }).then(() => tell("reported"), tell);
  };
  return html`<form class="people__report" onSubmit=${submit}>
    <label>
      ${say("people-note")}
      <input
        class="field"
        name="note"
        dir="auto"
        maxlength="500"
        value=${note}
        onInput=${(/** @type {any} */ event) => write(event.target.value)}
      />
    </label>
    <button class="button button--main" type="submit">${say("people-send")}</button>
  </form>`;
}

/** Mute or not, block or not.
 * @param {{regard: Regard | null, change: (wish: RegardWish) => void}} props */
function Regarding({ regard, change }) {
  const { muted = false, blocked = false } = regard ?? {};
  return html`
    <${Act} id="mute" why=${say("people-mute-why")} act=${() => change({ muted: !muted })}>
      ${muted ? say("people-unmute") : say("people-mute")}
    </${Act}>
    <${Act} id="block" why=${say("people-block-why")} act=${() => change({ blocked: !blocked })}>
      ${blocked ? say("people-unblock") : say("people-block")}
    </${Act}>
  `;
}

/** What can be done about a person.
 * @param {{sight: Sight, other: Other, name: string}} props what they are called now */
export function PersonMenu({ sight, other, name }) {
  const [regard, know] = useState(/** @type {Regard | null} */ (null));
  const [told, tell] = useState(/** @type {unknown} */ (null));
  const [reports, ask] = useState(false);
  useEffect(() => {
    regards().then(
      (found) => know(found.find(({ id }) => id === other.guest) ?? null),
      () => {},
    );
  }, []);
  const { table } = sight.parts;
  const removable = table.status === "lobby" && table.host === sight.snapshot.guest;
  const close = () => {
    about.value = null;
  };
  const change = (/** @type {RegardWish} */ wish) => {
    regardAs(other.guest, wish).then(know, tell);
  };
  const remove = () => {
    send({ type: "remove", guest: other.guest });
    close();
  };
  return html`<${Dialog} kind="people" labelledby="people-name" close=${close}>
    <h2 id="people-name"><bdi>${name}</bdi></h2>
    ${other.line && html`<blockquote><bdi>${other.line.text}</bdi></blockquote>`}
    <ul class="people__deeds">
      <${Regarding} regard=${regard} change=${change} />
      ${
        removable &&
        html`<${Act} id="remove" why=${say("people-remove-why")} act=${remove}>
          ${say("people-remove")}
        </${Act}>`
      }
      ${
        !reports &&
        html`<${Act} id="report" why=${say("people-report-why")} act=${() => ask(true)}>
          ${other.line ? say("people-report-line") : say("people-report-name")}
        </${Act}>`
      }
    </ul>
    ${reports && !told && html`<${Report} other=${other} table=${table.id} tell=${tell} />`}
    <p role="status">
      ${told === "reported" ? say("people-reported") : told && errorText(told)}
    </p>
  </${Dialog}>`;
}

/** @param {{regard: Regard, change: (wish: RegardWish) => void}} props */
function Listed({ regard: { name, muted, blocked }, change }) {
  return html`<li>
    <bdi>${name ?? say("people-nameless")}</bdi>
    ${
      muted &&
      html`<button type="button" class="button" onClick=${() => change({ muted: false })}>
        ${say("people-unmute")}
      </button>`
    }
    ${
      blocked &&
      html`<button type="button" class="button" onClick=${() => change({ blocked: false })}>
        ${say("people-unblock")}
      </button>`
    }
  </li>`;
}

/** Whom the reader has muted or blocked. */
const regarded = signal(/** @type {Regard[]} */ ([]));

/** Ask whom the reader has muted or blocked. */
export async function lookForRegards() {
  regarded.value = await regards().catch(() => regarded.value);
}

/** Whom the reader has muted or blocked, if anybody is known. */
export function Regards() {
  const found = regarded.value;
  if (!found.length) return null;
  return html`<section class="panel" id="regards">
    <h2>${say("people-list")}</h2>
    <ul class="people__list">
      ${found.map(
        (regard) =>
          html`<${Listed}
            key=${regard.id}
            regard=${regard}
            change=${(/** @type {RegardWish} */ wish) =>
              regardAs(regard.id, wish).then(lookForRegards, lookForRegards)}
          />`,
      )}
    </ul>
  </section>`;
}

/** Whom the host has removed from a lobby, if anybody. @param {{sight: Sight}} props */
export function Removed({ sight }) {
  const { id } = sight.parts.table;
  const [found, tell] = useState(/** @type {RemovedGuest[]} */ ([]));
  useEffect(() => {
    removedFrom(id).then(tell, () => tell([]));
  }, [id, sight.snapshot.number]);
  if (!found.length) return null;
  return html`<section class="panel" id="removed">
    <h2>${say("people-removed")}</h2>
    <ul class="people__list">
      ${found.map(
        ({ id: guest, name }) => html`<li key=${guest}>
          <bdi>${name ?? say("people-nameless")}</bdi>
          <button
            type="button"
            class="button"
            onClick=${() => send({ type: "let_back", guest })}
          >
            ${say("people-let-back")}
          </button>
        </li>`,
      )}
    </ul>
  </section>`;
}
