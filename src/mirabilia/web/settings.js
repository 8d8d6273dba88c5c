// Written by scripts/protocol.py from the table of options and the server's structures.

/** @typedef {import("./types.d.ts").Settings} Settings */
/** @typedef {{name: keyof Settings, kind: "flag" | "choice" | "players" | "boxes" | "boards",
 *   default: any, choices: any[], needs: string[], more: boolean}} Option */

/** The options of a game. @type {Option[]} */
export const OPTIONS = [
  {
    "name": "players",
    "kind": "players",
    "default": 4,
    "choices": [],
    "needs": [],
    "more": false
  },
  {
    "name": "expansions",
    "kind": "boxes",
    "default": [],
    "choices": [
      "leaders",
      "cities",
      "armada"
    ],
    "needs": [],
    "more": false
  },
  {
    "name": "teams",
    "kind": "flag",
    "default": false,
    "choices": [],
    "needs": [],
    "more": false
  },
  {
    "name": "sides",
    "kind": "choice",
    "default": "choose",
    "choices": [
      "choose",
      "day",
      "night",
      "random"
    ],
    "needs": [],
    "more": true
  },
  {
    "name": "boards",
    "kind": "boards",
    "default": "deal",
    "choices": [
      "deal",
      "pick"
    ],
    "needs": [],
    "more": true
  },
  {
    "name": "leaders",
    "kind": "choice",
    "default": "standard",
    "choices": [
      "standard",
      "expert"
    ],
    "needs": [
      "leaders"
    ],
    "more": false
  },
  {
    "name": "cities_leaders",
    "kind": "flag",
    "default": true,
    "choices": [],
    "needs": [
      "leaders",
      "cities"
    ],
    "more": false
  },
  {
    "name": "armada_edition",
    "kind": "choice",
    "default": 2,
    "choices": [
      1,
      2
    ],
    "needs": [
      "armada"
    ],
    "more": false
  }
];

/** What a table has unless it agrees on something else. @type {Required<Settings>} */
export const USUAL = {
  "players": 4,
  "expansions": [],
  "teams": false,
  "sides": "choose",
  "boards": "deal",
  "leaders": "standard",
  "cities_leaders": true,
  "armada_edition": 2,
  "public": false,
  "pace": "live",
  "clock": null,
  "patience": null,
  "thinking": 1.0,
  "advice": true
};

export const FEWEST = 3;
export const MOST = 7;
export const MOST_WITH_ARMADA = 8;
/** How many can play in teams. */
export const TEAM_SIZES = [
  4,
  6,
  8
];
