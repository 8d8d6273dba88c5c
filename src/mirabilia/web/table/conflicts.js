/** The end of an age: the military conflicts pair by pair, then the naval ranking. */

import { Token } from "../components/pieces.js";
import { Icon } from "../components/symbols.js";
import { classes, html, range } from "../html.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { Lately } from "./last.js";
import { fight, seen, those } from "./story.js";
import { Who } from "./who.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {import("./story.js").Chapter} Chapter */

/** What one side of a conflict takes.
 * @param {{won: boolean, spared: boolean, event: Happening}} props */
function Prize({ won, spared, event }) {
  const { value, tokens } = event;
  if (!value) return html`<span class="duel__prize"></span>`;
  return html`<span class="duel__prize">
    ${won && range(tokens).map(() => html`<${Token} kind="victory" value=${value} />`)}
    ${won === spared && range(tokens).map(() => html`<${Token} kind="defeat" value=${-1} />`)}
  </span>`;
}

/** @param {{sight: Sight, seat: number}} props */
function Side({ sight, seat }) {
  return html`<span class="duel__city">
    <${Who} sight=${sight} seat=${seat} />
    <span class="duel__shields">
      <${Icon} name="shield" />
      ${sight.course.shields[seat]}
    </span>
  </span>`;
}

/** @param {{sight: Sight, event: Happening}} props */
function Duel({ sight, event }) {
  const told = fight(sight, event);
  const turned = event.with === sight.me;
  const [seat, other] = turned ? [event.with, event.seat] : [event.seat, event.with];
  const spared = told.taker === "winner";
  return html`<li
    class=${classes(
      "duel",
      [seat, other].includes(sight.me ?? -1) && "duel--own",
      `duel--${told.result}`,
    )}
    aria-label=${say("event-fought", told)}
  >
    <${Side} sight=${sight} seat=${seat} />
    <${Prize} won=${told.result === "won"} spared=${spared} event=${event} />
    <i class="duel__sign">${{ won: ">", lost: "<", equal: "=" }[told.result]}</i>
    <${Prize} won=${told.result === "lost"} spared=${spared} event=${event} />
    <${Side} sight=${sight} seat=${other} />
  </li>`;
}

/** @param {{sight: Sight, events: Happening[]}} props */
function Sea({ sight, events }) {
  const ranked = those(events, "naval").sort((one, other) => other.strength - one.strength);
  const out = those(events, "abstain");
  if (!ranked.length && !out.length) return null;
  return html`<div>
    <h3>${say("conflicts-sea")}</h3>
    <ol class="ranking">
      ${ranked.map(
        ({ seat, strength, value }) => html`<li class=${classes(seat === sight.me && "duel--own")}>
          <${Who} sight=${sight} seat=${seat} />
          <span class="duel__shields">
            <${Icon} name="naval" />
            ${strength}
          </span>
          ${value ? html`<${Token} kind="naval" value=${value} />` : html`<span></span>`}
        </li>`,
      )}
      ${out.map(
        ({ seat }) => html`<li class="quiet">${say("naval-absent", { who: sight.who(seat) })}</li>`,
      )}
    </ol>
  </div>`;
}

/** All that was fought in a chapter. @param {{sight: Sight, chapter: Chapter}} props */
export function Fought({ sight, chapter }) {
  const duels = those(chapter.events, "conflict");
  const own = (/** @type {Happening} */ { seat, with: other }) =>
    Number([seat, other].includes(sight.me ?? -1));
  return html`<div class="fought">
    <div>
      <h3>${say("conflicts-land")}</h3>
      ${!duels.length && html`<p class="quiet">${say("no-conflict")}</p>`}
      <ul class="duels">
        ${duels
          .sort((one, another) => own(another) - own(one))
          .map((event) => html`<${Duel} sight=${sight} event=${event} />`)}
        ${those(chapter.events, "abroad").map(
          ({ seat }) => html`<li class="quiet">${say("diplomat", { who: sight.who(seat) })}</li>`,
        )}
      </ul>
    </div>
    <${Sea} sight=${sight} events=${chapter.events} />
  </div>`;
}

/** @param {{sight: Sight, chapter: Chapter}} props */
export function Conflicts({ sight, chapter }) {
  return html`<section class="conflicts">
    <header>
      <h2>${say("conflicts-title", { age: chapter.age })}</h2>
      <button
        type="button"
        class="button button--main"
        id="go-on"
        onClick=${() => {
          seen.value = chapter.age;
        }}
      >
        ${say("conflicts-on")}
      </button>
    </header>
    ${layout.value.name !== "wide" && html`<${Lately} sight=${sight} chapter=${chapter} />`}
    <${Fought} sight=${sight} chapter=${chapter} />
  </section>`;
}
