/** The review of a game: the course of the chances, the costliest moves, luck and choices. */

import { Alarm } from "../components/alarm.js";
import { html } from "../html.js";
import { askForReview, reviewOf } from "../net/api.js";
import { choiceText, readMove } from "../table/moves.js";
import { Sight } from "../table/view.js";
import { cityBeside, nameBefore, Who } from "../table/who.js";
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { BySeat } from "./byseat.js";
import { Course, momentText } from "./course.js";
import { seenAt } from "./record.js";

/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").Review} Review */
/** @typedef {import("../types.d.ts").ReviewState} ReviewState */
/** @typedef {import("../types.d.ts").ReviewedDecision} Decision */
/** @typedef {import("../net/api.js").Game} Game */
/** @typedef {(step: number, seat: number) => void} Go */
/** @typedef {(one: Decision, text: string) => string} Told the words for a move */

/** How many of the costliest moves are shown. */
const MOST = 6;
const MOST_SWINGS = 4;
/** Milliseconds between two looks at how far it is. */
const PAUSE = 700;
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

/** A move as a button that leads to its moment.
 * @param {{one: Decision, review: Review, told: Told, look: Go}} props */
function Look({ one, review, told, look }) {
  const { seat, step } = one;
  return html`<button type="button" class="button judged__look" onClick=${() => look(step, seat)}>
    <span class="judged__when">${momentText(review, one)}</span>
    <span>${told(one, one.played)}</span>
  </button>`;
}

/** The moves with which a chance changed most.
 * @param {{sight: Sight, review: Review, told: Told, look: Go}} props */
function Swings({ sight, review, told, look }) {
  return html`<section>
    <h3>${say("review-swings")}</h3>
    <ol class="judgements" id="review-swings">
      ${swingsOf(review).map(
        ({ one, change }) => html`<li class="judged" key=${one.entry}>
          <${Look} one=${one} review=${review} told=${told} look=${look} />
          <${Who} sight=${sight} seat=${one.seat} />
          <b class="judged__cost">${changed(change)}</b>
        </li>`,
      )}
    </ol>
  </section>`;
}

/** How a seat's chance changed in each step in which it decided something: the greatest changes.
 * @param {Review} review */
function swingsOf({ decisions, moments }) {
  const steps = moments.map(({ step }) => step);
  const changes = decisions.flatMap((one) => {
    const at = steps.indexOf(one.step);
    const [now, then] = [moments[at], moments[at + 1]];
    return now && then ? [{ one, change: then.chances[one.seat] - now.chances[one.seat] }] : [];
  });
  return changes
    .sort((one, other) => Math.abs(other.change) - Math.abs(one.change))
    .slice(0, MOST_SWINGS);
}

/** A decision with its verdict, and two ways to go there.
 * @param {{one: Decision, review: Review, told: Told, sight: Sight | null, look: Go, playOn: Go}}
 *   props */
function Judged({ one, review, told, sight, look, playOn }) {
  const { seat, step } = one;
  const when = momentText(review, one);
  return html`<li class="judged" data-entry=${one.entry}>
    <${Look} one=${one} review=${review} told=${told} look=${look} />
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

/** From an even chance to the result, and what was lost by category.
 * @param {{sight: Sight, review: Review}} props */
function Accounts({ sight, review: { accounts } }) {
  const is = (/** @type {"even" | "won"} */ part) =>
    accounts.map((account) => say("review-percent", { share: account[part] }));
  const by = (/** @type {"deal" | "others" | "choices"} */ part) =>
    accounts.map((account) => changed(account[part]));
  return html`<section class="review__accounts">
    <h3>${say("review-accounts")}</h3>
    <p class="quiet">${say("review-accounts.about")}</p>
    <${BySeat}
      sight=${sight}
      label=${say("review-accounts")}
      lines=${[
        { head: say("review-column-even"), figures: is("even") },
        { head: say("review-column-deal"), figures: by("deal") },
        { head: say("review-column-others"), figures: by("others") },
        { head: say("review-column-choices"), figures: by("choices") },
        { head: say("review-column-won"), figures: is("won") },
      ]}
    />
    <p class="quiet">${say("review-categories")}</p>
    <${BySeat}
      sight=${sight}
      label=${say("review-categories")}
      lines=${CATEGORIES.map((category) => ({
        head: say("review-category", { category }),
        figures: accounts.map(({ lost }) => changed(-lost[category])),
      }))}
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
    <${Swings} sight=${sight} review=${review} told=${told} look=${look} />
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
