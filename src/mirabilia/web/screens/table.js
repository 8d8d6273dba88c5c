/** The table: what lies on it, what is asked, what happened. */

import { Hand, chosen } from "../decisions/hand.js";
import { Decision, isWide } from "../decisions/panels.js";
import { classes, html } from "../html.js";
import { later } from "../later.js";
import { connect, join, line, part, refusal, sent, state } from "../net/live.js";
import { refusalText } from "../net/refusals.js";
import { Glance } from "../table/cities.js";
import { useMotion } from "../table/fresh.js";
import { opened, read, showsTable } from "../table/opened.js";
import { OwnCity } from "../table/own.js";
import { Story } from "../table/reveal.js";
import { justFought, seen } from "../table/story.js";
import { TopLine, sounds } from "../table/top.js";
import { Sight } from "../table/view.js";
import { useEffect } from "../vendor/hooks.js";
import { useComputed } from "../vendor/signals.js";
import { say } from "../words.js";
import { Opened } from "./dialogs.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

const Absent = later(async () => (await import("../table/absent.js")).Absent);
const Conflicts = later(async () => (await import("../table/conflicts.js")).Conflicts);
const End = later(async () => (await import("./end.js")).End);
const Hearing = later(async () => (await import("../table/hearing.js")).Hearing);
const Lobby = later(async () => (await import("./lobby.js")).Lobby);

/** @param {{sight: Sight}} props */
function Middle({ sight }) {
  const fought = sight.hasAnswered() || chosen(sight) ? null : justFought(sight);
  const asked = sight.asked();
  if (fought && !isWide(sight))
    return html`<section class="middle middle--wide">
      <${Conflicts} sight=${sight} chapter=${fought} />
    </section>`;
  return html`<section
    class=${classes(
      "middle",
      (isWide(sight) || !asked) && "middle--wide",
      !asked && "middle--told",
    )}
  >
    <${Decision} sight=${sight} />
    <${Story} sight=${sight} />
  </section>`;
}

/** What the connection or the server has to say. */
function Banner() {
  const refused = refusal.value && refusalText(refusal.value);
  if (line.value === "lost")
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

/** @param {{sight: Sight}} props */
function Game({ sight }) {
  const others = sight.others();
  const [left, right] = sight.neighbours();
  const far = others.slice(1, -1);
  const open = (/** @type {number} */ seat) => {
    opened.value = seat;
  };
  const { result } = sight.parts;
  useMotion(sight);
  const hearing = sounds.value && html`<${Hearing} key="hearing" sight=${sight} />`;
  if (result && !showsTable.value)
    return html`<main class="table table--over">
      <${TopLine} sight=${sight} />
      ${hearing}
      <${End} sight=${sight} result=${result} />
      <${Opened} sight=${sight} />
    </main>`;
  return html`<main class="table" data-asked=${sight.hasAnswered() ? null : sight.asked()}>
    <${TopLine} sight=${sight} />
    ${
      far.length > 0 &&
      html`<div class="ring">
        ${far.map(
          (seat) =>
            html`<${Glance} key=${seat} sight=${sight} seat=${seat} near=${false} open=${open} />`,
        )}
      </div>`
    }
    <div class="around">
      <${Glance} sight=${sight} seat=${left} near=${true} open=${open} />
      <${Middle} sight=${sight} />
      <${Glance} sight=${sight} seat=${right} near=${true} open=${open} />
    </div>
    <${OwnCity} sight=${sight} />
    ${
      result
        ? html`<p class="hand">
          <button
            type="button"
            class="button button--main"
            onClick=${() => {
              showsTable.value = false;
            }}
          >
            ${say("end-sheet")}
          </button>
        </p>`
        : html`<${Hand} sight=${sight} />`
    }
    ${sight.absent().length > 0 && html`<${Absent} sight=${sight} />`}
    ${hearing}
    <${Opened} sight=${sight} />
  </main>`;
}

/** The window's title says whose turn it is. @param {Sight | null} sight */
function useTitle(sight) {
  const mine = sight !== null && sight.asked() !== null && !sight.hasAnswered();
  useEffect(() => {
    document.title = mine ? say("page-title-turn") : say("page-title");
    return () => {
      document.title = say("page-title");
    };
  }, [mine]);
}

/** @param {{catalogue: Catalogue, id: string}} props */
export function TablePage({ catalogue, id }) {
  useEffect(() => {
    [opened.value, showsTable.value, read.value, seen.value] = [null, false, 0, 0];
    join(id);
    return part;
  }, [id]);
  // Made once for each update, and handed to whatever draws a part of it.
  const sight = useComputed(
    () => state.value && new Sight(catalogue, state.value, sent.value),
  ).value;
  useTitle(sight);
  if (!sight)
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
          ? html`<${Game} sight=${sight} />`
          : html`<p class="opening">${say("play-closed")}</p>`
    }
  `;
}
