/** What is asked of the server about oneself, and about deals that others play too. */

import { ask, introduce, isKnown } from "./api.js";
import { keep, kept } from "./kept.js";
import { go } from "./route.js";

/** @typedef {import("../types.d.ts").Address} Address */

/** Become the guest whose link or recovery code it is.
 * @param {string} code
 * @param {boolean} join whether what is this browser's becomes theirs
 * @returns {Promise<import("../types.d.ts").Guest>} */
export async function redeem(code, join) {
  const guest = await ask("POST", "/api/devices/redeem", { code, join });
  keep("guest", guest.id);
  keep("name", guest.name);
  return guest;
}

/** The deal of a day. @param {string | null} day `null`: today
 * @returns {Promise<import("../types.d.ts").DayDeal>} */
export const dealOfDay = (day) => ask("GET", day ? `/api/days/${day}` : "/api/days");

/** Whether there is a recovery code.
 * @returns {Promise<import("../types.d.ts").Recovery>} */
export const recovery = () => ask("GET", "/api/me/recovery");

/** A code by which this guest is known again.
 * @returns {Promise<import("../types.d.ts").RecoveryCode>} */
export async function makeRecovery() {
  if (!isKnown()) await introduce(kept("name"));
  return ask("POST", "/api/me/recovery");
}

/** What my finished games add up to.
 * @returns {Promise<import("../types.d.ts").MyRecord>} */
export const myRecord = () => ask("GET", "/api/me/record");

/** Where the server has the deal of a finished game.
 * @param {string} of its table, a dot and a seat */
export const addressOfDeal = (of) => `/api/tables/${of.replace(".", "/deals/")}`;

/** @param {string} of the table of a finished game, a dot and a seat
 * @returns {Promise<import("../types.d.ts").GameDeal>} */
export const dealOfGame = (of) => ask("GET", addressOfDeal(of));

/** Play a deal, or go on with it. @param {string} where the server has it */
export async function playDeal(where) {
  /** @type {Address} */
  const { id } = await ask("POST", where);
  go(`/t/${id}`);
}

/** Delete everything of mine; this browser knows nobody then. */
export async function forgetMe() {
  if (isKnown()) await ask("DELETE", "/api/me/all");
  for (const one of ["guest", "name"]) keep(one, null);
}
