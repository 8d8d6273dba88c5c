/** The page: home, a table, or a game that is looked through, as its address says. */

import { html } from "./html.js";
import { startInstalling } from "./installing.js";
import { ME, REPLAY, TABLE } from "./languages.js";
import { AFTER, later } from "./later.js";
import { path } from "./net/route.js";
import { Notice } from "./notice.js";
import { start } from "./starting.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

const Redeeming = later(async () => (await import("./screens/me.js")).Redeeming, ME, AFTER);
const Home = later(async () => (await import("./screens/home.js")).Home);
const TablePage = later(async () => (await import("./screens/table.js")).TablePage, TABLE);
const GamesPage = later(async () => (await import("./screens/games.js")).GamesPage);
const MePage = later(async () => (await import("./screens/me.js")).MePage, ME, AFTER);
const DayPage = later(async () => (await import("./screens/me.js")).DayPage, ME, AFTER);
const DealPage = later(async () => (await import("./screens/me.js")).DealPage, ME, AFTER);
const Nowhere = later(async () => (await import("./screens/nowhere.js")).Nowhere);
const PuzzlesPage = later(
  async () => (await import("./screens/replay.js")).PuzzlesPage,
  REPLAY,
  AFTER,
);
const ReplayPage = later(
  async () => (await import("./screens/replay.js")).ReplayPage,
  REPLAY,
  AFTER,
);

/** For each form of address its screen, and what it is told.
 * @type {[RegExp, any, (id: string) => object][]} */
const SCREENS = [
  [/^\/$/, Home, () => ({})],
  [/^\/games$/, GamesPage, () => ({})],
  [/^\/me$/, MePage, () => ({})],
  [/^\/days$/, DayPage, () => ({ key: "today", day: null })],
  [/^\/days\/([^/]+)$/, DayPage, (day) => ({ key: day, day })],
  [/^\/deal\/([^/]+)$/, DealPage, (of) => ({ key: of, of })],
  [/^\/t\/([^/]+)$/, TablePage, (id) => ({ key: id, id })],
  [/^\/t\/([^/]+)\/replay$/, ReplayPage, (id) => ({ key: id, table: id })],
  [/^\/replay$/, ReplayPage, () => ({ key: "record", table: null })],
  [/^\/puzzles$/, PuzzlesPage, () => ({ key: "puzzles" })],
  [/^\/puzzles\/([^/]+)$/, PuzzlesPage, (id) => ({ key: id, id })],
  [/^\/device\/([^/]+)$/, Redeeming, (code) => ({ code })],
];

/** What the address asks for. */
function asked() {
  for (const [address, Screen, told] of SCREENS) {
    const found = address.exec(path.value);
    if (found) return { Screen, props: told(found[1]) };
  }
  return { Screen: Nowhere, props: {} };
}

/** @param {{catalogue: Catalogue}} props */
function Page({ catalogue }) {
  const { Screen, props } = asked();
  return html`
    <${Notice} />
    <${Screen} ...${props} catalogue=${catalogue} />
  `;
}

await start(Page, () => asked().Screen.begin());
startInstalling();
