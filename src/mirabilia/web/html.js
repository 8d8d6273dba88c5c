import htm from "./vendor/htm.js";
import { h } from "./vendor/preact.js";

/** @typedef {import("./vendor/preact.js").ComponentChild} Child */
/** @typedef {import("./vendor/preact.js").VNode} VNode */

/** Markup as a tagged template.
 * @type {(strings: TemplateStringsArray, ...values: any[]) => VNode} */
export const html = /** @type {any} */ (htm.bind(/** @type {any} */ (h)));

/** Class names from those that are wanted.
 * @param {...(string | false | null | undefined)} names */
export function classes(...names) {
  return names.filter(Boolean).join(" ");
}

/** How often something is done: 0 to count - 1.
 * @param {number} count */
export function range(count) {
  return Array.from({ length: count }, (_, index) => index);
}

/** Does it when it is clicked, but not by the second of two quick clicks: what that hits has come
 * under the pointer by the first. @param {() => void} act */
export const once =
  (act) =>
  (/** @type {MouseEvent} */ { detail }) => {
    if (detail < 2) act();
  };
