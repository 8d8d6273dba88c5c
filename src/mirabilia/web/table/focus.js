/** The focus follows the play: where what had it goes away, it goes to what is asked next. */

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

/** @type {Element | null} */
let last = null;
/** Whether the focus waits for a better place. */
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

/** @param {Element} one */
const isThere = (one) =>
  one.isConnected && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true });

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
  if (resting && !place && isThere(last)) return;
  bring(place ?? firstOf(RESTS));
  resting = !place;
}

/** @param {Document} page */
export function startFocus(page) {
  page.addEventListener("focusin", ({ target }) => {
    if (target instanceof Element && target !== last) [last, resting] = [target, false];
  });
  page.addEventListener("pointerdown", () => (pointing = true), { capture: true, passive: true });
  page.addEventListener("keydown", () => (pointing = false), { capture: true, passive: true });
  new MutationObserver(follow).observe(page.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "hidden", "open", "data-revealing"],
  });
}
