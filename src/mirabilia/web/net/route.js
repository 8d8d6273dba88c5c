/** Which screen is shown: the page's address, changed without loading anything again. */

import { signal } from "../vendor/signals.js";

/** The screens of this page; everything else is a page of its own, or a file. */
const OWN = /^\/($|t\/|replay$|games$|me$|days(\/|$)|deal\/|puzzles(\/|$)|device\/)/;

export const path = signal(location.pathname);

/** @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

/** @param {MouseEvent} event */
function followed(event) {
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link || link.origin !== location.origin || !OWN.test(link.pathname)) return;
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    link.target ||
    link.download
  )
    return;
  event.preventDefault();
  go(link.pathname + link.hash);
}

/** @param {Document} page */
export function startRoutes(page) {
  page.addEventListener("click", followed);
  addEventListener("popstate", () => {
    path.value = location.pathname;
  });
}
