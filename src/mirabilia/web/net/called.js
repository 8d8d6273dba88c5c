/** Calling somebody back whose turn it is: the title, the icon, and a notification if allowed. */

import { isSecure } from "../installing.js";
import { isAwaited } from "../title.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
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
