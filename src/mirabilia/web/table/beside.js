/** Log and chat beside the table, where there is room. */

import { html } from "../html.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { Chat } from "./chat.js";
import { bring } from "./focus.js";
import { LIES_BESIDE, opened } from "./opened.js";
import { Log } from "./reveal.js";

/** Where to go for what lies here, the first that there is. */
const PLACES = { log: [".log"], chat: ["#chat-text", ".chat"] };

/** Whoever opens the log or the chat is led to it.
 * @param {{sight: import("./view.js").Sight}} props */
export function Beside({ sight }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} */ (
    useRef(null)
  );
  const what = LIES_BESIDE.find((one) => one === opened.value);
  useEffect(() => {
    if (!what) return;
    opened.value = null;
    const found = PLACES[what].map((place) => box.current?.querySelector(place));
    bring(/** @type {HTMLElement | undefined} */ (found.find(Boolean)));
  }, [what]);
  return html`<aside ref=${box} class="beside">
    <${Log} sight=${sight} scrolls=${true} />
    <${Chat} sight=${sight} />
  </aside>`;
}
