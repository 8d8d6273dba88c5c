/** Who is meant: the face, the person's or bot's name, and the city beside it. */

import { Face } from "../components/face.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { playerName } from "./names.js";
import { nameOn } from "./seated.js";

/** @typedef {import("./view.js").Sight} Sight */

/** The city of somebody who is called by another name. @param {Sight} sight @param {number} seat */
export function cityBeside(sight, seat) {
  const { board } = sight.cities[seat];
  const isNamed = seat === sight.me || nameOn(sight.parts.table.seats, seat) !== null;
  return board && isNamed ? say(`city-${board}`) : null;
}

/** The name that stands before the city's. @param {Sight} sight @param {number} seat */
export const nameBefore = (sight, seat) =>
  seat === sight.me ? say("seat-label", { who: "you" }) : playerName(sight, seat);

/** The name that stands before what somebody does. @param {Sight} sight @param {number} seat */
export const doer = (sight, seat) =>
  seat === sight.me ? say("seat-name", { who: "you" }) : playerName(sight, seat);

/** @param {{sight: Sight, seat: number, name?: string}} props */
export function Who({ sight, seat, name = nameBefore(sight, seat) }) {
  const city = cityBeside(sight, seat);
  return html`<span class="who">
    <${Face} seat=${seat} />
    <b class="who__name"><bdi>${name}</bdi></b>
    ${city && html`<span class="who__city">${city}</span>`}
  </span>`;
}
