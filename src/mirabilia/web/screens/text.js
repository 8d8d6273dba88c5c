/** The table as text, up to the end, with what opens over it. */

import { html } from "../html.js";
import { showsTable } from "../table/opened.js";
import { TextGame, TextMenu, isGuided } from "../text/game.js";
import { TextGuide } from "../text/guide.js";
import { List } from "../text/city.js";
import { sentences } from "../table/announced.js";
import { chapters, happenings, those } from "../table/story.js";
import { listed, say } from "../words.js";
import { Opened } from "./dialogs.js";
import { Next } from "./end.js";
import { outcome } from "./outcome.js";
import { useReplay } from "./record.js";
import { total } from "./sheet.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** The points of a city, line by line.
 * @param {{sight: Sight, result: Result, seat: number}} props */
function Counted({ sight, result, seat }) {
  const lines = result.points[seat];
  const told = { who: sight.who(seat), rank: result.ranks[seat], points: total(lines) };
  const texts = Object.entries(lines).map(([line, value]) =>
    say("text-line", { line: say(`line-${line}`), value }),
  );
  return html`
    <h3>${say("text-rank", told)}</h3>
    <${List} texts=${[...texts, say("text-coins", { coins: result.coins[seat] })]} />
  `;
}

/** What lay under the stages. @param {{sight: Sight}} props */
function UnderStages({ sight }) {
  const replay = useReplay(sight.parts.table.id);
  const stages = those(happenings(replay?.events ?? []), "stage");
  const texts = [sight.chair, ...sight.others()].flatMap((seat) => {
    const cards = stages.filter((event) => event.seat === seat).map(({ card }) => card);
    const names = cards.map((card) => say("text-piece", { card }));
    return names.length ? [say("text-under", { who: sight.who(seat), cards: listed(names) })] : [];
  });
  return texts.length
    ? html`
      <h2>${say("end-buried")}</h2>
      <${List} texts=${texts} />
    `
    : null;
}

/** @param {{sight: Sight, result: Result}} props */
function TextEnd({ sight, result }) {
  const [won, ...more] = outcome(sight, result);
  const last = chapters(sight.snapshot.events).at(-1);
  const seats = [sight.chair, ...sight.others()].sort(
    (one, other) => result.ranks[one] - result.ranks[other],
  );
  return html`<main class="text">
    <h1 tabindex="-1">${won}</h1>
    <${List} texts=${more} />
    ${isGuided(sight) && html`<${TextGuide} sight=${sight} />`}
    <${Next} sight=${sight} />
    <h2>${say("end-sheet")}</h2>
    ${seats.map(
      (seat) => html`<${Counted} key=${seat} sight=${sight} result=${result} seat=${seat} />`,
    )}
    ${
      last &&
      html`
        <h2>${say("title-story")}</h2>
        <${List} texts=${sentences(sight, last.events)} />
      `
    }
    <${UnderStages} sight=${sight} />
    <${TextMenu} sight=${sight} />
  </main>`;
}

/** @param {{sight: Sight}} props */
export function TextTable({ sight }) {
  const { result } = sight.parts;
  return html`
    ${
      result && !showsTable.value
        ? html`<${TextEnd} sight=${sight} result=${result} />`
        : html`<${TextGame} sight=${sight} />`
    }
    <${Opened} sight=${sight} />
  `;
}
