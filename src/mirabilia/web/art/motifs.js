/** The pictures on the cards. A motif stands on y = 80 in a field of 100 x 80; each of its parts is
 * a tone and an outline. Tones are 1 (dark) to 4 (light) of the card's colour, g gold, s sea,
 * v leaves, r roofs: the style sheet gives them. */

import { arch, battlements, box, columns, disc, dome, flag, gable, row, taper } from "./shapes.js";

/** @typedef {[tone: string, outline: string]} Part */

/** @param {number} x @param {number} y @param {number} r @returns {Part[]} */
const tree = (x, y, r) => [
  ["1", box(x - 1.5, y - r, 3, r + 1)],
  [
    "v",
    disc(x, y - r * 1.6, r) + disc(x - r * 0.7, y - r, r * 0.7) + disc(x + r * 0.7, y - r, r * 0.7),
  ],
];
/** @param {number} x @param {number} y @param {number} h @returns {Part[]} */
const cypress = (x, y, h) => [
  [
    "v",
    `M${x} ${y - h}c${h * 0.2} ${h * 0.4} ${h * 0.2} ${h} 0 ${h}s${-h * 0.2} ${-h * 0.6} 0 ${-h}z`,
  ],
];
/** @param {number} x @param {number} y @param {number} s @returns {Part[]} */
const boat = (x, y, s) => [
  [
    "4",
    `M${x + s} ${y - 26 * s}c${9 * s} ${2 * s} ${14 * s} ${9 * s} ${15 * s} ${19 * s}h${-15 * s}z`,
  ],
  [
    "3",
    `M${x - s} ${y - 22 * s}c${-7 * s} ${3 * s} ${-10 * s} ${8 * s} ${-11 * s} ${15 * s}` +
      `h${11 * s}z`,
  ],
  [
    "1",
    box(x - s, y - 28 * s, 2 * s, 24 * s) +
      `M${x - 18 * s} ${y - 6 * s}h${38 * s}` +
      `c${-2 * s} ${6 * s} ${-6 * s} ${8 * s} ${-10 * s} ${8 * s}h${-18 * s}` +
      `c${-5 * s} 0 ${-9 * s} ${-3 * s} ${-10 * s} ${-8 * s}z`,
  ],
];
/** @type {Part} */
const sea = [
  "s",
  "M-20 72c8-3 12-3 20 0s12 3 20 0 12-3 20 0 12 3 20 0 12-3 20 0 12 3 20 0 12-3 20 0v20H-20z",
];
/** @type {Part} */
const steps = ["2", box(10, 76, 80, 4) + box(14, 72, 72, 4)];
/** @param {number} x @param {number} w @param {string} tone @returns {Part[]} */
const tent = (x, w, tone) => [
  [tone, `M${x} 80 ${x + w / 2} ${80 - w * 0.75} ${x + w} 80z`],
  ["1", `M${x + w * 0.38} 80 ${x + w / 2} ${80 - w * 0.42} ${x + w * 0.62} 80z`],
];
/** @param {number} x @param {number} y @returns {Part[]} */
const amphora = (x, y) => [
  ["r", `M${x - 2} ${y - 16}h4c0 3 5 5 5 9 0 3-3 5-4 7h-6c-1-2-4-4-4-7 0-4 5-6 5-9z`],
];

/** @type {Record<string, Part[]>} */
export const MOTIFS = {
  logs: [
    ...tree(14, 78, 13),
    ...tree(88, 78, 11),
    ["2", row(3, 18, (at) => box(24 + at, 64, 30, 15))],
    [
      "3",
      disc(30, 72, 8) +
        disc(48, 72, 8) +
        disc(66, 72, 8) +
        disc(39, 57, 8) +
        disc(57, 57, 8) +
        disc(48, 43, 8),
    ],
    [
      "1",
      disc(30, 72, 3) +
        disc(48, 72, 3) +
        disc(66, 72, 3) +
        disc(39, 57, 3) +
        disc(57, 57, 3) +
        disc(48, 43, 3),
    ],
  ],
  trees: [
    ...tree(18, 80, 15),
    ...tree(80, 80, 16),
    ...cypress(34, 80, 58),
    ...cypress(64, 80, 50),
    ...tree(50, 80, 20),
  ],
  quarry: [
    ["2", "M-6 80V36l18-12 14 6 8-4v54z"],
    ["3", "M34 80V50h20v-8h22v-8h30v46z"],
    ["4", box(40, 62, 18, 18) + box(62, 66, 16, 14)],
    ["3", box(50, 48, 16, 14)],
    ["1", "M58 62h3v18h-3zM78 66h3v14h-3zM66 48h3v14h-3z"],
  ],
  mine: [
    ["2", "M-6 80 16 36 30 44 52 14 76 48 88 40 108 80z"],
    ["3", "M52 14 40 46l8 12-6 22h-30l6-20z"],
    ["1", arch(36, 46, 30, 34)],
    ["4", box(33, 42, 36, 5) + box(33, 46, 4, 34) + box(65, 46, 4, 34)],
    ["g", "M76 72l6-7 7 2 5 6-2 7H78z"],
  ],
  kiln: [
    ["3", "M26 80c0-40 10-50 24-50s24 10 24 50z"],
    ["2", "M50 30c14 0 24 10 24 50H50z"],
    ["1", arch(40, 56, 20, 24) + box(44, 22, 12, 9)],
    ["g", "M50 62c5 6 7 9 7 18H43c0-9 2-12 7-18z"],
    [
      "r",
      row(3, 9, (at) => box(76 + at, 73, 8, 7)) +
        box(80, 65, 8, 7) +
        box(89, 65, 8, 7) +
        box(0, 73, 8, 7) +
        box(9, 73, 8, 7) +
        box(5, 65, 8, 7),
    ],
  ],
  forge: [
    ["2", box(18, 40, 64, 40)],
    ["r", gable(12, 41, 76, 24)],
    ["3", box(66, 6, 12, 30)],
    ["1", arch(30, 48, 40, 32)],
    ["g", "M50 54c8 8 12 14 12 26H38c0-12 4-18 12-26z"],
    ["4", "M38 68h24v5l-6 2v5H44v-5l-6-2z"],
    ["4", disc(72, 2, 5) + disc(78, -5, 6)],
  ],
  furnace: [
    ["2", dome(50, 80, 38)],
    ["3", "M12 80a38 38 0 0 1 38-38v38z"],
    ["1", arch(38, 50, 24, 30)],
    ["1", box(44, 26, 12, 20)],
    ["g", "M50 58c6 7 8 11 8 22H42c0-11 2-15 8-22z"],
    ["4", "M80 56h6v7c5 2 7 6 7 10 0 5-4 7-10 7s-10-2-10-7c0-4 2-8 7-10z"],
    ["s", "M74 72c5-2 13 2 18 0 2 6-3 8-9 8s-11-2-9-8z"],
  ],
  press: [
    ["2", box(20, 22, 8, 58) + box(72, 22, 8, 58)],
    ["1", box(14, 16, 72, 8) + box(46, 24, 8, 24)],
    ["3", box(32, 46, 36, 7)],
    ["4", box(34, 60, 32, 3) + box(33, 64, 34, 3) + box(35, 68, 31, 3) + box(33, 72, 33, 3)],
    ["1", box(28, 76, 44, 5)],
    ["v", "M4 80c0-16 2-30 8-44-2 16-2 30 0 44zM92 80c0-16 0-30-4-40 8 12 10 26 10 40z"],
  ],
  loom: [
    ["1", box(16, 18, 6, 62) + box(78, 18, 6, 62) + box(10, 18, 80, 6)],
    ["4", row(14, 4, (at) => box(24 + at, 24, 1.5, 50))],
    ["3", box(22, 24, 56, 26)],
    ["2", row(4, 14, (at) => `M${22 + at} 37l7-9 7 9-7 9z`)],
    ["r", box(22, 48, 56, 4)],
    ["1", row(7, 8.5, (at) => disc(25 + at, 76, 3))],
  ],
  well: [
    ["3", "M28 58h44v22H28z"],
    ["2", "M28 58h44v7H28z" + box(34, 68, 10, 5) + box(50, 68, 10, 5) + box(42, 74, 10, 5)],
    ["1", box(30, 26, 5, 32) + box(65, 26, 5, 32)],
    ["r", gable(20, 28, 60, 20)],
    ["1", box(48, 28, 2, 16)],
    ["4", taper(49, 44, 12, 9, 10)],
    ...cypress(10, 80, 46),
    ...cypress(90, 80, 38),
  ],
  baths: [
    ["3", box(8, 44, 84, 36)],
    ["r", dome(50, 44, 22) + box(4, 40, 28, 5) + box(68, 40, 28, 5)],
    ["4", box(28, 42, 44, 5)],
    ["1", arch(14, 52, 12, 28) + arch(74, 52, 12, 28) + arch(38, 52, 24, 28)],
    ["s", box(38, 70, 24, 10)],
    ["4", "M46 16c-4-6 4-8 0-14M54 16c-4-6 4-8 0-14"],
  ],
  altar: [
    steps,
    ["3", taper(50, 44, 36, 44, 28)],
    ["4", box(28, 38, 44, 7)],
    ["2", "M50 45h18l4 27H50z"],
    ["g", "M50 6c10 12 14 18 10 28-2 4-4 4-10 4s-8 0-10-4c-4-10 6-14 10-28z"],
    ["r", "M50 20c5 7 6 11 4 18h-8c-2-7 0-10 4-18z"],
    ...cypress(8, 80, 50),
    ...cypress(92, 80, 50),
  ],
  theater: [
    ["2", "M2 80a48 46 0 0 1 96 0z"],
    ["3", "M12 80a38 36 0 0 1 76 0z"],
    ["2", "M22 80a28 26 0 0 1 56 0z"],
    ["3", "M30 80a20 19 0 0 1 40 0z"],
    ["1", "M38 80a12 11 0 0 1 24 0z"],
    ["4", "M49 34h2v36h-2zM24 46l2-2 22 30-2 1zM76 46l-2-2-22 30 2 1z"],
  ],
  statue: [
    ["2", box(32, 64, 36, 16) + box(28, 74, 44, 6)],
    ["4", "M44 64c-2-12-4-18-2-26 2-6 5-8 8-8s6 2 8 8c2 8 0 14-2 26z" + disc(50, 22, 7)],
    ["3", "M50 30c3 0 6 2 8 8 2 8 0 14-2 26h-6zM56 36l16-16 3 3-15 20z"],
    ["g", box(72, 6, 2.5, 40)],
    ...cypress(12, 80, 44),
    ...cypress(88, 80, 40),
  ],
  aqueduct: [
    ["2", box(-16, 26, 132, 8)],
    ["3", box(-16, 34, 132, 46)],
    ["0", row(4, 30, (at) => arch(-12 + at, 42, 22, 38))],
    ["s", box(-16, 22, 132, 4)],
    ["4", box(-16, 34, 132, 3)],
    ...tree(50, 82, 9),
  ],
  temple: [
    steps,
    ["1", box(18, 36, 64, 36)],
    ["4", columns(18, 38, 64, 34, 6, 6)],
    ["3", box(12, 32, 76, 7)],
    ["r", gable(10, 32, 80, 20)],
    ["4", gable(22, 30, 56, 13)],
    ["g", disc(50, 25, 3.5)],
  ],
  basilica: [
    ["3", box(6, 44, 88, 36)],
    ["r", "M2 44h96l-8-10H10z"],
    ["4", box(28, 24, 44, 20)],
    ["r", gable(24, 25, 52, 16)],
    [
      "1",
      row(5, 17, (at) => arch(11 + at, 54, 10, 26)) + row(3, 13, (at) => arch(33 + at, 29, 8, 12)),
    ],
  ],
  pantheon: [
    steps,
    ["2", box(20, 34, 60, 38)],
    ["3", dome(50, 36, 32)],
    ["4", "M18 36a32 32 0 0 1 32-32v32z"],
    ["1", box(24, 50, 52, 22)],
    ["4", columns(22, 50, 56, 22, 6, 5) + box(18, 45, 64, 6)],
    ["r", gable(16, 45, 68, 15)],
  ],
  gardens: [
    ["3", box(6, 60, 88, 20)],
    ["2", box(18, 42, 64, 18)],
    ["3", box(32, 26, 36, 16)],
    [
      "1",
      row(4, 21, (at) => arch(12 + at, 66, 12, 14)) +
        row(3, 20, (at) => arch(25 + at, 47, 10, 13)) +
        arch(45, 30, 10, 12),
    ],
    [
      "v",
      disc(12, 58, 6) +
        disc(26, 58, 5) +
        disc(74, 58, 5) +
        disc(88, 58, 6) +
        disc(24, 40, 5) +
        disc(76, 40, 5) +
        disc(38, 24, 6) +
        disc(50, 20, 8) +
        disc(62, 24, 6) +
        "M14 60c4 10-2 12 2 20h-6c2-8-2-12 4-20zM84 60c4 10-2 12 2 20h-6c2-8-2-12 4-20z" +
        "M70 42c4 8-2 10 1 16h-5c2-6-1-10 4-16z",
    ],
  ],
  palace: [
    ["3", box(8, 38, 84, 42)],
    ["4", box(30, 22, 40, 58)],
    [
      "2",
      box(8, 34, 22, 5) +
        box(70, 34, 22, 5) +
        battlements(8, 34, 22, 4) +
        battlements(70, 34, 22, 4),
    ],
    ["r", gable(26, 23, 48, 16) + taper(16, 12, 2, 16, 22) + taper(84, 12, 2, 16, 22)],
    [
      "1",
      arch(43, 54, 14, 26) +
        arch(35, 32, 8, 14) +
        arch(57, 32, 8, 14) +
        arch(46, 32, 8, 14) +
        arch(14, 46, 9, 16) +
        arch(77, 46, 9, 16),
    ],
    ["g", flag(50, 8, 16, 12)],
  ],
  tavern: [
    ["3", box(14, 42, 72, 38)],
    ["r", "M8 43 22 20h56l14 23z"],
    ["1", arch(24, 52, 16, 28) + box(52, 52, 22, 14)],
    ["g", box(54, 54, 18, 10)],
    ["2", box(48, 66, 30, 4)],
    ["2", box(86, 24, 3, 30) + box(84, 26, 14, 2.5)],
    ["4", "M88 32h10v10a5 5 0 0 1-10 0z"],
    ...amphora(8, 80),
    ...amphora(94, 80),
  ],
  stalls: [
    ["1", box(8, 40, 3, 40) + box(46, 40, 3, 40) + box(54, 46, 3, 34) + box(92, 46, 3, 34)],
    ["4", "M4 26h48l4 18H0z"],
    ["r", "M4 26h9.500l-1 18H0zM23 26h10l1 18H22zM42.5 26H52l4 18H45z"],
    ["3", "M54 34h40l6 15H48z"],
    ["2", "M54 34h8l-3 15H48zM70 34h9l1 15H69z"],
    ["2", box(6, 62, 44, 5) + box(52, 66, 44, 5)],
    ["g", disc(14, 59, 4) + disc(22, 59, 4) + disc(18, 53, 4)],
    ["v", disc(36, 59, 4) + disc(43, 59, 4)],
    ...amphora(64, 66),
    ...amphora(80, 66),
  ],
  caravan: [
    ["3", box(4, 34, 30, 46) + box(66, 34, 30, 46)],
    ["2", box(30, 26, 40, 54)],
    ["4", battlements(30, 26, 40, 5) + battlements(4, 34, 26, 3) + battlements(70, 34, 26, 3)],
    ["0", arch(40, 40, 20, 40)],
    ["g", dome(50, 22, 8)],
    [
      "1",
      "M52 80v-10l-4-3c-1-6 3-8 5-6s2 3 4 0 5-3 7 1c1 3 2 3 4-2l1-5 4-1v3l-2 1-1 7" +
        "c-1 3-3 4-4 5v10h-2v-8h-9v8z",
    ],
  ],
  forum: [
    steps,
    ["4", row(6, 15, (at) => box(13 + at, 34, 5, 38) + box(11.5 + at, 30, 8, 4))],
    ["3", box(8, 24, 60, 6)],
    ["2", box(8, 20, 60, 4)],
    ["v", disc(92, 30, 4)],
    ...tree(50, 74, 11),
  ],
  vines: [
    ["2", "M-16 80c20-20 46-30 66-30s46 10 66 30z"],
    ["1", row(6, 18, (at) => box(4 + at, 40, 2.5, 40)) + box(0, 46, 100, 2)],
    ["v", row(6, 18, (at) => disc(5 + at, 44, 8) + disc(12 + at, 50, 6))],
    [
      "r",
      row(
        6,
        18,
        (at) =>
          disc(4 + at, 56, 3) + disc(8 + at, 56, 3) + disc(6 + at, 60, 3) + disc(6 + at, 64, 2.5),
      ),
    ],
  ],
  lighthouse: [
    ["4", "M58 8 110-6v22L58 13z"],
    ["2", "M20 80c4-10 16-12 30-12s28 2 32 12z"],
    ["3", taper(50, 46, 22, 32, 28)],
    ["4", taper(50, 22, 14, 20, 24)],
    ["2", box(36, 43, 28, 5) + box(41, 19, 18, 4)],
    ["r", taper(50, 0, 2, 14, 7)],
    ["g", box(45, 7, 10, 12)],
    ["1", arch(46, 60, 8, 14) + arch(48, 28, 5, 9)],
    sea,
  ],
  harbour: [
    ["3", box(-10, 44, 30, 36) + box(76, 38, 36, 42)],
    ["r", gable(-16, 45, 40, 14) + gable(70, 39, 48, 16)],
    ["1", arch(0, 54, 10, 20) + arch(88, 50, 12, 24)],
    ...boat(48, 72, 1.4),
    sea,
  ],
  arena: [
    ["3", "M2 80V40c20-14 76-14 96 0v40z"],
    ["2", "M2 40c20-14 76-14 96 0-20 10-76 10-96 0z"],
    [
      "1",
      "M14 40c16-8 56-8 72 0-16 6-56 6-72 0z" +
        row(7, 13, (at) => arch(7 + at, 62, 8, 18)) +
        row(7, 13, (at) => arch(7 + at, 48, 8, 10)),
    ],
    ["r", row(5, 18, (at) => flag(14 + at, 33, 15, 9))],
  ],
  palisade: [
    ["2", row(9, 11, (at) => `M${2 + at} 80V40l4.5-8 4.5 8v40z`)],
    ["3", row(9, 11, (at) => `M${2 + at} 80V40l4.5-8v48z`)],
    ["1", box(0, 50, 102, 4) + box(0, 68, 102, 4)],
    ["3", box(38, 12, 24, 22)],
    ["r", gable(34, 13, 32, 14)],
    ["1", box(44, 18, 12, 8)],
  ],
  tents: [
    ...tent(52, 44, "3"),
    ...tent(2, 52, "4"),
    ...tent(34, 34, "r"),
    ["1", box(92, 20, 2, 60)],
    ["r", "M94 20h-18l5 6-5 6h18z"],
  ],
  tower: [
    ["3", box(34, 26, 32, 54)],
    ["2", box(50, 26, 16, 54)],
    ["4", box(29, 18, 42, 10) + battlements(29, 18, 42, 5, 6)],
    ["1", arch(44, 60, 12, 20) + arch(46, 36, 8, 12)],
    ["r", flag(50, 14, 20, 16)],
    ["3", box(-10, 60, 44, 20) + box(66, 60, 44, 20)],
    ["4", battlements(-10, 60, 44, 5) + battlements(66, 60, 44, 5)],
  ],
  stable: [
    ["3", box(10, 46, 80, 34)],
    ["r", "M4 47 18 26h64l14 21z"],
    ["1", arch(18, 54, 18, 26) + arch(41, 54, 18, 26) + arch(64, 54, 18, 26)],
    [
      "4",
      "M44 80c-1-8 0-14 4-18l2-4 2 3c4 2 5 5 7 9l-3 2-5-3v11z" +
        "M67 80c-1-8 0-14 4-18l2-4 2 3c4 2 5 5 7 9l-3 2-5-3v11z",
    ],
  ],
  range: [
    ["1", "M24 80 34 40h4l-6 40zM70 80 60 40h4l8 40z"],
    ["4", disc(48, 44, 28)],
    ["r", disc(48, 44, 21)],
    ["4", disc(48, 44, 14)],
    ["r", disc(48, 44, 7)],
    ["1", "M48 43 84 22l1 2-36 21zM84 18l8-2-4 7-6 3z"],
  ],
  walls: [
    ["3", box(-16, 48, 132, 32)],
    ["2", box(-16, 44, 132, 6) + battlements(-16, 44, 132, 12)],
    ["4", box(2, 30, 24, 50) + box(74, 30, 24, 50)],
    [
      "2",
      box(14, 30, 12, 50) +
        box(86, 30, 12, 50) +
        battlements(0, 30, 28, 4) +
        battlements(72, 30, 28, 4),
    ],
    ["1", arch(40, 54, 20, 26) + arch(9, 40, 6, 10) + arch(81, 40, 6, 10)],
  ],
  fort: [
    ["2", box(-10, 52, 120, 28) + battlements(-10, 52, 120, 12)],
    ["3", box(26, 30, 48, 50)],
    [
      "4",
      box(18, 24, 16, 56) +
        box(66, 24, 16, 56) +
        battlements(16, 24, 20, 3, 6) +
        battlements(64, 24, 20, 3, 6) +
        battlements(34, 30, 32, 4),
    ],
    ["1", arch(40, 50, 20, 30) + arch(23, 36, 6, 10) + arch(71, 36, 6, 10)],
    ["r", flag(50, 28, 26, 17)],
  ],
  catapult: [
    ["1", "M14 74h72v5H14zM26 74l20-34 5 2-16 32zM66 74 50 40l5-2 19 36z"],
    ["3", disc(26, 74, 9) + disc(74, 74, 9)],
    ["1", disc(26, 74, 3) + disc(74, 74, 3)],
    ["2", "M18 68 80 14l4 4-62 54z"],
    ["4", disc(86, 12, 8)],
    ["r", disc(50, 42, 5)],
  ],
  training: [
    ["1", box(30, 30, 4, 50) + box(16, 42, 32, 4)],
    ["4", disc(32, 26, 9)],
    ["r", "M20 44h24v16c-4 6-8 8-12 10-4-2-8-4-12-10z"],
    ["3", box(62, 50, 38, 4)],
    ["2", box(66, 30, 3, 50) + box(76, 24, 3, 56) + box(86, 30, 3, 50)],
    ["4", "M67.5 20l4 12h-8zM77.5 14l4 12h-8zM87.5 20l4 12h-8z"],
  ],
  bridge: [
    ["3", box(-20, 44, 140, 10)],
    ["2", row(4, 34, (at) => box(-8 + at, 54, 10, 26))],
    ["4", box(-20, 40, 140, 4)],
    ["1", row(9, 16, (at) => box(-16 + at, 30, 2, 12)) + box(-20, 30, 140, 2)],
    sea,
    ["r", flag(66, 42, 38, 17)],
  ],
  ballista: [
    ["1", box(46, 40, 8, 34) + "M20 80 46 62h8l26 18h-8L52 68h-4L28 80z"],
    ["2", "M6 30c20-14 68-14 88 0l-3 5c-20-12-62-12-82 0z"],
    ["4", "M8 34 50 54l42-20-1-2-41 18L9 32z"],
    ["3", box(47, 8, 6, 50)],
    ["r", "M50-4l6 14H44z"],
  ],
  jars: [
    ["1", box(4, 50, 92, 5) + box(4, 22, 92, 4)],
    ["2", box(8, 55, 84, 25)],
    ["3", box(14, 60, 22, 20) + box(64, 60, 22, 20)],
    ...amphora(18, 50),
    ["4", "M36 32h8v5c4 2 5 4 5 8 0 4-3 5-9 5s-9-1-9-5c0-4 1-6 5-8z"],
    ["v", "M58 50c-4-8 0-14-6-20 8 2 10 8 10 12 2-6 6-8 10-8-6 4-6 10-8 16z"],
    ...amphora(84, 50),
    ["g", disc(28, 16, 5) + disc(50, 17, 4) + disc(70, 16, 5)],
  ],
  mill: [
    ["3", box(20, 40, 48, 40)],
    ["r", "M14 41 26 18h36l12 23z"],
    ["1", arch(30, 54, 14, 26)],
    ["2", disc(76, 56, 22)],
    ["4", disc(76, 56, 16)],
    [
      "1",
      disc(76, 56, 5) + "M75 34h2v44h-2zM54 55h44v2H54zM60 41l2-1 30 30-1 2zM92 41l-1-1-31 30 1 2z",
    ],
  ],
  scrolls: [
    ["2", box(12, 10, 76, 70)],
    ["1", box(18, 16, 64, 18) + box(18, 38, 64, 18) + box(18, 60, 64, 18)],
    [
      "4",
      row(6, 10, (at) => disc(24 + at, 29, 4)) +
        row(4, 10, (at) => disc(34 + at, 51, 4)) +
        row(5, 10, (at) => disc(24 + at, 73, 4)),
    ],
    [
      "3",
      row(4, 10, (at) => disc(29 + at, 22, 4)) +
        row(3, 10, (at) => disc(39 + at, 44, 4)) +
        row(3, 10, (at) => disc(29 + at, 66, 4)),
    ],
    ["r", box(22, 42, 6, 14) + box(76, 60, 5, 18)],
  ],
  school: [
    ["3", box(14, 38, 72, 42)],
    ["4", columns(10, 36, 80, 44, 5, 5)],
    ["2", box(6, 30, 88, 7)],
    ["r", "M2 30h96L84 18H16z"],
    ["1", arch(42, 50, 16, 30)],
    ["4", "M24 48h12v10H24zM64 48h12v10H64z"],
  ],
  observatory: [
    ["3", box(28, 46, 44, 34)],
    ["2", box(22, 42, 56, 6)],
    ["4", dome(50, 42, 26)],
    ["1", "M48 42 62 12l10 6-14 24z" + arch(43, 58, 14, 22)],
    ["g", "M58 26 84-2l6 5-26 28z"],
    ["4", disc(16, 8, 1.5) + disc(28, -4, 1.2) + disc(4, 24, 1.2)],
  ],
  armillary: [
    ["1", taper(50, 66, 8, 40, 14) + box(47, 54, 6, 14)],
    ["g", disc(50, 32, 30)],
    ["0", disc(50, 32, 26)],
    ["3", "M20 32c10-14 50-14 60 0-10 14-50 14-60 0zm5 0c10 9 40 9 50 0-10-9-40-9-50 0z"],
    [
      "g",
      "M44 3c-12 16-12 42 0 58l3-1c-10-16-10-40 0-56zM56 3c12 16 12 42 0 58l-3-1c10-16 10-40 0-56z",
    ],
    ["s", disc(50, 32, 9)],
    ["v", "M44 28c3-4 8-4 9 0s-4 3-4 7-6 0-5-7z"],
  ],
  guildhall: [
    ["2", box(6, 30, 88, 50)],
    ["3", box(12, 36, 76, 44)],
    ["r", "M0 31 14 12h72l14 19z"],
    ["1", arch(18, 46, 14, 34) + arch(68, 46, 14, 34)],
    ["g", box(36, 34, 28, 3)],
    ["4", "M38 37h24v30l-12 9-12-9z"],
  ],
  den: [
    ["2", "M-16 80V40l20-18 22 6 24-18 26 14 20-4 20 20v40z"],
    ["1", "M24 80c-2-22 8-36 26-36s28 14 26 36z"],
    ["g", disc(42, 64, 2.5) + disc(50, 64, 2.5)],
    ["3", "M60 80c0-8 4-12 8-12s8 4 8 12z"],
    ["g", "M84 60c4 5 5 8 2 12h-5c-3-4 0-7 3-12z"],
    ["1", box(82, 70, 3, 10)],
  ],
  prison: [
    ["3", box(14, 16, 72, 64)],
    ["2", box(10, 12, 80, 6) + box(18, 58, 14, 6) + box(68, 30, 14, 6) + box(20, 26, 12, 6)],
    ["1", arch(32, 28, 36, 40)],
    ["4", row(4, 9, (at) => box(35 + at, 28, 3, 40)) + box(32, 46, 36, 3)],
  ],
  gate: [
    ["3", box(4, 24, 28, 56) + box(68, 24, 28, 56)],
    ["2", box(28, 30, 44, 50)],
    [
      "4",
      battlements(2, 24, 32, 4, 6) + battlements(66, 24, 32, 4, 6) + battlements(34, 30, 32, 4),
    ],
    ["0", arch(36, 42, 28, 38)],
    ["1", row(4, 7, (at) => box(38 + at, 44, 2, 20)) + box(36, 52, 28, 2)],
    ["r", flag(18, 20, 20, 14) + flag(82, 20, 20, 14)],
  ],
  slipway: [
    ...boat(50, 66, 1.7),
    ["2", "M2 80 12 66h76l10 14z"],
    ["1", box(14, 50, 3, 18) + box(83, 44, 3, 24) + "M10 80 86 60v4L20 80z"],
    sea,
  ],
  pirates: [
    ["1", box(49, 2, 3, 60) + "M12 58h78c-4 12-10 16-18 16H32c-10 0-17-5-20-16z"],
    ["1", "M26 14c18-4 34-4 50 0-4 12-4 20 0 32-16-4-34-4-50 0 4-12 4-20 0-32z"],
    ["4", disc(51, 26, 8) + box(46, 31, 10, 6)],
    ["1", disc(48, 26, 2.2) + disc(54, 26, 2.2)],
    ["r", "M52 2h18l-5 4 5 4H52z"],
    sea,
  ],
  tomb: [
    steps,
    ["3", box(26, 38, 48, 34)],
    ["2", box(20, 32, 60, 7)],
    ["4", gable(22, 32, 56, 18)],
    ["1", arch(40, 46, 20, 26)],
    ...cypress(10, 78, 54),
    ...cypress(90, 78, 54),
  ],
  hoard: [
    ["2", box(24, 50, 52, 30)],
    ["3", "M24 50c0-14 4-20 12-22h36c-6 4-8 12-8 22z"],
    ["1", box(24, 48, 52, 4) + box(46, 50, 8, 10)],
    [
      "g",
      disc(34, 46, 6) +
        disc(46, 43, 6) +
        disc(58, 45, 6) +
        disc(68, 47, 5) +
        disc(14, 76, 5) +
        disc(84, 76, 5) +
        disc(92, 77, 4),
    ],
  ],
  wharf: [
    ["1", box(-16, 60, 80, 5) + row(4, 20, (at) => box(-8 + at, 64, 4, 16))],
    ["3", box(0, 44, 16, 16) + box(18, 48, 12, 12)],
    ["2", box(4, 34, 12, 10)],
    ...boat(80, 74, 1.1),
    ["g", disc(52, 40, 4)],
    ["1", box(51, 42, 2, 18)],
    sea,
  ],
  embassy: [
    steps,
    ["3", box(20, 34, 60, 38)],
    ["4", columns(20, 36, 60, 36, 4, 6)],
    ["2", box(14, 28, 72, 7)],
    ["1", arch(42, 46, 16, 26)],
    ["r", box(22, 4, 2, 26) + box(76, 4, 2, 26)],
    ["4", "M24 4h18l-5 6 5 6H24z"],
    ["g", "M76 4H58l5 6-5 6h18z"],
  ],
  scaffold: [
    ["3", box(28, 40, 44, 40) + box(36, 24, 28, 16)],
    [
      "1",
      box(18, 10, 3, 70) +
        box(79, 10, 3, 70) +
        box(14, 30, 72, 3) +
        box(14, 54, 72, 3) +
        "M20 54 79 31v4L20 58z",
    ],
    ["2", box(48, 2, 3, 22) + box(48, 2, 34, 3)],
    ["4", box(72, 14, 12, 9) + box(40, 60, 10, 8) + box(54, 46, 10, 8)],
  ],
};

/** The motif of each card, by the name that its copies share.
 * @type {Record<string, string>} */
export const MOTIF_OF = {
  lumber_yard: "logs",
  stone_pit: "quarry",
  clay_pool: "kiln",
  ore_vein: "mine",
  tree_farm: "trees",
  excavation: "quarry",
  clay_pit: "kiln",
  timber_yard: "logs",
  forest_cave: "trees",
  mine: "mine",
  glassworks: "furnace",
  press: "press",
  loom: "loom",
  well: "well",
  baths: "baths",
  altar: "altar",
  theater: "theater",
  tavern: "tavern",
  marketplace: "stalls",
  west_trading_post: "caravan",
  east_trading_post: "caravan",
  stockade: "palisade",
  barracks: "tents",
  guard_tower: "tower",
  apothecary: "jars",
  workshop: "mill",
  scriptorium: "scrolls",
  sawmill: "logs",
  quarry: "quarry",
  brickyard: "kiln",
  foundry: "forge",
  statue: "statue",
  aqueduct: "aqueduct",
  temple: "temple",
  courthouse: "basilica",
  caravansery: "caravan",
  forum: "forum",
  vineyard: "vines",
  bazar: "stalls",
  stables: "stable",
  archery_range: "range",
  walls: "walls",
  training_ground: "training",
  dispensary: "jars",
  laboratory: "furnace",
  library: "scrolls",
  school: "school",
  pantheon: "pantheon",
  gardens: "gardens",
  town_hall: "basilica",
  palace: "palace",
  senate: "temple",
  lighthouse: "lighthouse",
  haven: "harbour",
  chamber_of_commerce: "basilica",
  ludus: "training",
  arena: "arena",
  castrum: "fort",
  fortifications: "walls",
  circus: "arena",
  arsenal: "forge",
  siege_workshop: "catapult",
  lodge: "guildhall",
  academy: "school",
  observatory: "observatory",
  study: "scrolls",
  university: "basilica",
  opium_stash: "hoard",
  smugglers_cache: "den",
  west_clandestine_wharf: "wharf",
  east_clandestine_wharf: "wharf",
  dive: "tavern",
  cells: "prison",
  customs: "gate",
  pigeonhole: "tower",
  raider_camp: "tents",
  secret_warehouse: "den",
  city_gates: "gate",
  militia: "training",
  hideout: "den",
  residence: "embassy",
  guardhouse: "tower",
  trade_center: "stalls",
  tabularium: "scrolls",
  black_market: "stalls",
  band_of_spies: "den",
  lair: "den",
  raider_fort: "palisade",
  mercenaries: "tents",
  architect_firm: "scaffold",
  sepulcher: "tomb",
  forging_agency: "forge",
  opium_den: "den",
  consulate: "embassy",
  gambling_den: "hoard",
  mint: "hoard",
  slave_market: "stalls",
  raider_garrison: "fort",
  cenotaph: "tomb",
  capitol: "temple",
  memorial: "statue",
  secret_network: "den",
  prison: "prison",
  opium_distillery: "furnace",
  brotherhood: "guildhall",
  chamber_of_builders: "scaffold",
  torture_chamber: "prison",
  contingent: "fort",
  embassy: "embassy",
  pontoon: "bridge",
  coastal_defenses: "tower",
  pirate_hideout: "pirates",
  eastern_emporium: "harbour",
  construction_zone: "slipway",
  dry_hold: "slipway",
  helmsmans_rest: "tavern",
  cabinet_of_explorers: "armillary",
  ballista: "ballista",
  fortified_port: "fort",
  pirates_den: "pirates",
  western_emporium: "harbour",
  ship_repair: "slipway",
  boathouse: "harbour",
  cartographers_office: "scrolls",
  navigation_firm: "armillary",
  pier: "bridge",
  coastal_fortifications: "walls",
  pirate_crew: "pirates",
  port_customs: "wharf",
  harbor_masters_office: "lighthouse",
  naval_headquarters: "embassy",
  nautical_archives: "scrolls",
  circle_of_captains: "armillary",
};
const GUILD = /_guild$/;

/** @param {string} name @returns {Part[]} */
export function motifOf(name) {
  const motif = MOTIFS[GUILD.test(name) ? "guildhall" : MOTIF_OF[name]];
  if (!motif) throw new Error(`no motif for the card ${name}: see MOTIF_OF in art/motifs.js`);
  return motif;
}
