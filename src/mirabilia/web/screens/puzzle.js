/** One puzzle: the table as its seat sees it, the answer, and what becomes of it. */

import { Alarm } from "../components/alarm.js";
import { Dialog } from "../components/dialog.js";
import { LanguageChoice, Menu, ThemeButton } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { Asked, isPanel, openNow } from "../decisions/panels.js";
import { pick } from "../decisions/hand.js";
import { html } from "../html.js";
import { answerPuzzle, puzzleOf } from "../net/api.js";
import { takeAnswers } from "../net/live.js";
import { go } from "../net/route.js";
import { layout } from "../table/arrangement.js";
import { startFocus } from "../table/focus.js";
import { Ground } from "../table/ground.js";
import { startKeys } from "../table/keys.js";
import { LastTurn } from "../table/last.js";
import { choiceText, readMove } from "../table/moves.js";
import { opened, tab } from "../table/opened.js";
import { seen } from "../table/story.js";
import { Sight } from "../table/view.js";
import { useEffect, useMemo, useState } from "../vendor/hooks.js";
import { listed, say } from "../words.js";
import { Opened } from "./dialogs.js";
import { Row } from "./game.js";
import { next, progress, puzzles } from "./solving.js";

/** @typedef {import("../types.d.ts").PuzzleShown} Shown */
/** @typedef {import("../types.d.ts").PuzzleVerdict} Verdict */
/** @typedef {import("../types.d.ts").PuzzleMove} Move */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

/** How many of the other moves are told. */
const MOST = 6;
/** All ages: what was fought about before is no news. */
const EVERY_AGE = 9;

/** The table of a puzzle; when it was answered, nothing is asked any more.
 * @param {Shown} puzzle @param {boolean} answered @returns {Snapshot} */
function seenIn({ view, seat, offers, scores, course, events }, answered) {
  const { options, now } = view;
  const seats = now.cities.map(() => ({ name: null, guest: null, bot: null }));
  const asked = now.asked.map((/** @type {string | null} */ kind, /** @type {number} */ one) =>
    one === seat && answered ? null : kind,
  );
  const table = {
    id: "",
    status: /** @type {const} */ ("playing"),
    host: null,
    settings: { ...options, advice: false },
    seats,
    teams: null,
  };
  const round = { number: 0, asked, ready: [], since: 0, deadline: null };
  return {
    type: "snapshot",
    number: 0,
    guest: "",
    seat,
    now: 0,
    parts: { table, round, answer: null, view, offers, scores, course, result: null },
    events: [...events],
    chat: [],
    present: [],
    watchers: 0,
  };
}

/** A move in words. @param {Sight} sight @param {Shown} puzzle @param {string} move */
const told = (sight, { view, seat }, move) =>
  choiceText(sight, readMove(move), view.now.asked[seat]);

/** What the best move has more of. @param {Move} one */
const reasonsFor = ({ reasons }) =>
  listed(
    reasons.map(({ category }) => say("review-reason", { category })),
    "series",
  );

/** How much less often a move wins. @param {Move} one */
const costOf = ({ cost, error }) => say("review-cost", { cost, error: 2 * error });

/** @param {{sight: Sight, puzzle: Shown, moves: Move[]}} props */
function Others({ sight, puzzle, moves }) {
  return html`<table class="verdict__moves">
    <caption>${say("puzzle-others")}</caption>
    <thead>
      <tr>
        <th scope="col">${say("puzzle-column-move")}</th>
        <th scope="col">${say("puzzle-column-cost")}</th>
        <th scope="col">${say("puzzle-column-why")}</th>
      </tr>
    </thead>
    <tbody>
      ${moves.map(
        (one) => html`<tr key=${one.move}>
          <th scope="row">${told(sight, puzzle, one.move)}</th>
          <td>${costOf(one)}</td>
          <td>${reasonsFor(one)}</td>
        </tr>`,
      )}
    </tbody>
  </table>`;
}

/** What became of the answer, and why.
 * @param {{sight: Sight, puzzle: Shown, verdict: Verdict}} props */
function Explained({ sight, puzzle, verdict }) {
  const { right, dearer, counts, solutions, chance, made, moves } = verdict;
  const title = right ? say("puzzle-right") : dearer ? say("puzzle-dearer") : say("puzzle-wrong");
  const others = moves.slice(1, 1 + MOST);
  // A right answer is compared with what comes next to it, a wrong one with what was done.
  const beside = right || dearer ? moves[1] : made;
  const shown = others.some(({ move }) => move === beside.move) ? others : [...others, beside];
  const reasons = reasonsFor(beside);
  const yours = !right && !dearer && told(sight, puzzle, made.move);
  return html`<div class="verdict" data-right=${String(right)}>
    <h2>${title}</h2>
    ${yours && html`<p>${say("puzzle-made", { move: yours })}</p>`}
    <p><b>${say("puzzle-best", { move: told(sight, puzzle, solutions[0]) })}</b></p>
    <p>${say("puzzle-chance", { share: chance })}</p>
    ${reasons && html`<p>${say("puzzle-why", { reasons })}</p>`}
    <p class="quiet">
      ${listed(
        puzzle.themes.map((theme) => say("puzzle-theme", { theme })),
        "series",
      )}
    </p>
    <div class="verdict__wide" tabindex="0" role="group" aria-label=${say("puzzle-others")}>
      <${Others} sight=${sight} puzzle=${puzzle} moves=${shown} />
    </div>
    ${!counts && html`<p class="quiet">${say("puzzle-again")}</p>`}
    <${Standing} />
    <p class="verdict__on">
      <${Next} id=${puzzle.id} />
      <a class="button" href="/puzzles">${say("puzzle-all")}</a>
    </p>
  </div>`;
}

function Standing() {
  const { solved, tried, streak } = progress.value;
  return html`<p class="quiet">
    ${say("puzzles-progress", { solved, tried })} · ${say("puzzles-streak", { days: streak })}
  </p>`;
}

/** @param {{id: string}} props */
function Next({ id }) {
  return html`<button
    type="button"
    class="button button--main"
    id="next-puzzle"
    disabled=${!puzzles.value}
    onClick=${() => go(`/puzzles/${next(id)?.id ?? id}`)}
  >
    ${say("puzzle-next")}
  </button>`;
}

/** @param {{puzzle: Shown, verdict: Verdict | null, explain: () => void}} props */
function Top({ puzzle, verdict, explain }) {
  const isToday = puzzles.value?.today === puzzle.id;
  return html`<header class="top top--puzzle">
    <a class="top__home" href="/puzzles" aria-label=${say("puzzle-all")}>
      <${Icon} name="wonder" />
    </a>
    <h1>
      ${isToday ? say("puzzle-today") : say("puzzle-one")}
      <small>${say("puzzle-degree", { degree: puzzle.degree })}</small>
    </h1>
    ${
      verdict &&
      html`<button type="button" class="button" id="explain" onClick=${explain}>
        ${say("puzzle-explain")}
      </button>`
    }
    <${Next} id=${puzzle.id} />
    <${Menu} label=${say("play-menu")}>
      <${LanguageChoice} />
      <${ThemeButton} />
    </${Menu}>
  </header>`;
}

/** @param {{catalogue: import("../catalogue.js").Catalogue, puzzle: Shown}} props */
function Solving({ catalogue, puzzle }) {
  const [verdict, judge] = useState(/** @type {Verdict | null} */ (null));
  const [problem, fail] = useState(/** @type {unknown} */ (null));
  const [explains, explain] = useState(false);
  const sight = useMemo(
    () => new Sight(catalogue, seenIn(puzzle, verdict !== null)),
    [catalogue, puzzle, verdict],
  );
  useEffect(startKeys, []);
  useEffect(() => {
    let busy = false;
    takeAnswers(async (move) => {
      if (busy) return;
      busy = true;
      try {
        const found = await answerPuzzle(puzzle.id, move);
        progress.value = found.progress;
        pick(sight, "");
        judge(found);
        explain(true);
        fail(null);
      } catch (error) {
        fail(error);
      }
      busy = false;
    });
    pick(sight, "");
    [opened.value, tab.value, seen.value] = [null, "hand", EVERY_AGE];
    return () => takeAnswers(null);
  }, [puzzle]);
  const open = openNow(sight);
  return html`<${Ground}
    sight=${sight}
    data=${{ "data-asked": sight.asked(), "data-puzzle": puzzle.id }}
    sheet=${isPanel(open)}
    open=${(/** @type {number} */ seat) => {
      opened.value = seat;
    }}
    top=${html`<${Top} puzzle=${puzzle} verdict=${verdict} explain=${() => explain(true)} />`}
    middle=${html`<${LastTurn} sight=${sight} />`}
    hand=${html`<${Row} sight=${sight} open=${open} />`}
    asked=${layout.value.name !== "wide" && html`<${Asked} sight=${sight} open=${open} />`}
    more=${html`
      ${problem && html`<div class="banner"><${Alarm} error=${problem} /></div>`}
      <${Opened} sight=${sight} beside=${opened.value === "chat"} />
      ${
        verdict &&
        explains &&
        html`<${Dialog} id="verdict" kind="opened--verdict" close=${() => explain(false)}>
          <${Explained} sight=${sight} puzzle=${puzzle} verdict=${verdict} />
        </${Dialog}>`
      }
    `}
  />`;
}

startFocus(document);

/** @param {{catalogue: import("../catalogue.js").Catalogue, id: string}} props */
export function PuzzleTable({ catalogue, id }) {
  const [puzzle, show] = useState(/** @type {Shown | null} */ (null));
  const [problem, fail] = useState(/** @type {unknown} */ (null));
  useEffect(() => {
    puzzleOf(id).then(show, fail);
  }, [id]);
  if (puzzle) return html`<${Solving} catalogue=${catalogue} puzzle=${puzzle} />`;
  return html`<main class="home">
    <section class="panel form">
      <h1>${say("puzzle-one")}</h1>
      <${Alarm} error=${problem} />
      ${!problem && html`<p>${say("play-opening")}</p>`}
      <p>
        <a class="button" href="/puzzles">${say("puzzle-all")}</a>
      </p>
    </section>
  </main>`;
}
