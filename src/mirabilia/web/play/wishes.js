/** What kind of game is wanted here: kept from one time to the next. */

import { range } from "../html.js";
import { signal } from "../vendor/signals.js";
import { introduce, openTable } from "./api.js";
import { keep, kept } from "./kept.js";
import { errorText } from "./menu.js";

/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {Required<Settings>} Whole */

export const BOXES = ["leaders", "cities", "armada"];
export const [FEWEST, MOST, MOST_WITH_ARMADA] = [3, 7, 8];
/** Teams are of two. */
const TEAM_TABLES = [4, 6, 8];

/** Who plays against a newcomer. */
export const USUAL_LEVEL = "adept";

/** @type {Whole} */
const USUAL = {
  players: 4,
  expansions: [],
  teams: false,
  sides: "choose",
  boards: "deal",
  leaders: "standard",
  cities_leaders: true,
  armada_edition: 2,
  public: false,
  pace: "live",
  clock: null,
  patience: null,
  thinking: 1,
  advice: true,
};

/** @type {import("../vendor/signals.js").Signal<Whole>} */
export const wishes = signal({ ...USUAL, ...kept("wishes") });
export const level = signal(/** @type {string} */ (kept("level") ?? USUAL_LEVEL));
export const name = signal(/** @type {string} */ (kept("name") ?? ""));
export const problem = signal("");
export const busy = signal(false);

/** Boxes as messages name them. @param {string[] | undefined} boxes */
export const boxesOf = (boxes) => (boxes?.length ? boxes.join(" ") : "base");

/** @param {Settings} settings @returns {Whole} */
export const whole = (settings) => ({ ...USUAL, ...settings });

/** Whether so many can play in teams. @param {Whole} settings */
export const canTeam = ({ players }) => TEAM_TABLES.includes(players);

/** Settings with a change, and with what no longer fits to it put right.
 * @param {Whole} settings @param {Settings} change @returns {Whole} */
export function changed(settings, change) {
  const next = { ...settings, ...change };
  const has = (/** @type {string} */ box) => next.expansions.includes(box);
  next.players = Math.min(next.players, has("armada") ? MOST_WITH_ARMADA : MOST);
  next.teams &&= canTeam(next);
  if (!has("leaders")) next.leaders = USUAL.leaders;
  if (!has("leaders") || !has("cities")) next.cities_leaders = true;
  if (!has("armada")) next.armada_edition = USUAL.armada_edition;
  if (typeof next.boards !== "string") next.boards = "deal";
  return next;
}

/** @param {Settings} change */
export function wish(change) {
  wishes.value = changed(wishes.value, change);
}

/** Open a table, for friends or against bots at once. @param {boolean} friends */
export async function begin(friends) {
  const wanted = wishes.value;
  keep("wishes", wanted);
  keep("level", level.value);
  keep("name", name.value || null);
  [busy.value, problem.value] = [true, ""];
  // The table's page comes while the server sets up the table.
  import("./table.js").catch(() => {});
  try {
    await introduce(name.value || null);
    const bots = friends ? [] : range(wanted.players - 1).map(() => level.value);
    await openTable(wanted, bots, !friends);
  } catch (error) {
    problem.value = errorText(error);
  }
  busy.value = false;
}
