/** How many points each city had at the end of each age. */

import { html } from "../html.js";
import { listed, say, written } from "../words.js";
import { byRank, total } from "./sheet.js";
import { Whose } from "./whose.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").Result} Result */

const AGES = [1, 2, 3];

/** The points of a seat after each age. @param {Replay} replay @param {number} seat */
function byAge(replay, seat) {
  return AGES.map((age) => {
    const within = replay.steps.filter((step) => step.age <= age);
    return total(within[within.length - 1].scores[seat]);
  });
}

/** @param {{points: number[], most: number}} props */
function Ages({ points, most }) {
  const told = points.map((value, at) => say("chart-age", { age: AGES[at], points: value }));
  const label = listed(told, "series");
  return html`<span class="ages" role="img" aria-label=${label} data-tip=${label}>
    ${points.map(
      (value, at) => html`<span
        class="ages__bar ages__bar--${at + 1}"
        style=${{ "--share": Math.max(0, value) / most }}
      >
        <b>${written(value)}</b>
      </span>`,
    )}
  </span>`;
}

/** @param {{sight: Sight, replay: Replay, result: Result}} props */
export function Chart({ sight, replay, result }) {
  const seats = byRank(sight, result);
  const points = seats.map((seat) => byAge(replay, seat));
  const most = Math.max(1, ...points.flat());
  return html`<div class="chart">
    <p class="chart__key" aria-hidden="true">
      ${AGES.map(
        (age) => html`<span>
          <i class="ages__dot ages__bar--${age}"></i>
          ${say("age", { age })}
        </span>`,
      )}
    </p>
    <ul class="bars">
      ${seats.map(
        (seat, at) => html`<li key=${seat}>
          <${Whose} sight=${sight} seat=${seat} />
          <${Ages} points=${points[at]} most=${most} />
        </li>`,
      )}
    </ul>
  </div>`;
}
