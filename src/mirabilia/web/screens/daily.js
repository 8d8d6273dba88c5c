/** The deal of the day, as home tells of it. */

import { html } from "../html.js";
import { language, say } from "../words.js";
import { boxesOf } from "./wishes.js";

/** @typedef {import("../types.d.ts").DayDeal} DayDeal */

/** A moment of the coming day. @param {number} moment */
export const timeText = (moment) =>
  new Date(moment).toLocaleTimeString(language(), { hour: "2-digit", minute: "2-digit" });

/** What there is to do with it. @param {DayDeal} deal */
const act = ({ done, table }) =>
  done ? say("day-results") : table ? say("day-on") : say("day-play");

/** @param {{deal: DayDeal}} props */
export function Daily({ deal }) {
  const { settings, until, done, table } = deal;
  return html`<section class="panel form" id="daily">
    <h2>${say("day-title")}</h2>
    <p class="quiet">
      ${say("home-game", { boxes: boxesOf(settings.expansions), players: settings.players ?? 0 })}
      ${" · "}${say("day-ends", { time: timeText(until) })}
    </p>
    <a class="button" href=${table && !done ? `/t/${table}` : "/days"}>${act(deal)}</a>
  </section>`;
}
