/** How many points each city had at the end of each age. */

import { html } from "../html.js";
import { say } from "../words.js";
import { total } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Replay} Replay */

const AGES = [1, 2, 3];
const [WIDTH, BAR, GAP] = [300, 11, 2];

/** The points of a seat after each age. @param {Replay} replay @param {number} seat */
function byAge(replay, seat) {
  return AGES.map((age) => {
    const within = replay.steps.filter((step) => step.age <= age);
    return total(within[within.length - 1].scores[seat]);
  });
}

/** @param {{points: number[], most: number, name: string}} props */
function Bars({ points, most, name }) {
  const label = points
    .map((value, at) => say("chart-age", { age: AGES[at], points: value }))
    .join(", ");
  return html`<li class="chart__city">
    <b>${name}</b>
    <svg
      viewBox="0 0 ${WIDTH + 40} ${AGES.length * (BAR + GAP)}"
      role="img"
      aria-label=${label}
      data-tip=${label}
    >
      ${points.map((value, at) => {
        const length = Math.max(1, (WIDTH * value) / most);
        return html`
          <rect
            class="chart__bar chart__bar--${at + 1}"
            y=${at * (BAR + GAP)}
            width=${length}
            height=${BAR}
            rx="2"
          />
          <text class="chart__figure" x=${length + 5} y=${at * (BAR + GAP) + BAR - 1}>
            ${value}
          </text>
        `;
      })}
    </svg>
  </li>`;
}

/** @param {{sight: Sight, replay: Replay}} props */
export function Chart({ sight, replay }) {
  const seats = [sight.chair, ...sight.others()];
  const points = seats.map((seat) => byAge(replay, seat));
  const most = Math.max(1, ...points.flat());
  return html`<section class="panel chart">
    <h2>${say("chart-title")}</h2>
    <p class="chart__key">
      ${AGES.map(
        (age) => html`<span>
          <i class="chart__dot chart__dot--${age}"></i>
          ${say("age", { age })}
        </span>`,
      )}
    </p>
    <ul>
      ${seats.map(
        (seat, at) => html`<${Bars}
          key=${seat}
          points=${points[at]}
          most=${most}
          name=${say("seat-name", { who: sight.who(seat) })}
        />`,
      )}
    </ul>
  </section>`;
}
