/** The score pad, for those who play with the real boxes: what each city has, and its points. */

import { PageHead } from "../components/menu.js";
import { Icon } from "../components/symbols.js";
import { html } from "../html.js";
import { keep, kept } from "../net/kept.js";
import { NoPad, emptyPad, fitting, linkOf, padFrom, padOfLink } from "../pads.js";
import { sheetOf } from "../points.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { language, say } from "../words.js";
import { Categories } from "./categories.js";
import { CopyField } from "./link.js";
import { Seating, nameOf } from "./seating.js";
import { Tally } from "./tally.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../points.js").Pad} Pad */
/** @typedef {{at: number, pad: Pad}} Kept a sheet, and when it was begun */

const KEPT = "pads";
/** So many sheets are kept; the oldest makes room. */
const MOST_KEPT = 12;

const pad = signal(/** @type {Pad | null} */ (null));
const sheets = signal(/** @type {Kept[]} */ ([]));
/** When the sheet that is shown was begun; 0 for one that nothing was written on here. */
const begun = signal(0);
/** Whether the address has something behind it that is no sheet. */
const isWrong = signal(false);

/** The sheets that this browser keeps, but for what is none. @param {Catalogue} catalogue
 *  @returns {Kept[]} */
function keptSheets(catalogue) {
  const found = kept(KEPT);
  return (Array.isArray(found) ? found : []).slice(0, MOST_KEPT).flatMap((one) => {
    try {
      return [{ at: Number(one.at) || 1, pad: padFrom(catalogue, one.pad) }];
    } catch {
      return [];
    }
  });
}

/** @param {Kept[]} all */
function keepSheets(all) {
  sheets.value = all;
  keep(KEPT, all);
}

/** The sheet of the address, else the last one, else an empty one. @param {Catalogue} catalogue */
function begin(catalogue) {
  sheets.value = keptSheets(catalogue);
  isWrong.value = false;
  const link = location.hash.slice(1);
  const [last] = sheets.value;
  [pad.value, begun.value] = [last?.pad ?? emptyPad(catalogue), last?.at ?? 0];
  if (!link) return;
  try {
    [pad.value, begun.value] = [padOfLink(catalogue, link), 0];
  } catch (error) {
    if (!(error instanceof NoPad)) throw error;
    isWrong.value = true;
  }
}

/** @param {Catalogue} catalogue @param {Pad} next */
function change(catalogue, next) {
  pad.value = fitting(catalogue, next);
  begun.value ||= Date.now();
  const others = sheets.value.filter(({ at }) => at !== begun.value);
  keepSheets([{ at: begun.value, pad: pad.value }, ...others].slice(0, MOST_KEPT));
}

/** An empty sheet, for the same players with the same boxes. @param {Catalogue} catalogue */
function beginAgain(catalogue) {
  const last = /** @type {Pad} */ (pad.value);
  const fresh = emptyPad(catalogue, last.cities.length);
  const cities = fresh.cities.map((city, seat) => ({ ...city, name: last.cities[seat].name }));
  [pad.value, begun.value] = [{ ...last, cities }, 0];
  history.replaceState(null, "", location.pathname);
}

/** @param {{catalogue: Catalogue}} props */
function Sharing({ catalogue }) {
  const link = `${location.origin}/pad#${linkOf(catalogue, /** @type {Pad} */ (pad.value))}`;
  return html`<section class="panel form tally__share">
    <h2>${say("pad-share")}</h2>
    <p class="quiet">${say("pad-share-about")}</p>
    <${CopyField} id="pad-link" link=${link} label=${say("pad-share")} />
    <p class="tally__do">
      <button class="button" type="button" id="pad-print" onClick=${() => print()}>
        ${say("pad-print")}
      </button>
      <button
        class="button"
        type="button"
        id="pad-new"
        onClick=${() => beginAgain(catalogue)}
      >
        ${say("pad-new")}
      </button>
    </p>
  </section>`;
}

/** @param {Kept} sheet */
const sheetText = ({ at, pad: { cities } }) =>
  say("pad-kept-one", {
    date: new Date(at).toLocaleDateString(language(), { dateStyle: "medium" }),
    names: cities.map((_, seat) => nameOf(cities, seat)).join(", "),
  });

/** Sheets from before. */
function Earlier() {
  const others = sheets.value.filter(({ at }) => at !== begun.value);
  const show = (/** @type {Kept} */ one) => {
    [pad.value, begun.value] = [one.pad, one.at];
    history.replaceState(null, "", location.pathname);
  };
  return (
    others.length > 0 &&
    html`<section class="panel tally__earlier">
      <h2>${say("pad-kept")}</h2>
      <ul class="games">
        ${others.map(
          (one) => html`<li class="tally__kept" key=${one.at}>
            <button class="button" type="button" onClick=${() => show(one)}>
              ${sheetText(one)}
            </button>
            <button
              class="button"
              type="button"
              aria-label=${say("pad-delete", { what: sheetText(one) })}
              onClick=${() => keepSheets(sheets.value.filter(({ at }) => at !== one.at))}
            >
              <${Icon} name="close" />
            </button>
          </li>`,
        )}
      </ul>
    </section>`
  );
}

/** @param {{catalogue: Catalogue}} props */
export function PadPage({ catalogue }) {
  if (!pad.value) begin(catalogue);
  useEffect(() => {
    const again = () => begin(catalogue);
    addEventListener("hashchange", again);
    return () => {
      removeEventListener("hashchange", again);
      pad.value = null;
    };
  }, []);
  const now = /** @type {Pad} */ (pad.value);
  const props = {
    catalogue,
    pad: now,
    change: (/** @type {Partial<Pad>} */ told) => change(catalogue, { ...now, ...told }),
  };
  return html`<main class="home tally">
    <${PageHead} title=${say("pad-title")} />
    <p class="quiet tally__about">${say("pad-about")}</p>
    ${isWrong.value && html`<p class="alarm" role="alert">${say("pad-wrong-link")}</p>`}
    <div class="tally__columns">
      <div class="tally__form">
        <${Seating} ...${props} />
        <${Categories} ...${props} />
      </div>
      <div class="tally__result">
        <${Tally} pad=${now} sheet=${sheetOf(catalogue, now)} />
        <${Sharing} catalogue=${catalogue} />
        <${Earlier} />
      </div>
    </div>
  </main>`;
}
