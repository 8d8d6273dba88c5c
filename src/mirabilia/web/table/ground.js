/** The ground of a table: the sea between the cities, and the shore of the city in front. */

import { Explaining } from "../components/explaining.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { layout } from "./arrangement.js";
import { Far, Near, Seat } from "./cities.js";
import { OwnCity, OwnLine } from "./own.js";
import { tab } from "./opened.js";

/** @typedef {import("./view.js").Sight} Sight */
/** What lies on the ground: the top line, what is in the middle, the hand, what is asked.
 * @typedef {{top: any, middle: any, hand: any, asked?: any, more?: any}} Lying */
/** @typedef {Lying & {sight: Sight, open: (seat: number) => void}} Props */

/** From so many others on seats are drawn smaller, and those between the neighbours can be
 * swiped. */
const MANY = { upright: 4, side: 5 };

/** Foam and sand, drawn above the shore. */
function Coast() {
  return html`<svg
    class="coast"
    viewBox="0 0 1200 40"
    preserveAspectRatio="none"
    aria-hidden="true"
  >
    <path
      class="coast__swell"
      d="M0 22C140 2 260 4 400 16s240 18 400 6 260-20 400 2v20H0z"
    />
    <path
      class="coast__foam"
      d="M0 27C150 8 270 10 400 21s250 17 400 6 270-19 400 3v14H0z"
    />
    <path
      class="coast__sand"
      d="M0 32C150 14 270 16 400 26s250 16 400 6 270-18 400 4v8H0z"
    />
  </svg>`;
}

/** The own city, the hand, and what is asked. @param {Props} props */
function Shore({ sight, hand, asked, open }) {
  return html`<div class="shore">
    <${Coast} />
    <${OwnCity} sight=${sight} open=${open} />
    ${hand}
    ${asked}
  </div>`;
}

/** @param {Props} props */
function Wide(props) {
  const { sight, top, middle, open } = props;
  const [left, right] = sight.neighbours();
  const far = sight.others().slice(1, -1);
  return html`
    ${top}
    <div class="sea">
      <${Near} sight=${sight} seat=${left} open=${open} />
      <div class="sea__centre">
        ${
          far.length > 0 &&
          html`<div
            class=${classes(
              "ring",
              far.length === 1 && "ring--one",
              far.length > 2 && "ring--many",
            )}
          >
            ${far.map(
              (seat) => html`<${Far} key=${seat} sight=${sight} seat=${seat} open=${open} />`,
            )}
          </div>`
        }
        ${middle}
      </div>
      <${Near} sight=${sight} seat=${right} open=${open} />
    </div>
    <${Shore} ...${props} />
  `;
}

/** @param {Props} props */
function Tablet(props) {
  const { sight, top, middle, open } = props;
  const [left, right] = sight.neighbours();
  const far = sight.others().slice(1, -1);
  return html`
    ${top}
    <div class="sea">
      <${Near} sight=${sight} seat=${left} open=${open} />
      <${Near} sight=${sight} seat=${right} open=${open} />
      ${
        far.length > 0 &&
        html`<div class="seats">
          ${far.map(
            (seat) => html`<${Seat} key=${seat} sight=${sight} seat=${seat} open=${open} />`,
          )}
        </div>`
      }
      ${middle}
    </div>
    <${Shore} ...${props} />
  `;
}

/** The neighbours at both ends, the others between them. @param {Props} props */
function Seats({ sight, open }) {
  const others = sight.others();
  const seat = (/** @type {number} */ one) =>
    html`<${Seat} key=${one} sight=${sight} seat=${one} open=${open} />`;
  const many = others.length >= (layout.value.name === "side" ? MANY.side : MANY.upright);
  return html`<div
    class=${classes("seats", many && "seats--many")}
    style=${{ "--seats": others.length }}
  >
    ${seat(others[0])}
    ${
      others.length > 2 &&
      html`<div class="seats__far" style=${{ "--far": others.length - 2 }} tabindex="-1">
        ${others.slice(1, -1).map(seat)}
      </div>`
    }
    ${seat(others[others.length - 1])}
  </div>`;
}

/** @param {Props} props */
function Upright(props) {
  const { top, middle } = props;
  return html`
    ${top}
    <div class="sea">
      <${Seats} ...${props} />
      ${middle}
    </div>
    <${Shore} ...${props} />
  `;
}

/** Whether the hand or the own city is looked at. */
function Tabs() {
  const one = (/** @type {"hand" | "city"} */ name) =>
    html`<button
      type="button"
      class="tab"
      aria-pressed=${tab.value === name ? "true" : "false"}
      data-tab=${name}
      onClick=${() => {
        tab.value = name;
      }}
    >
      ${name === "hand" ? say("tab-table") : say("tab-city")}
    </button>`;
  return html`<div class="tabs">${one("hand")} ${one("city")}</div>`;
}

/** @param {Props} props */
function Side(props) {
  const { sight, top, middle, hand, asked, open } = props;
  return html`
    <${Seats} ...${props} />
    <div class="sea">
      ${top}
      <${Tabs} />
      ${middle}
    </div>
    <div class="shore">
      <${Coast} />
      ${
        tab.value === "city"
          ? html`<${OwnCity} sight=${sight} open=${open} />`
          : html`
            <${OwnLine} sight=${sight} />
            ${hand}
          `
      }
    </div>
    ${asked}
  `;
}

const ARRANGED = { wide: Wide, tablet: Tablet, upright: Upright, side: Side };

/** A table as it is laid out now. `asked` lies on it in a place of its own; `beside` it there may
 * be log and chat.
 * @param {Props & {data?: Record<string, any>, sheet?: boolean, beside?: boolean,
 *   children?: any}} props */
export function Ground({ data = {}, sheet = false, beside = false, more, ...lying }) {
  const { name, roomy } = layout.value;
  const Arranged = ARRANGED[name];
  return html`<main
    class=${classes(
      "table",
      `table--${name}`,
      beside && "table--beside",
      roomy && "table--roomy",
      sheet && "table--sheet",
    )}
    ...${data}
  >
    <${Arranged} ...${lying} />
    ${more}
    <${Explaining} catalogue=${lying.sight.catalogue} />
  </main>`;
}
