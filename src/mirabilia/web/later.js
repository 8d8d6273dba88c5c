/** Parts of the page that are fetched when they are first shown. */

import { html } from "./html.js";
import { loadPart } from "./languages.js";
import { signal } from "./vendor/signals.js";
import { notePart } from "./version.js";

/** @typedef {(props: any) => any} Component */

/** A component that stands in for one that is fetched when it is first shown, or told to `begin`.
 * @param {() => Promise<Component>} fetching
 * @param {string} [words] the part of the words that it needs besides those that are there
 * @returns {Component & {begin: () => void}} */
export function later(fetching, words) {
  const found = signal(/** @type {{part: Component} | null} */ (null));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    Promise.all([fetching(), words && loadPart(words)]).then(
      ([part]) => {
        found.value = { part };
        notePart(fetching, true);
      },
      () => {
        begun = false;
        notePart(fetching, false);
      },
    );
  };
  const standIn = (/** @type {any} */ props) => {
    begin();
    return found.value && html`<${found.value.part} ...${props} />`;
  };
  return Object.assign(standIn, { begin });
}
