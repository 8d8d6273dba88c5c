/** The course of everybody's chance to win, as a chart: a line for each seat. */

import { html } from "../html.js";
import { Who } from "../table/who.js";
import { say } from "../words.js";
import { BySeat } from "./byseat.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Review} Review */

const LEVELS = [0, 0.25, 0.5, 0.75, 1];
const AGES = [1, 2, 3];
/** The size that the chart is drawn in; it is stretched to the width that there is. */
const [WIDE, HIGH] = [100, 50];

/** @param {Review} review @param {number} seat */
function points({ moments }, seat) {
  const step = WIDE / Math.max(1, moments.length - 1);
  return moments.map(({ chances }, at) => `${at * step},${HIGH * (1 - chances[seat])}`).join(" ");
}

/** Where each age begins, as a share of the width. @param {Review} review */
function agesOf({ moments }) {
  const first = (/** @type {number} */ age) => moments.findIndex((one) => one.age === age);
  return AGES.filter((age) => first(age) >= 0).map((age) => ({
    age,
    begins: first(age) / Math.max(1, moments.length - 1),
  }));
}

/** @param {{review: Review}} props */
function Lines({ review }) {
  return html`<svg
    class="course__lines"
    viewBox="0 0 ${WIDE} ${HIGH}"
    preserveAspectRatio="none"
    role="img"
    aria-label=${say("review-chart", { moments: review.moments.length })}
  >
    ${LEVELS.map(
      (level) => html`<line
        key=${level}
        class="course__level"
        x1="0"
        x2=${WIDE}
        y1=${HIGH * level}
        y2=${HIGH * level}
      />`,
    )}
    ${agesOf(review).map(
      ({ age, begins }) => html`<line
        key=${age}
        class="course__age"
        x1=${WIDE * begins}
        x2=${WIDE * begins}
        y1="0"
        y2=${HIGH}
      />`,
    )}
    ${review.accounts.map(
      (_, seat) => html`<polyline
        key=${seat}
        class="course__line course__line--${seat}"
        points=${points(review, seat)}
      />`,
    )}
  </svg>`;
}

/** The lines with what they are read by. @param {{review: Review}} props */
function Chart({ review }) {
  return html`<div class="course">
    <ul class="course__scale" aria-hidden="true">
      ${LEVELS.map(
        (level) => html`<li key=${level}>${say("review-percent", { share: 1 - level })}</li>`,
      )}
    </ul>
    <${Lines} review=${review} />
    <ul class="course__ages" aria-hidden="true">
      ${agesOf(review).map(
        ({ age, begins }) => html`<li key=${age} style=${{ "--begins": begins.toFixed(3) }}>
          ${say("age", { age })}
        </li>`,
      )}
    </ul>
  </div>`;
}

/** When something was.
 * @param {Review} review
 * @param {{step: number, age: number, turn: number}} one */
export function momentText({ moments }, { step, age, turn }) {
  const before = moments.filter((moment) => moment.age === 0);
  const number = before.length > 1 ? before.filter((moment) => moment.step <= step).length : 0;
  return say("review-moment", { age, turn, number });
}

/** Which line is whose, and the figures themselves, whose moments can be gone to.
 * @param {{sight: Sight, review: Review, look: (step: number, seat: number) => void}} props */
export function Course({ sight, review, look }) {
  const seats = review.accounts.map((_, seat) => seat);
  const last = review.moments.length - 1;
  return html`<section>
    <h3>${say("review-chances")}</h3>
    <ul class="course__key">
      ${seats.map(
        (seat) => html`<li key=${seat}>
          <svg class="course__swatch" viewBox="0 0 30 6" aria-hidden="true">
            <line class="course__line course__line--${seat}" x1="0" x2="30" y1="3" y2="3" />
          </svg>
          <${Who} sight=${sight} seat=${seat} />
        </li>`,
      )}
    </ul>
    <${Chart} review=${review} />
    <details class="course__figures">
      <summary>${say("review-figures")}</summary>
      <${BySeat}
        sight=${sight}
        label=${say("review-figures")}
        corner=${say("review-column-when")}
        lines=${review.moments.map((moment, at) => ({
          head: html`<button
            type="button"
            class="button"
            onClick=${() => look(moment.step, sight.chair)}
          >
            ${at === last ? say("review-end") : momentText(review, moment)}
          </button>`,
          figures: moment.chances.map((share) => say("review-percent", { share })),
        }))}
      />
    </details>
    <p class="quiet">${say("review-how-to-read")}</p>
  </section>`;
}
