/** What this browser keeps; it may forbid to keep anything. */

const FAMILY = "mirabilia-";

/** @param {string} name @returns {any} */
export function kept(name) {
  try {
    return JSON.parse(localStorage.getItem(FAMILY + name) ?? "null");
  } catch {
    return null;
  }
}

/** @param {string} name @param {any} value */
export function keep(name, value) {
  try {
    localStorage.setItem(FAMILY + name, JSON.stringify(value));
  } catch {
    return;
  }
}
