/** Home: play at once, or set up a table. */

import { Alarm } from "../components/alarm.js";
import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { TextSwitch } from "../components/preferences.js";
import { Icon } from "../components/symbols.js";
import { Scene } from "../components/scene.js";
import { html, range } from "../html.js";
import { TABLE, loadPart } from "../languages.js";
import { OneByOne, later } from "../later.js";
import { introduce, isKnown, myGames, openTable, openTables } from "../net/api.js";
import { keep } from "../net/kept.js";
import { dealOfDay } from "../net/mine.js";
import { USUAL } from "../settings.js";
import { levelAbout } from "../table/bots.js";
import { guide, guideAgain, nextBox } from "../table/guiding.js";
import { theme } from "../theme.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Daily } from "./daily.js";
import { GameLine } from "./games.js";
import { Installing } from "./install.js";
import { LevelChoice, lookForBots } from "./levels.js";
import { Naming } from "./naming.js";
import { Field, Options } from "./options.js";
import { Devices, LanSwitch, lookForLan } from "./reach.js";
import { boxesOf, busy, level, name, problem, wish, wishes } from "./wishes.js";

/** @typedef {import("../types.d.ts").Listed} Listed */

const Regards = later(async () => (await import("./people.js")).Regards);

const SHOWN = 6;
/** How often the lists are looked at again. */
const SECONDS = 10_000;

/** What the first view waits for, in milliseconds: longer than any server in good health takes. */
const PATIENCE = 4_000;

/** Not known yet, or none. */
const games = signal(/** @type {Listed[] | null} */ (null));
const tables = signal(/** @type {Listed[] | null} */ (null));
/** Home does without it. */
const deal = signal(/** @type {import("../types.d.ts").DayDeal | null} */ (null));
/** Whether all of this came once, or was waited for long enough: until then nothing is drawn that
 * it would move. */
const isKnownAll = signal(false);

async function lookForTables() {
  tables.value = await openTables();
}

async function lookForGames() {
  games.value = isKnown() ? await myGames() : [];
}

async function lookForDeal() {
  deal.value = await dealOfDay(null).catch(() => null);
}

/** What there is to play; what goes wrong is told. */
async function look() {
  try {
    await Promise.all([lookForBots(), lookForTables(), lookForGames()]);
  } catch (error) {
    problem.value = error;
  }
}

async function lookForPeople() {
  if (!isKnown()) return;
  Regards.begin();
  const { lookForRegards } = await import("./people.js");
  await lookForRegards();
}

async function lookFirst() {
  const people = lookForPeople().catch(() => {});
  const all = Promise.all([look(), lookForDeal(), lookForLan(), people]);
  await Promise.race([all, new Promise((done) => setTimeout(done, PATIENCE))]);
  isKnownAll.value = true;
}

/** Open a table, for friends or against bots at once, as it is wished for.
 * @param {boolean} friends */
function begin(friends) {
  const wanted = wishes.value;
  keep("wishes", wanted);
  keep("level", level.value);
  const bots = friends ? [] : range(wanted.players - 1).map(() => level.value);
  return open(wanted, bots, !friends);
}

/** The boxes that newcomers are guided through, one after the other. */
const BOXES = ["base", "leaders", "cities", "armada"];
/** A first game: few players who are beginners too, and no question before the first card. */
const FIRST = { players: 3, sides: "day" };

/** @param {string} box that is new */
function beginFirst(box) {
  // With another box only what is new is told.
  if (box === "base") guideAgain();
  else guide(true);
  const expansions = box === "base" ? [] : [box];
  const bots = range(FIRST.players - 1).map(() => "novice");
  return open({ ...USUAL, ...FIRST, expansions }, bots, true);
}

/** Open a table and go there. The button keeps the focus meanwhile, which then goes along to the
 * table.
 * @param {import("../types.d.ts").Settings} wanted @param {string[]} bots
 * @param {boolean} start */
async function open(wanted, bots, start) {
  if (busy.value) return;
  keep("name", name.value || null);
  [busy.value, problem.value] = [true, null];
  // The table's page and words come meanwhile; the page takes the focus over from the button.
  const coming = Promise.all([import("./table.js"), loadPart(TABLE)]).catch(() => {});
  try {
    await introduce(name.value || null);
    await coming;
    await openTable(wanted, bots, start);
  } catch (error) {
    problem.value = error;
  }
  busy.value = false;
}

function NewTable() {
  const submit = (/** @type {Event} */ event) => {
    event.preventDefault();
    begin(true);
  };
  return html`<form class="panel form" onSubmit=${submit}>
    <h2>${say("home-new")}</h2>
    <${Options} now=${wishes.value} change=${wish} />
    <${Field} label=${say("home-bots")} why=${levelAbout(level.value)}>
      <${LevelChoice}
        name="level"
        value=${level.value}
        choose=${(/** @type {string} */ one) => {
          level.value = one;
        }}
      />
    </${Field}>
    <button
      class="button"
      type="button"
      id="play-bots"
      aria-disabled=${String(busy.value)}
      onClick=${() => begin(false)}
    >
      ${say("home-open", { who: "bots" })}
    </button>
    <button
      class="button button--main"
      type="submit"
      id="open-table"
      aria-disabled=${String(busy.value)}
    >
      ${say("home-open", { who: "friends" })}
    </button>
  </form>`;
}

/** @param {{id: string, title: string, none: string, list: Listed[] | null, all?: string}} props
 *   `all` is where more of them are; nothing is said of what is not known */
function Games({ id, title, none, list, all }) {
  if (!list) return null;
  const first = [...list].sort(
    (one, other) => Number(other.my_turn ?? false) - Number(one.my_turn ?? false),
  );
  return html`<section class="panel" id=${id}>
    <h2>${title}</h2>
    ${
      list.length
        ? html`<ul class="games">
          ${first
            .slice(0, SHOWN)
            .map((listed) => html`<${GameLine} key=${listed.table.id} listed=${listed} />`)}
        </ul>`
        : html`<p class="quiet">${none}</p>`
    }
    ${
      all &&
      list.length > 0 &&
      html`<p>
        <a class="button" id="all-games" href=${all}>
          ${say("games-all")}
        </a>
      </p>`
    }
  </section>`;
}

/** The one button. */
function Now() {
  const { players, expansions } = wishes.value;
  const first = nextBox(BOXES);
  return html`<section class="panel home__now form">
    <${Naming} />
    <button
      id="play-now"
      class="button button--main home__play"
      type="button"
      aria-disabled=${String(busy.value)}
      onClick=${() => begin(false)}
    >
      <${Icon} name="wonder" />
      ${say("home-play")}
    </button>
    <p class="quiet">
      ${say("home-play-about", { bots: players - 1, boxes: boxesOf(expansions) })}
    </p>
    <button
      id="first-game"
      class="button"
      type="button"
      aria-disabled=${String(busy.value)}
      onClick=${() => beginFirst(first)}
    >
      ${say("home-first", { box: first })}
    </button>
  </section>`;
}

/** How others come here, and other devices. */
function Reach() {
  return html`<section class="panel reach" id="reach">
    <h2>${say("reach-title")}</h2>
    <${LanSwitch} />
    <${Devices} />
    <${Installing} />
  </section>`;
}

/** Where else one can go. */
function Links() {
  return html`<nav class="home__links">
    <a class="button" href="/me" id="my-profile">
      <${Icon} name="leader" />
      ${say("me-title")}
    </a>
    <a class="button" href="/learn">
      <${Icon} name="laurel-empty" />
      ${say("home-learn")}
    </a>
    <a class="button" href="/puzzles">
      <${Icon} name="tablet" />
      ${say("puzzles-title")}
    </a>
    <a class="button" href="/pad">
      <${Icon} name="log" />
      ${say("home-pad")}
    </a>
    <a class="button" href="/gallery.html">
      <${Icon} name="search" />
      ${say("gallery-title")}
    </a>
    <a class="button" href="/replay">
      <${Icon} name="hourglass" />
      ${say("replay-title")}
    </a>
    <${LanguageChoice} />
    <${TextSwitch} />
    <${ThemeButton} />
  </nav>`;
}

/** What there is besides. */
function Others() {
  return html`
    ${deal.value && html`<${Daily} deal=${deal.value} />`}
    <${Games}
      id="my-games"
      title=${say("home-games")}
      none=${say("home-games-none")}
      list=${games.value}
      all="/games"
    />
    <${Games}
      id="open-tables"
      title=${say("home-tables")}
      none=${say("home-tables-none")}
      list=${tables.value}
    />
    <${Reach} />
    <${Regards} />
    <${Links} />
  `;
}

export function Home() {
  useEffect(() => {
    lookFirst();
    const timer = setInterval(look, SECONDS);
    return () => clearInterval(timer);
  }, []);
  return html`<main class="home">
    <header class="home__hero">
      <${Scene} id="alexandria" side=${theme.value} />
      <div class="home__title">
        <h1>${say("page-title")}</h1>
        <p>${say("home-about")}</p>
      </div>
    </header>
    <${Alarm} error=${problem.value} />
    <div class="home__columns">
      <${OneByOne}>
        <div class="home__side">
          <${Now} />
          ${isKnownAll.value && html`<${Others} />`}
        </div>
        ${isKnownAll.value && html`<${NewTable} />`}
      </${OneByOne}>
    </div>
  </main>`;
}
