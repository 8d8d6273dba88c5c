/** The page of those who learn the game, or play it with the real boxes: it asks nothing of a
 * server. */

import { html } from "./html.js";
import { LEARN, PAD } from "./languages.js";
import { later } from "./later.js";
import { Notice } from "./notice.js";
import { start } from "./starting.js";

const LearnPage = later(async () => (await import("./screens/learn.js")).LearnPage, LEARN);
const PadPage = later(async () => (await import("./screens/pad.js")).PadPage, PAD);

const Screen = location.pathname === "/pad" ? PadPage : LearnPage;

/** @param {{catalogue: import("./catalogue.js").Catalogue}} props */
function Page({ catalogue }) {
  return html`
    <${Notice} />
    <${Screen} catalogue=${catalogue} />
  `;
}

await start(Page, () => Screen.begin());
