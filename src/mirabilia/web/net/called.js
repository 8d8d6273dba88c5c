/** Calling somebody back whose turn it is: the title, the icon, and a notification if allowed. */

import { isSecure } from "../installing.js";
import { isAwaited } from "../title.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { isKnown, pushKey, subscribe, unsubscribe } from "./api.js";
import { keep, kept } from "./kept.js";

/** A browser notifies only those who came by a secure address, and some not even those. */
export const canNotify = () => isSecure() && "Notification" in window;

/** Whether a notification is wanted here, and allowed. */
export const notifies = signal(
  canNotify() && kept("notify") === true && Notification.permission === "granted",
);

/** Ask for leave to notify, or stop doing so. */
export async function switchNotices() {
  const wanted = !notifies.value && (await Notification.requestPermission()) === "granted";
  notifies.value = wanted;
  keep("notify", wanted);
  // Where a browser or a server knows nothing of this, it is called while the page is open.
  await (wanted ? beCalled() : beLeft()).catch(() => {});
}

/** Whether the server calls those who have closed the page, and this browser can be called. */
export const calls = signal(false);

/** What the browser has for it, if anything. @returns {Promise<any>} */
async function pushManager() {
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker?.pushManager;
}

/** Find out whether somebody can be called here. */
export async function askCalls() {
  calls.value = Boolean((await pushManager()) && (await pushKey()));
}

/** Let the server call this browser. */
async function beCalled() {
  const [manager, key] = [await pushManager(), await pushKey()];
  if (!manager || !key) return;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  // A server with another key than before is another server.
  const made = await manager.subscribe(wish).catch(async () => {
    await (await manager.getSubscription())?.unsubscribe();
    return manager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  await subscribe({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
}

/** Let nobody call this browser any more. */
async function beLeft() {
  const made = await (await pushManager())?.getSubscription();
  if (!made) return;
  await made.unsubscribe();
  await unsubscribe(made.endpoint);
}

/** Browsers change where they can be called: it is said anew whenever a table opens. */
export function renewCalls() {
  if (notifies.value && isKnown()) beCalled().catch(() => {});
}

/** Phones show a notification only for a service worker. @param {string} text */
async function notify(text) {
  const options = { tag: "mirabilia-turn", icon: "/art/mark.svg" };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) return worker.showNotification(text, options);
  const notice = new Notification(text, options);
  notice.addEventListener("click", () => {
    focus();
    notice.close();
  });
  return undefined;
}

/** Say in the title and on the icon whether it is the reader's turn. @param {boolean} mine */
export function mark(mine) {
  isAwaited.value = mine;
  const icon = document.querySelector("link[rel=icon]");
  icon?.setAttribute("href", mine ? "/art/mark-turn.svg" : "/art/mark.svg");
}

/** Call somebody who looks elsewhere. */
export function call() {
  if (document.hidden && notifies.value) notify(say("page-title-turn")).catch(() => {});
}
