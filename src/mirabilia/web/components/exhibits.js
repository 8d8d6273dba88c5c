/** Everything in the boxes as exhibits: what a thing is called, what is told of it, its drawing. */

import { cardsWith } from "../catalogue.js";
import { html } from "../html.js";
import { mentions } from "../searching.js";
import { useEffect, useRef, useState } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { listed, say } from "../words.js";
import { Card, CardBack, CardStrip } from "./card.js";
import { ChainMark } from "./chain.js";
import { costText, effectText, leaderCost, stageText } from "./explain.js";
import { IslandTile, LeaderCard, Token, signed } from "./pieces.js";
import { ShipyardBoard } from "./shipyard.js";
import { Chip, Good, Icon, SYMBOLS } from "./symbols.js";
import { WonderBoard } from "./wonder.js";

/** @typedef {import("../html.js").VNode} VNode */
/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../catalogue.js").Effect} Effect */
/** One thing shown: what it is called, what is told of it, and its drawing.
 * @typedef {{id: string, name: string, told: string[], wide?: boolean, tags?: string[],
 *   draw: () => VNode, anchor?: string, effects?: Effect[], colour?: string}} Exhibit
 *   with an anchor, it can be linked to */
/** @typedef {{id: string, title: string, kind: string, exhibits: Exhibit[]}} Room */

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
 * @returns {[boolean, import("../vendor/preact.js").RefObject<any>]} */
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

/** An exhibit that is told of when that is asked for, and then keeps what is told: all at once
 * would keep the reader waiting.
 * @param {Omit<Exhibit, "told">} exhibit @param {() => string[]} tell @returns {Exhibit} */
function telling(exhibit, tell) {
  /** @type {string[] | undefined} */
  let told;
  return {
    ...exhibit,
    get told() {
      told ??= tell();
      return told;
    },
  };
}

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
  return telling(
    {
      id,
      name: say(`card-${id}`),
      anchor: `card-${id}`,
      effects: card.effects,
      colour: card.colour,
      tags: [card.colour, say(`colour-${card.colour}`)],
      draw: () => html`<${Card} id=${id} card=${card} /><${CardStrip} id=${id} card=${card} />`,
    },
    () => [
      effectText(card.effects),
      say("gallery-cost", { cost: costText(card.cost) }),
      ...(before.length ? [say("gallery-before", { cards: before.join(" ") })] : []),
      ...(after.length ? [say("gallery-after", { cards: after.join(" ") })] : []),
      say("gallery-players", { players: listed(card.players.map(String), "series") }),
    ],
  );
}

/** @param {Catalogue} catalogue @returns {Room[]} */
function wonderRooms(catalogue) {
  const sides = /** @type {const} */ (["day", "night"]);
  return sides.map((side) => ({
    id: `wonders-${side}`,
    kind: "wonders",
    title: say("gallery-wonders", { side }),
    exhibits: Object.entries(catalogue.wonders).map(([id, wonder]) => {
      const { effects, stages } = wonder[side];
      return telling(
        {
          id: `${id}-${side}`,
          name: say("city-title-side", { board: id, side }),
          anchor: `wonder-${id}-${side}`,
          effects: [...effects, ...stages.flatMap((stage) => stage.effects)],
          wide: true,
          draw: () => html`<${WonderBoard} id=${id} wonder=${wonder} side=${side} built=${1} />`,
        },
        () => stages.map((stage, at) => stageText(stage, at + 1, false)),
      );
    }),
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
      .map(([id, leader]) =>
        telling(
          {
            id,
            name: say(`leader-${id}`),
            anchor: `leader-${id}`,
            effects: leader.effects,
            draw: () => html`<${LeaderCard} id=${id} leader=${leader} />`,
          },
          () => [effectText(leader.effects), say("gallery-cost", { cost: leaderCost(leader) })],
        ),
      ),
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
        anchor: `island-${id}`,
        effects: island.effects,
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
      anchor: `shipyard-${id}`,
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
    anchor: `token-${token}${value}`,
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
  const exhibit = (id, name, draw) => ({ id, name, anchor: `symbol-${id}`, told: [], draw });
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
export function rooms(catalogue) {
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
export function matches(exhibit, wanted) {
  if (!wanted) return true;
  const text = [exhibit.name, ...exhibit.told, ...(exhibit.tags ?? [])].join(" ");
  return wanted.split(/\s+/).every((word) => mentions(text, word));
}

/** What else is told of an exhibit. @typedef {(exhibit: Exhibit) => any} Below */

/** @param {{exhibit: Exhibit, below?: Below}} props */
function Shown({ exhibit, below }) {
  const [near, place] = useNear();
  return html`<figure class="exhibit" ref=${place} id=${exhibit.anchor}>
    <div class="exhibit__drawing">${near && exhibit.draw()}</div>
    <figcaption>
      <b>${exhibit.name}</b>
      ${exhibit.told.map((line) => html`<span>${line}</span>`)}
      ${below?.(exhibit)}
    </figcaption>
  </figure>`;
}

/** @param {{room: Room, below?: Below}} props */
export function RoomShown({ room, below }) {
  return html`<section class="room room--${room.kind}" id=${room.id}>
    <h2>${room.title}</h2>
    <div class="room__exhibits">
      ${room.exhibits.map(
        (exhibit) => html`<${Shown} key=${exhibit.id} exhibit=${exhibit} below=${below} />`,
      )}
    </div>
  </section>`;
}
