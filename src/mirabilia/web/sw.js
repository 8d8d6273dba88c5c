/** Stands between the page and the network, for two things: without the server there is a page
 * that says so, and somebody who has closed the page can be called. Nothing else is kept here, so
 * nothing that is shown is ever an old one. */

const KEPT = "mirabilia-offline";
const OFFLINE = "/offline";
const MARK = "/art/mark.svg";
const FILES = [OFFLINE, "/offline.js", "/styles/tokens.css", "/styles/offline.css", MARK];

/** A worker has names of its own for these. @type {any} */
const worker = globalThis;

async function keepFiles() {
  const kept = await caches.open(KEPT);
  await kept.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
  await worker.skipWaiting();
}

/** From the server, or else what is kept. @param {Request} request @param {string} file */
async function orKept(request, file) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await caches.match(file, { ignoreVary: true });
    if (!kept) throw error;
    return kept;
  }
}

/** Call somebody whose turn it is: what to say comes sealed from our server. @param {any} event */
async function call(event) {
  const { title, tag, url } = event.data.json();
  await worker.registration.showNotification(title, { tag, icon: MARK, data: { url } });
}

/** Show the table that somebody was called to, where it is open or else anew. @param {any} event */
async function answer(event) {
  event.notification.close();
  const table = new URL(event.notification.data?.url ?? "/", worker.location.origin);
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = pages.find((/** @type {any} */ page) => page.url === table.href) ?? null;
  if (open) await open.focus();
  else if (table.origin === worker.location.origin) await worker.clients.openWindow(table.href);
}

worker.addEventListener("push", (/** @type {any} */ event) => event.waitUntil(call(event)));
worker.addEventListener("notificationclick", (/** @type {any} */ event) =>
  event.waitUntil(answer(event)),
);
worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepFiles()));
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(orKept(event.request, OFFLINE));
  else if (FILES.includes(pathname)) event.respondWith(orKept(event.request, pathname));
});
