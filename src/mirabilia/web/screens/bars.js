/** Where the points came from: one bar for each city, in the colours of the sheet. */

import { Face } from "../components/face.js";
import { html } from "../html.js";
import { nameBefore } from "../table/who.js";
import { listed, say } from "../words.js";
import { byRank, total, written } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** From so much of the bar on there is room for a figure. */
const ROOM = 0.075;

/** @param {{line: string, points: number, most: number}} props */
function Part({ line, points, most }) {
  const share = points / most;
  const label = say("end-part", { line: say(`sheet-${line}`), points });
  return html`<span
    class="bars__part line--${line}"
    style=${{ "--share": share }}
    data-tip=${label}
  >
    ${share >= ROOM && html`<b>${points}</b>`}
  </span>`;
}

/** What a city lost is in its sum, and in words. @param {Record<string, number>} lines */
const spoken = (lines) =>
  listed(
    Object.entries(lines)
      .filter(([, points]) => points)
      .map(([line, points]) => say("end-part", { line: say(`sheet-${line}`), points })),
    "series",
  );

/** @param {{sight: Sight, result: Result}} props */
export function Bars({ sight, result }) {
  const gained = (/** @type {Record<string, number>} */ lines) =>
    total(Object.fromEntries(Object.entries(lines).map(([line, at]) => [line, Math.max(0, at)])));
  const most = Math.max(1, ...result.points.map(gained));
  return html`<ul class="bars">
    ${byRank(sight, result).map((seat) => {
      const lines = result.points[seat];
      return html`<li key=${seat}>
        <${Face} seat=${seat} name=${nameBefore(sight, seat)} />
        <span class="bars__bar" role="img" aria-label=${spoken(lines)}>
          ${Object.entries(lines).map(
            ([line, points]) =>
              points > 0 &&
              html`<${Part} key=${line} line=${line} points=${points} most=${most} />`,
          )}
        </span>
        <b class="bars__sum">${written(total(lines))}</b>
      </li>`;
    })}
  </ul>`;
}
