/** The newest line of the chat, for a moment, while the chat itself is not in sight. */

import { Face } from "../components/face.js";
import { html } from "../html.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { unread } from "./opened.js";
import { speakerOf } from "./speaker.js";

/** @typedef {import("./view.js").Sight} Sight */

/** How long it shows, in milliseconds. */
const MOMENT = 6000;

/** It lies over nothing that can be clicked, and is read aloud.
 * @param {{sight: Sight}} props */
export function Newest({ sight }) {
  const { chat, guest } = sight.snapshot;
  const line = chat.filter((one) => one.guest !== guest).at(-1);
  const [gone, go] = useState(line?.at ?? 0);
  useEffect(() => {
    if (!line) return undefined;
    const timer = setTimeout(() => go(line.at), MOMENT);
    return () => clearTimeout(timer);
  }, [line?.at]);
  const isShown = line && line.at > gone && unread(sight) > 0;
  const { seat, name } = line ? speakerOf(sight, line) : { seat: -1, name: "" };
  return html`<div class="newest" role="status">
    ${
      isShown &&
      html`<p>
        ${seat >= 0 && html`<${Face} seat=${seat} />`}
        <b><bdi>${name}</bdi></b>${" "}
        <bdi>${line.text}</bdi>
      </p>`
    }
  </div>`;
}
