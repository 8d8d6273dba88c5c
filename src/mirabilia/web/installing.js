/** The page as a program of its own, where the browser and the address allow it. */

import { signal } from "./vendor/signals.js";

/** What the service worker calls the files that it keeps. */
const KEPT = "mirabilia-offline";

/** What the browser would ask, if it offers to install the page.
 * @type {import("./vendor/signals.js").Signal<any>} */
export const offer = signal(null);

/** Whether browsers trust this address: https, or this machine itself. */
export const isSecure = () => isSecureContext;

/** Whether the browser is one that offers to install pages, and this is not the installed one. */
export const mayOffer = () =>
  "onbeforeinstallprompt" in window && !matchMedia("(display-mode: standalone)").matches;

/** @param {any} event */
function keepOffer(event) {
  event.preventDefault();
  offer.value = event;
}

export function startInstalling() {
  addEventListener("beforeinstallprompt", keepOffer);
  addEventListener("appinstalled", () => {
    offer.value = null;
  });
  // At an address that is not secure there is no such thing; where it is refused, one does without.
  navigator.serviceWorker?.register("/sw.js").catch(() => {});
}

/** The page that is shown without the server is kept in the language of before: fetch it again. */
export async function renewOffline() {
  if (!isSecure() || !(await caches.has(KEPT))) return;
  const kept = await caches.open(KEPT);
  await kept.add(new Request("/offline", { cache: "reload" })).catch(() => {});
}

/** Let the browser ask. It does so once. */
export async function install() {
  const asked = offer.value;
  offer.value = null;
  await asked?.prompt();
}
