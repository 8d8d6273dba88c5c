/** The points of my games, from the first to the last, as a chart. */

import { html } from "../html.js";
import { say } from "../words.js";

/** @typedef {import("../types.d.ts").PlayedGame} PlayedGame */

/** The size that the chart is drawn in; it is stretched to the width that there is. */
const [WIDE, HIGH] = [100, 50];
/** Games that are averaged for the line, each with those before it. */
const WINDOW = 10;
/** More dots than these would be one blot. */
const MOST_DOTS = 200;
const STEP = 20;

/** The mean of each game and those before it. @param {number[]} points */
const means = (points) =>
  points.map((_, at) => {
    const last = points.slice(Math.max(0, at + 1 - WINDOW), at + 1);
    return last.reduce((sum, one) => sum + one, 0) / last.length;
  });

/** From zero, or what is below it, to the next round figure above all. @param {number[]} points */
function scaleOf(points) {
  const low = Math.floor(Math.min(0, ...points) / STEP) * STEP;
  const high = Math.ceil(Math.max(STEP, ...points) / STEP) * STEP;
  const levels = [];
  const step = STEP * Math.ceil((high - low) / STEP / 5);
  for (let level = low; level < high + step; level += step) levels.push(level);
  return levels;
}

/** @param {{games: PlayedGame[]}} props the oldest first */
export function Progress({ games }) {
  const points = games.map(({ total }) => total);
  const levels = scaleOf(points);
  const [low, high] = [levels[0], levels[levels.length - 1]];
  const x = (/** @type {number} */ at) => (WIDE * (at + 0.5)) / games.length;
  const y = (/** @type {number} */ value) => HIGH * (1 - (value - low) / (high - low));
  const line = means(points).map((mean, at) => `${x(at).toFixed(2)},${y(mean).toFixed(2)}`);
  const first = Math.max(0, games.length - MOST_DOTS);
  return html`<section>
    <h3>${say("mine-course")}</h3>
    <div class="course">
      <ul class="course__scale" aria-hidden="true">
        ${[...levels].reverse().map((level) => html`<li key=${level}>${level}</li>`)}
      </ul>
      <svg
        class="course__lines"
        viewBox="0 0 ${WIDE} ${HIGH}"
        preserveAspectRatio="none"
        role="img"
        aria-label=${say("mine-chart", { games: games.length })}
        data-tip=${say("mine-chart", { games: games.length })}
      >
        ${levels.map(
          (level) => html`<line
            key=${level}
            class="course__level"
            x1="0"
            x2=${WIDE}
            y1=${y(level)}
            y2=${y(level)}
          />`,
        )}
        <polyline class="course__line course__line--0" points=${line.join(" ")} />
        ${games.slice(first).map(
          ({ table, won, total }, at) => html`<line
            key=${table}
            class="mine__dot mine__dot--${won ? "won" : "lost"}"
            x1=${x(first + at)}
            x2=${x(first + at)}
            y1=${y(total)}
            y2=${y(total)}
          />`,
        )}
      </svg>
    </div>
  </section>`;
}
