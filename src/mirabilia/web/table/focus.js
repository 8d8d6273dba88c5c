/** The focus follows the play: where what had it goes away, it goes to what is asked next; and Tab
 * leads from a card to what can be done with it, and on to the next card. */

import { isCovered } from "./covering.js";

/** Where the play goes on, the first that there is. */
const PLACES = [
  "#go-on",
  ".text__asked h2",
  "#take-back",
  '[data-card][aria-expanded="true"]:enabled',
  "[data-card]:enabled",
  "[data-move]",
];
/** Where it waits until there is one of these. */
const RESTS = ["main h1", "main"];
const TAKES_FOCUS = "button, a, input, select, summary, [tabindex]";
/** Where Tab stops. */
const STOPS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** @type {Element | null} */
let last = null;
/** Whether the focus was brought where it is, and moves on if a better place comes. */
let resting = false;
let pointing = false;

/** Bring the focus to something, if it is there.
 * @param {HTMLElement | null | undefined} one */
export function bring(one) {
  if (!one) return false;
  if (!one.matches(TAKES_FOCUS)) one.tabIndex = -1;
  one.focus({ preventScroll: pointing });
  return true;
}

/** Whether something can be seen; of the page as a whole nobody has to ask that.
 * @param {Element} one */
const isThere = (one) =>
  one === document.body ||
  (one.isConnected &&
    !one.matches(":disabled") &&
    one.checkVisibility({ visibilityProperty: true }));

/** @param {string[]} places @returns {HTMLElement | undefined} */
function firstOf(places) {
  const all = places.flatMap((place) => [...document.querySelectorAll(place)]);
  return /** @type {HTMLElement | undefined} */ (all.find(isThere));
}

/** Whether nothing has the focus that could have it. */
function isLost() {
  const active = document.activeElement;
  return active === null || active === document.body || !isThere(active);
}

function follow() {
  if (!last || document.querySelector("dialog[open]")) return;
  if (!(resting && document.activeElement === last) && (isThere(last) || !isLost())) return;
  const place = firstOf(PLACES);
  if (resting && isThere(last) && (!place || place === last)) return;
  bring(place ?? firstOf(RESTS));
  resting = true;
}

/** Who presses a key where something is asked has taken it up: the focus stays there. */
function settle() {
  pointing = false;
  resting &&= !last?.matches(PLACES.join());
}

// ---- Tab

/** Where Tab stops, in the order of the page. @param {ParentNode} part @returns {HTMLElement[]} */
const stopsIn = (part) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (part.querySelectorAll(STOPS))].filter(
    (one) => one.tabIndex >= 0 && isThere(one),
  );

/** The same in the order of the play: what is open for a card comes behind it.
 * @param {HTMLElement[]} stops */
function inPlay(stops) {
  const card = stops.findIndex((one) => one.matches('[data-card][aria-expanded="true"]'));
  const panel = document.querySelector(".asked--panel");
  if (card < 0 || !panel) return stops;
  const rest = stops.filter((one) => !panel.contains(one));
  rest.splice(rest.indexOf(stops[card]) + 1, 0, ...stopsIn(panel));
  return rest;
}

/** Where Tab leads at a table if the browser would lead elsewhere: behind the last stop is the
 * first.
 * @param {HTMLElement} active @param {number} step */
function stopAfter(active, step) {
  const stops = stopsIn(document);
  const order = inPlay(stops);
  const next = order[order.indexOf(active) + step] ?? (step > 0 ? order[0] : undefined);
  return next === stops[stops.indexOf(active) + step] ? undefined : next;
}

/** @param {KeyboardEvent} event */
function tabbed(event) {
  const active = document.activeElement;
  if (event.key !== "Tab" || event.defaultPrevented || isCovered()) return;
  if (!(active instanceof HTMLElement) || !active.closest(".table")) return;
  if (bring(stopAfter(active, event.shiftKey ? -1 : 1))) event.preventDefault();
}

let started = false;

/** Once is enough, whoever asks for it. @param {Document} page */
export function startFocus(page) {
  if (started) return;
  started = true;
  last = page.activeElement;
  page.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target !== last) [last, resting] = [target, false];
  });
  page.addEventListener("pointerdown", () => (pointing = true), { capture: true, passive: true });
  page.addEventListener("keydown", settle, { capture: true, passive: true });
  page.addEventListener("keydown", tabbed);
  new MutationObserver(follow).observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "open", "data-revealing"],
  });
}
