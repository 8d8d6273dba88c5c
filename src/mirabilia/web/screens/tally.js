/** What a score pad counts, as a sheet. */

import { Face } from "../components/face.js";
import { classes, html } from "../html.js";
import { say, written } from "../words.js";
import { nameOf } from "./seating.js";
import { Head, SumHead } from "./sheet.js";

/** @typedef {import("../points.js").Pad} Pad */
/** @typedef {ReturnType<typeof import("../points.js").sheetOf>} Sheet */

/** @param {{pad: Pad, sheet: Sheet}} props */
function Columns({ pad, sheet }) {
  return html`<tr>
    <td></td>
    ${pad.cities.map(
      ({ board }, seat) => html`<th
        scope="col"
        key=${seat}
        class=${classes("pad__who", sheet.ranks[seat] === 1 && "pad--winner")}
      >
        <span class="pad__face">
          <${Face} seat=${seat} />
          <b class="pad__rank" aria-label=${say("end-rank", { rank: sheet.ranks[seat] })}>
            ${sheet.ranks[seat]}
          </b>
        </span>
        <span class="pad__name">
          <bdi>${nameOf(pad.cities, seat)}</bdi>
          <small>${say(`city-${board}`)}</small>
        </span>
      </th>`,
    )}
  </tr>`;
}

/** @param {{sheet: Sheet, label: string, figures: number[]}} props */
function Sum({ sheet, label, figures }) {
  return html`<tr class="pad__total">
    <${SumHead} label=${label} />
    ${figures.map(
      (figure, seat) => html`<td class=${classes(sheet.ranks[seat] === 1 && "pad--winner")}>
        ${written(figure)}
      </td>`,
    )}
  </tr>`;
}

/** @param {{pad: Pad, sheet: Sheet}} props */
export function Tally({ pad, sheet }) {
  return html`<table class="pad pad--${pad.cities.length}" id="score-sheet">
    <thead>
      <${Columns} pad=${pad} sheet=${sheet} />
    </thead>
    <tbody>
      ${sheet.lines.map(
        (line) => html`<tr class="pad__line line--${line}" key=${line}>
          <${Head} line=${line} />
          ${sheet.points.map(
            (points, seat) => html`<td
              class=${classes(
                sheet.ranks[seat] === 1 && "pad--winner",
                !points[line] && "pad--none",
              )}
            >
              <span>${written(points[line])}</span>
            </td>`,
          )}
        </tr>`,
      )}
    </tbody>
    <tfoot>
      <${Sum} sheet=${sheet} label=${say("line-total")} figures=${sheet.totals} />
      ${
        pad.teams &&
        html`<${Sum} sheet=${sheet} label=${say("line-team")} figures=${sheet.teams} />`
      }
    </tfoot>
  </table>`;
}
