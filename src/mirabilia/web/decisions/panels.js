/** What is asked: a prompt beside the hand, or a panel that is the one strong surface. */

import { effectText } from "../components/explain.js";
import { Icon } from "../components/symbols.js";
import { classes, html, once } from "../html.js";
import { later } from "../later.js";
import { takeBack } from "../net/live.js";
import { layout } from "../table/arrangement.js";
import { Makes } from "../table/cities.js";
import { choiceText, mostOf, readMove, shipsIn } from "../table/moves.js";
import { justFought } from "../table/story.js";
import { useEffect } from "../vendor/hooks.js";
import { say } from "../words.js";
import { FROM_HAND, advised, chosen, offerOf, pick, putAway } from "./hand.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** What is open: a card with its actions, answers to choose from, the conflicts of an age, advice;
 * else the hand is asked for, lies face down in part, or nothing is asked.
 * @typedef {"card" | "choices" | "conflicts" | "advice" | "hand" | "down" | "nothing"} Open */

const Actions = later(async () => (await import("./actions.js")).Actions);
const AdviceButton = later(async () => (await import("./advice.js")).AdviceButton);
const AdviceTold = later(async () => (await import("./advice.js")).AdviceTold);
const Choices = later(async () => (await import("./choices.js")).Choices);
const Conflicts = later(async () => (await import("../table/conflicts.js")).Conflicts);
const EntryLink = later(async () => (await import("../components/entry.js")).EntryLink);
const ForesightButton = later(async () => (await import("./foresight.js")).ForesightButton);
const Foretold = later(async () => (await import("./foresight.js")).Foretold);
const Piece = later(async () => (await import("./choices.js")).Piece);
const Reasons = later(async () => (await import("./reasons.js")).Reasons);
const Lookup = later(async () => (await import("../table/entries.js")).MovesEntries);
const Standing = later(async () => (await import("./choices.js")).Standing);

/** @type {Record<string, (sight: Sight) => string>} */
const TITLES = {
  board: () => say("play-title-board"),
  side: (sight) => say("notice-board", { board: sight.cities[sight.chair].board ?? "" }),
  card: () => say("play-title-card"),
  last: () => say("title-last"),
  discard: () => say("title-discard"),
  keep: () => say("title-keep"),
  recruit: () => say("play-title-recruit"),
  extra: () => say("title-extra"),
  bury: () => say("title-bury"),
  token: () => say("title-token"),
  debt: (sight) => say("title-debt", { coins: mostOf(sight, ({ what }) => Number(what)) }),
  fleet: (sight) => say("title-fleet", { most: mostOf(sight, shipsIn) }),
  island: () => say("title-island"),
  naval: () => say("title-join"),
};
/** What there is to know before choosing, beside the title. @type {Record<string, () => string>} */
const HINTS = {
  card: () => say("play-hint-card"),
  recruit: () => say("play-hint-recruit"),
  keep: () => say("play-hint-keep"),
  debt: () => say("play-hint-debt"),
  naval: () => say("play-hint-naval"),
};

/** What is asked. @param {Sight} sight @param {string} kind */
export const titleOf = (sight, kind) => TITLES[kind](sight);

/** What there is to know about it. @param {Sight} sight @param {string} kind */
export const hintOf = (sight, kind) =>
  sight.moves.length === 1 ? say("play-only-move") : HINTS[kind]?.();

/** Decisions between pieces that act as soon as they are chosen. */
const FORESEEN = ["discard", "island", "bury"];
/** Decisions about the hand in which one may do nothing. */
const PASSING = ["last", "extra"];

/** @param {Sight} sight @returns {Open} */
export function openNow(sight) {
  const kind = sight.asked();
  if (kind && sight.hasAnswered()) return "down";
  const fromHand = !kind || FROM_HAND.includes(kind);
  const one = kind && fromHand ? chosen(sight) : null;
  if (one && offerOf(sight, one.id)) return "card";
  if (fromHand && kind !== "last" && justFought(sight)) return "conflicts";
  if (!kind) return "nothing";
  if (!fromHand) return "choices";
  return advised(sight) ? "advice" : "hand";
}

/** Whether a panel lies on the table. @param {Open} open */
export const isPanel = (open) => ["card", "choices", "conflicts", "advice"].includes(open);

/** What lies face down. @param {{sight: Sight}} props */
function FaceDown({ sight }) {
  const { answer } = sight;
  return html`<section class="decision decision--prompt decision--down">
    <h2>${say("notice-chosen")}</h2>
    ${
      answer &&
      html`<p class="decision__answer">
        ${choiceText(sight, readMove(answer), sight.asked())}
      </p>`
    }
    <button type="button" id="take-back" class="button" onClick=${once(takeBack)}>
      <${Icon} name="replace" />
      ${say("play-take-back")}
    </button>
  </section>`;
}

/** What is asked of the hand, beside it. @param {{sight: Sight, open: Open}} props */
export function Prompt({ sight, open }) {
  const kind = sight.asked();
  // After the first view: whoever takes a card up waits for nothing, with or without a network.
  useEffect(() => {
    if (kind) for (const part of [Actions, Choices, Reasons, Piece]) part.begin();
  }, [kind]);
  if (!kind || isPanel(open)) return null;
  if (open === "down") return html`<${FaceDown} sight=${sight} />`;
  const hint = hintOf(sight, kind);
  return html`<section class="decision decision--prompt">
    <h2>${titleOf(sight, kind)}</h2>
    ${hint && html`<p class="decision__hint quiet">${hint}</p>`}
    <${Choices} sight=${sight} kind=${kind} />
    <${AdviceButton} sight=${sight} />
  </section>`;
}

/** @param {{id: string, label: string, act: () => void}} props */
function Close({ id, label, act }) {
  return html`<button
    type="button"
    id=${id}
    class="decision__close"
    aria-label=${label}
    onClick=${act}
  >
    <${Icon} name="close" />
  </button>`;
}

/** How much can be done with a card: `few` is three things at most, each in one way; `some` if one
 * of them can be paid for in two. Then its panel has room to spare.
 * @param {import("../types.d.ts").Offer | undefined} offer */
function muchOf(offer) {
  if (!offer) return null;
  const { build, build_ship: sailing, stage, stage_ship: raising, sell } = offer;
  const ways = [build, sailing, stage, raising].flatMap((one) => (one ? [one.ways.length] : []));
  const all = sell.length ? [...ways, sell.length] : ways;
  const rows = all.length + all.filter((count) => count > 1).length;
  if (all.length > 3 || rows > 4 || all.some((count) => count > 2)) return null;
  return rows === all.length ? "few" : "some";
}

/** What was taken up from the hand, and what can be done with it.
 * @param {{sight: Sight, kind: string, id: string}} props */
function CardPanel({ sight, kind, id }) {
  const card = sight.catalogue.cards[id];
  const piece = card ?? sight.catalogue.leaders[id];
  const name = card ? say(`card-${id}`) : say(`leader-${id}`);
  const much = card && !advised(sight) && muchOf(offerOf(sight, id));
  return html`<section
    class=${classes("decision", "decision--card", `decision--${kind}`, much && `decision--${much}`)}
  >
    <header class="decision__head">
      ${
        layout.value.name !== "wide" &&
        html`<div class="decision__piece" aria-hidden="true">
          <${Piece} sight=${sight} id=${id} />
        </div>`
      }
      <div class="decision__about">
        <h2>${name}</h2>
        <p class="quiet">${effectText(piece.effects)}</p>
        ${PASSING.includes(kind) && html`<p class="quiet">${titleOf(sight, kind)}</p>`}
        <${Reasons} sight=${sight} id=${id} />
      </div>
      <${AdviceButton} sight=${sight} />
      <${Close} id="put-back" label=${say("play-put-back")} act=${() => pick(sight, "")} />
    </header>
    <${AdviceTold} sight=${sight} />
    <div class="decision__deeds">
      <${Actions} sight=${sight} offer=${offerOf(sight, id)} />
      <${Choices} sight=${sight} kind=${kind} />
    </div>
    <div class="decision__more">
      <${ForesightButton} />
      <${EntryLink} anchor=${`${card ? "card" : "leader"}-${id}`} name=${name} />
    </div>
    <${Foretold} sight=${sight} piece=${id} />
  </section>`;
}

/** @param {{sight: Sight, kind: string}} props */
function ChoicesPanel({ sight, kind }) {
  const hint = hintOf(sight, kind);
  return html`<section class="decision decision--choices decision--${kind}">
    <header class="decision__head">
      <div class="decision__about">
        <h2>${titleOf(sight, kind)}</h2>
        ${hint && html`<p class="quiet">${hint}</p>`}
        ${FORESEEN.includes(kind) && html`<${ForesightButton} />`}
      </div>
      <${AdviceButton} sight=${sight} />
    </header>
    <${AdviceTold} sight=${sight} />
    ${kind === "naval" && html`<${Standing} sight=${sight} />`}
    <${Choices} sight=${sight} kind=${kind} />
    ${FORESEEN.includes(kind) && html`<${Foretold} sight=${sight} piece=${null} />`}
    <${Lookup} sight=${sight} />
  </section>`;
}

/** @param {{sight: Sight, kind: string}} props */
function AdvicePanel({ sight, kind }) {
  return html`<section class="decision decision--advice">
    <header class="decision__head">
      <div class="decision__about"><h2>${titleOf(sight, kind)}</h2></div>
      <${Close} id="put-away" label=${say("play-close")} act=${() => putAway(true)} />
    </header>
    <${AdviceTold} sight=${sight} />
    <${Choices} sight=${sight} kind=${kind} />
  </section>`;
}

/** The one strong surface. @param {{sight: Sight, open: Open}} props */
export function Panel({ sight, open }) {
  const kind = sight.asked() ?? "";
  const fought = open === "conflicts" && justFought(sight);
  if (fought) return html`<${Conflicts} sight=${sight} chapter=${fought} />`;
  if (open === "advice") return html`<${AdvicePanel} sight=${sight} kind=${kind} />`;
  if (open === "choices") return html`<${ChoicesPanel} sight=${sight} kind=${kind} />`;
  const id = open === "card" && chosen(sight)?.id;
  return id ? html`<${CardPanel} key=${id} sight=${sight} kind=${kind} id=${id} />` : null;
}

/** Prompt or panel, where they share a place; a phone on its side has room for the goods too.
 * @param {{sight: Sight, open: Open}} props */
export function Asked({ sight, open }) {
  const goods = layout.value.name === "side" && !isPanel(open);
  return html`<div class=${classes("asked", isPanel(open) && "asked--panel")}>
    <${Prompt} sight=${sight} open=${open} />
    <${Panel} sight=${sight} open=${open} />
    ${goods && html`<${Makes} sight=${sight} seat=${sight.chair} />`}
  </div>`;
}
