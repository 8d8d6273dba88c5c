/** What can be done with what is chosen from the hand, and why the rest cannot. */

import { Effects } from "../components/effects.js";
import { Face } from "../components/face.js";
import { Named } from "../components/named.js";
import { Figure, Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { play } from "../net/live.js";
import { playerName } from "../table/names.js";
import { readMove } from "../table/moves.js";
import { nextSpace, obstacleText, payeeOf, saleText, wayText } from "../table/spoken.js";
import { say } from "../words.js";
import { intoSight, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Possibility} Possibility */
/** @typedef {import("../types.d.ts").Payment} Payment */
/** @typedef {{icon: string, title: string, gift?: any, fleet?: string | null}} Deed */

/** Who gets how much: coins, face and name.
 * @param {{sight: Sight, payee: string, coins: number}} props */
function Paid({ sight, payee, coins }) {
  const seat = payee === "bank" ? null : payeeOf(sight, payee);
  const told =
    seat === null
      ? say("pay-bank", { coins })
      : say("pay-city", { coins, who: sight.who(seat), side: payee });
  return html`<span class="paid" role="img" aria-label=${told} data-tip=${told}>
    <${Figure} icon="coin" value=${coins} />
    ${seat === null ? html`<${Icon} name="bank" />` : html`<${Face} seat=${seat} />`}
    ${seat !== null && html`<bdi class="paid__name">${playerName(sight, seat)}</bdi>`}
  </span>`;
}

/** Why a way costs nothing. @param {Sight} sight @param {Offer} offer @param {Payment} way */
function whyFree(sight, offer, way) {
  const { verb, ship } = readMove(way.move);
  if (way.free_by)
    return way.free_by in sight.catalogue.leaders
      ? say("way-leader", { leader: way.free_by })
      : say("way-right", { board: way.free_by });
  if (verb === "build" && !ship && offer.chain.length)
    return say("way-chain", { cards: offer.chain.join(" ") });
  const goods =
    verb === "stage"
      ? sight.nextStage()?.cost.goods
      : sight.catalogue.cards[offer.piece]?.cost.goods;
  return goods?.length ? say("ribbon-own") : say("ribbon-free");
}

/** What a way takes. @param {{sight: Sight, offer: Offer, way: Payment}} props */
function Price({ sight, offer, way }) {
  const paid = Object.entries(way.pays);
  return html`<span class="price">
    ${
      paid.length && way.coins
        ? paid.map(
            ([payee, coins]) => html`<${Paid} sight=${sight} payee=${payee} coins=${coins} />`,
          )
        : whyFree(sight, offer, way)
    }
  </span>`;
}

/** @param {{sight: Sight, fleet: string}} props */
function Sails({ sight, fleet }) {
  const { step, gift } = nextSpace(sight, fleet);
  return html`<span class="sails track--${fleet}">
    ${say("action-sails", { fleet, step, gift })}
  </span>`;
}

/** One thing to do, with a button for each way to pay it, or the reason why not.
 * @param {{sight: Sight, offer: Offer, deed: Deed, open: Possibility | null}} props */
function Deeds({ sight, offer, deed, open }) {
  if (!open) return null;
  const { ways, obstacle } = open;
  const what = html`<span class="deed__what">
    <${Icon} name=${deed.icon} />
    <b>${deed.title}</b>
    ${deed.gift}
    ${deed.fleet && html`<${Sails} sight=${sight} fleet=${deed.fleet} />`}
  </span>`;
  const alone = ways.length === 1;
  return html`<li
    class=${classes("deed", !ways.length && "deed--no", alone && "deed--one")}
  >
    ${!alone && what}
    ${obstacle && html`<span class="deed__why">${obstacleText(sight, obstacle)}</span>`}
    <span class="deed__ways">
      ${ways.map(
        (way, at) => html`<button
          type="button"
          class=${classes(
            "way",
            at === 0 && "way--first",
            pointed(sight) === way.move && "pointed",
          )}
          ref=${pointed(sight) === way.move ? intoSight : null}
          data-move=${way.move}
          onClick=${() => play(way.move)}
        >
          <${Named} name=${wayText(sight, offer, way, deed.fleet)}>
            ${alone && what}
            <${Price} sight=${sight} offer=${offer} way=${way} />
          </${Named}>
        </button>`,
      )}
    </span>
  </li>`;
}

/** @param {{sight: Sight, move: string, what: any}} props */
function Sale({ sight, move, what }) {
  const fleet = sight.course.sale_fleet;
  const sails = fleet && readMove(move).ship ? { fleet, ...nextSpace(sight, fleet) } : null;
  return html`<button
    type="button"
    class=${classes("way", pointed(sight) === move && "pointed")}
    ref=${pointed(sight) === move ? intoSight : null}
    data-move=${move}
    data-tip=${sails ? say("action-sails", sails) : null}
    onClick=${() => play(move)}
  >
    <${Named} name=${saleText(sight, move)}>
      ${what}
      <span class="price">
        ${
          sails
            ? html`<span class="sails">
              <${Icon} name="ship" />
              ${sails.gift}
            </span>`
            : html`
              <span class="paid">
                <${Figure} icon="coin" value="+${sight.course.sale}" />
              </span>
              ${say("action-sell-coins")}
            `
        }
      </span>
    </${Named}>
  </button>`;
}

/** @param {{sight: Sight, offer: Offer}} props */
function Sales({ sight, offer }) {
  if (!offer.sell.length) return null;
  const alone = offer.sell.length === 1;
  const what = html`<span class="deed__what">
    <${Icon} name="coin-plain" />
    <b>${say("action-sell-it")}</b>
  </span>`;
  return html`<li class=${classes("deed", alone && "deed--one")}>
    ${!alone && what}
    <span class="deed__ways">
      ${offer.sell.map(
        (move) => html`<${Sale} sight=${sight} move=${move} what=${alone && what} />`,
      )}
    </span>
  </li>`;
}

/** @param {{sight: Sight, offer: Offer}} props */
export function Actions({ sight, offer }) {
  const leader = sight.catalogue.leaders[offer.piece];
  const stage = sight.nextStage();
  const number = sight.stageNumber();
  const build = leader ? say("action-recruit") : say("action-build");
  const raise = say("action-stage", { stage: number });
  return html`<ul class="deeds">
    <${Deeds}
      sight=${sight}
      offer=${offer}
      open=${offer.build}
      deed=${{ icon: leader ? "leader" : "card", title: build }}
    />
    <${Deeds}
      sight=${sight}
      offer=${offer}
      open=${offer.build_ship}
      deed=${{ icon: "ship", title: say("action-build-sail"), fleet: offer.build_ship?.fleet }}
    />
    <${Deeds}
      sight=${sight}
      offer=${offer}
      open=${offer.stage}
      deed=${{
        icon: "stage",
        title: raise,
        gift: stage && html`<${Effects} effects=${stage.effects} />`,
      }}
    />
    <${Deeds}
      sight=${sight}
      offer=${offer}
      open=${offer.stage_ship}
      deed=${{
        icon: "ship",
        title: say("action-stage-sail", { stage: number }),
        fleet: offer.stage_ship?.fleet,
      }}
    />
    <${Sales} sight=${sight} offer=${offer} />
  </ul>`;
}
