/** Stands between the page and the network, for one thing: without the server there is a page that
 * says so. Nothing else is kept here, so nothing that is shown is ever an old one. */

const KEPT = "mirabilia-offline";
const OFFLINE = "/offline";
const FILES = [
  OFFLINE,
  "/offline.js",
  "/styles/tokens.css",
  "/styles/offline.css",
  "/art/mark.svg",
];

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

worker.addEventListener("install", (/** @type {any} */ event) => event.waitUntil(keepFiles()));
worker.addEventListener("activate", (/** @type {any} */ event) =>
  event.waitUntil(worker.clients.claim()),
);
worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { pathname } = new URL(event.request.url);
  if (event.request.mode === "navigate") event.respondWith(orKept(event.request, OFFLINE));
  else if (FILES.includes(pathname)) event.respondWith(orKept(event.request, pathname));
});
