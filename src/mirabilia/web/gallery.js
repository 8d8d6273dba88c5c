/** The gallery: every component there is, with its explanation. */

import { cardsWith, loadCatalogue, loadSprite } from "./catalogue.js";
import { Card, CardBack, CardStrip } from "./components/card.js";
import { ChainMark } from "./components/chain.js";
import { costText, effectText, leaderCost, stageText } from "./components/explain.js";
import { LanguageChoice, ThemeButton } from "./components/menu.js";
import { IslandTile, LeaderCard, Token, signed } from "./components/pieces.js";
import { ShipyardBoard } from "./components/shipyard.js";
import { Chip, Good, Icon } from "./components/symbols.js";
import { WonderBoard } from "./components/wonder.js";
import { html } from "./html.js";
import { ALL, beginWith, languages, loadPart, preferred } from "./languages.js";
import { kept } from "./net/kept.js";
import { mentions } from "./searching.js";
import { startTips } from "./tips.js";
import { useEffect, useRef, useState } from "./vendor/hooks.js";
import { render } from "./vendor/preact.js";
import { effect, signal, useComputed } from "./vendor/signals.js";
import { listed, say } from "./words.js";

/** @typedef {import("./html.js").VNode} VNode */
/** @typedef {import("./catalogue.js").Catalogue} Catalogue */
/** One thing shown: what it is called, what is told of it, and its drawing.
 * @typedef {{id: string, name: string, told: string[], wide?: boolean, tags?: string[],
 *   draw: () => VNode}} Exhibit */
/** @typedef {{id: string, title: string, kind: string, exhibits: Exhibit[]}} Room */

const KINDS = ["cards", "wonders", "leaders", "islands", "shipyards", "tokens", "symbols"];
/** Symbols that are neither a resource nor a mark, a chain or a science. */
const SYMBOLS = [
  "coin",
  "laurel",
  "shield",
  "naval",
  "mask",
  "science",
  "most",
  "stage",
  "wonder",
  "leader",
  "ship",
  "island",
  "commerce",
  "tribute",
  "pirates",
  "diplomacy",
  "debt",
  "incursion",
  "victory-token",
  "defeat",
  "free",
  "discard",
  "from-discard",
  "last-card",
  "chain",
  "bank",
  "goods",
  "goods-raw",
  "goods-manufactured",
  "board",
  "others",
  "immunity",
  "abstain",
  "grave",
  "replace",
  "hourglass",
  "arrow-left",
  "arrow-right",
  "arrow-both",
  "arrow-down",
  "arrow-far-left",
  "arrow-far-right",
  "arrow-up",
  "then",
  "pass-left",
  "pass-right",
];

/** So far below the window an exhibit is drawn already. */
const NEAR = "100% 0px";

/** @type {WeakMap<Element, () => void>} */
const awaited = new WeakMap();
const watcher = new IntersectionObserver(
  (entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) awaited.get(target)?.();
  },
  { rootMargin: NEAR },
);
/** On paper everything is in sight. */
const printed = signal(false);
addEventListener("beforeprint", () => {
  printed.value = true;
});

/** Whether something has come near what is in sight, and where that is looked for.
 * @returns {[boolean, import("./vendor/preact.js").RefObject<any>]} */
function useNear() {
  const [near, come] = useState(false);
  const place = useRef(/** @type {any} */ (null));
  useEffect(() => {
    const { current } = place;
    awaited.set(current, () => come(true));
    watcher.observe(current);
    return () => watcher.unobserve(current);
  }, []);
  return [near || printed.value, place];
}

const search = signal("");
const kind = signal("all");

/** @param {Catalogue} catalogue @returns {Room[]} */
function cardRooms(catalogue) {
  const found = [];
  for (const box of catalogue.boxes) {
    for (const age of [1, 2, 3]) {
      const cards = Object.entries(catalogue.cards).filter(
        ([, card]) => card.box === box && card.age === age,
      );
      if (cards.length) {
        const exhibits = cards.map(([id]) => cardExhibit(catalogue, id));
        found.push({
          id: `${box}-${age}`,
          kind: "cards",
          title: say("gallery-cards", { box, age }),
          exhibits,
        });
      }
    }
  }
  return found;
}

/** @param {Catalogue} catalogue @param {string} id @returns {Exhibit} */
function cardExhibit(catalogue, id) {
  const card = catalogue.cards[id];
  const before = cardsWith(catalogue, "shows", card.chain);
  const after = cardsWith(catalogue, "chain", card.shows);
  return {
    id,
    name: say(`card-${id}`),
    tags: [card.colour, say(`colour-${card.colour}`)],
    told: [
      effectText(card.effects),
      say("gallery-cost", { cost: costText(card.cost) }),
      ...(before.length ? [say("gallery-before", { cards: before.join(" ") })] : []),
      ...(after.length ? [say("gallery-after", { cards: after.join(" ") })] : []),
      say("gallery-players", { players: listed(card.players.map(String), "series") }),
    ],
    draw: () => html`<${Card} id=${id} card=${card} /><${CardStrip} id=${id} card=${card} />`,
  };
}

/** @param {Catalogue} catalogue @returns {Room[]} */
function wonderRooms(catalogue) {
  const sides = /** @type {const} */ (["day", "night"]);
  return sides.map((side) => ({
    id: `wonders-${side}`,
    kind: "wonders",
    title: say("gallery-wonders", { side }),
    exhibits: Object.entries(catalogue.wonders).map(([id, wonder]) => ({
      id: `${id}-${side}`,
      name: say("city-title-side", { board: id, side }),
      wide: true,
      told: wonder[side].stages.map((stage, at) => stageText(stage, at + 1, false)),
      draw: () => html`<${WonderBoard} id=${id} wonder=${wonder} side=${side} built=${1} />`,
    })),
  }));
}

/** @param {Catalogue} catalogue @returns {Room[]} */
function leaderRooms(catalogue) {
  return catalogue.groups.map((group) => ({
    id: `leaders-${group}`,
    kind: "leaders",
    title: say("gallery-leaders", { group }),
    exhibits: Object.entries(catalogue.leaders)
      .filter(([, leader]) => leader.group === group)
      .map(([id, leader]) => ({
        id,
        name: say(`leader-${id}`),
        told: [effectText(leader.effects), say("gallery-cost", { cost: leaderCost(leader) })],
        draw: () => html`<${LeaderCard} id=${id} leader=${leader} />`,
      })),
  }));
}

/** @param {Catalogue} catalogue @returns {Room[]} */
function islandRooms(catalogue) {
  return [1, 2, 3].map((level) => ({
    id: `islands-${level}`,
    kind: "islands",
    title: say("gallery-islands", { level }),
    exhibits: Object.entries(catalogue.islands)
      .filter(([, island]) => island.level === level)
      .map(([id, island]) => ({
        id,
        name: say(`island-${id}`),
        told: [effectText(island.effects)],
        draw: () => html`<${IslandTile} id=${id} island=${island} />`,
      })),
  }));
}

/** @param {Catalogue} catalogue @returns {Room} */
function shipyardRoom(catalogue) {
  const steps = { red: 1, yellow: 3, blue: 2, green: 3 };
  return {
    id: "shipyards",
    kind: "shipyards",
    title: say("gallery-shipyards"),
    exhibits: Object.entries(catalogue.shipyards).map(([id, yard]) => ({
      id,
      name: say(`shipyard-${id}`),
      wide: true,
      told: [say("gallery-wonder-fleet", { fleet: yard.wonder_fleet })],
      draw: () => html`
        <${ShipyardBoard} id=${id} yard=${yard} tracks=${catalogue.tracks} steps=${steps} />
        <${ShipyardBoard} id=${id} yard=${yard} tracks=${catalogue.tracks} steps=${steps} short />
      `,
    })),
  };
}

/** @param {Catalogue} catalogue @returns {Room} */
function tokenRoom({ tokens }) {
  const naval = [...new Set(tokens.naval.flatMap((age) => Object.values(age)).filter(Boolean))];
  /** @type {["victory" | "defeat" | "naval" | "debt" | "diplomacy" | "coin", number][]} */
  const all = [
    ...tokens.victory.map((value) => /** @type {["victory", number]} */ (["victory", value])),
    ["defeat", -1],
    ...naval
      .sort((one, other) => other - one)
      .map((value) => /** @type {["naval", number]} */ (["naval", value])),
    ["coin", 1],
    ["coin", 3],
    ["coin", 6],
    ["debt", -1],
    ["diplomacy", 0],
  ];
  const backs = [1, 2, 3].map((age) => ({
    id: `back-${age}`,
    name: say("gallery-back", { age }),
    told: [],
    draw: () => html`<${CardBack} age=${age} label=${say("gallery-back", { age })} />`,
  }));
  const exhibits = all.map(([token, value]) => ({
    id: `${token}${value}`,
    name: say(`piece-${token}`, { value: signed(value), amount: value }),
    told: [say(`piece-${token}.about`)],
    draw: () => html`<${Token} kind=${token} value=${value} />`,
  }));
  return {
    id: "tokens",
    kind: "tokens",
    title: say("gallery-tokens"),
    exhibits: [...exhibits, ...backs],
  };
}

/** @param {Catalogue} catalogue @returns {Room} */
function symbolRoom(catalogue) {
  /** @param {string} id @param {string} name @param {() => VNode} draw @returns {Exhibit} */
  const exhibit = (id, name, draw) => ({ id, name, told: [], draw });
  return {
    id: "symbols",
    kind: "symbols",
    title: say("gallery-symbols"),
    exhibits: [
      ...catalogue.resources.map((id) =>
        exhibit(id, say(`resource-${id}`), () => html`<${Good} name=${id} />`),
      ),
      ...catalogue.colours.map((id) =>
        exhibit(id, say(`colour-${id}`), () => html`<${Chip} colour=${id} />`),
      ),
      ...catalogue.science.map((id) =>
        exhibit(id, say(`science-${id}`), () => html`<${Icon} name=${id} />`),
      ),
      ...SYMBOLS.map((id) => exhibit(id, say(`symbol-${id}`), () => html`<${Icon} name=${id} />`)),
      ...catalogue.chains.map((id) =>
        exhibit(`chain-${id}`, say(`chain-${id}`), () => html`<${ChainMark} name=${id} given />`),
      ),
    ],
  };
}

/** @param {Catalogue} catalogue @returns {Room[]} */
function rooms(catalogue) {
  return [
    ...cardRooms(catalogue),
    ...wonderRooms(catalogue),
    ...leaderRooms(catalogue),
    ...islandRooms(catalogue),
    shipyardRoom(catalogue),
    tokenRoom(catalogue),
    symbolRoom(catalogue),
  ];
}

/** @param {Exhibit} exhibit @param {string} wanted */
function matches(exhibit, wanted) {
  const text = [exhibit.name, ...exhibit.told, ...(exhibit.tags ?? [])].join(" ");
  return wanted.split(/\s+/).every((word) => mentions(text, word));
}

/** @param {{exhibit: Exhibit}} props */
function Shown({ exhibit }) {
  const [near, place] = useNear();
  return html`<figure class="exhibit" ref=${place}>
    <div class="exhibit__drawing">${near && exhibit.draw()}</div>
    <figcaption>
      <b>${exhibit.name}</b>
      ${exhibit.told.map((line) => html`<span>${line}</span>`)}
    </figcaption>
  </figure>`;
}

/** @param {{room: Room}} props */
function RoomShown({ room }) {
  return html`<section class="room room--${room.kind}" id=${room.id}>
    <h2>${room.title}</h2>
    <div class="room__exhibits">
      ${room.exhibits.map((exhibit) => html`<${Shown} key=${exhibit.id} exhibit=${exhibit} />`)}
    </div>
  </section>`;
}

function Controls() {
  return html`<div class="controls" role="search">
    <label class="controls__search">
      <span class="unseen">${say("gallery-search")}</span>
      <${Icon} name="search" />
      <input
        class="field"
        type="search"
        value=${search.value}
        placeholder=${say("gallery-search")}
        onInput=${(/** @type {Event} */ event) => {
          search.value = /** @type {HTMLInputElement} */ (event.target).value;
        }}
      />
    </label>
    <${ThemeButton} />
    <${LanguageChoice} />
    <nav class="controls__kinds" aria-label=${say("gallery-kinds")}>
      ${["all", ...KINDS].map(
        (name) => html`<button
          class="button"
          type="button"
          aria-pressed=${kind.value === name ? "true" : "false"}
          onClick=${() => {
            kind.value = name;
          }}
        >
          ${say("gallery-kind", { kind: name })}
        </button>`,
      )}
    </nav>
  </div>`;
}

/** @param {{catalogue: Catalogue}} props */
function Gallery({ catalogue }) {
  const wanted = search.value.trim();
  // Put together once for each language, not for each letter that is typed.
  const all = useComputed(() => rooms(catalogue)).value;
  const shown = all
    .filter((room) => kind.value === "all" || room.kind === kind.value)
    .map((room) => ({
      ...room,
      exhibits: room.exhibits.filter((exhibit) => matches(exhibit, wanted)),
    }))
    .filter((room) => room.exhibits.length);
  const count = shown.reduce((sum, room) => sum + room.exhibits.length, 0);
  return html`
    <header class="masthead">
      <a class="button masthead__home" href="/">
        <${Icon} name="wonder" />
        ${say("play-home")}
      </a>
      <h1>${say("gallery-title")}</h1>
      <p class="quiet">${say("gallery-about")}</p>
    </header>
    <${Controls} />
    <p class="unseen" role="status">
      ${say("gallery-count", { count })}
    </p>
    <main>
      ${shown.map((room) => html`<${RoomShown} key=${room.id} room=${room} />`)}
      ${!count && html`<p class="empty">${say("gallery-nothing")}</p>`}
    </main>
    <footer class="credits">
      <h2>${say("credits-title")}</h2>
      <p>${say("credits-drawing")}</p>
      <p>${say("credits-type")}</p>
      <p>${say("credits-code")}</p>
      <p>${say("credits-game")}</p>
    </footer>
  `;
}

const catalogue = await loadCatalogue();
languages.value = catalogue.languages;
beginWith(preferred(kept("language")));
await Promise.all([loadPart(ALL), loadSprite()]);
const page = /** @type {HTMLElement} */ (document.getElementById("page"));
render(html`<${Gallery} catalogue=${catalogue} />`, page);
effect(() => {
  document.title = say("gallery-page");
});
startTips(document);
document.documentElement.dataset.ready = "true";
