/** Leaders as cameos: one profile, with hair, beard and headdress of each. */

import { disc } from "./shapes.js";

/** @typedef {import("./motifs.js").Part} Part */

/** Tones: i ivory, h hair, d shadow, g gold, c cloth, b bronze, s sea blue. */
/** @type {Part[]} */
const ROBE = [
  ["c", "M6 112c2-14 14-22 30-22l14 8 14-6 8-2c12 3 20 10 22 22z"],
  ["d", "M36 90l14 8 14-6 4-2 4 4-20 18H42z"],
];
/** @type {Part[]} */
const FACE = [
  [
    "i",
    "M36 100c0-12 1-20-1-30-9-8-12-20-10-32 2-16 15-24 29-23 12 1 19 9 20 19l1 6" +
      "c2 5 5 9 6 12 0 2-3 2.5-4.5 3l1 4-2 2 1 3.500" +
      "c-.5 2-2 2.5-2 4 .5 4.5-2.5 7.5-8.5 7-4-.5-6 .5-6 4.5 0 8 2 14 6 20z",
  ],
  [
    "d",
    "M60 80c0 8 2 14 6 20H52c2-10 3-18 8-20zM64 42.500c2-2.5 5-2.5 7-.5-2 2-5 2-7 .5z" +
      "M63 37c3-3 7-3 10-1l-1 1.500c-3-1.200-6-1-9 .5z" +
      "M70 63c2-.5 4-.5 6 0-1 1.200-4 1.5-6 0z",
  ],
  ["d", "M46 44c4-2 7 1 6 5s-3 7-5 7c-3-1-4-10-1-12z"],
];
/** @type {Record<string, Part[]>} */
const HAIR = {
  short: [
    [
      "h",
      "M24 46C19 24 36 7 57 10" +
        "c12 2 18 9 18 20-6 1-10-1-13-4-3 6-7 8-13 9-1 5-3 7-4 11" +
        "c-4-4-7 0-4 8-3 5-6 9-5 16-8-7-11-16-12-24z",
    ],
  ],
  curls: [
    [
      "h",
      disc(30, 58, 7) +
        disc(27, 46, 8) +
        disc(28, 34, 9) +
        disc(36, 23, 9) +
        disc(47, 17, 9) +
        disc(58, 16, 8) +
        disc(67, 21, 7) +
        disc(40, 34, 9) +
        disc(52, 27, 8) +
        disc(36, 46, 7) +
        disc(34, 66, 6),
    ],
  ],
  bald: [["h", "M25 40c-2 12 2 22 10 30 0-8 3-12 6-16-4-5-4-10-1-14-6 0-11 0-15 0z"]],
  bun: [
    [
      "h",
      "M24 46C19 24 36 7 57 10" +
        "c12 2 18 9 18 20-12 1-22 4-28 12-3 4-4 10-6 16-3 4-6 7-6 12-8-7-11-16-11-24z" +
        disc(18, 44, 11),
    ],
    ["d", "M26 38c6-4 6 10 0 14-3-4-3-10 0-14z"],
  ],
  long: [
    [
      "h",
      "M24 46C19 24 36 7 57 10" +
        "c12 2 18 9 18 20-12 1-22 4-27 12-2 8-2 20 0 30" +
        "c2 10-2 18-8 22-10 2-18-2-22-6 8-10 8-26 6-42z",
    ],
    ["d", "M34 50c-1 14 0 26-6 38M41 54c0 12 2 22-2 36"],
  ],
  braids: [
    [
      "h",
      "M24 46C19 24 36 7 57 10c12 2 18 9 18 20-12 1-22 4-28 12l-2 14" +
        "c-4 2-8 6-10 14-8-7-10-16-11-24z" +
        disc(33, 70, 6) +
        disc(31, 80, 6) +
        disc(30, 90, 5) +
        disc(40, 66, 5) +
        disc(41, 76, 5),
    ],
  ],
};
/** @type {Part[]} */
const BEARD = [
  [
    "h",
    "M45 54c2 4 6 6 10 6 5 0 9-1 13 0 3 1 5 2 8 1l-.5 3" +
      "c4 8 0 18-6 22-6 3-12 2-16-4-4-8-8-18-8.5-28z",
  ],
  ["i", "M68 62.500c3-1.5 6-1 8 .5-2 1.5-6 1.5-8-.5z"],
];
/** @param {number} count @returns {string} */
const leaves = (count) =>
  Array.from({ length: count }, (_, at) => {
    const x = 28 + at * (44 / count);
    const y = 40 - at * 1.6 - Math.sin((at / count) * 3) * 8;
    return `M${x} ${y}c2-6 7-8 11-7-1 5-5 8-11 7zM${x} ${y + 1}c5-1 9 2 10 6-5 1-9-2-10-6z`;
  }).join("");
/** @type {Record<string, Part[]>} */
const GEAR = {
  none: [],
  laurel: [["g", leaves(6)]],
  diadem: [
    ["g", "M24 40c14-14 34-18 51-12l.5 6C58 28 40 32 25 46z"],
    ["c", disc(70, 29, 3)],
  ],
  crown: [
    ["g", "M22 34l-6-20 14 8 6-18 12 13 12-15 6 18 12-6-3 18C58 26 40 28 23 42z"],
    ["c", disc(40, 26, 2.5) + disc(54, 22, 2.5) + disc(67, 24, 2.5)],
  ],
  helmet: [
    ["b", "M20 70C14 40 24 8 52 8c18 0 26 12 25 30l-6-2-6 4 6 22-8 2-12-22c-6 8-8 20-10 32z"],
    ["g", "M46 40c10-4 20-6 31-4v4c-10-1-20 1-29 6z"],
    ["c", "M12 58C4 26 22-8 56-4c10 1 16 5 18 10C44 4 28 26 22 62z"],
  ],
  nemes: [
    ["s", "M22 90C14 60 14 8 54 8c14 0 22 8 22 22-10-2-18 2-22 10-2 12 0 22 4 34l-10 22z"],
    [
      "g",
      "M23 30c6-12 18-18 33-18l1 4c-14 0-26 6-32 17z" +
        "M19 48c4-4 10-7 17-8l-1 5c-6 1-11 3-15 7zM20 66c4-3 10-5 16-5v5c-6 0-11 2-15 5z" +
        "M22 84c5-3 11-4 17-3l1 5c-6-1-11 0-16 3z",
    ],
    ["g", "M70 22c6-8 12-4 8 2-2 3-4 5-4 8l-6 1z"],
  ],
  veil: [
    [
      "c",
      "M10 100C22 84 12 50 20 32 28 12 50 4 66 12c6 3 9 9 9 16-14-1-26 6-29 20-3 18 2 30 0 50z",
    ],
    ["d", "M24 40c4-14 18-26 40-26-16 4-30 14-34 32-4 20 0 36-8 52-2-20-2-40 2-58z"],
  ],
  tiara: [
    ["g", "M22 40 28-2h42l5 34C58 26 40 30 24 46z"],
    ["c", "M26 12h46l1 6H25zM25 26c16-4 32-6 49-4v5c-18-2-34 2-50 8z"],
  ],
  tall: [
    ["s", "M24 48 6 2c16-8 34-8 50 0l20 26C58 26 42 32 34 44z"],
    ["g", "M22 40c14-12 34-16 54-12v5c-20-3-38 2-52 14z"],
    ["c", "M12 12c14-5 28-5 42 0l3 5c-14-5-28-5-43 0z"],
  ],
  cap: [
    ["c", "M24 38C22 16 44-2 62 8c10 6 6 14 13 22-16-2-34 2-50 14z"],
    ["g", "M23 36c16-10 34-14 52-8v5c-18-4-36 0-51 10z"],
  ],
};

/** Hair, headdress, and whether there is a beard.
 * @type {Record<string, [hair: string, gear: string, beard?: boolean]>} */
const LEADERS = {
  ramses: ["short", "nemes"],
  maecenas: ["short", "none"],
  bilkis: ["long", "crown"],
  nero: ["curls", "laurel", true],
  xenophon: ["short", "cap", true],
  vitruvius: ["bald", "none", true],
  hammurabi: ["curls", "tiara", true],
  leonidas: ["long", "helmet", true],
  archimedes: ["bald", "none", true],
  imhotep: ["bald", "cap"],
  amytis: ["braids", "veil"],
  phidias: ["curls", "none", true],
  praxiteles: ["curls", "diadem", true],
  nebuchadnezzar: ["curls", "crown", true],
  varro: ["short", "laurel"],
  pericles: ["curls", "helmet", true],
  hypatia: ["bun", "diadem"],
  hiram: ["short", "tiara", true],
  justinian: ["short", "crown", true],
  plato: ["curls", "none", true],
  alexander: ["curls", "diadem"],
  aristotle: ["short", "none", true],
  midas: ["short", "cap", true],
  croesus: ["curls", "tiara", true],
  hannibal: ["curls", "helmet"],
  caesar: ["short", "laurel"],
  euclid: ["bald", "cap", true],
  ptolemy: ["short", "diadem", true],
  pythagoras: ["long", "cap", true],
  sappho: ["bun", "laurel"],
  zenobia: ["long", "helmet"],
  nefertiti: ["bald", "tall"],
  cleopatra: ["braids", "nemes"],
  solomon: ["long", "crown", true],
  nitocris: ["braids", "diadem"],
  telesilla: ["long", "laurel"],
  berenice: ["long", "diadem"],
  hatshepsut: ["braids", "nemes", true],
  tomyris: ["braids", "cap"],
  aganice: ["bun", "veil"],
  enheduanna: ["long", "tiara"],
  cynisca: ["bun", "laurel"],
  agrippina: ["curls", "diadem"],
  gorgo: ["long", "helmet"],
  makeda: ["braids", "crown"],
  phryne: ["bun", "none"],
  cornelia: ["bun", "veil"],
  eurypyle: ["braids", "laurel"],
  theano: ["long", "veil"],
  arsinoe: ["bun", "crown"],
  octavia: ["bun", "diadem"],
  caligula: ["short", "laurel"],
  diocletian: ["short", "crown", true],
  aspasia: ["curls", "veil"],
  darius: ["curls", "tiara", true],
};

/** @param {string} id @returns {Part[]} */
export function portraitOf(id) {
  const leader = LEADERS[id];
  if (!leader) throw new Error(`no portrait of the leader ${id}: see LEADERS in art/portraits.js`);
  const [hair, gear, beard = false] = leader;
  return [...ROBE, ...FACE, ...HAIR[hair], ...(beard ? BEARD : []), ...GEAR[gear]];
}
