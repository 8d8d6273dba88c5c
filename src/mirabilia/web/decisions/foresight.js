/** What would this do? Asked for what is chosen, and told in figures that the server works out. */

import { Named } from "../components/named.js";
import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { foresightFor } from "../net/api.js";
import { keep, kept } from "../net/kept.js";
import { errorText } from "../net/refusals.js";
import { blocksOf } from "../table/foretold.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../table/foretold.js").Block} Block */
/** @typedef {{table: string, round: number, piece: string | null}} Wish */
/** @typedef {Wish & {found: import("../types.d.ts").Foreseen | null, problem: unknown}} Told */

const NAME = "foresight";

/** Whether it is shown with every card that is taken up. */
const wanted = signal(kept(NAME) === true);
/** The last that was asked for. */
const told = signal(/** @type {Told | null} */ (null));

/** @param {Sight} sight @param {string | null} piece @returns {Wish} */
const wishOf = (sight, piece) => ({
  table: sight.parts.table.id,
  round: sight.round?.number ?? 0,
  piece,
});

/** @param {Wish | null} one @param {Wish} other */
const isSame = (one, other) =>
  one?.table === other.table && one.round === other.round && one.piece === other.piece;

/** @param {Wish} wish */
async function ask(wish) {
  const asked = { ...wish, found: null, problem: null };
  told.value = asked;
  const answer = await foresightFor(wish.table, wish.round, wish.piece).then(
    (found) => ({ ...asked, found }),
    (error) => ({ ...asked, problem: error }),
  );
  if (told.value === asked) told.value = answer;
}

/** Whether it was asked for just now, and not for an earlier card. */
let isNew = false;

function toggle() {
  wanted.value = !wanted.value;
  isNew = wanted.value;
  keep(NAME, wanted.value);
}

/** Brings into sight what was asked for. @param {Element | null} one */
function reveal(one) {
  if (one && isNew) one.scrollIntoView({ block: "nearest" });
  if (one) isNew = false;
}

/** The button that shows it, or hides it again. */
export function ForesightButton() {
  return html`<button
    type="button"
    id="foresee"
    class="button foresee"
    aria-expanded=${wanted.value ? "true" : "false"}
    aria-label=${say("foresee-ask")}
    data-tip=${say("foresee-ask")}
    onClick=${toggle}
  >
    <${Icon} name="then" />
    <span class="more__label">${say("foresee-ask")}</span>
  </button>`;
}

/** @param {{block: Block}} props */
function Figures({ block: { id, title, told: text, rows } }) {
  return html`<section class="foretold__block" data-foretold=${id}>
    <h3>${title}</h3>
    ${text && html`<p>${text}</p>`}
    <dl>
      ${rows.map(
        (row) => html`<div key=${row.id} data-row=${row.id}>
          <dt data-tip=${row.id === "end" ? say("foresee-end-about") : null}>${row.label}</dt>
          <dd><${Named} name=${row.heard}>${row.shown}</${Named}></dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

/** What was found out, or why nothing was. @param {{told: Told | null}} props */
const Waiting = ({ told: now }) =>
  now?.problem
    ? html`<p class="quiet" role="alert">${errorText(now.problem)}</p>`
    : html`<p class="quiet" role="status">${say("foresee-wait")}</p>`;

/** Asks once for each piece and round. @param {Sight} sight @param {string | null} piece
 * @param {boolean} open */
function useForesight(sight, piece, open) {
  const wish = wishOf(sight, piece);
  useEffect(() => {
    if (open && !isSame(told.value, wish)) ask(wish);
  }, [open, wish.table, wish.round, piece]);
  return isSame(told.value, wish) ? told.value : null;
}

/** What a piece would do, or all that are asked about.
 * @param {{sight: Sight, piece: string | null}} props */
export function Foretold({ sight, piece }) {
  const open = wanted.value;
  const now = useForesight(sight, piece, open);
  if (!open) return null;
  return html`<section
    class="foretold"
    aria-label=${say("foresee-ask")}
    ref=${now?.found ? reveal : null}
  >
    ${
      now?.found
        ? blocksOf(sight, now.found, piece).map(
            (block) => html`<${Figures} key=${block.id} block=${block} />`,
          )
        : html`<${Waiting} told=${now} />`
    }
    ${now?.found && html`<p class="quiet foretold__about">${say("foresee-end-about")}</p>`}
  </section>`;
}

/** The piece whose figures are open in the text table, with its round. */
const opened = signal({ round: 0, piece: /** @type {string | null} */ (null) });

/** The same as text: a button, and below it headings and lists.
 * @param {{sight: Sight, piece: string}} props */
export function TextForesight({ sight, piece }) {
  const round = sight.round?.number ?? 0;
  const open = opened.value.round === round && opened.value.piece === piece;
  const now = useForesight(sight, piece, open);
  const change = () => {
    opened.value = { round, piece: open ? null : piece };
  };
  return html`
    <button
      type="button"
      class="button"
      data-foresee=${piece}
      aria-expanded=${open ? "true" : "false"}
      onClick=${change}
    >
      ${say("foresee-ask")}
    </button>
    ${open && !now?.found && html`<${Waiting} told=${now} />`}
    ${
      open &&
      now?.found &&
      blocksOf(sight, now.found, piece).map(
        ({ id, title, told: text, rows }) => html`<div key=${id} data-foretold=${id}>
          <h4>${title}</h4>
          <ul>
            ${text && html`<li>${text}</li>`}
            ${rows.map(
              (row) => html`<li key=${row.id}>
                ${say("foresee-row", { label: row.label, value: row.heard })}
              </li>`,
            )}
          </ul>
        </div>`,
      )
    }
  `;
}
