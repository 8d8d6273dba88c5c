/** The page: home, a table, or a game that is looked through, as its address says. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { startInstalling } from "./installing.js";
import { HOME, TABLE, beginWith, languages, loadPart } from "./languages.js";
import { later } from "./later.js";
import { path, startRoutes } from "./net/route.js";
import { Notice } from "./notice.js";
import { startTips } from "./tips.js";
import { startTitle } from "./title.js";
import { render } from "./vendor/preact.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

const Redeeming = later(async () => (await import("./screens/device.js")).Redeeming);
const Home = later(async () => (await import("./screens/home.js")).Home);
const TablePage = later(async () => (await import("./screens/table.js")).TablePage, TABLE);
const GamesPage = later(async () => (await import("./screens/games.js")).GamesPage);
const Nowhere = later(async () => (await import("./screens/nowhere.js")).Nowhere);
const ReplayPage = later(async () => (await import("./screens/replay.js")).ReplayPage, TABLE);

/** For each form of address its screen, and what it is told.
 * @type {[RegExp, any, (id: string) => object][]} */
const SCREENS = [
  [/^\/$/, Home, () => ({})],
  [/^\/games$/, GamesPage, () => ({})],
  [/^\/t\/([^/]+)$/, TablePage, (id) => ({ key: id, id })],
  [/^\/t\/([^/]+)\/replay$/, ReplayPage, (id) => ({ key: id, table: id })],
  [/^\/replay$/, ReplayPage, () => ({ key: "record", table: null })],
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

// They come beside each other, not behind each other.
beginWith(document.documentElement.lang);
const words = loadPart(HOME);
asked().Screen.begin();
const [catalogue] = await Promise.all([loadCatalogue(), words, loadSprite()]);
languages.value = catalogue.languages;
startTitle();
startTips(document);
startRoutes(document);
render(
  html`<${Page} catalogue=${catalogue} />`,
  /** @type {HTMLElement} */ (document.getElementById("app")),
);
document.documentElement.dataset.ready = "true";
startInstalling();
