/** The last turn: what everybody did, as one small card for each seat. */

import { CardTuck } from "../components/card.js";
import { Face } from "../components/face.js";
import { LeaderTuck, signed } from "../components/pieces.js";
import { Figure, Icon, ROMAN } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { swiped } from "./arrangement.js";
import { opened } from "./opened.js";
import { chapters, deeds, sentence } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {import("./story.js").Chapter} Chapter */

/** What is done with a card: a small card of it is drawn. */
const PLAYED = ["build", "recruit", "stage", "sell"];
/** What of a turn is drawn, the first that there is. */
const DRAWN = [...PLAYED, "bury", "keep"];

/** The coins that a seat has more or fewer. @param {number} seat @param {Happening[]} events */
function coinsOf(seat, events) {
  const change = (/** @type {Happening} */ event) => {
    const coins = event.coins ?? 0;
    if (event.event === "trade")
      return (event.to === seat ? coins : 0) - (event.seat === seat ? coins : 0);
    if (event.seat !== seat) return 0;
    if (event.event === "gain") return coins;
    return ["spend", "lose"].includes(event.event) ? -coins : 0;
  };
  return events.reduce((sum, event) => sum + change(event), 0);
}

/** @param {{sight: Sight, event: Happening | undefined}} props */
function Deed({ sight, event }) {
  const { cards, leaders } = sight.catalogue;
  if (event?.event === "build" && event.card in cards)
    return html`<${CardTuck} id=${event.card} piece=${cards[event.card]} front=${true} />`;
  if (event?.event === "recruit" && event.leader in leaders)
    return html`<${LeaderTuck} id=${event.leader} piece=${leaders[event.leader]} front=${true} />`;
  const kind = event?.event === "stage" ? "stage" : event?.event === "sell" ? "sell" : "other";
  return html`<div class="lately__plain lately__plain--${kind}">
    <${Icon} name=${{ stage: "stage", sell: "discard", other: "hourglass" }[kind]} />
    <span>${say("last-deed", { kind, stage: event?.stage ?? 0 })}</span>
  </div>`;
}

/** @param {{sight: Sight, seat: number, events: Happening[], told: string}} props */
function Did({ sight, seat, events, told }) {
  const own = events.filter((event) => event.seat === seat);
  const event = DRAWN.flatMap((kind) => own.filter((one) => one.event === kind))[0];
  const coins = coinsOf(seat, events);
  return html`<li class=${classes("lately", seat === sight.me && "lately--own")}>
    <div class="lately__card" role="img" aria-label=${told} data-tip=${told}>
      <${Deed} sight=${sight} event=${event} />
    </div>
    <${Face} seat=${seat} />
    ${
      coins !== 0 &&
      html`<span class="lately__coins" aria-hidden="true">
        <${Figure} icon="coin" value=${signed(coins)} />
      </span>`
    }
  </li>`;
}

/** @param {{sight: Sight, chapter: Chapter}} props */
export function Lately({ sight, chapter }) {
  const told = deeds(sight, chapter.events);
  return html`<ul class="latest__cards" tabindex=${swiped()}>
    ${told.map(
      (deed) => html`<${Did}
        key=${deed.seat}
        sight=${sight}
        seat=${deed.seat}
        events=${chapter.events}
        told=${sentence(sight, deed)}
      />`,
    )}
  </ul>`;
}

/** The medal with age and turn. @param {{sight: Sight}} props */
function Medal({ sight }) {
  const { age, turn } = sight.now;
  if (!age) return null;
  return html`<div class="medal" aria-hidden="true">
    <b>${ROMAN[age]}</b>
    ${turn > 0 && html`<span>${say("last-turn-number", { turn })}</span>`}
  </div>`;
}

/** Where the cards of the first turn will lie. @param {{sight: Sight}} props */
function Places({ sight }) {
  return html`<ul class="latest__cards" aria-hidden="true">
    ${[sight.chair, ...sight.others()].map(
      (seat) => html`<li class="lately" key=${seat}>
        <div class="lately__card lately__none"></div>
        <${Face} seat=${seat} />
      </li>`,
    )}
  </ul>`;
}

/** The middle of the table. @param {{sight: Sight}} props */
export function LastTurn({ sight }) {
  const newest = chapters(sight.snapshot.events).at(-1);
  const last = newest?.events.some(({ event }) => PLAYED.includes(event)) && newest;
  const { discard = [] } = sight.now;
  return html`<section class="middle">
    <${Medal} sight=${sight} />
    <div class=${classes("latest", !last && "latest--none")}>
      <h2 class="latest__title">
        ${last ? say("last-turn") : say("last-turn-none")}
        <button
          type="button"
          class="pile"
          aria-label=${say("play-pile", { count: discard.length })}
          data-tip=${say("play-pile", { count: discard.length })}
          onClick=${() => {
            opened.value = "log";
          }}
        >
          <${Icon} name="discard" />
          <b>${discard.length}</b>
        </button>
      </h2>
      ${
        last
          ? html`<${Lately} sight=${sight} chapter=${last} />`
          : html`<${Places} sight=${sight} />`
      }
    </div>
  </section>`;
}
