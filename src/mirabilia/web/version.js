/** Which version of the page this is, and whether the server has another one by now. */

import { signal } from "./vendor/signals.js";

/** Every answer of a server whose page has a version says which. */
const HEADER = "mirabilia-page";
const [, folder, version] = new URL(import.meta.url).pathname.split("/");
/** A page that is served as its sources are has none. */
const own = folder === "at" ? version : null;

/** What is wrong with this page: the server has another one, or a part of it did not come.
 * @type {import("./vendor/signals.js").Signal<"" | "newer" | "missing">} */
export const fault = signal("");

/** @param {Response} answer of the server to anything */
export function compareVersion(answer) {
  const told = answer.headers.get(HEADER);
  if (own && told && told !== own) fault.value = "newer";
}

/** Ask the server which version it has; it may be away. */
export async function askVersion() {
  await fetch("/api/about").then(compareVersion, () => {});
}

/** What did not come. */
const missing = new Set();

/** A part of the page came, or did not: perhaps because it is one of another version.
 * @param {unknown} part whatever stands for it
 * @param {boolean} came */
export async function notePart(part, came) {
  if (came) missing.delete(part);
  else missing.add(part);
  if (!came) await askVersion();
  if (fault.value !== "newer") fault.value = missing.size ? "missing" : "";
}
