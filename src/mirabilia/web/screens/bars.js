/** Where the points came from: one bar for each city, in the colours of the sheet. What was lost
 * lies hatched before the line of zero. */

import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { listed, say, written } from "../words.js";
import { SYMBOLS, byRank, total } from "./sheet.js";
import { Whose } from "./whose.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Result} Result */

/** From so much of the bar on there is room for a figure, and for the symbol before it. */
const ROOM = { figure: 0.06, symbol: 0.15 };

/** @param {{line: string, points: number, whole: number}} props */
function Part({ line, points, whole }) {
  const share = Math.abs(points) / whole;
  const label = say("end-part", { line: say(`sheet-${line}`), points });
  return html`<span
    class=${classes("bars__part", `line--${line}`, points < 0 && "bars__part--lost")}
    style=${{ "--share": share }}
    data-tip=${label}
  >
    ${share >= ROOM.symbol && html`<${Icon} name=${SYMBOLS[line]} />`}
    ${share >= ROOM.figure && html`<b>${written(points)}</b>`}
  </span>`;
}

/** @param {Record<string, number>} lines */
const spoken = (lines) =>
  listed(
    Object.entries(lines)
      .filter(([, points]) => points)
      .map(([line, points]) => say("end-part", { line: say(`sheet-${line}`), points })),
    "series",
  );

/** What was lost, then what was gained. @param {Record<string, number>} lines */
function halves(lines) {
  const parts = Object.entries(lines);
  return [parts.filter(([, points]) => points < 0), parts.filter(([, points]) => points > 0)];
}

/** How much some parts come to. @param {[string, number][]} parts */
const size = (parts) => Math.abs(total(Object.fromEntries(parts)));

/** @param {{sight: Sight, result: Result}} props */
export function Bars({ sight, result }) {
  const [least, most] = [0, 1].map((half) =>
    Math.max(half, ...result.points.map((lines) => size(halves(lines)[half]))),
  );
  const whole = least + most;
  return html`
    <ul class="bars" style=${{ "--zero": least / whole }}>
      ${byRank(sight, result).map((seat) => {
        const lines = result.points[seat];
        const [lost, gained] = halves(lines);
        return html`<li key=${seat}>
          <${Whose} sight=${sight} seat=${seat} />
          <span
            class="bars__bar"
            role="img"
            aria-label=${spoken(lines)}
            style=${{ "--before": (least - size(lost)) / whole }}
          >
            ${[...lost, ...gained].map(
              ([line, points]) =>
                html`<${Part} key=${line} line=${line} points=${points} whole=${whole} />`,
            )}
          </span>
          <b class="bars__sum">${written(total(lines))}</b>
        </li>`;
      })}
    </ul>
    ${
      least > 0 &&
      html`<p class="bars__key" aria-hidden="true">
        <i class="bars__part bars__part--lost"><b>−</b></i>
        ${say("end-lost")}
      </p>`
    }
  `;
}
