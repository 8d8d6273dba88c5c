/** Whatever has `data-tip` explains itself: under the pointer, with the focus, after a long
 * press. */

export const LONG_PRESS = 450;
const GAP = 8;
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

  page.addEventListener("pointerover", (event) => {
    if (event.pointerType === "mouse") show(tipped(event.target));
  });
  page.addEventListener("focusin", (event) => show(tipped(event.target)));
  page.addEventListener("focusout", () => show(null));
  page.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse") return;
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
