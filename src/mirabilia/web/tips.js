/** Whatever has `data-tip` explains itself: under the pointer, with the focus, after a long
 * press. */

export const LONG_PRESS = 450;
const GAP = 8;
/** A mouse that is nearer than this to where it was pressed has not been moved since. */
const NEAR = 5;
/** A tip is shown within the dialogue or part of the page that it explains: it lies above that, and
 * whoever walks by landmarks finds it there. */
const AROUND = "dialog, main, header, footer";

/** What explains itself, at the place of an event.
 * @param {EventTarget | null} target @returns {HTMLElement | null} */
export const tipped = (target) => (target instanceof Element ? target.closest("[data-tip]") : null);

/** @param {Document} page */
export function startTips(page) {
  const tip = page.createElement("div");
  tip.className = "tip";
  tip.setAttribute("role", "tooltip");
  tip.hidden = true;
  /** @type {number | undefined} */
  let waiting;

  /** @param {HTMLElement | null} thing */
  function show(thing) {
    tip.hidden = !thing;
    if (!thing) return;
    tip.textContent = thing.dataset.tip ?? "";
    (thing.closest(AROUND) ?? page.body).append(tip);
    const around = thing.getBoundingClientRect();
    const { width, height } = tip.getBoundingClientRect();
    const above = around.top - height - GAP;
    const left = around.left + (around.width - width) / 2;
    tip.style.top = `${above > GAP ? above : around.bottom + GAP}px`;
    tip.style.left = `${Math.max(GAP, Math.min(left, innerWidth - width - GAP))}px`;
  }

  /** Where the mouse was pressed, until it is moved: what comes to lie under it says nothing.
   * @type {PointerEvent | null} */
  let pressed = null;

  page.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") show(pressed ? null : tipped(event.target));
  });
  page.addEventListener("pointermove", (event) => {
    if (!pressed || Math.hypot(event.x - pressed.x, event.y - pressed.y) < NEAR) return;
    pressed = null;
    show(tipped(event.target));
  });
  page.addEventListener("focusin", (event) => show(tipped(event.target)));
  page.addEventListener("focusout", () => show(null));
  page.addEventListener("pointerdown", (event) => {
    pressed = event.pointerType === "mouse" ? event : null;
    if (pressed) return;
    waiting = window.setTimeout(() => show(tipped(event.target)), LONG_PRESS);
  });
  for (const end of ["pointerup", "pointercancel"]) {
    page.addEventListener(end, () => {
      clearTimeout(waiting);
      show(null);
    });
  }
  page.addEventListener("scroll", () => show(null), true);
  // Its words are those of the language from before.
  new MutationObserver(() => show(null)).observe(page.documentElement, {
    attributeFilter: ["lang"],
  });
  page.addEventListener("keydown", (event) => {
    if (event.key === "Escape") show(null);
  });
}
