/** Somebody at the table would like to play again: the others go there with one click. */

import { Face } from "../components/face.js";
import { html } from "../html.js";
import { playerName } from "../table/names.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */

/** @param {{sight: Sight}} props */
export function Offer({ sight }) {
  const { rematch, rematch_by: by, seats } = sight.parts.table;
  const seat = seats.findIndex(({ guest }) => guest !== null && guest === by);
  if (!rematch || by === sight.snapshot.guest) return null;
  const name = seat < 0 ? "" : playerName(sight, seat);
  return html`<p class="banner offer" role="status">
    ${seat >= 0 && html`<${Face} seat=${seat} />`}
    <span>${seat < 0 ? say("offer-new") : say("offer-again", { name })}</span>
    <a class="button button--main" id="join-again" href="/t/${rematch}">
      ${say("offer-join", { state: sight.me === null ? "watch" : "play" })}
    </a>
  </p>`;
}
