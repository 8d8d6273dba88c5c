/** The page: home, or the table that its address names. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { Home } from "./play/home.js";
import { redeem } from "./play/api.js";
import { join } from "./play/live.js";
import { ReplayPage } from "./play/replay.js";
import { TablePage } from "./play/table.js";
import { startTips } from "./tips.js";
import { effect } from "./vendor/signals.js";
import { render } from "./vendor/preact.js";
import { loadWords, preferred, say } from "./words.js";

const [, place, id, what] = location.pathname.split("/");
const catalogue = await loadCatalogue();
await Promise.all([loadWords(preferred(catalogue.languages)), loadSprite()]);
effect(() => {
  document.title = say("page-title");
});
startTips(document);
if (place === "device" && id) await redeem(id);
const app = /** @type {HTMLElement} */ (document.getElementById("app"));
if (place === "replay" || (place === "t" && what === "replay")) {
  render(html`<${ReplayPage} catalogue=${catalogue} table=${place === "t" ? id : null} />`, app);
} else if (place === "t" && id) {
  await join(id);
  render(html`<${TablePage} catalogue=${catalogue} />`, app);
} else {
  render(html`<${Home} catalogue=${catalogue} />`, app);
}
document.documentElement.dataset.ready = "true";
