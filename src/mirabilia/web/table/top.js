/** The top line: age and turn, whom the game waits for, and what can be opened. */

import { Face } from "../components/face.js";
import { LanguageChoice, Menu, ThemeButton } from "../components/menu.js";
import { KeysSwitch, TextSwitch } from "../components/preferences.js";
import { Icon, ROMAN } from "../components/symbols.js";
import { classes, html, range } from "../html.js";
import { isSecure } from "../installing.js";
import { askCalls, calls, canNotify, notifies, switchNotices } from "../net/called.js";
import { keep, kept } from "../net/kept.js";
import { ahead } from "../net/live.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { AwakeButton } from "./awake.js";
import { stateOf } from "./cities.js";
import { revealing } from "./curtain.js";
import { guidance, guide } from "./guiding.js";
import { playerName } from "./names.js";
import { opened, unread } from "./opened.js";
import { nameWithLevel } from "./seated.js";
import { heading, isMine, waiting } from "./turn.js";

/** @typedef {import("./view.js").Sight} Sight */

const SECOND = 1000;
/** From so many seconds on the clock warns. */
const LATE = 10;

/** The seconds that are left, by the server's clock. @param {{deadline: number}} props */
export function Clock({ deadline }) {
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
  const mine = isMine(sight) || (revealing.value && sight.me !== null);
  return html`<p class=${classes("top__wait", mine && "top__wait--mine")}>
    ${mine && html`<${Face} seat=${sight.chair} />`}
    <span>${revealing.value ? say("play-revealed") : waiting(sight)}</span>
  </p>`;
}

/** All who play, with who has chosen. On phones only those who are waited for.
 * @param {{sight: Sight}} props */
function Faces({ sight }) {
  const small = ["upright", "side"].includes(layout.value.name);
  const seats = small ? sight.awaited() : [sight.chair, ...sight.others()];
  return html`<span class="top__faces" style=${{ "--faces": seats.length }}>
    ${seats.map(
      (seat) => html`<${Face}
        key=${seat}
        seat=${seat}
        name=${nameWithLevel(sight.parts.table.seats, seat) ?? playerName(sight, seat)}
        state=${stateOf(sight, seat)}
      />`,
    )}
  </span>`;
}

/** The ages as medals, the turns as pips, and which way hands pass: what the heading says.
 * @param {{sight: Sight}} props */
function When({ sight }) {
  const { age, turn } = sight.now;
  const { turns, passing } = sight.course;
  if (!age || sight.parts.result) return null;
  return html`<span class="when" aria-hidden="true">
    ${[1, 2, 3].map(
      (one) => html`<i class=${classes("when__age", one === age && "when__age--now")}>
        ${ROMAN[one]}
      </i>`,
    )}
    ${
      turn > 0 &&
      html`
        <span class="when__turns">
          ${range(turns).map(
            (one) => html`<i
              class=${classes(one + 1 < turn && "past", one + 1 === turn && "now")}
            ></i>`,
          )}
        </span>
        <span class="when__told">
          <b>
            ${turn > turns ? say("chapter-last", { age }) : say("top-turn", { turn, turns })}
          </b>
          ${
            passing &&
            html`<span class="when__pass">
              <${Icon} name="pass-${passing}" />
              ${say("top-pass", { side: passing })}
            </span>`
          }
        </span>
      `
    }
  </span>`;
}

/** With an icon, its label is only heard.
 * @param {{what: import("./opened.js").Opening, icon?: string, label: string, count?: number,
 *   class?: string}} props */
function Opener({ what, icon, label, count = 0, class: extra }) {
  return html`<button
    type="button"
    class=${classes("button", extra)}
    data-open=${what}
    onClick=${() => {
      opened.value = what;
    }}
  >
    ${icon ? html`<${Icon} name=${icon} /><span class="unseen">${label}</span>` : label}
    ${count > 0 && html`<span class="badge">${count}</span>`}
  </button>`;
}

/** Whether sounds are wanted: not until they are switched on here. */
export const sounds = signal(kept("sound") === true);

/** Sounds, on or off. */
export function SoundButton() {
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

/** Notifications when it is one's turn, or why an address cannot have them. */
export function NoticeButton() {
  useEffect(() => {
    askCalls().catch(() => {});
  }, []);
  if (!isSecure()) return html`<p class="menu__why">${say("notices-insecure")}</p>`;
  if (!canNotify()) return null;
  return html`
    <button
      class="button"
      type="button"
      id="notice-switch"
      aria-pressed=${notifies.value ? "true" : "false"}
      onClick=${switchNotices}
    >
      ${say("notices")}
    </button>
    ${calls.value && html`<p class="menu__why" id="notice-push">${say("notices-push")}</p>`}
  `;
}

/** Be guided again, or no longer. */
export function GuideSwitch() {
  const { on } = guidance.value;
  return html`<button
    class="button"
    type="button"
    id="guide-switch"
    aria-pressed=${on ? "true" : "false"}
    onClick=${() => guide(!on)}
  >
    ${say("guide-title")}
  </button>`;
}

/** @param {{sight: Sight}} props */
function TableMenu({ sight }) {
  const plays = sight.me !== null && !sight.parts.result;
  return html`<${Menu} label=${say("play-menu")}>
    <${Opener} what="rules" label=${say("title-rules")} />
    ${plays && html`<${GuideSwitch} />`}
    <${Opener} what="invite" label=${say("invite-title")} />
    <a class="button" href="/learn" target="_blank">
      ${say("home-learn")}
    </a>
    <a class="button" href="/gallery.html" target="_blank">
      ${say("gallery-title")}
    </a>
    <${LanguageChoice} />
    <${SoundButton} />
    <${NoticeButton} />
    <${Opener} what="keys" label=${say("keys-title")} />
    <${KeysSwitch} />
    <${TextSwitch} />
    <${AwakeButton} />
    <${ThemeButton} />
    ${sight.me !== null && html`<${Opener} what="name" label=${say("home-name")} />`}
    ${plays && html`<${Opener} what="leave" label=${say("play-leave")} />`}
    <a class="button" href="/">
      ${say("play-home")}
    </a>
  </${Menu}>`;
}

/** @param {{sight: Sight, beside?: boolean}} props whether log and chat lie beside the table */
export function TopLine({ sight, beside = false }) {
  const { watchers } = sight.snapshot;
  const deadline = sight.round?.deadline;
  return html`<header class="top">
    <h1 class=${classes(sight.now.age > 0 && !sight.parts.result && "unseen")}>
      ${heading(sight)}
    </h1>
    <${When} sight=${sight} />
    <${Waiting} sight=${sight} />
    ${deadline && html`<${Clock} key=${deadline} deadline=${deadline} />`}
    ${sight.me === null && html`<span class="quiet">${say("play-watch")}</span>`}
    ${
      watchers > 0 &&
      sight.me !== null &&
      html`<span class="top__watchers quiet">${say("play-watchers", { count: watchers })}</span>`
    }
    <${Faces} sight=${sight} />
    ${
      !beside &&
      html`
        <${Opener} what="log" icon="log" label=${say("title-log")} class="opener" />
        <${Opener}
          what="chat"
          icon="chat"
          label=${say("chat-title")}
          count=${unread(sight)}
          class="opener"
        />
      `
    }
    <${TableMenu} sight=${sight} />
  </header>`;
}
