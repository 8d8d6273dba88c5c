import { signal } from "./vendor/signals.js";

/** Day or Night: what was chosen here before, or else the system's setting. */

const KEPT = "mirabilia-theme";

/** @typedef {"day" | "night"} Theme */

/** A browser may forbid to keep anything: then the choice holds until the page is left.
 * @param {() => string | null | void} action */
function ifAllowed(action) {
  try {
    return action();
  } catch {
    return null;
  }
}

/** @returns {Theme} */
function initial() {
  const kept = ifAllowed(() => localStorage.getItem(KEPT));
  if (kept === "day" || kept === "night") return kept;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "night" : "day";
}

/** @type {import("./vendor/signals.js").Signal<Theme>} */
export const theme = signal(initial());

theme.subscribe((name) => {
  document.documentElement.dataset.theme = name;
});

/** @param {Theme} name */
export function chooseTheme(name) {
  ifAllowed(() => localStorage.setItem(KEPT, name));
  theme.value = name;
}
