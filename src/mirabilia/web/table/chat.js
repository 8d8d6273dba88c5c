/** Chat: for the table, and in team games for the team. */

import { Face } from "../components/face.js";
import { classes, html } from "../html.js";
import { send } from "../net/live.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { chats, lookAtChat } from "./opened.js";
import { Person } from "./person.js";
import { speakerOf } from "./speaker.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Line} Line */

const LONGEST = 500;
/** @type {import("../vendor/signals.js").Signal<"table" | "team">} */
const channel = signal("table");
const text = signal("");

/** @param {{sight: Sight, line: Line}} props */
function Said({ sight, line }) {
  const { seat, name } = speakerOf(sight, line);
  const isOwn = line.guest === sight.snapshot.guest;
  return html`<li class=${classes("said", `said--${line.channel}`, isOwn && "said--own")}>
    ${seat >= 0 && html`<${Face} seat=${seat} />`}
    <b><${Person} sight=${sight} guest=${line.guest} name=${name} line=${line} /></b>
    ${
      line.channel === "team" &&
      html`<span class="quiet"> ${say("chat-channel", { channel: "team" })}</span>`
    }${" "}
    <bdi>${line.text}</bdi>
  </li>`;
}

/** @param {Event} event */
function speak(event) {
  event.preventDefault();
  if (!text.value.trim()) return;
  send({ type: "say", text: text.value.trim(), channel: channel.value });
  text.value = "";
}

/** Whether the chat is open, which the host decides. @param {{sight: Sight}} props */
function Closing({ sight }) {
  const { host, chat_open: open } = sight.parts.table;
  const change = () => send({ type: open ? "close_chat" : "open_chat" });
  return html`
    ${!open && html`<p class="chat__closed" role="status">${say("chat-closed")}</p>`}
    ${
      host === sight.snapshot.guest &&
      html`<label class="chat__switch">
        <input type="checkbox" id="chat-switch" checked=${open} onChange=${change} />
        ${say("chat-open")}
      </label>`
    }
  `;
}

/** @param {{sight: Sight}} props */
function Speaking({ sight }) {
  const teams = sight.settings.teams && sight.me !== null;
  return html`<form class="chat__say" onSubmit=${speak}>
    ${
      teams &&
      html`<select
        class="field"
        value=${channel.value}
        aria-label=${say("chat-to")}
        onChange=${(/** @type {any} */ event) => {
          channel.value = event.target.value;
        }}
      >
        <option value="table">${say("chat-channel", { channel: "table" })}</option>
        <option value="team">${say("chat-channel", { channel: "team" })}</option>
      </select>`
    }
    <input
      class="field"
      id="chat-text"
      dir="auto"
      maxlength=${LONGEST}
      value=${text.value}
      placeholder=${say("chat-hint")}
      aria-label=${say("chat-hint")}
      onInput=${(/** @type {any} */ event) => {
        text.value = event.target.value;
      }}
    />
    <button class="button" type="submit">
      ${say("chat-send")}
    </button>
  </form>`;
}

/** @param {{sight: Sight}} props */
export function Chat({ sight }) {
  const end = /** @type {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} */ (
    useRef(null)
  );
  const lines = [...sight.snapshot.chat].sort((one, other) => one.at - other.at);
  useEffect(() => {
    chats.value++;
    return () => {
      chats.value--;
    };
  }, []);
  useEffect(() => {
    lookAtChat(sight);
    end.current?.scrollIntoView({ block: "nearest" });
  }, [lines.length]);
  return html`<div class="chat">
    <h2>${say("chat-title")}</h2>
    <ul class="chat__lines" aria-live="polite">
      ${lines.map(
        (line) =>
          html`<${Said} key="${line.channel} ${line.number}" sight=${sight} line=${line} />`,
      )}
      ${!lines.length && html`<li class="quiet">${say("chat-none")}</li>`}
      <li ref=${end}></li>
    </ul>
    ${sight.parts.table.chat_open && html`<${Speaking} sight=${sight} />`}
    <${Closing} sight=${sight} />
  </div>`;
}
