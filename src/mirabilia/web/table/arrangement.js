/** How the table is laid out: one of four arrangements, by the width and height of the window. What
 * moves is never switched by the size of a box: all that depends on size is decided here. */

import { signal } from "../vendor/signals.js";

/** @typedef {"wide" | "tablet" | "upright" | "side"} Arrangement */
/** @typedef {{name: Arrangement, beside: boolean, roomy: boolean}} Layout */

/** From so many pixels on log and chat stand beside the table. */
const BESIDE = 1700;
/** What they take of the width, as the style sheet has it. @param {number} width */
const besideWidth = (width) => Math.max(330, 0.16 * width);
/** A table of this width that is higher than this share of it has room for built cards with their
 * pictures. */
const [ROOMY_WIDTH, ROOMY] = [1150, 0.51];

/** @param {number} width @param {number} height @returns {Arrangement} */
function nameOf(width, height) {
  if (height < 500 && width > height) return "side";
  if (width < 700) return "upright";
  return width < 1000 || height < 600 ? "tablet" : "wide";
}

/** @param {number} width @param {number} height @returns {Layout} */
function layoutOf(width, height) {
  const name = nameOf(width, height);
  const beside = name === "wide" && width >= BESIDE;
  const own = width - (beside ? besideWidth(width) : 0);
  const roomy = own >= ROOMY_WIDTH && height / own >= ROOMY;
  return { name, beside, roomy };
}

/** How the table is laid out now. */
export const layout = signal(layoutOf(innerWidth, innerHeight));

addEventListener("resize", () => {
  const now = layoutOf(innerWidth, innerHeight);
  const before = layout.value;
  if (now.name !== before.name || now.beside !== before.beside || now.roomy !== before.roomy)
    layout.value = now;
});

/** Rows are swiped where there is no room for all of them: there they have a stop for the keyboard,
 * if nothing in them has one. */
export const swiped = () => (layout.value.name === "wide" ? null : "0");
