/** What can be done with what is chosen from the hand, and why the rest cannot. */

import { Effects } from "../components/effects.js";
import { Face } from "../components/face.js";
import { Named } from "../components/named.js";
import { Figure, Icon } from "../components/symbols.js";
import { classes, html, once } from "../html.js";
import { play } from "../net/live.js";
import { playerName } from "../table/names.js";
import { payeeOf, readMove } from "../table/moves.js";
import { nextSpace, obstacleText, saleText, wayText, whyFree } from "../table/spoken.js";
import { say } from "../words.js";
import { intoSight, pointed } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("../types.d.ts").Possibility} Possibility */
/** @typedef {import("../types.d.ts").Payment} Payment */
/** One thing to do, with a button for each way to pay it, or the reason why not. `narrow` is what
 * half a row has room for.
 * @typedef {{icon: string, title: string, gift?: any, told?: any, ways: any[], narrow: boolean,
 *   why?: string}} Deed */

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

/** What a way takes. @param {{sight: Sight, way: Payment}} props */
function Price({ sight, way }) {
  return html`<span class="price">
    ${Object.entries(way.pays).map(
      ([payee, coins]) => html`<${Paid} sight=${sight} payee=${payee} coins=${coins} />`,
    )}
  </span>`;
}

/** Where the ship would go, and what it finds there.
 * @param {{sight: Sight, fleet: string}} props */
function Sails({ sight, fleet }) {
  const space = nextSpace(sight, fleet);
  return html`<span class="sails" data-tip=${say("action-sails", { fleet, ...space })}>
    <i class="sails__mark track--${fleet}"><${Icon} name="mark-${fleet}" /></i>
    ${say("deed-sails", space)}
  </span>`;
}

/** @param {{deed: Deed, told?: any}} props */
function What({ deed: { icon, title, gift, why }, told }) {
  return html`<span class="deed__what">
    <${Icon} name=${icon} />
    <span class="deed__told">
      <b>${title}</b>
      ${told && html`<small>${told}</small>`}
      ${why && html`<small class="deed__why">${why}</small>`}
    </span>
    ${gift}
  </span>`;
}

/** A button that makes a move.
 * @param {{sight: Sight, move: string, name: string, first?: boolean, children?: any}} props */
function Way({ sight, move, name, first = false, children }) {
  const pointedOut = pointed(sight) === move;
  return html`<button
    type="button"
    class=${classes("way", first && "way--first", pointedOut && "pointed")}
    ref=${pointedOut ? intoSight : null}
    data-move=${move}
    onClick=${once(() => play(move))}
  >
    <${Named} name=${name}>${children}</${Named}>
  </button>`;
}

/** @param {Sight} sight @param {Offer} offer @param {Possibility | null} open
 * @param {{icon: string, title: string, gift?: any}} deed @returns {Deed[]} */
function payable(sight, offer, open, deed) {
  if (!open) return [];
  const { ways, obstacle, fleet } = open;
  const alone = ways.length === 1;
  const why = obstacle ? obstacleText(sight, obstacle) : "";
  const made = { ...deed, narrow: ways.length < 2, why };
  const told = fleet && ways.length > 0 && html`<${Sails} sight=${sight} fleet=${fleet} />`;
  const drawn = ways.map((way, at) => {
    const name = wayText(sight, offer, way, fleet);
    const free = way.how !== "paid" && whyFree(sight, offer, way);
    const { move } = way;
    return html`<${Way} key=${move} sight=${sight} move=${move} name=${name} first=${at === 0}>
      ${alone && html`<${What} deed=${made} told=${told || free} />`}
      ${
        free
          ? (told || !alone) && html`<span class="price">${free}</span>`
          : html`<${Price} sight=${sight} way=${way} />`
      }
    </${Way}>`;
  });
  return [{ ...made, told, ways: drawn }];
}

/** @param {Sight} sight @param {Offer} offer @returns {Deed[]} */
function saleable(sight, { sell }) {
  if (!sell.length) return [];
  const alone = sell.length === 1;
  const deed = { icon: "coin-plain", title: say("action-sell-it"), narrow: alone };
  const ways = sell.map((move) => {
    const fleet = readMove(move).ship ? sight.course.sale_fleet : null;
    const told = fleet
      ? html`<${Sails} sight=${sight} fleet=${fleet} />`
      : say("action-sell-coins");
    return html`<${Way} key=${move} sight=${sight} move=${move} name=${saleText(sight, move)}>
      ${alone && html`<${What} deed=${deed} told=${told} />`}
      <span class="price">
        ${
          fleet
            ? !alone && html`<${Icon} name="ship" />${told}`
            : html`<span class="paid">
              <${Figure} icon="coin" value="+${sight.course.sale}" />
              ${!alone && told}
            </span>`
        }
      </span>
    </${Way}>`;
  });
  return [{ ...deed, ways }];
}

/** Which deeds share a row, two and two: those that need little of it, but not the first that can
 * be done. @param {Deed[]} deeds */
function halves(deeds) {
  /** @type {Set<Deed>} */
  const found = new Set();
  for (let at = deeds[0]?.ways.length ? 1 : 0; at + 1 < deeds.length; at += 1)
    if (deeds[at].narrow && deeds[at + 1].narrow) {
      found.add(deeds[at]).add(deeds[at + 1]);
      at += 1;
    }
  return found;
}

/** @param {{deed: Deed, half: boolean}} props */
function Row({ deed, half }) {
  const { ways, told } = deed;
  const alone = ways.length === 1;
  return html`<li
    class=${classes("deed", !ways.length && "deed--no", alone && "deed--one", half && "deed--half")}
  >
    ${!alone && html`<${What} deed=${deed} told=${told} />`}
    ${ways.length > 0 && html`<span class="deed__ways">${ways}</span>`}
  </li>`;
}

/** @param {{sight: Sight, offer: Offer}} props */
export function Actions({ sight, offer }) {
  const leader = sight.catalogue.leaders[offer.piece];
  const effects = sight.nextStage()?.effects;
  const stage = sight.stageNumber();
  const deeds = [
    ...payable(sight, offer, offer.build, {
      icon: leader ? "leader" : "card",
      title: leader ? say("action-recruit") : say("deed-build"),
    }),
    ...payable(sight, offer, offer.build_ship, { icon: "ship", title: say("action-build-sail") }),
    ...payable(sight, offer, offer.stage, {
      icon: "stage",
      title: say("deed-stage", { stage }),
      gift: effects && html`<${Effects} effects=${effects} />`,
    }),
    ...payable(sight, offer, offer.stage_ship, {
      icon: "ship",
      title: say("action-stage-sail", { stage }),
    }),
    ...saleable(sight, offer),
  ];
  const paired = halves(deeds);
  return html`<ul class="deeds">
    ${deeds.map((deed) => html`<${Row} deed=${deed} half=${paired.has(deed)} />`)}
  </ul>`;
}
