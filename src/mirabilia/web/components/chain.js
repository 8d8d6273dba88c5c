/** The symbol of a chain, in words too. */

import { classes, html } from "../html.js";
import { say } from "../words.js";
import { Icon } from "./symbols.js";

/** A chain's symbol on its medallion; it says what it is, or what it means here.
 * @param {{name: string, given?: boolean, tip?: string}} props */
export function ChainMark({ name, given = false, tip }) {
  return html`<span
    class=${classes("chain", given && "chain--given")}
    data-tip=${tip ?? say(`chain-${name}`)}
  >
    <${Icon} name="chain-${name}" />
  </span>`;
}
