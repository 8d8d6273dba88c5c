/** What happens, for those who hear it: what each city did in a sentence, conflicts, the reader's
 * coins, and whose turn it is. */

import { html } from "../html.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { deeds, general, happenings, sentence } from "./story.js";
import { heading, waiting } from "./turn.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("./story.js").Happening} Happening */
/** @typedef {{round: number, sight: Sight, fresh: Happening[]}} News */

/** What happened, a sentence for each city and each conflict.
 * @param {Sight} sight
 * @param {Happening[]} events */
export function sentences(sight, events) {
  const done = deeds(sight, events).map((deed) => sentence(sight, deed));
  return [...done, ...general(sight, events)];
}

/** The reader's coins, if they have changed. @param {Sight} sight @param {Happening[]} events */
function purse(sight, events) {
  const moved = events.some(
    (event) => "coins" in event && sight.me !== null && [event.seat, event.to].includes(sight.me),
  );
  return moved ? [say("told-coins", { coins: sight.cities[sight.chair].coins })] : [];
}

/** More than one turn at once is no news: the reader was away.
 * @param {Happening[]} events */
const isNews = (events) => events.filter(({ event }) => event === "turn").length <= 1;

/** What is told, as the table was then. @param {News} news */
function newsTexts({ sight, fresh }) {
  const happened = isNews(fresh) ? [...sentences(sight, fresh), ...purse(sight, fresh)] : [];
  return [...happened, heading(sight), waiting(sight)].filter(Boolean);
}

/** @param {{sight: Sight}} props */
export function Announced({ sight }) {
  const { events } = sight.snapshot;
  const told = useRef(events.length);
  const [news, tell] = useState(/** @type {News | null} */ (null));
  const round = sight.round?.number ?? 0;
  useEffect(() => {
    tell({ round, sight, fresh: happenings(events.slice(told.current)) });
    told.current = events.length;
  }, [events.length, round]);
  return html`<div class="unseen" id="announced" aria-live="polite">
    ${news && newsTexts(news).map((text, at) => html`<p key="${news.round} ${at}">${text}</p>`)}
  </div>`;
}
