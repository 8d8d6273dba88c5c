/** Leaving a table, after a question: what happens then, and how to come back. */

import { html } from "../html.js";
import { leave } from "../net/live.js";
import { opened } from "../table/opened.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */

/** @param {{sight: Sight}} props */
export function Leaving({ sight }) {
  const { status } = sight.parts.table;
  const stay = () => {
    opened.value = null;
  };
  return html`<div class="leaving">
    <h2>${say("leave-title")}</h2>
    <p>${say("leave-about", { state: status })}</p>
    <p class="abreast leaving__do">
      <button type="button" class="button button--main" id="stay" onClick=${stay}>
        ${say("leave-stay")}
      </button>
      <button type="button" class="button" id="leave-now" onClick=${leave}>
        ${say("play-leave")}
      </button>
    </p>
  </div>`;
}
