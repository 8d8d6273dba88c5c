/** Age cards: whole, as in a hand, and as the strip that stays to be seen when built. */

import { motifOf } from "../art/motifs.js";
import { classes, html } from "../html.js";
import { say } from "../words.js";
import { Effects } from "./effects.js";
import { cardText, withChains } from "./explain.js";
import { ChainMark } from "./chain.js";
import { CostTokens, Icon, Pips, ROMAN } from "./symbols.js";

/** @typedef {import("../catalogue.js").Card} CardData */

/** A number that is the same for the same text, to vary a drawing.
 * @param {string} text @param {number} below */
export function varied(text, below) {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum % below;
}

/** What the banner of a guild shows: the colour it counts, or its own sign.
 * @param {CardData} card */
function emblem(card) {
  const [effect] = card.effects;
  if (effect.kind === "symbol_choice") return "compass";
  if (effect.kind === "points_if_complete") return "wonder";
  const each = effect.each ?? "";
  if (each === "stages") return "stage";
  return each.includes(" ") ? "ship" : `mark-${each}`;
}

/** What is seen of a picture where only a part of the card is. */
const CUT = "6 70 120 92";

/** The picture of a card: sky by age, hills, and the motif in the colour's tones.
 * @param {{id: string, card: CardData, cut?: boolean}} props */
function CardArt({ id, card, cut = false }) {
  const shift = varied(id, 60) - 30;
  const scale = 1.12 + varied(id, 4) * 0.02;
  const mirrored = varied(`${id}!`, 2) === 1;
  const across = mirrored ? -scale : scale;
  const place = `translate(${66 - 50 * across} ${160 - 80 * scale}) scale(${across} ${scale})`;
  return html`<svg
    class="card__art age--${card.age}"
    viewBox=${cut ? CUT : "0 0 132 198"}
    preserveAspectRatio=${cut ? "xMidYMax slice" : "none"}
    aria-hidden="true"
  >
    <rect class="tone-sky" width="132" height="198" />
    <circle class="tone-sun" cx=${mirrored ? 98 : 40} cy=${card.age === 2 ? 70 : 92} r="15" />
    <path
      class="tone-cloud"
      d="M${6 - shift} 78h34a6 6 0 0 0-8-8 9 9 0 0 0-17-2 7 7 0 0 0-9 10z
        M${84 + shift} 96h30a5 5 0 0 0-7-7 8 8 0 0 0-15-2 6 6 0 0 0-8 9z"
    />
    <path
      class="tone-far"
      d="M-60 144 ${-20 + shift} 110 ${8 + shift} 126 ${40 + shift} 102 ${78 + shift} 128
        ${104 + shift} 112 200 150v60H-60z"
    />
    <path class="tone-near" d="M-10 152c30-12 60-12 82-6s50 2 70-4v60H-10z" />
    <g transform=${place}>
      ${motifOf(card.name).map(
        ([tone, outline]) => html`<path class="tone-${tone}" d=${outline} />`,
      )}
    </g>
    <path class="tone-ground" d="M-10 160c30-3 60-2 82-1s50 1 70-1v50H-10z" />
    ${
      card.colour === "purple" &&
      html`<svg class="tone-emblem" x="55" y=${160 - 42 * scale} width="22" height="22">
        <use href="#${emblem(card)}" />
      </svg>`
    }
  </svg>`;
}

/** Longer than this it needs smaller letters. */
const LONG_NAME = 17;
const LONG_WORD = /\p{L}{9,}/gu;

/** For each message that says where words are parted: its words with soft hyphens.
 * @type {Map<string, Map<string, string>>} */
const PARTED = new Map();

/** @param {string} message */
function partedWords(message) {
  const words = message.split(/\s+/);
  return new Map(words.map((one) => [one.replaceAll("|", ""), one.replaceAll("|", "\u00ad")]));
}

/** A name as it is shown where there may be too little room for its long words. Browsers know where
 * to part words of some languages only. @param {string} name */
export function parted(name) {
  const message = say("hyphens");
  const words = PARTED.get(message) ?? partedWords(message);
  PARTED.set(message, words);
  return name.replace(LONG_WORD, (word) => words.get(word) ?? word);
}

/** @param {{name: string}} props */
export function CardName({ name }) {
  return html`<span class=${classes("card__name", name.length > LONG_NAME && "card__name--long")}>
    ${parted(name)}
  </span>`;
}

/** What a card's chains mean: by what it is free, and what it makes free.
 * @typedef {{before?: string, after?: string}} Chains */

/** A whole card, 2:3. Its size is that of its text: 13.2 em wide.
 * @param {{id: string, card: CardData, class?: string, chains?: Chains}} props */
export function Card({ id, card, class: extra, chains = {} }) {
  const many = card.cost.goods.length + Number(card.cost.coins > 0) + card.chain.length;
  return html`<div
    class=${classes("card", `colour--${card.colour}`, extra)}
    role="img"
    aria-label=${cardText(id, card)}
  >
    <${CardArt} id=${id} card=${card} />
    <div class="card__band">
      <${Icon} name="mark-${card.colour}" class="card__mark" />
      <${Effects} effects=${card.effects} />
    </div>
    <div class=${classes("card__cost", many > 4 && `card__cost--${many}`)}>
      <${CostTokens} cost=${card.cost} />
      ${card.chain.map((name) => html`<${ChainMark} name=${name} tip=${chains.before} />`)}
    </div>
    <div class="card__chains">
      ${card.shows.map((name) => html`<${ChainMark} name=${name} given tip=${chains.after} />`)}
    </div>
    <div class="card__foot">
      <${Pips} age=${card.age} />
      <${CardName} name=${say(`card-${id}`)} />
    </div>
  </div>`;
}

/** What stays to be seen of something that lies under others: band, effect, name.
 * @param {{colour: string, mark: string, effects: import("../catalogue.js").Effect[], name: string,
 *   label: string}} props */
export function Strip({ colour, mark, effects, name, label }) {
  return html`<div class="strip colour--${colour}" role="img" aria-label=${label} data-tip=${label}>
    <${Icon} name=${mark} class="strip__mark" />
    <${Effects} effects=${effects} />
    <span class="strip__name">${name}</span>
  </div>`;
}

/** @param {{id: string, card: CardData}} props */
export function CardStrip({ id, card }) {
  return html`<${Strip}
    colour=${card.colour}
    mark="mark-${card.colour}"
    effects=${card.effects}
    name=${say(`card-${id}`)}
    label=${cardText(id, card)}
  />`;
}

/** A built thing: of those that lie under others one sees the band, of the one in front the picture
 * too. As a tile it has neither name nor picture.
 * @param {{colour: string, mark: string, effects: import("../catalogue.js").Effect[], name: string,
 *   label: string, front?: boolean, art: any, shows?: string[]}} props */
export function Tuck({ colour, mark, effects, name, label, front, art, shows = [] }) {
  return html`<div class=${classes("tuck", `colour--${colour}`, front && "tuck--front")}>
    <div class="tuck__band" role="img" aria-label=${label} data-tip=${label}>
      <${Effects} effects=${effects} brief />
      ${front === false && html`<span class="tuck__name">${name}</span>`}
    </div>
    ${
      front &&
      html`
        <div class="tuck__art" aria-hidden="true">
          ${art}
          <span class="tuck__mark"><${Icon} name=${mark} /></span>
          <span class="tuck__chains">
            ${shows.map((one) => html`<${ChainMark} name=${one} given />`)}
          </span>
          <div class="tuck__foot"><span>${parted(name)}</span></div>
        </div>
      `
    }
  </div>`;
}

/** @param {{id: string, piece: CardData, front?: boolean, chains?: string}} props */
export function CardTuck({ id, piece, front, chains = "" }) {
  return html`<${Tuck}
    colour=${piece.colour}
    mark="mark-${piece.colour}"
    effects=${piece.effects}
    name=${say(`card-${id}`)}
    label=${withChains(cardText(id, piece), chains)}
    front=${front}
    shows=${piece.shows}
    art=${front && html`<${CardArt} id=${id} card=${piece} cut />`}
  />`;
}

/** A card face down, with the age on its back.
 * @param {{age: number, label: string}} props */
export function CardBack({ age, label }) {
  return html`<div class="card card--back age--${age}" role="img" aria-label=${label}>
    <svg class="card__art" viewBox="0 0 132 198" aria-hidden="true">
      <rect class="back-field" x="8" y="8" width="116" height="182" rx="8" />
      <path
        class="back-rays"
        d="M66 99 8 40v118zM66 99l58-59v118zM66 99 30 8h72zM66 99l-36 91h72z"
      />
      <circle class="back-medal" cx="66" cy="99" r="36" />
      <circle class="back-ring" cx="66" cy="99" r="30" />
    </svg>
    <span class="back-age">${ROMAN[age]}</span>
  </div>`;
}
