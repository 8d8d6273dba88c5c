/** How a page begins: what it needs comes beside each other, not behind each other. */

import { loadCatalogue, loadSprite } from "./catalogue.js";
import { html } from "./html.js";
import { HOME, beginWith, languages, loadPart } from "./languages.js";
import { startRoutes } from "./net/route.js";
import { nextTask } from "./tasks.js";
import { startTips } from "./tips.js";
import { startTitle } from "./title.js";
import { render } from "./vendor/preact.js";

/** Show a page when everything that all screens need is there.
 * @param {import("./later.js").Component} Page gets the catalogue
 * @param {() => void} begin fetches what the first screen needs besides */
export async function start(Page, begin) {
  beginWith(document.documentElement.lang);
  const words = loadPart(HOME);
  begin();
  const [catalogue] = await Promise.all([loadCatalogue(), words, loadSprite()]);
  languages.value = catalogue.languages;
  startTitle();
  startTips(document);
  startRoutes(document);
  await nextTask();
  render(
    html`<${Page} catalogue=${catalogue} />`,
    /** @type {HTMLElement} */ (document.getElementById("app")),
  );
  document.documentElement.dataset.ready = "true";
}
