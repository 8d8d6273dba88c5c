/** What a move would do, in words: its figures as rows, a label and a value each. */

import { listed, say, written } from "../words.js";
import { readMove } from "./moves.js";

/** @typedef {import("./view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Outcome} Outcome */
/** @typedef {import("../types.d.ts").PassedOn} PassedOn */
/** @typedef {import("../types.d.ts").Change} Change */
/** `heard` is for those who do not see what is `shown`.
 * @typedef {{id: string, label: string, shown: string, heard: string}} Row */
/** @typedef {{id: string, title: string, told: string | null, rows: Row[]}} Block */

/** @param {string} id @param {string} text @returns {Row} */
const row = (id, text) => ({ id, label: say(`foresee-${id}`), shown: text, heard: text });

/** A figure now and then. @param {string} id @param {Change} change @returns {Row} */
function changed(id, { before, after }) {
  const told = { before: written(before), after: written(after) };
  if (before === after) return row(id, say("foresee-same", told));
  return {
    ...row(id, say("foresee-change", told)),
    heard: say("foresee-change.heard", told),
  };
}

/** @param {Change} change */
const differs = ({ before, after }) => before !== after;

/** Whom the shields beat, where a move makes a difference.
 * @param {Sight} sight @param {Outcome} outcome */
function battles(sight, { shields, battles: fought }) {
  if (!differs(shields) && fought.every(({ before, after }) => before === after)) return [];
  const told = fought.map(({ seat, shields: against, after }) =>
    say("foresee-battle", { who: sight.who(seat), shields: against, result: after }),
  );
  return [
    changed("shields", shields),
    ...(told.length ? [row("battles", listed(told, "series"))] : []),
  ];
}

/** @param {Sight} sight @param {Outcome} outcome */
function atSea(sight, { naval }) {
  if (!naval || (!differs(naval.strength) && !differs(naval.token))) return [];
  const others = sight
    .others()
    .map((seat) => say("naval-of", { who: sight.who(seat), strength: naval.all[seat] }));
  const mine = changed("naval", naval.strength);
  const beside = (/** @type {string} */ text) => listed([text, ...others], "clauses");
  return [
    { ...mine, shown: beside(mine.shown), heard: beside(mine.heard) },
    changed("token", naval.token),
  ];
}

/** Cards that become free, or can be paid, or no longer.
 * @param {Sight} sight @param {Outcome} outcome */
function cards(sight, { move, frees, opens, closes, stage }) {
  const raises = readMove(move).verb === "stage";
  const number = sight.stageNumber() + (raises ? 1 : 0);
  const next = say("foresee-stage", { stage: number });
  const opened = stage.after && (raises || !stage.before) ? [next] : [];
  const closed = stage.before && !stage.after && !raises ? [next] : [];
  const named = (/** @type {string[]} */ ids) => ids.map((id) => say(`card-${id}`));
  /** @type {[string, string[]][]} */
  const lists = [
    ["frees", named([...new Set(frees)])],
    ["opens", [...named(opens), ...opened]],
    ["closes", [...named(closes), ...closed]],
  ];
  return lists.flatMap(([id, texts]) => (texts.length ? [row(id, listed(texts, "series"))] : []));
}

/** What happens to others, and what follows. @param {Sight} sight @param {Outcome} outcome */
function beyond(sight, { others_lose: lost, follows }) {
  const losses = lost.flatMap((coins, seat) =>
    coins ? [say("foresee-loss", { who: sight.who(seat), coins })] : [],
  );
  const told = [...new Set(follows)].map((what) => say("foresee-then", { what }));
  return [
    ...(losses.length ? [row("loses", listed(losses, "series"))] : []),
    ...(told.length ? [row("follows", listed(told, "series"))] : []),
  ];
}

/** @param {{points: Change, end: Change}} outcome */
const points = ({ points: today, end }) => [changed("points", today), changed("end", end)];

/** @param {Sight} sight @param {string} id of a card, leader or island */
const nameOf = ({ catalogue: { cards: known, leaders } }, id) =>
  id in known ? say(`card-${id}`) : id in leaders ? say(`leader-${id}`) : say(`island-${id}`);

/** One thing to do and what would come of it; with the piece's name where there are several.
 * @param {Sight} sight @param {Outcome} outcome @param {boolean} named @returns {Block} */
function deed(sight, outcome, named) {
  const { verb, ship, subject } = readMove(outcome.move);
  const told = say("foresee-deed", {
    deed: ship ? `${verb}-ship` : verb,
    stage: sight.stageNumber(),
  });
  return {
    id: outcome.move,
    title: named ? say("foresee-of", { piece: nameOf(sight, subject), deed: told }) : told,
    told: null,
    rows: [
      changed("coins", outcome.coins),
      ...points(outcome),
      ...battles(sight, outcome),
      ...atSea(sight, outcome),
      ...cards(sight, outcome),
      ...beyond(sight, outcome),
    ],
  };
}

/** How the next player could come to a card. @param {PassedOn} passed */
function how({ build: { ways, obstacle } }) {
  if (obstacle) return obstacle.kind === "built" ? "built" : "no";
  return ways[0].how;
}

/** @param {Sight} sight @param {PassedOn} passed @returns {Block} */
function passedOn(sight, passed) {
  const { seat, build, points: today, end } = passed;
  const figures = { who: sight.who(seat), coins: build.ways[0]?.coins ?? 0 };
  return {
    id: "passed",
    title: say("foresee-passed"),
    told: say("foresee-next", { how: how(passed), ...figures }),
    rows: today && end ? points({ points: today, end }) : [],
  };
}

/** All that would come of a piece, or of all that is asked about.
 * @param {Sight} sight
 * @param {import("../types.d.ts").Foreseen} foreseen
 * @param {string | null} piece
 * @returns {Block[]} */
export const blocksOf = (sight, { outcomes, passed_on: passed }, piece) => [
  ...outcomes
    .filter(({ move }) => readMove(move).verb !== "pass")
    .map((outcome) => deed(sight, outcome, piece === null)),
  ...(passed && piece ? [passedOn(sight, passed)] : []),
];
