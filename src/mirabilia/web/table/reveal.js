/** What happened: who did what, and the coins that moved. */

import { Chip, Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { Brief, isDrawn } from "./brief.js";
import { colourOf } from "./moves.js";
import { OriginNote } from "./origin.js";
import { chapters, deeds, general, heading } from "./story.js";
import { Who, doer } from "./who.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {import("./story.js").Happening} Happening */

/** The symbol of each kind of event. @type {Record<string, string>} */
const SYMBOLS = {
  stage: "stage",
  sell: "discard",
  leftover: "discard",
  recruit: "leader",
  keep: "leader",
  draw: "leader",
  bury: "grave",
  trade: "coin-plain",
  spend: "coin-plain",
  gain: "coin-plain",
  received: "coin-plain",
  lose: "coin-plain",
  tribute: "tribute",
  victory: "victory-token",
  give_up: "victory-token",
  purge: "defeat",
  diplomacy: "diplomacy",
  debts: "debt",
  fleet: "ship",
  island: "island",
  incursion: "incursion",
  shipyard: "ship",
  board: "board",
  side: "board",
};

/** @param {{sight: Sight, event: Happening}} props */
function Sign({ sight, event }) {
  if (event.event === "build") return html`<${Chip} colour=${colourOf(sight, event.card)} />`;
  const name = SYMBOLS[event.event];
  return name ? html`<${Icon} name=${name} />` : null;
}

/** One thing that somebody did, in words, or at a glance where it can be drawn.
 * @param {{sight: Sight, event: Happening, text: string, brief: boolean}} props */
function Clause({ sight, event, text, brief }) {
  if (brief && isDrawn(event)) return html`<${Brief} sight=${sight} event=${event} text=${text} />`;
  return html`<span class="clause clause--${event.event}">
    <${Sign} sight=${sight} event=${event} />
    ${text}
  </span>`;
}

/** `level` is that of its heading; `brief` is at a glance.
 * @param {{sight: Sight, chapter: Chapter, conflicts?: boolean, level?: "h2" | "h3",
 *   brief?: boolean}} props */
export function Told({ sight, chapter, conflicts = true, level = "h3", brief = false }) {
  return html`<section class="told">
    <${level}>${heading(sight, chapter)}</${level}>
    <ul>
      ${deeds(sight, chapter.events).map(
        ({ seat, clauses }) => html`<li key=${seat} class="deeds-of">
          <${Who} sight=${sight} seat=${seat} name=${doer(sight, seat)} />
          <span>
            ${clauses.map(
              ({ event, text }) =>
                html`<${Clause} sight=${sight} event=${event} text=${text} brief=${brief} />`,
            )}
          </span>
        </li>`,
      )}
      ${
        conflicts &&
        general(sight, chapter.events).map((text) => html`<li class="told__fight">${text}</li>`)
      }
    </ul>
  </section>`;
}

/** The last turn. @param {{sight: Sight}} props */
export function Story({ sight }) {
  const found = chapters(sight.snapshot.events);
  const last = found[found.length - 1];
  const { discard = [] } = sight.now;
  return html`<section class="story">
    ${
      last
        ? html`<${Told}
          key="${last.age} ${last.turn}"
          sight=${sight}
          chapter=${last}
          level="h2"
        />`
        : html`<p class="quiet">${say("play-story-none")}</p>`
    }
    <p class="pile" data-tip=${say("play-pile", { count: discard.length })}>
      <${Icon} name="discard" />
      ${discard.length}
    </p>
  </section>`;
}

/** Everything so far, the newest first. Where it scrolls by itself, beside the table, it is told at
 * a glance and has a stop for the keyboard.
 * @param {{sight: Sight, scrolls?: boolean}} props */
export function Log({ sight, scrolls = false }) {
  const { origin } = sight.parts.table;
  return html`<div
    class=${classes("log", scrolls && "log--brief")}
    role=${scrolls ? "region" : null}
    aria-label=${scrolls ? say("title-log") : null}
    tabindex=${scrolls ? "0" : null}
  >
    <h2>${say("title-log")}</h2>
    ${chapters(sight.snapshot.events)
      .reverse()
      .map(
        (chapter) =>
          html`<${Told}
            key="${chapter.age} ${chapter.turn}"
            sight=${sight}
            chapter=${chapter}
            brief=${scrolls}
          />`,
      )}
    ${origin && html`<${OriginNote} origin=${origin} />`}
  </div>`;
}
