/** The link by which friends join, as text and as a picture for their phones. */

import { html } from "../html.js";
import { invitation } from "../net/api.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Link } from "./link.js";
import { LanSwitch, lookForLan } from "./reach.js";

/** @param {{table: string}} props */
export function Invite({ table }) {
  const [found, tell] = useState(/** @type {import("../net/api.js").Invitation | null} */ (null));
  const look = () => {
    invitation(table).then(tell, () => tell(null));
  };
  useEffect(look, [table]);
  useEffect(() => {
    lookForLan();
  }, []);
  return html`<div class="invite">
    <h2>${say("invite-title")}</h2>
    <p>${say("lobby-link")}</p>
    ${
      found &&
      html`
        <${Link}
          id="invite-link"
          link=${found.url}
          picture="${found.qr}?at=${encodeURIComponent(found.url)}"
          label=${say("lobby-link")}
        />
        ${!found.reachable && html`<p class="invite__alone">${say("invite-alone")}</p>`}
        <${LanSwitch} changed=${look} />
      `
    }
  </div>`;
}
