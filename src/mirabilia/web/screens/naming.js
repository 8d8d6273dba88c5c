/** What one is called: it can be changed at any time, and holds at once wherever one sits. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { introduce, isKnown } from "../net/api.js";
import { keep } from "../net/kept.js";
import { useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Field } from "./options.js";
import { name } from "./wishes.js";

/** The longest name that the server takes. */
const LONGEST = 24;

/** Take the name that stands in the field; who has not played here yet will be a guest later. */
export async function takeName() {
  const called = name.value.trim() || null;
  if (isKnown()) await introduce(called);
  keep("name", called);
}

export function Naming() {
  const [told, tell] = useState(/** @type {unknown} */ (null));
  const change = () => takeName().then(() => tell(null), tell);
  return html`<div class="naming form">
    <${Field} label=${say("home-name")}>
      <input
        class="field"
        name="name"
        dir="auto"
        autocomplete="nickname"
        maxlength=${LONGEST}
        value=${name.value}
        placeholder=${say("home-name-hint")}
        onInput=${(/** @type {any} */ event) => {
          name.value = event.target.value;
        }}
        onChange=${change}
      />
    </${Field}>
    <${Alarm} error=${told} />
  </div>`;
}
