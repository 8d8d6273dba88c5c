/** What kind of game is wanted here: kept from one time to the next. */

import { kept } from "../net/kept.js";
import { MOST, MOST_WITH_ARMADA, OPTIONS, TEAM_SIZES, USUAL } from "../settings.js";
import { signal } from "../vendor/signals.js";

/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {Required<Settings>} Whole */

/** Who plays against a newcomer. */
export const USUAL_LEVEL = "adept";

/** @type {import("../vendor/signals.js").Signal<Whole>} */
export const wishes = signal({ ...USUAL, ...kept("wishes") });
export const level = signal(/** @type {string} */ (kept("level") ?? USUAL_LEVEL));
export const name = signal(/** @type {string} */ (kept("name") ?? ""));
export const problem = signal(/** @type {unknown} */ (null));
export const busy = signal(false);

/** Boxes as messages name them. @param {string[] | undefined} boxes */
export const boxesOf = (boxes) => (boxes?.length ? boxes.join(" ") : "base");

/** @param {Settings} settings @returns {Whole} */
export const whole = (settings) => ({ ...USUAL, ...settings });

/** Whether so many can play in teams. @param {Whole} settings */
export const canTeam = ({ players }) => TEAM_SIZES.includes(players);

/** Whether the boxes that an option needs are in play.
 * @param {import("../settings.js").Option} option @param {Whole} settings */
export const isPlayed = ({ needs }, { expansions }) =>
  needs.every((box) => expansions.includes(box));

/** Settings with a change, and with what no longer fits to it put right.
 * @param {Whole} settings @param {Settings} change @returns {Whole} */
export function changed(settings, change) {
  const next = { ...settings, ...change };
  next.players = Math.min(
    next.players,
    next.expansions.includes("armada") ? MOST_WITH_ARMADA : MOST,
  );
  next.teams &&= canTeam(next);
  for (const option of OPTIONS) {
    if (!isPlayed(option, next)) Object.assign(next, { [option.name]: option.default });
  }
  if (typeof next.boards !== "string") next.boards = "deal";
  return next;
}

/** @param {Settings} change */
export function wish(change) {
  wishes.value = changed(wishes.value, change);
}
