/** The guide of a first game in the text table: what it says, and a choice that it suggests. */

import { MOST_IN_A_ROUND, useEnd, useMarks, useNoted } from "../decisions/guide.js";
import { FROM_HAND, offerOf } from "../decisions/hand.js";
import { LESSONS, lessonNow, quoted, suggestion } from "../decisions/lessons.js";
import { html } from "../html.js";
import { guidance, guide } from "../table/guiding.js";
import { readMove } from "../table/moves.js";
import { answerText, saleText, wayText } from "../table/spoken.js";
import { justFought } from "../table/story.js";
import { useRef, useState } from "../vendor/hooks.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../decisions/lessons.js").Where} Where */
/** @typedef {import("../decisions/lessons.js").Lesson} Lesson */

/** Lessons that speak of what is drawn; here they have other words. */
const PLAIN = ["city", "cost", "goods", "chain", "neighbours"];

/** All that can be read at once: the hand together with what can be done with each card.
 * @param {Sight} sight @returns {Where[]} */
function places(sight) {
  if (sight.parts.result) return ["end"];
  const kind = sight.asked();
  const asked = !kind || sight.hasAnswered() ? [] : FROM_HAND.includes(kind) ? HELD : CHOSEN;
  return justFought(sight) ? ["conflicts", ...asked] : asked;
}
/** @type {[Where[], Where[]]} */
const [HELD, CHOSEN] = [["hand", "card"], ["choices"]];

/** @param {Sight} sight @param {Where} where */
const momentAt = (sight, where) => ({ sight, where, taken: null });

/** @param {Sight} sight */
function freshLesson(sight) {
  for (const where of places(sight)) {
    const found = lessonNow(momentAt(sight, where), guidance.value.told);
    if (found) return found;
  }
  return null;
}

/** The lesson of a round: it stays until it was read, and then the next one comes.
 * @param {Sight} sight @returns {[Lesson | null, () => void]} */
function useLesson(sight) {
  const round = sight.round?.number ?? 0;
  const [kept, tell] = useState({ id: "", round: -1, count: 0 });
  const told = kept.round === round ? kept : { id: "", round, count: 0 };
  const current = LESSONS.find(({ id }) => id === told.id) ?? null;
  const next = current ?? (told.count < MOST_IN_A_ROUND ? freshLesson(sight) : null);
  useNoted(next, told, tell);
  return [next, () => tell({ ...told, id: "" })];
}

/** The move that is suggested. @param {Sight} sight @param {Lesson | null} lesson */
function suggested(sight, lesson) {
  const kind = sight.asked();
  if (!kind || sight.hasAnswered() || sight.parts.result) return null;
  if (!FROM_HAND.includes(kind)) return sight.moves[0] ?? null;
  const moment = momentAt(sight, "hand");
  const deed = lesson?.deed?.(moment) ?? suggestion(moment);
  return deed?.move ?? sight.moves[0] ?? null;
}

/** A move in the words of its button. @param {Sight} sight @param {string} text */
function moveText(sight, text) {
  const move = readMove(text);
  if (move.verb === "sell") return saleText(sight, text);
  const offer = offerOf(sight, move.subject);
  const open = [offer?.build, offer?.build_ship, offer?.stage, offer?.stage_ship];
  for (const possible of open) {
    const way = possible?.ways.find((one) => one.move === text);
    if (offer && way) return wayText(sight, offer, way, possible?.fleet);
  }
  return answerText(sight, move, sight.asked());
}

/** @param {{sight: Sight}} props */
export function TextGuide({ sight }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} */ (
    useRef(null)
  );
  const [lesson, close] = useLesson(sight);
  const move = suggested(sight, lesson);
  const isEnd = Boolean(sight.parts.result);
  useMarks(box, isEnd ? "#guide-on" : move && `[data-move=${quoted(move)}]`, null);
  const read = useEnd(sight, lesson, close);
  if (!lesson && !move) return null;
  return html`<section ref=${box} aria-label=${say("guide-title")} data-lesson=${lesson?.id}>
    <h2>${say("guide-title")}</h2>
    <div aria-live="polite">
      ${
        lesson &&
        html`<p>
          ${PLAIN.includes(lesson.id) ? say(`guide-${lesson.id}.plain`) : say(`guide-${lesson.id}`)}
        </p>`
      }
      ${move && html`<p>${say("guide-sensible", { what: moveText(sight, move) })}</p>`}
    </div>
    <ul>
      ${
        lesson &&
        html`<li>
          <button type="button" class="button" id="guide-on" onClick=${read}>
            ${say("guide-on")}
          </button>
        </li>`
      }
      ${
        !isEnd &&
        html`<li>
          <button type="button" class="button" id="guide-skip" onClick=${() => guide(false)}>
            ${say("guide-skip")}
          </button>
        </li>`
      }
    </ul>
  </section>`;
}
