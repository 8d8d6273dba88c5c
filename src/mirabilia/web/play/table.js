/** The table: what lies on it, what is asked, what happened. */

import { Icon, Pips } from "../components/symbols.js";
import { html } from "../html.js";
import { signal } from "../vendor/signals.js";
import { useEffect, useRef } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Glance, WholeCity } from "./cities.js";
import { Decision, Hand } from "./decisions.js";
import { End } from "./end.js";
import { connect, line, refusal, sent, state } from "./live.js";
import { Lobby } from "./lobby.js";
import { ThemeButton, refusalText } from "./menu.js";
import { chapters, deeds, general, heading } from "./story.js";
import { OwnCity } from "./own.js";
import { Sight } from "./view.js";

/** @typedef {import("./story.js").Chapter} Chapter */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */

/** The city that is open large, or what else is. @type {import("../vendor/signals.js").Signal<number | "log" | null>} */
const opened = signal(null);

/** @param {{sight: Sight}} props */
function TopLine({ sight }) {
  const { age, turn } = sight.now;
  const side = sight.passesLeft() ? "left" : "right";
  return html`<header class="top">
    <a class="top__home" href="/" aria-label=${say("play-home")}><${Icon} name="wonder" /></a>
    <h1>${age && turn ? say("title-turn", { age, turn, turns: Math.max(turn, sight.turns), side })
      : age ? say("title-recruitment", { age }) : say("chapter-opening")}</h1>
    ${age > 0 && html`<${Icon} name="pass-${side}" class="top__pass" />`}
    <p class="top__wait" role="status"><${Waiting} sight=${sight} /></p>
    <button type="button" class="button" onClick=${() => { opened.value = "log"; }}>${say("title-log")}</button>
    <${ThemeButton} />
  </header>`;
}

/** Whom the game waits for. @param {{sight: Sight}} props */
function Waiting({ sight }) {
  const awaited = sight.awaited();
  if (sight.me !== null && awaited.includes(sight.me)) return say("play-your-turn", { decision: sight.asked() ?? "card" });
  if (!awaited.length) return "";
  return say("play-waiting", { names: awaited.map((seat) => say("seat-name", { who: sight.who(seat) })).join(", ") });
}

/** @param {{sight: Sight, chapter: Chapter}} props */
function Told({ sight, chapter }) {
  return html`<section class="told">
    <h3>${heading(sight, chapter)}</h3>
    <ul>${deeds(sight, chapter.events).map(({ seat, text }) => html`<li key=${seat}><b>${say("seat-name", { who: sight.who(seat) })}</b> ${text}</li>`)}
      ${general(sight, chapter.events).map((text) => html`<li class="told__fight">${text}</li>`)}</ul>
  </section>`;
}

/** @param {{sight: Sight}} props */
function Middle({ sight }) {
  const found = chapters(sight.snapshot.events);
  const last = found[found.length - 1];
  const { age, discard = [] } = sight.now;
  return html`<section class="middle">
    <${Decision} sight=${sight} />
    <div class="story" aria-live="polite">
      <div class="medallion" aria-hidden="true"><${Pips} age=${age} /><b>${["·", "I", "II", "III"][age ?? 0]}</b></div>
      ${last && html`<${Told} sight=${sight} chapter=${last} />`}
      <p class="pile" data-tip=${say("play-pile", { count: discard.length })}><${Icon} name="discard" />${discard.length}</p>
    </div>
  </section>`;
}

/** @param {{sight: Sight}} props */
function Opened({ sight }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLDialogElement | null>} */ (useRef(null));
  const what = opened.value;
  useEffect(() => {
    if (what !== null) box.current?.showModal();
    else box.current?.close();
  }, [what]);
  const close = () => { opened.value = null; };
  return html`<dialog ref=${box} class="opened" onClose=${close} onClick=${(/** @type {any} */ event) => event.target === box.current && close()}>
    ${what !== null && html`<button type="button" class="button opened__close" onClick=${close}>${say("play-close")}</button>
    ${what === "log" ? html`<div class="log"><h2>${say("title-log")}</h2>
        ${chapters(sight.snapshot.events).reverse().map((chapter) => html`<${Told} sight=${sight} chapter=${chapter} />`)}</div>`
      : html`<${WholeCity} sight=${sight} seat=${what} />`}`}
  </dialog>`;
}

/** What the connection or the server has to say. */
function Banner() {
  const refused = refusal.value && refusalText(refusal.value);
  if (line.value === "lost") return html`<p class="banner" role="alert">${say("play-lost")}</p>`;
  if (line.value === "elsewhere") return html`<p class="banner" role="alert">${say("play-elsewhere")}
    <button class="button" type="button" onClick=${() => { line.value = "opening"; connect(); }}>${say("play-here")}</button></p>`;
  return refused ? html`<p class="banner" role="alert">${refused}
    ${line.value === "ended" && html`<a class="button" href="/">${say("play-home")}</a>`}</p>` : null;
}

/** @param {{sight: Sight}} props */
function Game({ sight }) {
  const others = sight.others();
  const [left, right] = [others[0], others[others.length - 1]];
  const far = others.slice(1, -1);
  const open = (/** @type {number} */ seat) => { opened.value = seat; };
  const { result } = sight.parts;
  return html`<main class="table">
    <${TopLine} sight=${sight} />
    ${far.length > 0 && html`<div class="ring">${far.map((seat) => html`<${Glance} key=${seat} sight=${sight} seat=${seat} near=${false} open=${open} />`)}</div>`}
    <div class="around">
      <${Glance} sight=${sight} seat=${left} near=${true} open=${open} />
      ${result ? html`<${End} sight=${sight} result=${result} />` : html`<${Middle} sight=${sight} />`}
      <${Glance} sight=${sight} seat=${right} near=${true} open=${open} />
    </div>
    <${OwnCity} sight=${sight} />
    ${!result && html`<${Hand} sight=${sight} />`}
    <${Opened} sight=${sight} />
  </main>`;
}

/** @param {{catalogue: Catalogue}} props */
export function TablePage({ catalogue }) {
  const now = state.value;
  if (!now) return html`<${Banner} /><p class="opening">${line.value === "ended" ? "" : say("play-opening")}</p>`;
  const sight = new Sight(catalogue, now, sent.value);
  const { status } = sight.parts.table;
  return html`<${Banner} />
    ${status === "lobby" ? html`<${Lobby} sight=${sight} />`
      : sight.cities.length ? html`<${Game} sight=${sight} />` : html`<p class="opening">${say("play-closed")}</p>`}`;
}
