/** What bots are called, and how they play. */

import { signal } from "../vendor/signals.js";
import { say } from "../words.js";

/** @typedef {import("../types.d.ts").BotLevel} BotLevel */

/** The bots of this server, once they have been asked for. */
export const levels = signal(/** @type {BotLevel[]} */ ([]));

/** The name of a bot that may have a version: `master@1`. @param {string} one */
export const nameOf = (one) => one.split("@")[0];

/** @param {string} one */
export const isNewest = (one) => levels.value.some(({ versions }) => versions.at(-1) === one);

/** What a bot is called; an older version than the newest is told. @param {string} one */
export function levelText(one) {
  const text = say("bot-level", { level: nameOf(one) });
  const isOlder = levels.value.some(({ versions }) => versions.slice(0, -1).includes(one));
  return isOlder ? say("bot-version", { bot: text, version: one.split("@")[1] }) : text;
}

/** How a bot plays. @param {string} one */
export const levelAbout = (one) => say("bot-about", { level: nameOf(one) });
