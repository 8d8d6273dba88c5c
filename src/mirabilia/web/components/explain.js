/** Things in words, for tooltips and for those who do not see the drawing. The messages are those
 * that the terminal uses. */

import { language, listed, say } from "../words.js";

/** @typedef {import("../catalogue.js").Effect} Effect */

/** The amount by every name that messages have for it.
 * @param {Effect} effect */
function figures(effect) {
  const { kind, amount, ...told } = effect;
  return { amount, coins: amount, points: amount, debts: amount, times: amount, ...told };
}

/** All effects of one thing.
 * @param {Effect[]} effects */
export function effectText(effects) {
  if (effects.map((effect) => effect.kind).join(" ") === "coins_per points_per") {
    const [coins, points] = effects;
    return say("effect-both_per", { ...figures(coins), points: points.amount });
  }
  return listed(
    effects.map((effect) => say(`effect-${effect.kind}`, figures(effect))),
    "series",
  );
}

/** @param {import("../catalogue.js").Cost} cost */
export function costText(cost) {
  const coins = cost.coins ? [say("coins", { coins: cost.coins })] : [];
  const goods = cost.goods.length ? [say("goods", { goods: cost.goods.join(" ") })] : [];
  return listed([...coins, ...goods], "series") || say("cost-nothing");
}

/** "Altar, blue, 3 points, free"
 * @param {string} id @param {import("../catalogue.js").Card} card */
export function cardText(id, card) {
  const { cost, colour } = card;
  const how = cost.coins || cost.goods.length ? "paid" : "free";
  return say("spoken-card", {
    card: id,
    colour,
    gift: effectText(card.effects),
    how,
    cost: costText(cost),
  });
}

/** @param {import("../catalogue.js").Leader} leader */
export function leaderCost({ cost }) {
  return cost === "age" ? say("cost-age") : say("coins", { coins: cost });
}

/** A text as what follows another. @param {string} text */
const inside = (text) => text.charAt(0).toLocaleLowerCase(language()) + text.slice(1);

/** A card with what its chains make free.
 * @param {string} text of the card
 * @param {(string | undefined)[]} chains */
export const withChains = (text, ...chains) =>
  listed([text, ...chains.flatMap((one) => (one ? inside(one) : []))], "clauses");

/** @param {string} id @param {import("../catalogue.js").Leader} leader */
export function leaderText(id, leader) {
  return say("spoken-leader", {
    leader: id,
    gift: effectText(leader.effects),
    cost: leaderCost(leader),
  });
}

/** @param {string} id @param {import("../catalogue.js").Island} island */
export function islandText(id, island) {
  return say("spoken-island", {
    island: id,
    level: island.level,
    gift: effectText(island.effects),
  });
}

/** @param {import("../catalogue.js").Space} space */
export function spaceText(space) {
  const told = Object.entries(space).map(([name, amount]) => say(`space-${name}`, { amount }));
  return listed(told, "series") || say("space-nothing");
}

/** @param {import("../catalogue.js").Stage} stage @param {number} number @param {boolean} built */
export function stageText(stage, number, built) {
  const told = { number, gift: effectText(stage.effects), cost: costText(stage.cost) };
  return say("spoken-stage", { ...told, state: built ? "built" : "open" });
}

/** @param {string} id @param {"day" | "night"} name @param {import("../catalogue.js").Side} side */
export function wonderText(id, name, side) {
  const start = side.start.length ? [say("board-start", { goods: side.start.join(" ") })] : [];
  const gifts = side.effects.length ? [effectText(side.effects)] : [];
  const told = listed([...start, ...gifts], "series");
  return say("spoken-wonder", { board: id, side: name, start: told });
}
