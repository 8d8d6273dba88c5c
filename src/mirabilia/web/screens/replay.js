/** Looking through a finished game: step by step, or age by age. */

import { Alarm } from "../components/alarm.js";
import { Dialog } from "../components/dialog.js";
import { FileButton } from "../components/file.js";
import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { Piece } from "../decisions/choices.js";
import { html } from "../html.js";
import { later } from "../later.js";
import { replayOf, replayRecord } from "../net/api.js";
import { NoRecord } from "../net/refusals.js";
import { layout, swiped } from "../table/arrangement.js";
import { isElsewhere } from "../table/covering.js";
import { useMotion } from "../table/fresh.js";
import { Ground } from "../table/ground.js";
import { Lately } from "../table/last.js";
import { Told } from "../table/reveal.js";
import { Sight } from "../table/view.js";
import { useEffect, useMemo } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Onward } from "./onward.js";
import { Playing, plays, usePlaying } from "./playing.js";
import { seenAt } from "./record.js";
import { ReviewOf } from "./review.js";
import { Sheet } from "./sheet.js";

/** @typedef {import("../types.d.ts").Replay} Replay */

/** The table as text comes with replays, and so no table is larger for it. */
export const TextTable = later(async () => (await import("./text.js")).TextTable);

/** Puzzles are tables without a connection too, and come with replays. */
export const PuzzlesPage = later(async () => (await import("./puzzles.js")).PuzzlesPage);

const AGES = [1, 2, 3];

/** @type {import("../vendor/signals.js").Signal<Replay | null>} */
const replay = signal(null);
const at = signal(0);
const chair = signal(0);
const problem = signal(/** @type {unknown} */ (null));

/** The game that is looked through, as the server wants it named.
 * @type {import("../vendor/signals.js").Signal<import("../net/api.js").Game>} */
const game = signal({ table: "" });
/** Whether the question how to play on from here is open, or the review.
 * @type {import("../vendor/signals.js").Signal<"" | "onward" | "review">} */
const opened = signal("");
/** At the end of an address: open the review at once. */
const REVIEW = "#review";

/** @param {Promise<Replay>} coming @param {import("../net/api.js").Game} which */
async function show(coming, which) {
  try {
    replay.value = await coming;
    game.value = which;
    [at.value, problem.value] = [0, null];
  } catch (error) {
    problem.value = error;
  }
}

/** @param {string} table */
export const showTable = (table) => show(replayOf(table), { table });

/** @param {File} file */
async function showFile(file) {
  try {
    const record = JSON.parse(await file.text());
    await show(replayRecord(record), { record });
  } catch {
    problem.value = new NoRecord();
  }
}

/** @param {number} to */
function go(to) {
  at.value = Math.max(0, Math.min(to, (replay.value?.steps.length ?? 1) - 1));
}

/** @param {KeyboardEvent} event */
function keyed(event) {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (step && !isElsewhere(event)) go(at.value + step);
}

/** Where one is. @param {{sight: Sight, whole: Replay, children?: any}} props */
function Where({ sight, whole, children }) {
  const { age, turn } = whole.steps[at.value];
  return html`<header class="top top--replay">
    <a class="top__home" href="/" aria-label=${say("play-home")}>
      <${Icon} name="wonder" />
    </a>
    <h1>
      ${
        !age
          ? say("chapter-opening")
          : !turn
            ? say("title-recruitment", { age })
            : turn > sight.course.turns
              ? say("chapter-last", { age })
              : say("chapter-turn", { age, turn })
      }
    </h1>
    ${children}
  </header>`;
}

/** Back and on, step by step. @param {{last: number}} props */
function Steps({ last }) {
  return html`<span class="steps">
    <button
      type="button"
      class="button"
      id="step-back"
      disabled=${!at.value}
      onClick=${() => go(at.value - 1)}
    >
      <${Icon} name="arrow-left" />
      <span class="button__label">${say("replay-back")}</span>
    </button>
    <input
      type="range"
      min="0"
      max=${last}
      value=${at.value}
      aria-label=${say("title-step", { step: at.value, last })}
      onInput=${(/** @type {any} */ event) => go(Number(event.target.value))}
    />
    <span class="steps__number">${say("title-step", { step: at.value, last })}</span>
    <button
      type="button"
      class="button"
      id="step-on"
      disabled=${at.value === last}
      onClick=${() => go(at.value + 1)}
    >
      <span class="button__label">${say("replay-next")}</span>
      <${Icon} name="arrow-right" />
    </button>
  </span>`;
}

/** To the beginning of an age, or to the end. @param {{whole: Replay, last: number}} props */
function Ages({ whole, last }) {
  const first = (/** @type {number} */ wanted) =>
    whole.steps.findIndex((step) => step.age === wanted);
  return html`<span class="steps__ages">
    ${AGES.filter((wanted) => first(wanted) >= 0).map(
      (wanted) => html`<button
        type="button"
        class="button"
        aria-pressed=${whole.steps[at.value].age === wanted ? "true" : "false"}
        data-age=${wanted}
        onClick=${() => go(first(wanted))}
      >
        ${say("age", { age: wanted })}
      </button>`,
    )}
    <button type="button" class="button" id="step-end" onClick=${() => go(last)}>
      ${say("replay-end")}
    </button>
  </span>`;
}

/** All that moves through the game. @param {{whole: Replay}} props */
function Controls({ whole }) {
  const last = whole.steps.length - 1;
  return html`
    <${Steps} last=${last} />
    <${Playing} at=${at.value} last=${last} go=${go} />
    <button
      type="button"
      class="button button--main"
      id="onward"
      disabled=${at.value === last && whole.result !== null}
      onClick=${() => {
        [opened.value, plays.value] = ["onward", false];
      }}
    >
      ${say("onward-title")}
    </button>
    ${
      whole.result &&
      html`<button
        type="button"
        class="button"
        id="review"
        onClick=${() => {
          [opened.value, plays.value] = ["review", false];
        }}
      >
        ${say("review-name")}
      </button>`
    }
    <${Ages} whole=${whole} last=${last} />
    <${LanguageChoice} />
    <${ThemeButton} />
  `;
}

/** The hand of the city in front: in a finished game all lie open. @param {{sight: Sight}} props */
function OpenHand({ sight }) {
  const { hands, court, turn } = sight.now;
  const ids = [...((turn ? hands?.[sight.chair] : court?.hands?.[sight.chair]) ?? [])];
  return html`<section
    class="hand"
    style=${{ "--cards": Math.max(1, ids.length) }}
    aria-label=${say("title-hand")}
  >
    <ul tabindex=${swiped()}>
      ${ids.map(
        (id, place) => html`<li key="${id} ${place}" class="held">
          <span class="held__ribbon"></span>
          <${Piece} sight=${sight} id=${id} />
        </li>`,
      )}
    </ul>
    ${!ids.length && html`<p class="quiet">${say("replay-no-hand")}</p>`}
  </section>`;
}

/** What happened in this step: in words, or where there is less room as small cards.
 * @param {{sight: Sight, whole: Replay}} props */
function Happened({ sight, whole }) {
  const { age, turn, told } = whole.steps[at.value];
  const before = at.value ? whole.steps[at.value - 1].told : 0;
  const chapter = { age, turn, events: whole.events.slice(before, told) };
  return layout.value.name === "wide"
    ? html`<div class="story" tabindex="0">
      <${Told} key=${at.value} sight=${sight} chapter=${chapter} />
    </div>`
    : html`<div class="latest"><${Lately} sight=${sight} chapter=${chapter} /></div>`;
}

/** What happened, and at the end the score sheet. @param {{sight: Sight, whole: Replay}} props */
function Middle({ sight, whole }) {
  const { result } = sight.parts;
  return html`<section class="middle middle--told">
    <h2 class="unseen">${say("title-story")}</h2>
    ${
      result
        ? html`<div class="decision decision--sheet">
          <${Sheet} sight=${sight} result=${result} />
        </div>`
        : html`<${Happened} sight=${sight} whole=${whole} />`
    }
  </section>`;
}

/** What opens over the replay: how to play on, or the review.
 * @param {{sight: Sight, whole: Replay}} props */
function Opened({ sight, whole }) {
  const close = () => {
    opened.value = "";
  };
  const turnTo = (/** @type {number} */ step, /** @type {number} */ seat) => {
    go(step);
    chair.value = seat;
  };
  return html`<${Dialog} kind=${opened.value === "review" ? "opened--review" : ""} close=${close}>
    ${
      opened.value === "review"
        ? html`<${ReviewOf}
          sight=${sight}
          whole=${whole}
          game=${game.value}
          look=${(/** @type {number} */ step, /** @type {number} */ seat) => {
            turnTo(step, seat);
            close();
          }}
          playOn=${(/** @type {number} */ step, /** @type {number} */ seat) => {
            turnTo(step, seat);
            opened.value = "onward";
          }}
        />`
        : html`<${Onward} sight=${sight} step=${at.value} game=${game.value} />`
    }
  </${Dialog}>`;
}

/** @param {{catalogue: import("../catalogue.js").Catalogue, whole: Replay}} props */
function Looking({ catalogue, whole }) {
  const sight = useMemo(
    () => new Sight(catalogue, seenAt(whole, at.value), null, chair.value),
    [catalogue, whole, at.value, chair.value],
  );
  useMotion(sight);
  usePlaying(at.value, whole.steps.length - 1, go);
  const controls = html`<${Controls} whole=${whole} />`;
  // On its side a phone has a column for what one can do.
  const column = layout.value.name === "side";
  return html`
  <${Ground}
    sight=${sight}
    data=${{ "data-step": at.value }}
    open=${(/** @type {number} */ seat) => {
      chair.value = seat;
    }}
    top=${html`<${Where} sight=${sight} whole=${whole}>${!column && controls}</${Where}>`}
    middle=${html`<${Middle} sight=${sight} whole=${whole} />`}
    hand=${html`<${OpenHand} sight=${sight} />`}
    asked=${column && html`<div class="asked asked--replay">${controls}</div>`}
  />
  ${opened.value && html`<${Opened} sight=${sight} whole=${whole} />`}
  `;
}

/** @param {{catalogue: import("../catalogue.js").Catalogue, table: string | null}} props */
export function ReplayPage({ catalogue, table }) {
  useEffect(() => {
    if (table) showTable(table);
    if (location.hash === REVIEW) opened.value = "review";
    addEventListener("keydown", keyed);
    return () => {
      removeEventListener("keydown", keyed);
      [replay.value, problem.value, chair.value] = [null, null, 0];
      [plays.value, opened.value] = [false, ""];
    };
  }, [table]);
  if (replay.value) return html`<${Looking} catalogue=${catalogue} whole=${replay.value} />`;
  return html`<main class="home">
    <section class="panel form">
      <h1>${say("replay-title")}</h1>
      <${Alarm} error=${problem.value} />
      ${
        table
          ? !problem.value && html`<p>${say("play-opening")}</p>`
          : html`
            <p>${say("replay-about")}</p>
            <${FileButton}
              id="record-file"
              accept="application/json,.json"
              label=${say("replay-choose")}
              take=${showFile}
            />
          `
      }
      <p class="abreast">
        <a class="button" href="/">
          ${say("play-home")}
        </a>
        <${LanguageChoice} />
      </p>
    </section>
  </main>`;
}
