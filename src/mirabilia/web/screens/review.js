/** The review of a game: the course of the chances, the costliest moves, luck and choices. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { askForReview, reviewOf } from "../net/api.js";
import { choiceText, readMove } from "../table/moves.js";
import { Sight } from "../table/view.js";
import { cityBeside, nameBefore, Who } from "../table/who.js";
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Course, momentText } from "./course.js";
import { seenAt } from "./record.js";

/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").Review} Review */
/** @typedef {import("../types.d.ts").ReviewState} ReviewState */
/** @typedef {import("../types.d.ts").ReviewAccount} Account */
/** @typedef {import("../types.d.ts").ReviewedDecision} Decision */
/** @typedef {{table: string} | {record: object}} Game */
/** @typedef {(step: number, seat: number) => void} Go */

/** How many of the costliest moves are shown. */
const MOST = 6;
/** Milliseconds between two looks at how far it is. */
const PAUSE = 700;
/** What leads from an even chance to the result, in the order of the columns. */
const PARTS = /** @type {const} */ (["even", "deal", "others", "choices", "won"]);
const CATEGORIES = ["military", "science", "goods", "coins", "points", "denying"];

/** Ask for a review, and again and again how far it is, as long as somebody wants to know.
 * @param {Game} game @param {(state: ReviewState) => void} tell @param {AbortSignal} over */
async function follow(game, tell, over) {
  let now = await askForReview(game);
  while (!over.aborted) {
    tell(now);
    if (now.review) return;
    await new Promise((done) => setTimeout(done, PAUSE));
    const begun = now.total > 0;
    now = await reviewOf(game, now.key);
    // A server that was started anew has forgotten what it had begun.
    if (begun && !now.total && !now.review) now = await askForReview(game);
  }
}

/** A review, asked for at once, and how far it is. @param {Game} game */
function useReview(game) {
  const [state, tell] = useState(/** @type {ReviewState | null} */ (null));
  const [problem, fail] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    const over = new AbortController();
    follow(game, tell, over.signal).catch(fail);
    return () => over.abort();
  }, [game]);
  return { state, problem };
}

/** @param {{state: ReviewState | null}} props */
function Progress({ state }) {
  const [done, total] = [state?.done ?? 0, state?.total ?? 0];
  const label = say("review-progress", { done, total });
  return html`<p class="review__progress">
    <progress max=${total || 1} value=${done} aria-label=${label}></progress>
    <span>${label}</span>
  </p>`;
}

/** A share of 1 as a change. @param {number} share */
function changed(share) {
  const shown = say("review-percent", { share: Math.abs(share) });
  return Math.round(100 * share) === 0 ? shown : `${share > 0 ? "+" : "−"}${shown}`;
}

/** The words for moves of a game at their steps. @param {Sight} sight @param {Replay} whole */
function useMoves(sight, whole) {
  return useMemo(
    () => (/** @type {Decision} */ one, /** @type {string} */ text) => {
      const then = new Sight(sight.catalogue, seenAt(whole, one.step), null, one.seat);
      return choiceText(then, readMove(text), one.kind);
    },
    [sight.catalogue, whole],
  );
}

/** What a move cost, or that it was as good as any. @param {{one: Decision}} props */
function Verdict({ one }) {
  const { cost, error, equal, played, best } = one;
  if (played === best) return say("review-best");
  return equal ? say("review-equal") : say("review-cost", { cost, error: 2 * error });
}

/** A decision with its verdict, and two ways to go there.
 * @param {{one: Decision, review: Review, told: (one: Decision, text: string) => string,
 *   sight: Sight | null, look: Go, playOn: Go}} props */
function Judged({ one, review, told, sight, look, playOn }) {
  const { seat, step } = one;
  const when = momentText(review, one);
  return html`<li class="judged" data-entry=${one.entry}>
    <button type="button" class="button judged__look" onClick=${() => look(step, seat)}>
      <span class="judged__when">${when}</span>
      <span>${told(one, one.played)}</span>
    </button>
    ${sight && html`<${Who} sight=${sight} seat=${seat} />`}
    <b class="judged__cost"><${Verdict} one=${one} /></b>
    <button
      type="button"
      class="button judged__onward"
      aria-label=${say("review-onward", { when })}
      onClick=${() => playOn(step, seat)}
    >
      ${say("onward-title")}
    </button>
    ${
      !one.equal &&
      html`<p class="judged__better">
        <span>${say("review-instead", { move: told(one, one.best) })}</span>
        <span class="quiet">
          ${one.reasons.map(({ category }) => say("review-reason", { category })).join(" · ")}
        </span>
      </p>`
    }
  </li>`;
}

/** Figures of all cities, one line for each.
 * @param {{sight: Sight, label: string, columns: string[], figures: string[][]}} props */
function ByCity({ sight, label, columns, figures }) {
  return html`<div class="review__wide" tabindex="0" role="group" aria-label=${label}>
    <table class="review__table">
      <thead>
        <tr>
          <th scope="col">${say("review-column-city")}</th>
          ${columns.map((column) => html`<th scope="col" key=${column}>${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${figures.map(
          (line, seat) => html`<tr key=${seat}>
            <th scope="row"><${Who} sight=${sight} seat=${seat} /></th>
            ${line.map((figure, at) => html`<td key=${at}>${figure}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** From an even chance to the result, and what was lost by category.
 * @param {{sight: Sight, review: Review}} props */
function Accounts({ sight, review: { accounts } }) {
  const part = (/** @type {Account} */ account, /** @type {typeof PARTS[number]} */ one) =>
    one === "even" || one === "won"
      ? say("review-percent", { share: account[one] })
      : changed(account[one]);
  return html`<section class="review__accounts">
    <h3>${say("review-accounts")}</h3>
    <p class="quiet">${say("review-accounts.about")}</p>
    <${ByCity}
      sight=${sight}
      label=${say("review-accounts")}
      columns=${[
        say("review-column-even"),
        say("review-column-deal"),
        say("review-column-others"),
        say("review-column-choices"),
        say("review-column-won"),
      ]}
      figures=${accounts.map((account) => PARTS.map((one) => part(account, one)))}
    />
    <p class="quiet">${say("review-categories")}</p>
    <${ByCity}
      sight=${sight}
      label=${say("review-categories")}
      columns=${CATEGORIES.map((category) => say("review-category", { category }))}
      figures=${accounts.map(({ lost }) => CATEGORIES.map((category) => changed(-lost[category])))}
    />
  </section>`;
}

/** @param {{sight: Sight, whole: Replay, review: Review, look: Go, playOn: Go}} props */
function Made({ sight, whole, review, look, playOn }) {
  const told = useMoves(sight, whole);
  const [seat, choose] = useState(sight.chair);
  const losses = review.decisions
    .filter((one) => !one.equal)
    .sort((one, other) => other.cost - one.cost)
    .slice(0, MOST);
  const list = (/** @type {Decision[]} */ some, /** @type {boolean} */ named) =>
    some.map(
      (one) => html`<${Judged}
        key=${one.entry}
        one=${one}
        review=${review}
        told=${told}
        sight=${named ? sight : null}
        look=${look}
        playOn=${playOn}
      />`,
    );
  return html`
    <${Course} sight=${sight} review=${review} look=${look} />
    <section>
      <h3>${say("review-losses")}</h3>
      ${
        losses.length
          ? html`<ol class="judgements" id="review-losses">${list(losses, true)}</ol>`
          : html`<p>${say("review-none")}</p>`
      }
    </section>
    <${Accounts} sight=${sight} review=${review} />
    <section>
      <h3>${say("review-decisions", { city: nameBefore(sight, seat) })}</h3>
      <select
        class="field"
        id="review-seat"
        aria-label=${say("review-column-city")}
        value=${seat}
        onChange=${(/** @type {any} */ event) => choose(Number(event.target.value))}
      >
        ${review.accounts.map(
          (_, one) => html`<option key=${one} value=${one}>
            ${[nameBefore(sight, one), cityBeside(sight, one)].filter(Boolean).join(" · ")}
          </option>`,
        )}
      </select>
      <ol class="judgements" id="review-decisions">
        ${list(
          review.decisions.filter((one) => one.seat === seat),
          false,
        )}
      </ol>
    </section>
  `;
}

/** @param {{sight: Sight, whole: Replay, game: Game, look: Go, playOn: Go}} props */
export function ReviewOf({ sight, whole, game, look, playOn }) {
  const { state, problem } = useReview(game);
  return html`<div class="review">
    <h2>${say("review-name")}</h2>
    <${Alarm} error=${problem} />
    ${!problem && !state?.review && html`<${Progress} state=${state} />`}
    ${
      state?.review &&
      html`<${Made}
        sight=${sight}
        whole=${whole}
        review=${state.review}
        look=${look}
        playOn=${playOn}
      />`
    }
  </div>`;
}
