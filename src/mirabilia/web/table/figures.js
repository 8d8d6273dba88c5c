/** Figures of a city: symbols with numbers, goods, and how strong it is. */

import { signed } from "../components/pieces.js";
import { Good, Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { listed, say } from "../words.js";

/** @typedef {import("./view.js").Sight} Sight */

/** A symbol with its number, which says what it is. A number that changes is seen to.
 * @param {{icon: string, value: number | string, tip: string, class?: string}} props */
export function Stat({ icon, value, tip, class: extra }) {
  return html`<span
    class=${classes("stat", extra)}
    data-figure=${icon}
    role="img"
    aria-label=${tip}
    data-tip=${tip}
  >
    <${Icon} name=${icon} />
    <b key=${value}>${value}</b>
  </span>`;
}

/** Goods in words, those of a choice as "ore or clay". @param {string[]} sources */
export const sourcesText = (sources) =>
  listed(sources.map((source) => say("goods-choice", { goods: source.replaceAll("/", " ") })));

/** Goods, one token for each; those of a choice, as in "ore/clay", stand side by side.
 * @param {{sources: string[]}} props */
export function Sources({ sources }) {
  if (!sources.length) return null;
  return html`<span class="sources" role="img" aria-label=${sourcesText(sources)}>
    ${sources
      .map((source) => source.split("/"))
      .map(
        (source) => html`<span class=${classes("source", source.length > 1 && "source--choice")}>
        ${source.map((good) => html`<${Good} name=${good} />`)}
      </span>`,
      )}
  </span>`;
}

/** How a city's shields compare with the reader's. @param {Sight} sight @param {number} seat */
export function versus(sight, seat) {
  const { shields } = sight.course;
  const [own, other] = [shields[sight.chair], shields[seat]];
  return other > own ? "stronger" : other < own ? "weaker" : "equal";
}

/** @param {{sight: Sight, seat: number}} props */
export function Science({ sight, seat }) {
  const shown = sight.course.science[seat];
  return [...sight.catalogue.science, "choice"]
    .filter((symbol) => shown[symbol])
    .map(
      (symbol) => html`<${Stat}
        icon=${symbol === "choice" ? "science" : symbol}
        value=${shown[symbol]}
        tip=${say("science-count", { count: shown[symbol], symbol })}
      />`,
    );
}

/** @param {number[]} values */
const sum = (values) => values.reduce((whole, value) => whole + value, 0);

/** @param {{sight: Sight, seat: number}} props */
export function Tokens({ sight, seat }) {
  const {
    victories,
    defeats,
    debts = 0,
    diplomacy = 0,
    naval_tokens: naval = [],
  } = sight.cities[seat];
  return html`
    ${
      victories.length > 0 &&
      html`<${Stat}
        icon="victory-token"
        value=${signed(sum(victories))}
        tip=${say("play-victories", { tokens: victories.length, value: sum(victories) })}
      />`
    }
    ${
      defeats > 0 &&
      html`<${Stat}
        icon="defeat"
        value=${signed(-defeats)}
        tip=${say("play-defeats", { defeats })}
      />`
    }
    ${
      naval.length > 0 &&
      html`<${Stat}
        icon="naval-plain"
        value=${signed(sum(naval))}
        tip=${say("tokens-naval", { tokens: naval.map(signed).join(" ") })}
      />`
    }
    ${
      debts > 0 &&
      html`<${Stat} icon="debt" value=${signed(-debts)} tip=${say("debts", { debts })} />`
    }
    ${
      diplomacy > 0 &&
      html`<${Stat}
        icon="diplomacy"
        value=${diplomacy}
        tip=${say("diplomacy", { tokens: diplomacy })}
      />`
    }
    <${Incursions} sight=${sight} seat=${seat} />
  `;
}

/** Attacks of this age from beyond the neighbours (A-38): on others, and on this city.
 * @param {{sight: Sight, seat: number}} props */
function Incursions({ sight, seat }) {
  /** @type {number[][]} */
  const all = sight.now.sea?.incursions ?? [];
  const told = all.flatMap(([by, on]) => [
    ...(by === seat ? [say("incursion-on", { target: sight.who(on) })] : []),
    ...(on === seat ? [say("incursion-by", { who: sight.who(by) })] : []),
  ]);
  return told.map((text) => html`<${Stat} icon="incursion" value="" tip=${text} />`);
}

/** @param {{sight: Sight, seat: number}} props */
export function Naval({ sight, seat }) {
  const strength = sight.course.naval?.[seat];
  return strength === undefined
    ? null
    : html`<${Stat} icon="naval" value=${strength} tip=${say("naval", { strength })} />`;
}

/** @param {{sight: Sight, seat: number}} props */
export function Points({ sight, seat }) {
  const points = sight.points(seat);
  return points === null
    ? null
    : html`<${Stat}
      icon="laurel-empty"
      value=${points}
      class="stat--points"
      tip=${say("play-points", { points })}
    />`;
}

/** @param {{sight: Sight, seat: number}} props */
export function Coins({ sight, seat }) {
  const { coins } = sight.cities[seat];
  return html`<${Stat}
    icon="coin-plain"
    value=${coins}
    class="stat--main"
    tip=${say("coins", { coins })}
  />`;
}

/** The shields of another city, against the reader's.
 * @param {{sight: Sight, seat: number}} props */
export function Shields({ sight, seat }) {
  const [result, shields] = [versus(sight, seat), sight.course.shields[seat]];
  return html`<${Stat}
    icon="shield"
    value=${shields}
    class="stat--main stat--${result}"
    tip=${say("play-shields", { shields, result })}
  />`;
}

/** All of a city at a glance. @param {{sight: Sight, seat: number}} props */
export function Stats({ sight, seat }) {
  return html`<div class="stats">
    <${Coins} sight=${sight} seat=${seat} />
    <${Shields} sight=${sight} seat=${seat} />
    <${Naval} sight=${sight} seat=${seat} />
    <${Points} sight=${sight} seat=${seat} />
    <${Science} sight=${sight} seat=${seat} />
    <${Tokens} sight=${sight} seat=${seat} />
  </div>`;
}
