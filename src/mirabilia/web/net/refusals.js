/** What the server refused, in words. */

import { language, say } from "../words.js";
import { Refused } from "./api.js";

/** A moment of today or of the coming days, as the messages `moment-at`, `moment-from` and
 * `moment-until` want it. @param {number} until */
function momentOf(until) {
  const moment = new Date(until);
  const day = (/** @type {string | undefined} */ code) =>
    moment.toLocaleDateString(code, { weekday: "long" });
  const isToday = moment.toDateString() === new Date().toDateString();
  return {
    day: isToday ? "today" : day("en").toLowerCase(),
    weekday: day(language()),
    time: moment.toLocaleTimeString(language(), {
      hour: "2-digit",
      minute: "2-digit",
      second: "2-digit",
    }),
  };
}

/** Words want texts and numbers.
 * @param {Record<string, any>} data
 * @returns {Record<string, string | number>} */
function figuresIn(data) {
  const told = data.until ? { ...data, ...momentOf(data.until) } : data;
  return Object.fromEntries(
    Object.entries(told).filter(([, value]) => ["string", "number"].includes(typeof value)),
  );
}

/** The words for what the server refused.
 * @param {{code: string, data?: Record<string, any>}} refused */
export function refusalText({ code, data = {} }) {
  const figures = figuresIn(data);
  if (code === "bad_record") {
    const problem = say(`error-ImpossibleGame-${data.error}`);
    return say("refused-bad_record", { problem, ...figures });
  }
  return code === "options"
    ? say(`error-ImpossibleOptions-${data.error}`, figures)
    : say(`refused-${code}`, figures);
}

/** A file was chosen that has no record. */
export class NoRecord extends Error {}

/** @param {unknown} error */
export function errorText(error) {
  if (error instanceof NoRecord) return say("replay-no-record");
  return error instanceof Refused ? refusalText(error) : say("page-no-server");
}
