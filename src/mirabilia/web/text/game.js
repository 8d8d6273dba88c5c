/** A table as text: the same game as headings, lists and buttons alone. */

import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { TextSwitch } from "../components/preferences.js";
import { html } from "../html.js";
import { Absent } from "../table/absent.js";
import { sentences } from "../table/announced.js";
import { AwakeButton } from "../table/awake.js";
import { guidance } from "../table/guiding.js";
import { opened, unread } from "../table/opened.js";
import { chapters, heading as chapterHeading } from "../table/story.js";
import { Clock, GuideSwitch, NoticeButton, SoundButton } from "../table/top.js";
import { heading, waiting } from "../table/turn.js";
import { say } from "../words.js";
import { TextAsked } from "./asked.js";
import { List, TextCity } from "./city.js";
import { TextGuide } from "./guide.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/opened.js").Opening} Opening */

/** @param {{what: Opening, children?: any}} props */
function Opener({ what, children }) {
  const open = () => {
    opened.value = what;
  };
  return html`<li>
    <button type="button" class="button" onClick=${open}>${children}</button>
  </li>`;
}

/** Whether the reader is guided here. @param {Sight} sight */
export const isGuided = (sight) => guidance.value.on && sight.me !== null;

/** What the menu of the drawn table has. @param {{sight: Sight}} props */
export function TextMenu({ sight }) {
  const count = unread(sight);
  const plays = sight.me !== null && !sight.parts.result;
  return html`<nav aria-label=${say("play-menu")}>
    <ul class="text__menu">
      <${Opener} what="chat">
        ${count ? say("text-chat", { count }) : say("chat-title")}
      </${Opener}>
      <${Opener} what="log">${say("title-log")}</${Opener}>
      <${Opener} what="rules">${say("title-rules")}</${Opener}>
      <${Opener} what="invite">${say("invite-title")}</${Opener}>
      ${plays && html`<li><${GuideSwitch} /></li>`}
      <li><${TextSwitch} /></li>
      <li><${SoundButton} /></li>
      <li><${NoticeButton} /></li>
      <li><${AwakeButton} /></li>
      <li><${ThemeButton} /></li>
      <li><${LanguageChoice} /></li>
      ${sight.me !== null && html`<${Opener} what="name">${say("home-name")}</${Opener}>`}
      ${plays && html`<${Opener} what="leave">${say("play-leave")}</${Opener}>`}
      <li><a class="button" href="/">${say("play-home")}</a></li>
    </ul>
  </nav>`;
}

/** The last turn, a sentence for each city. @param {{sight: Sight}} props */
function Happened({ sight }) {
  const last = chapters(sight.snapshot.events).at(-1);
  if (!last) return null;
  return html`<section>
    <h2>${say("title-story")}</h2>
    <h3>${chapterHeading(sight, last)}</h3>
    <${List} texts=${sentences(sight, last.events)} />
  </section>`;
}

/** The mate's hand, which may be seen (T-2). @param {{sight: Sight}} props */
function MatesHand({ sight }) {
  const mate = sight.others().find((seat) => sight.isMate(seat));
  /** @type {string[]} */
  const hand = mate === undefined ? [] : (sight.now.hands?.[mate] ?? []);
  if (!hand.length) return null;
  return html`<section>
    <h2>${say("play-mates-hand")}</h2>
    <${List} texts=${hand.map((id) => say(`card-${id}`))} />
  </section>`;
}

/** @param {{sight: Sight}} props */
export function TextGame({ sight }) {
  const { discard = [] } = sight.now;
  const deadline = sight.round?.deadline;
  return html`<main class="text" data-asked=${sight.hasAnswered() ? null : sight.asked()}>
    <header>
      <h1 tabindex="-1">${heading(sight)}</h1>
      <p>${sight.me === null ? say("play-watching") : waiting(sight)}</p>
      ${deadline && html`<p><${Clock} key=${deadline} deadline=${deadline} /></p>`}
      ${sight.absent().length > 0 && html`<${Absent} sight=${sight} />`}
    </header>
    ${isGuided(sight) && html`<${TextGuide} sight=${sight} />`}
    <${TextAsked} sight=${sight} />
    <${Happened} sight=${sight} />
    <p>${say("play-pile", { count: discard.length })}</p>
    ${[sight.chair, ...sight.others()].map(
      (seat) => html`<${TextCity} key=${seat} sight=${sight} seat=${seat} />`,
    )}
    <${MatesHand} sight=${sight} />
    <${TextMenu} sight=${sight} />
  </main>`;
}
