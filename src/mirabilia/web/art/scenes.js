/** The scenes of the wonder boards, in a field of 600 x 200: layered silhouettes from the sky to
 * the foreground. The monument stands right of the middle, the title lies over the sky at the
 * left, the stages over the lowest third. A part is a tone and an outline; the style sheet has the
 * tones for day and night: m1 (shadow) to m4 (light) of the monument's stone, lit for windows and
 * fires. */

import { arch, battlements, box, columns, disc, dome, flag, gable, row, taper } from "./shapes.js";

/** @typedef {import("./motifs.js").Part} Part */

/** @param {number} x @param {number} y @param {number} h @returns {string} */
const cypress = (x, y, h) =>
  `M${x} ${y - h}c${h * 0.16} ${h * 0.4} ${h * 0.18} ${h} 0 ${h}s${-h * 0.16} ${-h * 0.6} 0 ${-h}z`;
/** @param {number} x @param {number} y @param {number} r @returns {string} */
const bush = (x, y, r) =>
  disc(x, y - r * 0.6, r) + disc(x - r, y - r * 0.3, r * 0.7) + disc(x + r, y - r * 0.3, r * 0.7);
/** @param {number} x @param {number} y @param {number} s @returns {Part[]} */
const palm = (x, y, s) => [
  [
    "trunk",
    `M${x - s} ${y}q${-2 * s} ${-20 * s} ${3 * s} ${-38 * s}l${3 * s} ${s}` +
      `q${-5 * s} ${18 * s} ${-2 * s} ${37 * s}z`,
  ],
  [
    "leaf",
    `M${x + 3 * s} ${y - 38 * s}q${-14 * s} ${-10 * s} ${-24 * s} 4` +
      `q${12 * s} ${-3 * s} ${18 * s} ${3 * s}q${-9 * s} ${2 * s} ${-11 * s} ${12 * s}` +
      `q${8 * s} ${-8 * s} ${17 * s} ${-11 * s}q${6 * s} ${4 * s} ${5 * s} ${14 * s}` +
      `q${6 * s} ${-8 * s} ${2 * s} ${-15 * s}q${8 * s} ${-2 * s} ${14 * s} ${6 * s}` +
      `q${-2 * s} ${-14 * s} ${-14 * s} ${-11 * s}q${5 * s} ${-6 * s} ${12 * s} ${-4 * s}` +
      `q${-8 * s} ${-8 * s} ${-19 * s} ${2 * s}z`,
  ],
];
/** @param {number} x @param {number} y @param {number} s @returns {Part[]} */
const sail = (x, y, s) => [
  [
    "sail",
    `M${x + s} ${y - 30 * s}c${10 * s} ${3 * s} ${16 * s} ${11 * s} ${17 * s} ${22 * s}` +
      `h${-17 * s}zM${x - s} ${y - 25 * s}` +
      `c${-8 * s} ${3 * s} ${-12 * s} ${9 * s} ${-13 * s} ${17 * s}h${13 * s}z`,
  ],
  [
    "hull",
    box(x - s, y - 33 * s, 2 * s, 28 * s) +
      `M${x - 22 * s} ${y - 6 * s}h${46 * s}` +
      `c${-3 * s} ${7 * s} ${-8 * s} ${9 * s} ${-12 * s} ${9 * s}h${-22 * s}` +
      `c${-6 * s} 0 ${-11 * s} ${-3 * s} ${-12 * s} ${-9 * s}z`,
  ],
];
/** @param {number} y @returns {Part[]} */
const sea = (y) => [
  ["sea", box(0, y, 600, 200 - y)],
  [
    "glint",
    row(
      9,
      68,
      (at) =>
        `M${12 + at} ${y + 9}h34v1.500h-34zM${40 + at} ${y + 22}h42v1.800h-42z` +
        `M${4 + at} ${y + 38}h50v2h-50z`,
    ),
  ],
];
/** @param {number} y @returns {Part} */
const ground = (y) => ["ground", `M0 ${y}c80-8 160-6 240 0s240 6 360-4v${204 - y}H0z`];
/** @param {number} x @param {number} y @param {number} count @returns {Part} A far town. */
const town = (x, y, count) => [
  "far",
  row(count, 19, (at) => {
    const h = 8 + ((at * 7 + x) % 13);
    return (
      box(x + at, y - h, 15, h) +
      (at % 2 ? dome(x + at + 7.5, y - h, 6) : gable(x + at - 1, y - h, 17, 6))
    );
  }),
];

/** @param {number} x @param {number} y @param {number} s @returns {string} */
const camel = (x, y, s) =>
  `M${x} ${y}v${-9 * s}l${-3 * s} ${-3 * s}` +
  `c${-s} ${-5 * s} ${2 * s} ${-7 * s} ${4 * s} ${-5 * s}` +
  `s${2 * s} ${2 * s} ${4 * s} 0 ${4 * s} ${-2 * s} ${5 * s} ${s}` +
  `c${s} ${3 * s} ${2 * s} ${2 * s} ${4 * s} ${-2 * s}l${s} ${-6 * s} ${4 * s} ${-s}` +
  `v${2 * s}l${-2 * s} ${s}-${s} ${8 * s}` +
  `c${-s} ${3 * s} ${-3 * s} ${4 * s} ${-4 * s} ${5 * s}v${9 * s}h${-1.5 * s}v${-8 * s}` +
  `h${-9 * s}v${8 * s}z`;

/** What stands in front, right of the stages.
 * @type {Record<string, Part[]>} */
const FRONT = {
  garden: [
    ["road", "M352 200c14-26 34-44 52-58h24c8 16 26 36 62 58z"],
    ["front", "M470 200c20-16 60-22 130-20v20zM300 200c10-8 24-12 44-10l-10 10z"],
    ["leaf", bush(584, 190, 13) + bush(540, 196, 10) + bush(498, 200, 8) + cypress(560, 192, 40)],
  ],
  desert: [
    ["front", "M330 200c50-20 120-26 270-22v22z"],
    ["hull", camel(420, 180, 1) + camel(454, 178, 1) + camel(488, 179, 1)],
    ...palm(566, 198, 1.3),
    ...palm(540, 200, 0.9),
  ],
  harbour: [...sail(470, 190, 1.15), ...sail(560, 184, 0.8)],
};

/** @type {Record<string, string>} */
const FRONT_OF = {
  alexandria: "harbour",
  babylon: "garden",
  ephesos: "garden",
  gizah: "desert",
  halikarnassos: "harbour",
  olympia: "garden",
  rhodos: "harbour",
  roma: "garden",
  abu_simbel: "desert",
  byzantium: "harbour",
  petra: "desert",
  siracusa: "harbour",
};

/** @type {Record<string, Part[]>} */
const SCENES = {
  alexandria: [
    ["far", "M0 128 60 112 130 122 210 108 300 126 600 120v20H0z"],
    town(20, 126, 9),
    ...sea(126),
    ["hill", "M300 150c30-24 70-28 122-28s96 6 130 28z"],
    ["beam", "M428 22 600-10v44zM412 22 0-28v71z"],
    ["m2", box(352, 116, 136, 16)],
    ["m3", taper(420, 60, 44, 62, 58)],
    ["m1", taper(436, 60, 12, 30, 58)],
    ["m4", box(394, 54, 52, 7) + taper(420, 30, 22, 32, 26)],
    ["m2", taper(428, 30, 7, 16, 26) + box(404, 27, 32, 4)],
    ["lit", box(411, 15, 18, 12)],
    ["m1", columns(409, 14, 22, 13, 3, 3) + taper(420, 3, 3, 26, 11)],
    ["lit", arch(414, 92, 12, 24) + arch(416, 70, 7, 10) + arch(416, 38, 6, 9)],
    ["m4", box(352, 112, 20, 8) + box(468, 112, 20, 8)],
    ...sail(250, 148, 0.8),
    ...sail(535, 150, 1),
    ...sail(170, 134, 0.4),
  ],
  babylon: [
    ["far", "M0 124 90 100 180 118 280 96 380 116 500 98 600 116v30H0z"],
    town(30, 124, 5),
    ground(132),
    ["m2", box(270, 104, 280, 36)],
    ["m3", box(300, 76, 220, 28)],
    ["m2", box(332, 50, 156, 26)],
    ["m3", box(364, 28, 92, 22)],
    [
      "m4",
      box(264, 100, 292, 5) + box(294, 72, 232, 5) + box(326, 46, 168, 5) + box(358, 24, 104, 5),
    ],
    [
      "m1",
      row(7, 38, (at) => arch(283 + at, 112, 20, 28)) +
        row(6, 35, (at) => arch(312 + at, 82, 17, 22)) +
        row(4, 36, (at) => arch(346 + at, 55, 16, 21)) +
        row(3, 28, (at) => arch(374 + at, 33, 14, 17)),
    ],
    ["water", "M404 28h12l3 48 6 28 4 36h-38l4-36 6-28z"],
    ["lit", row(2, 56, (at) => arch(374 + at, 33, 14, 17))],
    [
      "leaf",
      bush(280, 100, 9) +
        bush(312, 72, 8) +
        bush(344, 46, 8) +
        bush(376, 24, 9) +
        bush(444, 24, 9) +
        bush(476, 46, 8) +
        bush(508, 72, 8) +
        bush(540, 100, 9) +
        bush(410, 22, 6) +
        bush(330, 100, 6) +
        bush(490, 100, 6) +
        row(
          10,
          28,
          (at) =>
            `M${274 + at} 104q4 ${8 + (at % 14)} 0 ${14 + (at % 16)}q-5-8 0-${14 + (at % 16)}z`,
        ) +
        row(8, 28, (at) => `M${306 + at} 76q4 8 0 ${13 + (at % 12)}q-5-6 0-${13 + (at % 12)}z`),
    ],
    ...palm(244, 140, 1),
    ...palm(572, 142, 1.1),
    ...palm(214, 136, 0.7),
  ],
  ephesos: [
    ["far", "M0 122 80 92 150 110 260 84 370 112 470 88 600 112v30H0z"],
    ground(130),
    ["m2", box(280, 126, 270, 16)],
    ["m3", box(288, 118, 254, 8)],
    ["m4", box(296, 111, 238, 7)],
    ["m1", box(306, 58, 218, 54)],
    ["lit", box(404, 72, 22, 40)],
    ["m4", columns(304, 60, 222, 51, 9, 12)],
    ["m2", row(9, 26.25, (at) => box(312.5 + at, 60, 3.5, 51))],
    ["m4", row(9, 26.25, (at) => box(301 + at, 57, 18, 4))],
    ["m3", box(296, 46, 238, 11)],
    ["m2", row(16, 15, (at) => box(300 + at, 48, 7, 7))],
    ["m4", gable(288, 46, 254, 34)],
    ["m2", gable(318, 42, 194, 24)],
    ["m4", disc(415, 33, 7) + box(396, 34, 6, 8) + box(428, 34, 6, 8)],
    ["gold", disc(415, 10, 4) + disc(290, 43, 4) + disc(540, 43, 4)],
    [
      "leaf",
      cypress(268, 142, 66) +
        cypress(252, 142, 50) +
        cypress(566, 142, 72) +
        cypress(584, 144, 54) +
        bush(226, 142, 10),
    ],
  ],
  gizah: [
    ["far", "M0 126c80-12 140-6 220-2s240-14 380-2v30H0z"],
    ["m3", "M366 16 268 136h98z"],
    ["m3", "M366 16 230 136h136z"],
    ["m1", "M366 16 366 136h118z"],
    ["m4", "M366 16 354 30l7 4 5-4 6 5 5-5z"],
    ["m2", "M350 36 300 98M340 60 290 122"],
    ["m3", "M496 52 416 136h80z"],
    ["m1", "M496 52v84h82z"],
    ["m3", "M566 84 528 136h38z"],
    ["m1", "M566 84v52h44z"],
    [
      "m2",
      row(
        6,
        14,
        (at) =>
          `M${366 - 15 - at * 1.1} ${34 + at}l${-10 - at * 0.9} ${12 + at * 0.9}h2` +
          `l${9 + at} ${-12 - at * 0.9}z`,
      ),
    ],
    ground(134),
    [
      "m2",
      "M210 150c0-10 4-16 14-18l-2-10c0-8 6-12 12-12s12 5 11 12l3 8" +
        "c20 2 40 2 56 4 10 2 14 8 14 16z",
    ],
    ["m1", "M230 150v-6h62v6zM226 118c4-6 12-6 16 0l3 14h-22z"],
    ["m4", "M229 117c3-4 8-4 10 0v7c-2 4-8 4-10 0z"],
    ...palm(180, 150, 1.1),
    ...palm(160, 148, 0.8),
    ...palm(592, 154, 1),
  ],
  halikarnassos: [
    ["far", "M0 120 70 96 160 116 240 90 320 112 420 92 520 110 600 94v40H0z"],
    ...sea(124),
    ["hill", "M180 142c60-18 120-20 220-20s160 4 200 10v40H180z"],
    ["m2", box(322, 96, 176, 44)],
    ["m3", box(322, 96, 140, 44)],
    ["m4", box(314, 92, 192, 6) + box(310, 134, 200, 8)],
    ["m2", row(8, 22, (at) => box(330 + at, 104, 12, 24))],
    ["m1", box(342, 54, 136, 38)],
    ["m4", columns(338, 54, 144, 38, 8, 8)],
    ["lit", box(402, 64, 16, 28)],
    ["m3", box(332, 47, 156, 8)],
    ["m2", "M338 47h144l-8-5H346zM352 42h116l-8-5H360zM366 37h88l-8-5h-72zM380 32h60l-8-5h-44z"],
    ["m4", "M338 47h72v-5h-64zM352 42h58v-5h-50zM366 37h44v-5h-36zM380 32h30v-5h-22z"],
    [
      "gold",
      "M392 26c0-8 4-12 10-12l2-6 4 3c2 4 3 6 8 6s6-4 9-8l4 4c-2 6-4 10-4 13z" +
        box(392, 24, 36, 3),
    ],
    [
      "leaf",
      cypress(296, 142, 60) +
        cypress(280, 142, 46) +
        cypress(526, 142, 64) +
        cypress(544, 144, 48) +
        bush(250, 142, 9) +
        bush(570, 144, 10),
    ],
    ...sail(110, 146, 0.9),
    ...sail(200, 132, 0.4),
  ],
  olympia: [
    ["far", "M0 118 70 84 120 100 200 56 290 106 360 84 450 108 530 78 600 104v40H0z"],
    ["hill", "M0 130c100-16 200-12 300-8s200-6 300 0v30H0z"],
    ground(136),
    ["m1", box(318, 38, 196, 102)],
    ["m2", columns(306, 36, 220, 104, 2, 20)],
    ["m4", box(306, 36, 8, 104) + box(506, 36, 8, 104) + box(298, 28, 236, 9)],
    ["m3", gable(290, 28, 252, 26)],
    ["m2", gable(326, 24, 180, 16)],
    ["lit", arch(352, 44, 128, 96)],
    ["m3", box(366, 78, 100, 62) + box(362, 48, 10, 92) + box(460, 48, 10, 92)],
    [
      "gold",
      "M392 140v-34c-6-2-10-8-8-20 2-10 10-14 20-16l4-4h16l4 4" +
        "c10 2 18 6 20 16 2 12-2 18-8 20v34h-14v-26h-20v26z" +
        disc(416, 55, 11),
    ],
    ["m2", "M406 56c0 10 4 16 10 16s10-6 10-16c-4 4-16 4-20 0z"],
    ["m4", "M396 74c10 8 30 8 40 0l4 26c-14 8-34 8-48 0z"],
    ["gold", box(452, 50, 3, 80) + "M447 50c0-6 13-6 13 0zM376 84l-10-4-2-8 6-4 5 5z"],
    [
      "leaf",
      cypress(276, 144, 74) +
        cypress(258, 144, 56) +
        cypress(556, 146, 78) +
        cypress(576, 146, 58) +
        bush(230, 146, 12) +
        bush(592, 150, 12),
    ],
  ],
  rhodos: [
    ["far", "M0 122 70 104 150 116 250 100 340 118 600 108v26H0z"],
    town(28, 124, 8),
    ...sea(124),
    ["hill", "M330 150c20-10 60-14 84-14s70 4 90 14z"],
    ["m3", box(372, 118, 88, 22)],
    ["m4", box(366, 114, 100, 6)],
    ["m2", box(420, 120, 40, 20)],
    ["m2", "M398 116 402 84c-6-8-8-22-4-32l8-6h20l8 6c4 10 2 24-4 32l4 32h-14l-4-28-4 28z"],
    ["m4", "M398 116 402 84c-6-8-8-22-4-32l8-6h8v42l-4 28z"],
    ["m3", "M426 46 443 32l-1-9 7-2 4 13-19 21zM400 50 384 72l4 18 6-2-2-14 12-14z"],
    ["m4", disc(416, 34, 10)],
    ["m2", "M416 24a10 10 0 0 1 0 20z"],
    ["gold", "M404 30 396 22l9 3 1-10 5 8 5-11 5 11 5-8 1 10 9-3-8 8c-6-6-18-6-24 0z"],
    ["m1", "M396 78c12 6 28 6 40 0l2 14c-14 6-30 6-44 0z"],
    ["fire", "M447 20c-8-6-3-11 0-18 8 7 9 12 4 18z"],
    ["m1", box(442, 18, 11, 6)],
    ["m3", box(520, 108, 80, 30) + battlements(520, 108, 80, 8)],
    ["m2", box(548, 92, 28, 46) + battlements(546, 92, 32, 4)],
    ["lit", arch(558, 102, 8, 12)],
    ...sail(258, 148, 1.1),
    ...sail(160, 136, 0.5),
  ],
  roma: [
    ["far", "M0 120c60-14 120-14 180-4s140-18 220-6 140-8 200 0v30H0z"],
    ["far", box(10, 92, 220, 5) + row(9, 25, (at) => box(10 + at, 92, 7, 36))],
    ["leaf", bush(40, 128, 8) + bush(120, 128, 7)],
    ground(132),
    ["m3", "M256 140V54c50-26 250-26 306 0v86z"],
    ["m1", "M256 54c50-26 250-26 306 0-52 20-254 20-306 0z"],
    ["m2", "M276 54c46-18 222-18 266 0-44 12-222 12-266 0z"],
    ["m2", "M470 66c40-3 74-7 92-12v86h-92z"],
    [
      "m4",
      "M256 58c52 18 254 18 306 0v6c-52 18-254 18-306 0z" +
        "M256 84c52 14 254 14 306 0v5c-52 14-254 14-306 0z" +
        "M256 112c52 10 254 10 306 0v5c-52 10-254 10-306 0z",
    ],
    ["lit", row(13, 23, (at) => arch(263 + at, 120 + 3 * Math.sin((at / 276) * 3.14), 13, 20))],
    [
      "m1",
      row(13, 23, (at) => arch(263 + at, 92 + 7 * Math.sin((at / 276) * 3.14), 13, 16)) +
        row(13, 23, (at) => arch(263 + at, 66 + 9 * Math.sin((at / 276) * 3.14), 13, 15)),
    ],
    ["banner", row(7, 46, (at) => flag(271 + at, 48 - 13 * Math.sin((at / 276) * 3.14), 16, 12))],
    [
      "leaf",
      cypress(240, 144, 62) + cypress(224, 142, 46) + cypress(582, 146, 70) + bush(204, 144, 9),
    ],
  ],
  abu_simbel: [
    ["far", "M0 128c90-10 150-4 240-2s240-8 360-2v30H0z"],
    ...palm(120, 140, 0.8),
    ["m2", "M232 140 250 40 276 18 340 8 430 14 520 6 572 24 600 20v126z"],
    ["m3", "M268 140 282 30h256l14 110z"],
    ["m4", box(284, 26, 252, 8)],
    ["m1", row(16, 15, (at) => disc(298 + at, 38, 4))],
    ["m2", box(278, 44, 264, 5)],
    ["lit", box(398, 84, 24, 56)],
    ["m1", arch(401, 54, 18, 24)],
    ["gold", disc(410, 62, 4)],
    ["m4", row(2, 56, (at) => colossus(292 + at)) + row(2, 56, (at) => colossus(430 + at))],
    [
      "m1",
      row(2, 56, (at) => colossusShade(292 + at)) + row(2, 56, (at) => colossusShade(430 + at)),
    ],
    ground(138),
    ...palm(196, 152, 1.2),
    ...palm(222, 150, 0.8),
    ...palm(588, 156, 1.1),
    ["water", "M0 152c60-8 120-6 190 2l-20 46H0z"],
  ],
  byzantium: [
    ["far", "M0 120 90 100 180 116 280 96 600 112v30H0z"],
    town(26, 122, 9),
    ...sea(126),
    ["hill", "M220 148c60-20 140-22 200-22s130 4 180 14v30H220z"],
    ["m2", box(300, 88, 232, 54)],
    ["m3", box(330, 70, 172, 72)],
    ["m4", box(324, 66, 184, 6) + box(296, 84, 36, 5) + box(500, 84, 36, 5)],
    ["m3", dome(344, 70, 28) + dome(488, 70, 28)],
    ["m2", "M344 42a28 28 0 0 1 28 28h-28zM488 42a28 28 0 0 1 28 28h-28z"],
    ["m4", box(376, 48, 80, 20)],
    ["lit", row(8, 9, (at) => arch(381 + at, 50, 5, 12))],
    ["dome", dome(416, 48, 42)],
    ["domelight", "M374 48a42 42 0 0 1 42-42c-18 6-26 22-28 42z"],
    ["gold", box(415, -6, 2.5, 14) + box(411, -2, 10, 2.5)],
    [
      "lit",
      arch(402, 104, 28, 38) +
        row(3, 18, (at) => arch(340 + at, 98, 9, 18)) +
        row(3, 18, (at) => arch(446 + at, 98, 9, 18)) +
        row(2, 14, (at) => arch(306 + at, 100, 8, 14)) +
        row(2, 14, (at) => arch(508 + at, 100, 8, 14)),
    ],
    ["m1", row(5, 18, (at) => arch(378 + at, 76, 9, 14))],
    [
      "leaf",
      cypress(282, 146, 54) + cypress(266, 146, 40) + cypress(552, 148, 58) + cypress(570, 148, 44),
    ],
    ...sail(150, 146, 0.9),
    ...sail(228, 136, 0.5),
  ],
  petra: [
    ["m2", "M0 200V60l40-30 50 14 44-34 50 8 40 60 16 60-10 62z"],
    ["m1", "M90 44l44-34 20 30-14 60 20 100H70l10-90z"],
    ["m2", "M600 200V20l-40-14-30 20-44-14-100 2-60-10-40 20-20 60-4 116z"],
    ["m3", "M300 146 308 22h212l10 124z"],
    ["m4", box(330, 96, 172, 7) + box(322, 138, 188, 8)],
    ["m1", box(338, 103, 156, 35)],
    ["m4", columns(336, 103, 160, 35, 6, 10)],
    ["m3", gable(370, 96, 92, 16)],
    ["lit", box(406, 108, 20, 30)],
    ["m2", box(338, 82, 156, 6)],
    ["m1", box(346, 44, 140, 36)],
    [
      "m4",
      columns(344, 46, 36, 36, 2, 8) +
        columns(452, 46, 36, 36, 2, 8) +
        columns(396, 46, 40, 36, 4, 6),
    ],
    [
      "m3",
      box(338, 40, 46, 7) +
        box(448, 40, 46, 7) +
        "M338 40l46-16v16zM494 40l-46-16v16z" +
        box(390, 42, 52, 6),
    ],
    ["m4", taper(416, 24, 6, 54, 18)],
    ["gold", disc(416, 17, 6) + box(414, 8, 4, 6)],
    ground(146),
    ["road", "M196 200c10-20 20-40 60-54h330l14 4v50z"],
    [
      "trunk",
      "M226 168c2-10 6-12 10-11 4-3 6-3 9 0 3-3 6-3 8 1l5-9 6-1v3l-4 1-4 12-4 4v10h-2v-9h-18v9h-2z",
    ],
  ],
  siracusa: [
    ["far", "M0 118 60 96 140 112 220 78 300 108 400 90 500 110 600 92v40H0z"],
    ["far", "M170 104 220 78l26 20-16 4-10-8-12 10z"],
    ...sea(120),
    ["hill", "M300 152c-6-18 10-28 50-30 60-6 160-6 250-2v32z"],
    ["m3", box(330, 96, 250, 34) + battlements(330, 96, 250, 20)],
    ["m2", box(330, 118, 250, 14)],
    ["m4", box(322, 74, 32, 58) + box(470, 82, 26, 50)],
    [
      "m2",
      box(340, 74, 14, 58) +
        box(484, 82, 12, 50) +
        battlements(319, 74, 38, 5) +
        battlements(467, 82, 32, 4),
    ],
    ["lit", arch(332, 88, 8, 12) + arch(478, 94, 7, 11)],
    [
      "m1",
      row(4, 25, (at) => arch(366 + at, 108, 16, 24)) +
        row(3, 25, (at) => arch(506 + at, 108, 16, 24)),
    ],
    ["m2", taper(416, 80, 84, 112, 18)],
    ["m4", box(374, 76, 84, 5) + columns(382, 56, 68, 22, 6, 6) + box(376, 50, 80, 6)],
    ["m3", gable(372, 50, 88, 18)],
    ["m2", "M512 96a34 24 0 0 1 68 0z"],
    ["m4", "M520 96a26 18 0 0 1 52 0zM530 96a16 10 0 0 1 32 0z"],
    ["banner", flag(338, 72, 24, 15) + flag(483, 80, 20, 13)],
    ...sail(130, 150, 1.2),
    ...sail(246, 142, 0.8),
    ...sail(200, 130, 0.4),
    ...sail(296, 160, 1),
    ["m3", box(290, 144, 40, 5)],
  ],
};

/** A seated giant with the double crown. @param {number} x */
function colossus(x) {
  return (
    `M${x} 138v-26h6V94c0-10 6-16 12-18h12c6 2 12 8 12 18v18h6v26h-14v-22h-20v22z` +
    `M${x + 14} 76v-9c-2-8 2-14 10-14s12 6 10 14v9zM${x + 17} 54l2-9h10l2 9z`
  );
}
/** @param {number} x */
function colossusShade(x) {
  return (
    `M${x + 24} 57c3 0 5 2 5 6s-2 8-5 8zM${x + 14} 116h20v22h-20z` +
    `M${x + 24} 80h8c5 3 8 8 8 14v16h-6V94l-10-4z`
  );
}

const STARS = Array.from({ length: 46 }, (_, at) =>
  disc((at * 137) % 600, ((at * 53) % 97) + 3, 0.5 + (at % 3) * 0.35),
).join("");
const CLOUDS =
  "M40 52h88a9 9 0 0 0-14-9 16 16 0 0 0-30-4 11 11 0 0 0-20 4 13 13 0 0 0-24 9z" +
  "M210 30h70a7 7 0 0 0-11-7 13 13 0 0 0-24-3 9 9 0 0 0-16 3 10 10 0 0 0-19 7z" +
  "M500 44h80a9 9 0 0 0-13-8 14 14 0 0 0-26-4 11 11 0 0 0-19 3 12 12 0 0 0-22 9z";
/** Where sun and moon stand. @type {Record<string, [number, number]>} */
const LIGHT = {
  alexandria: [300, 62],
  babylon: [250, 40],
  ephesos: [250, 44],
  gizah: [262, 46],
  halikarnassos: [548, 46],
  olympia: [256, 38],
  rhodos: [310, 62],
  roma: [222, 70],
  abu_simbel: [210, 76],
  byzantium: [262, 52],
  petra: [266, 58],
  siracusa: [280, 48],
};

/** @param {string} id @param {"day" | "night"} side @returns {Part[]} */
export function sceneOf(id, side) {
  const scene = SCENES[id];
  if (!scene) throw new Error(`no scene of the wonder ${id}: see SCENES in art/scenes.js`);
  const [x, y] = LIGHT[id];
  /** @type {Part[]} */
  const sky = [
    ["sky", box(0, 0, 600, 200)],
    ["halo", disc(x, y, 40)],
  ];
  /** @type {Part[]} */
  const lights =
    side === "day"
      ? [
          ["sun", disc(x, y, 20)],
          ["cloud", CLOUDS],
        ]
      : [
          ["star", STARS],
          ["moon", `M${x + 4} ${y - 18}a19 19 0 1 0 15 24 15 15 0 0 1-15-24z`],
        ];
  return [...sky, ...lights, ...scene, ...FRONT[FRONT_OF[id]]];
}
