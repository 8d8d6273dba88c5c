/** Log and chat beside the table, where there is room. */

import { html } from "../html.js";
import { Chat } from "./chat.js";
import { Log } from "./reveal.js";

/** @param {{sight: import("./view.js").Sight}} props */
export function Beside({ sight }) {
  return html`<aside class="beside">
    <${Log} sight=${sight} />
    <${Chat} sight=${sight} />
  </aside>`;
}
