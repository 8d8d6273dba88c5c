/** The page: home, a table, or a game that is looked through, as its address says. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { redeem } from "./play/api.js";
import { Home } from "./play/home.js";
import { errorText } from "./play/menu.js";
import { ReplayPage } from "./play/replay.js";
import { go, path, startRoutes } from "./play/route.js";
import { TablePage } from "./play/table.js";
import { problem } from "./play/wishes.js";
import { startTips } from "./tips.js";
import { useEffect } from "./vendor/hooks.js";
import { render } from "./vendor/preact.js";
import { loadWords, preferred, say } from "./words.js";

/** @typedef {import("./catalogue.js").Catalogue} Catalogue */

/** Another browser hands its guest over to this one. @param {{code: string}} props */
function Redeeming({ code }) {
  useEffect(() => {
    redeem(code).catch((error) => { problem.value = errorText(error); }).finally(() => go("/"));
  }, [code]);
  return html`<p class="opening">${say("play-opening")}</p>`;
}

/** @param {{catalogue: Catalogue}} props */
function Page({ catalogue }) {
  const [, place, id, what] = path.value.split("/");
  if (place === "device" && id) return html`<${Redeeming} code=${id} />`;
  if (place === "replay") return html`<${ReplayPage} key="record" catalogue=${catalogue} table=${null} />`;
  if (place === "t" && what === "replay") return html`<${ReplayPage} key=${id} catalogue=${catalogue} table=${id} />`;
  if (place === "t" && id) return html`<${TablePage} key=${id} id=${id} catalogue=${catalogue} />`;
  return html`<${Home} catalogue=${catalogue} />`;
}

const catalogue = await loadCatalogue();
await Promise.all([loadWords(preferred(catalogue.languages)), loadSprite()]);
document.title = say("page-title");
startTips(document);
startRoutes(document);
render(html`<${Page} catalogue=${catalogue} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
document.documentElement.dataset.ready = "true";
