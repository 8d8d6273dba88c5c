/** A table: its lobby, its game, and the connection to it. */

import { asText } from "../components/preferences.js";
import { html } from "../html.js";
import { REPLAY } from "../languages.js";
import { AFTER, later } from "../later.js";
import { call, mark, renewCalls } from "../net/called.js";
import { connect, join, line, part, refusal, sent } from "../net/live.js";
import { refusalText } from "../net/refusals.js";
import { Announced } from "../table/announced.js";
import { useAwake } from "../table/awake.js";
import { raise, shown } from "../table/curtain.js";
import { startFocus } from "../table/focus.js";
import { Newest } from "../table/newest.js";
import { about, opened, showsTable, tab } from "../table/opened.js";
import { nameNow } from "../table/speaker.js";
import { seen } from "../table/story.js";
import { Sight } from "../table/view.js";
import { useEffect } from "../vendor/hooks.js";
import { useComputed } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

const Game = later(async () => (await import("./game.js")).Game);
const Lobby = later(async () => (await import("./lobby.js")).Lobby);
// It is large, and few want it: it comes with replays.
const TextTable = later(async () => (await import("./replay.js")).TextTable, REPLAY, AFTER);
const Offer = later(async () => (await import("./offer.js")).Offer);
const PersonMenu = later(async () => (await import("./people.js")).PersonMenu);

/** What the connection or the server has to say. */
function Banner() {
  const refused = refusal.value && refusalText(refusal.value);
  // Who has connected too often knows why there is no connection.
  if (line.value === "lost" && refusal.value?.data?.what !== "live")
    return html`<p class="banner" role="alert">
      ${say("play-lost")}
    </p>`;
  if (line.value === "elsewhere")
    return html`<p class="banner" role="alert">
      ${say("play-elsewhere")}
      <button
        class="button"
        type="button"
        onClick=${() => {
          line.value = "opening";
          connect();
        }}
      >
        ${say("play-here")}
      </button>
    </p>`;
  if (!refused) return null;
  return html`<p class="banner" role="alert">
    ${refused}
    ${
      line.value === "ended"
        ? html`<a class="button" href="/">
          ${say("play-home")}
        </a>`
        : html`<button
          class="button"
          type="button"
          onClick=${() => {
            refusal.value = null;
          }}
        >
          ${say("play-close")}
        </button>`
    }
  </p>`;
}

startFocus(document);

/** Whoever looks elsewhere is called when it is their turn, and the screen stays on if wanted.
 * @param {Sight | null} sight */
function useCalling(sight) {
  const mine = sight !== null && sight.asked() !== null && !sight.hasAnswered();
  useAwake(mine);
  useEffect(() => {
    mark(mine);
    if (mine) call();
    return () => mark(false);
  }, [mine]);
}

/** @param {{catalogue: Catalogue, id: string}} props */
export function TablePage({ catalogue, id }) {
  useEffect(() => {
    [opened.value, showsTable.value, seen.value] = [null, false, 0];
    [about.value, tab.value] = [null, "hand"];
    join(id);
    return part;
  }, [id]);
  useEffect(() => raise(catalogue), [catalogue]);
  useEffect(renewCalls, []);
  // Made once for each update, and handed to whatever draws a part of it.
  const sight = useComputed(
    () => shown.value && new Sight(catalogue, shown.value, sent.value),
  ).value;
  useCalling(sight);
  if (!sight || line.value === "ended")
    return html`
      <${Banner} />
      <p class="opening">${line.value === "ended" ? "" : say("play-opening")}</p>
    `;
  const { status } = sight.parts.table;
  return html`
    <${Banner} />
    ${
      status === "lobby"
        ? html`<${Lobby} sight=${sight} />`
        : sight.cities.length
          ? html`<${asText.value ? TextTable : Game} sight=${sight} />`
          : ""
    }
    ${status === "closed" && html`<p class="opening">${say("play-closed")}</p>`}
    ${
      sight.cities.length > 0 &&
      html`
        <${Announced} sight=${sight} />
        <${Newest} key="newest" sight=${sight} />
      `
    }
    ${sight.parts.table.rematch && html`<${Offer} sight=${sight} />`}
    ${
      about.value &&
      html`<${PersonMenu}
        sight=${sight}
        other=${about.value}
        name=${nameNow(sight, about.value)}
      />`
    }
  `;
}
