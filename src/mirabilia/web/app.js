/** The page: home, a table, or a game that is looked through, as its address says. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { later } from "./play/later.js";
import { path, startRoutes } from "./play/route.js";
import { startTips } from "./tips.js";
import { render } from "./vendor/preact.js";
import { loadWords, preferred, say } from "./words.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

const Redeeming = later(async () => (await import("./play/device.js")).Redeeming);
const Home = later(async () => (await import("./play/home.js")).Home);
const TablePage = later(async () => (await import("./play/table.js")).TablePage);
const ReplayPage = later(async () => (await import("./play/replay.js")).ReplayPage);

/** @param {{catalogue: Catalogue}} props */
function Page({ catalogue }) {
  const [, place, id, what] = path.value.split("/");
  if (place === "device" && id) return html`<${Redeeming} code=${id} />`;
  if (place === "replay") return html`<${ReplayPage} key="record" catalogue=${catalogue} table=${null} />`;
  if (place === "t" && what === "replay") return html`<${ReplayPage} key=${id} catalogue=${catalogue} table=${id} />`;
  if (place === "t" && id) return html`<${TablePage} key=${id} id=${id} catalogue=${catalogue} />`;
  return html`<${Home} catalogue=${catalogue} />`;
}

// What the address asks for comes beside the words and figures, not behind them.
const shown = /^\/(t\/|replay)/.test(path.value) ? import("./play/table.js") : import("./play/home.js");
shown.catch(() => {});
const sprite = loadSprite();
const catalogue = await loadCatalogue();
await Promise.all([loadWords(preferred(catalogue.languages)), sprite]);
document.title = say("page-title");
startTips(document);
startRoutes(document);
render(html`<${Page} catalogue=${catalogue} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
document.documentElement.dataset.ready = "true";
