/** What can be done with what is chosen from the hand, and why the rest cannot. */

import { Effects } from "../components/effects.js";
import { spaceText } from "../components/explain.js";
import { Figure, Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { play } from "../net/live.js";
import { readMove } from "../table/moves.js";
import { say } from "../words.js";
import { intoSight, obstacleText, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Possibility} Possibility */
/** @typedef {import("../types.d.ts").Payment} Payment */
/** @typedef {{icon: string, title: string, gift?: any, fleet?: string | null}} Deed */

/** @type {Record<string, number>} */
const STEPS_ROUND = { left: 1, right: -1, far_left: 2, far_right: -2 };

/** Who gets how much. @param {{sight: Sight, payee: string, coins: number}} props */
function Paid({ sight, payee, coins }) {
  const count = sight.cities.length;
  const who = payee === "bank" ? "" : sight.who((sight.chair + STEPS_ROUND[payee] + count) % count);
  const told = who ? say("pay-city", { coins, who, side: payee }) : say("pay-bank", { coins });
  return html`<span class="paid" role="img" aria-label=${told} data-tip=${told}>
    <${Figure} icon="coin" value=${coins} />
    <${Icon} name=${who ? `arrow-${payee.replace("_", "-")}` : "bank"} />
    ${who && html`<span>${say(`city-${who}`)}</span>`}
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
  return goods?.length ? say("way-own") : say("way-free");
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

/** Where the ship goes, and what it finds there. @param {Sight} sight @param {string} fleet */
function nextSpace(sight, fleet) {
  const at = sight.catalogue.fleets.indexOf(fleet);
  const step = (sight.cities[sight.chair].fleets?.[at] ?? 0) + 1;
  const space = sight.catalogue.tracks[fleet][step];
  return { step, gift: space ? spaceText(space) : "" };
}

/** @param {{sight: Sight, fleet: string}} props */
function Sails({ sight, fleet }) {
  const { step, gift } = nextSpace(sight, fleet);
  return html`<span class="sails track--${fleet}">
    <${Icon} name="ship" />
    ${say("action-sails", { fleet, step, gift })}
  </span>`;
}

/** One thing to do, with a button for each way to pay it, or the reason why not.
 * @param {{sight: Sight, offer: Offer, deed: Deed, open: Possibility | null}} props */
function Deeds({ sight, offer, deed, open }) {
  if (!open) return null;
  const { ways, obstacle } = open;
  return html`<li class=${classes("deed", !ways.length && "deed--no")}>
    <span class="deed__what">
      <${Icon} name=${deed.icon} />
      <b>${deed.title}</b>
      ${deed.gift}
      ${deed.fleet && html`<${Sails} sight=${sight} fleet=${deed.fleet} />`}
    </span>
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
          <${Price} sight=${sight} offer=${offer} way=${way} />
        </button>`,
      )}
    </span>
  </li>`;
}

/** @param {{sight: Sight, move: string}} props */
function Sale({ sight, move }) {
  const sails = readMove(move).ship ? nextSpace(sight, "yellow") : null;
  return html`<button
    type="button"
    class=${classes("way", pointed(sight) === move && "pointed")}
    ref=${pointed(sight) === move ? intoSight : null}
    data-move=${move}
    data-tip=${sails ? say("action-sails", { fleet: "yellow", ...sails }) : null}
    onClick=${() => play(move)}
  >
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
  </button>`;
}

/** @param {{sight: Sight, offer: Offer}} props */
export function Actions({ sight, offer }) {
  const leader = sight.catalogue.leaders[offer.piece];
  const stage = sight.nextStage();
  const number = sight.cities[sight.chair].buried.length + 1;
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
      deed=${{ icon: "card", title: build, fleet: offer.build_ship?.fleet }}
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
      deed=${{ icon: "stage", title: raise, fleet: offer.stage_ship?.fleet }}
    />
    ${
      offer.sell.length > 0 &&
      html`<li class="deed">
        <span class="deed__what">
          <${Icon} name="coin-plain" />
          <b>${say("action-sell-it")}</b>
        </span>
        <span class="deed__ways">
          ${offer.sell.map((move) => html`<${Sale} sight=${sight} move=${move} />`)}
        </span>
      </li>`
    }
  </ul>`;
}
