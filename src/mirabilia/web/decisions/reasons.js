/** What a card costs and how it hangs together with others: why it can be built, and what for. */

import { costText } from "../components/explain.js";
import { ChainMark } from "../components/chain.js";
import { CostTokens } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { freeWith, leadsTo } from "../table/chains.js";
import { say } from "../words.js";

/** @typedef {import("../table/view.js").Sight} Sight */

/** @param {{sight: Sight, id: string}} props */
export function Reasons({ sight, id }) {
  const card = sight.catalogue.cards[id];
  if (!card) return null;
  const costs = card.cost.coins > 0 || card.cost.goods.length > 0;
  return html`<ul class="why">
    ${
      costs &&
      html`<li class="why__cost">
        <span class="quiet">${say("label-cost")}</span>
        <span role="img" aria-label=${costText(card.cost)}>
          <${CostTokens} cost=${card.cost} />
        </span>
      </li>`
    }
    ${freeWith(sight, id).map(
      ({ symbol, cards, own }) => html`<li class=${classes("why__chain", own && "why__chain--own")}>
        <${ChainMark} name=${symbol} />
        ${say("chain-free-with", { cards: cards.join(" "), own: own ? "yes" : "no" })}
      </li>`,
    )}
    ${leadsTo(sight, id).map(
      ({ symbol, cards }) => html`<li class="why__chain">
        <${ChainMark} name=${symbol} given />
        ${say("chain-leads-to", { cards: cards.join(" ") })}
      </li>`,
    )}
  </ul>`;
}
