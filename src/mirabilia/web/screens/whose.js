/** Whose bar it is: a face, and on a small screen, where the sheet may have no names, the name. */

import { Face } from "../components/face.js";
import { html } from "../html.js";
import { nameBefore } from "../table/who.js";

/** @param {{sight: import("../table/view.js").Sight, seat: number}} props */
export function Whose({ sight, seat }) {
  const name = nameBefore(sight, seat);
  return html`<span class="bars__who" data-tip=${name}>
    <${Face} seat=${seat} />
    <bdi class="bars__name">${name}</bdi>
  </span>`;
}
