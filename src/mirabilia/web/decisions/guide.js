/** The guide of a first game: it says one thing at a time, and points at what it speaks of. */

import { html } from "../html.js";
import { guidance, guide, noteEnd, noteLesson } from "../table/guiding.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { chosen } from "./hand.js";
import { LESSONS, comesUp, lessonNow, suggestion, target } from "./lessons.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("./lessons.js").Moment} Moment */
/** @typedef {import("./lessons.js").Lesson} Lesson */

/** A newcomer wants to play as well. */
export const MOST_IN_A_ROUND = 3;
/** @type {ScrollIntoViewOptions} */
const IN_THE_MIDDLE = { block: "nearest", inline: "center" };
/** What is to be clicked on next, and what is looked at meanwhile. */
const [GUIDED, LOOKED] = ["data-guided", "data-looked"];

/** The first that is seen, in the order of the selector's parts. @param {string | null} selector */
function seen(selector) {
  for (const part of selector?.split(", ") ?? []) {
    const found = [...document.querySelectorAll(part)].find((one) => one.checkVisibility());
    if (found) return found;
  }
  return null;
}

/** Give something a mark, and nothing else. @param {string} mark @param {Element | null} one
 * @returns {boolean} whether it had none */
function markOnly(mark, one) {
  for (const other of document.querySelectorAll(`[${mark}]`)) {
    if (other !== one) other.removeAttribute(mark);
  }
  const isNew = Boolean(one && !one.hasAttribute(mark));
  if (isNew) one?.setAttribute(mark, "");
  return isNew;
}

/** Whether a lesson that is told stays: while it can be seen, or what it is about can be done.
 * @param {Lesson} lesson @param {Moment} moment */
const stays = (lesson, moment) =>
  lesson.deed
    ? ["hand", "card", "choices", "conflicts"].includes(moment.where)
    : comesUp(lesson, moment);

/** What is told in a round, and how many lessons were.
 * @typedef {{id: string, round: number, count: number}} Told */

/** A lesson is noted together with being shown: whoever reads it in that moment has read it.
 * @param {Lesson | null} next @param {Told} told @param {(told: Told) => void} tell */
export function useNoted(next, told, tell) {
  useLayoutEffect(() => {
    if (next && next.id !== told.id) {
      tell({ id: next.id, round: told.round, count: told.count + 1 });
      noteLesson(next.id);
    }
  }, [next?.id, told.round]);
}

/** The lesson that is told: it stays until its round is over, it was read, or another one comes
 * where it has led to. In a round there are only a few.
 * @param {Moment} moment @returns {[Lesson | null, () => void]} */
function useLesson(moment) {
  const round = moment.sight.round?.number ?? 0;
  const [kept, tell] = useState({ id: "", round, count: 0 });
  const told = kept.round === round ? kept : { id: "", round, count: 0 };
  const found = LESSONS.find(({ id }) => id === told.id);
  const current = found && stays(found, moment) ? found : null;
  const fresh = told.count < MOST_IN_A_ROUND ? lessonNow(moment, guidance.value.told) : null;
  const next = current?.where.includes(moment.where) ? current : (fresh ?? current);
  useNoted(next, told, tell);
  return [next, () => tell({ ...told, id: "" })];
}

/** @param {Element} one @param {Element} other */
function overlap(one, other) {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whoever goes through the page with Tab sees where they are: the guide makes room for it.
 * @param {HTMLElement | null} box */
function makeRoom(box) {
  const one = document.activeElement;
  if (!box || !one?.matches(":focus-visible") || box.contains(one) || !overlap(box, one)) return;
  box.dataset.place = box.dataset.place === "top" ? "foot" : "top";
}

/** Marks what is spoken of, with its words or when it is drawn later; and keeps out of its way.
 * @param {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} box
 * @param {string | null} clicked @param {string | null} looked */
export function useMarks(box, clicked, looked) {
  useLayoutEffect(() => {
    const mark = () => {
      const [one, other] = [seen(clicked), seen(looked)];
      markOnly(GUIDED, one);
      const subject = other ?? (one?.closest(".guide") ? null : one);
      // On a phone most of a hand lies beyond the edge; its cards come to rest in the middle.
      if (markOnly(LOOKED, subject)) subject?.scrollIntoView(IN_THE_MIDDLE);
      const place = subject?.getBoundingClientRect();
      const low = !place || place.top + place.height / 2 > innerHeight / 2;
      if (box.current) box.current.dataset.place = low ? "top" : "foot";
    };
    mark();
    const watcher = new MutationObserver(mark);
    watcher.observe(document.body, { childList: true, subtree: true });
    const clear = () => makeRoom(box.current);
    document.addEventListener("focusin", clear);
    return () => {
      document.removeEventListener("focusin", clear);
      watcher.disconnect();
      markOnly(GUIDED, null);
      markOnly(LOOKED, null);
    };
  }, [clicked, looked]);
}

/** A first game is over when its last lesson was read; or at once, if that was told with another
 * box.
 * @param {Sight} sight @param {Lesson | null} lesson @param {() => void} close
 * @returns {() => void} what is done when a lesson was read */
export function useEnd(sight, lesson, close) {
  const boxes = sight.settings.expansions ?? [];
  const isOver = Boolean(sight.parts.result);
  const isFirst = boxes.some((box) => !guidance.value.ended.includes(box));
  useEffect(() => {
    if (isOver && isFirst && !lesson) noteEnd(boxes);
  }, [isOver, isFirst, !lesson]);
  return () => {
    close();
    if (isOver) noteEnd(boxes);
  };
}

/** @param {{sight: Sight, where: import("./lessons.js").Where}} props */
export function Guide({ sight, where }) {
  const moment = { sight, where, taken: where === "card" ? (chosen(sight)?.id ?? null) : null };
  const [lesson, close] = useLesson(moment);
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} */ (
    useRef(null)
  );
  const wanted = useWanted(moment, lesson);
  const looks = lesson && !lesson.deed;
  useMarks(
    box,
    looks ? "#guide-on" : target(moment, wanted),
    looks ? lookOf(lesson, moment) : null,
  );
  const read = useEnd(sight, lesson, close);
  return (
    lesson &&
    html`<aside class="guide" ref=${box} aria-label=${say("guide-title")} data-lesson=${lesson.id}>
      <p class="guide__told" aria-live="polite">${say(`guide-${lesson.id}`)}</p>
      <p class="guide__do">
        <button type="button" class="button button--main" id="guide-on" onClick=${read}>
          ${say("guide-on")}
        </button>
        ${
          where !== "end" &&
          html`<button
            type="button"
            class="button"
            id="guide-skip"
            onClick=${() => guide(false)}
          >
            ${say("guide-skip")}
          </button>`
        }
      </p>
    </aside>`
  );
}

/** @param {Lesson} lesson @param {Moment} moment */
const lookOf = (lesson, moment) =>
  lesson.look && comesUp(lesson, moment) ? lesson.look(moment) : null;

/** What is suggested in a round: what its lesson was about, until another lesson comes.
 * @param {Moment} moment @param {Lesson | null} lesson */
function useWanted(moment, lesson) {
  const last = useRef(
    /** @type {{round: number, deed: import("./lessons.js").Deed | null}} */ ({
      round: -1,
      deed: null,
    }),
  );
  const round = moment.sight.round?.number ?? 0;
  const fresh = lesson?.deed && moment.where === "hand" ? lesson.deed(moment) : null;
  if (last.current.round !== round) last.current = { round, deed: suggestion(moment) };
  if (fresh) last.current = { round, deed: fresh };
  return last.current.deed;
}
