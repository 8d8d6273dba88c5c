/** A finished game that is looked through again. */

import { replayOf } from "../net/api.js";
import { useEffect, useState } from "../vendor/hooks.js";

/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").Snapshot} Snapshot */

/** @param {string | null} table none, if it may not be seen yet
 * @returns {Replay | null} */
export function useReplay(table) {
  const [replay, tell] = useState(/** @type {Replay | null} */ (null));
  useEffect(() => {
    if (table) replayOf(table).then(tell, () => tell(null));
  }, [table]);
  return replay;
}

/** What somebody would have seen who saw everything, after a step.
 * @param {Replay} replay @param {number} at @returns {Snapshot} */
export function seenAt(replay, at) {
  const { view, scores, course, told } = replay.steps[at];
  const { options, now } = view;
  const seats = now.cities.map(
    (/** @type {object} */ _, /** @type {number} */ seat) => replay.seats[seat] ?? {},
  );
  const table = {
    id: "",
    status: /** @type {const} */ ("over"),
    host: null,
    settings: options,
    seats,
    teams: replay.teams,
  };
  const parts = {
    table,
    round: null,
    answer: null,
    view,
    offers: [],
    scores,
    course,
    result: at === replay.steps.length - 1 ? replay.result : null,
  };
  return {
    type: "snapshot",
    number: at,
    guest: "",
    seat: null,
    now: 0,
    parts,
    events: replay.events.slice(0, told),
    chat: [],
    present: seats.map((/** @type {object} */ _, /** @type {number} */ seat) => seat),
    watchers: 0,
  };
}
