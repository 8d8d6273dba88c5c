/** The page: home, a table, or a game that is looked through, as its address says. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { later } from "./later.js";
import { path, startRoutes } from "./net/route.js";
import { startTips } from "./tips.js";
import { render } from "./vendor/preact.js";
import { loadWords, preferred, say } from "./words.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

const Redeeming = later(async () => (await import("./screens/device.js")).Redeeming);
const Home = later(async () => (await import("./screens/home.js")).Home);
const TablePage = later(async () => (await import("./screens/table.js")).TablePage);
const ReplayPage = later(async () => (await import("./screens/replay.js")).ReplayPage);

/** What the address asks for. */
function asked() {
  const [, place, id, what] = path.value.split("/");
  if (place === "device" && id) return { Screen: Redeeming, props: { code: id } };
  if (place === "replay") return { Screen: ReplayPage, props: { key: "record", table: null } };
  if (place === "t" && what === "replay")
    return { Screen: ReplayPage, props: { key: id, table: id } };
  if (place === "t" && id) return { Screen: TablePage, props: { key: id, id } };
  return { Screen: Home, props: {} };
}

/** @param {{catalogue: Catalogue}} props */
function Page({ catalogue }) {
  const { Screen, props } = asked();
  return html`<${Screen} ...${props} catalogue=${catalogue} />`;
}

// It comes beside the words and figures, not behind them.
asked().Screen.begin();
const sprite = loadSprite();
const catalogue = await loadCatalogue();
await Promise.all([loadWords(preferred(catalogue.languages)), sprite]);
document.title = say("page-title");
startTips(document);
startRoutes(document);
render(
  html`<${Page} catalogue=${catalogue} />`,
  /** @type {HTMLElement} */ (document.getElementById("app")),
);
document.documentElement.dataset.ready = "true";
