/** The top line: age and turn, whom the game waits for, and what can be opened. */

import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { keep, kept } from "../net/kept.js";
import { ahead, leave } from "../net/live.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { opened, unread } from "./opened.js";

/** @typedef {import("./view.js").Sight} Sight */

const SECOND = 1000;
/** From so many seconds on the clock warns. */
const LATE = 10;

/** @param {Sight} sight */
function heading(sight) {
  const { age, turn } = sight.now;
  if (sight.parts.result) return say("play-over");
  if (!age)
    return sight.round?.asked.includes("keep") ? say("title-selection") : say("chapter-opening");
  if (!turn) return say("title-recruitment", { age });
  if (turn > sight.course.turns) return say("chapter-last", { age });
  return say("title-turn", {
    age,
    turn,
    turns: sight.course.turns,
    side: sight.course.passing ?? "left",
  });
}

/** The seconds that are left, by the server's clock. @param {{deadline: number}} props */
function Clock({ deadline }) {
  const [now, tick] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => tick(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((deadline - ahead.value - now) / SECOND));
  return html`<span
    class=${classes("clock", left <= LATE && "clock--late")}
    role="timer"
    data-tip=${say("play-clock")}
  >
    ${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}
  </span>`;
}

/** Whom the game waits for. @param {{sight: Sight}} props */
function Waiting({ sight }) {
  const awaited = sight.awaited();
  const mine = sight.me !== null && awaited.includes(sight.me);
  const names = awaited.map((seat) => say("seat-name", { who: sight.who(seat) })).join(", ");
  return html`<p class=${classes("top__wait", mine && "top__wait--mine")} role="status">
    ${
      mine
        ? say("play-your-turn", { decision: sight.asked() ?? "card" })
        : names && say("play-waiting", { names })
    }
  </p>`;
}

/** @param {{what: import("./opened.js").Opening, icon?: string, label: string,
 *   count?: number}} props */
function Opener({ what, icon, label, count = 0 }) {
  return html`<button
    type="button"
    class="button"
    onClick=${() => {
      opened.value = what;
    }}
  >
    ${icon && html`<${Icon} name=${icon} />`}
    ${label}
    ${count > 0 && html`<span class="badge">${count}</span>`}
  </button>`;
}

/** Whether sounds are wanted: not until they are switched on here. */
export const sounds = signal(kept("sound") === true);

/** Sounds, on or off. */
function SoundButton() {
  const change = () => {
    sounds.value = !sounds.value;
    keep("sound", sounds.value);
  };
  return html`<button
    class="button"
    type="button"
    id="sound-switch"
    aria-pressed=${sounds.value ? "true" : "false"}
    onClick=${change}
  >
    <${Icon} name=${sounds.value ? "sound" : "silence"} />
    ${say("play-sound")}
  </button>`;
}

/** @param {{sight: Sight}} props */
function Menu({ sight }) {
  return html`<details class="menu">
    <summary class="button">
      <${Icon} name="menu" />
      <span class="unseen">${say("play-menu")}</span>
    </summary>
    <div
      class="menu__list"
      onClick=${(/** @type {any} */ event) =>
        event.target.closest("button") && event.currentTarget.parentElement.removeAttribute("open")}
    >
      <${Opener} what="rules" label=${say("title-rules")} />
      <${Opener} what="invite" label=${say("invite-title")} />
      <a class="button" href="/gallery.html" target="_blank">
        ${say("gallery-title")}
      </a>
      <${LanguageChoice} sight=${sight} />
      <${SoundButton} />
      <${ThemeButton} />
      ${
        sight.me !== null &&
        !sight.parts.result &&
        html`<button type="button" class="button" onClick=${leave}>
          ${say("play-leave")}
        </button>`
      }
      <a class="button" href="/">
        ${say("play-home")}
      </a>
    </div>
  </details>`;
}

/** @param {{sight: Sight}} props */
export function TopLine({ sight }) {
  const side = sight.course.passing;
  const { watchers } = sight.snapshot;
  const deadline = sight.round?.deadline;
  return html`<header class="top">
    <a class="top__home" href="/" aria-label=${say("play-home")}>
      <${Icon} name="wonder" />
    </a>
    <h1>${heading(sight)}</h1>
    ${
      sight.now.turn > 0 &&
      !sight.parts.result &&
      html`<${Icon} name="pass-${side}" class="top__pass" />`
    }
    <${Waiting} sight=${sight} />
    ${deadline && html`<${Clock} key=${deadline} deadline=${deadline} />`}
    ${sight.me === null && html`<span class="quiet">${say("play-watch")}</span>`}
    ${
      watchers > 0 &&
      sight.me !== null &&
      html`<span class="quiet">${say("play-watchers", { count: watchers })}</span>`
    }
    <${Opener} what="chat" label=${say("chat-title")} count=${unread(sight)} />
    <${Opener} what="log" label=${say("title-log")} />
    <${Menu} sight=${sight} />
  </header>`;
}
