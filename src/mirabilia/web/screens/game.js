/** A game under way: what lies on the table, what is asked, what happened. */

import { Hand } from "../decisions/hand.js";
import { Asked, Panel, Prompt, isPanel, openNow } from "../decisions/panels.js";
import { html } from "../html.js";
import { AFTER, later } from "../later.js";
import { layout } from "../table/arrangement.js";
import { useMotion } from "../table/fresh.js";
import { guidance } from "../table/guiding.js";
import { Ground } from "../table/ground.js";
import { startKeys } from "../table/keys.js";
import { LastTurn } from "../table/last.js";
import { opened, showsTable } from "../table/opened.js";
import { TopLine, sounds } from "../table/top.js";
import { useEffect } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Opened } from "./dialogs.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../decisions/panels.js").Open} Open */

const Absent = later(async () => (await import("../table/absent.js")).Absent);
const Beside = later(async () => (await import("../table/beside.js")).Beside);
const End = later(async () => (await import("./end.js")).End, undefined, AFTER);
const Guide = later(async () => (await import("../decisions/guide.js")).Guide);
const Hearing = later(async () => (await import("../table/hearing.js")).Hearing);

/** The way back to the score sheet. */
function ToSheet() {
  const show = () => {
    showsTable.value = false;
  };
  return html`<p class="hand">
    <button type="button" class="button button--main" onClick=${show}>
      ${say("end-sheet")}
    </button>
  </p>`;
}

/** The row of the hand: on a wide table what is asked lies in it.
 * @param {{sight: Sight, open: Open}} props */
export function Row({ sight, open }) {
  if (sight.parts.result) return html`<${ToSheet} />`;
  if (layout.value.name !== "wide") return html`<${Hand} sight=${sight} />`;
  const drawer = isPanel(open) && html`<${Panel} sight=${sight} open=${open} />`;
  return html`<div class="row">
    <${Prompt} sight=${sight} open=${open} />
    <${Hand} sight=${sight} drawer=${drawer} />
  </div>`;
}

/** @param {{sight: Sight}} props */
export function Game({ sight }) {
  const { result } = sight.parts;
  const isOver = result && !showsTable.value;
  const { name, beside } = layout.value;
  useMotion(sight);
  useEffect(startKeys, []);
  const open = openNow(sight);
  const guided = guidance.value.on && sight.me !== null && !(result && showsTable.value);
  const more = html`
    ${guided && html`<${Guide} key="guide" sight=${sight} where=${result ? "end" : open} />`}
    ${sight.absent().length > 0 && html`<${Absent} sight=${sight} />`}
    ${sounds.value && html`<${Hearing} key="hearing" sight=${sight} />`}
    <${Opened} sight=${sight} beside=${beside && !isOver} />
  `;
  if (isOver)
    return html`<main class="table table--over">
      <${TopLine} sight=${sight} />
      <${End} sight=${sight} result=${result} />
      ${more}
    </main>`;
  return html`<${Ground}
    sight=${sight}
    data=${{ "data-asked": sight.hasAnswered() ? null : sight.asked() }}
    sheet=${isPanel(open)}
    beside=${beside}
    open=${(/** @type {number} */ seat) => {
      opened.value = seat;
    }}
    top=${html`<${TopLine} sight=${sight} beside=${beside} />`}
    middle=${html`<${LastTurn} sight=${sight} />`}
    hand=${html`<${Row} sight=${sight} open=${open} />`}
    asked=${name !== "wide" && !result && html`<${Asked} sight=${sight} open=${open} />`}
    more=${html`${beside && html`<${Beside} sight=${sight} />`}${more}`}
  />`;
}
