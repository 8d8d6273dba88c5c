/** A file to choose: a button of ours, as browsers label theirs in their own language. */

import { html } from "../html.js";

/** @param {{id: string, accept: string, label: string, take: (file: File) => void}} props */
export function FileButton({ id, accept, label, take }) {
  const change = (/** @type {any} */ event) => {
    const [file] = event.target.files;
    if (file) take(file);
  };
  return html`<label class="button file">
    <input class="unseen" type="file" id=${id} accept=${accept} onChange=${change} />
    ${label}
  </label>`;
}
