/** Parts of the page that are fetched when they are first shown. */

import { html } from "../html.js";
import { signal } from "../vendor/signals.js";

/** @typedef {(props: any) => any} Component */

/** A component that stands in for one that is still to be fetched.
 * @param {() => Promise<Component>} fetching @returns {Component} */
export function later(fetching) {
  const found = signal(/** @type {{part: Component} | null} */ (null));
  let begun = false;
  return (props) => {
    if (!begun) {
      begun = true;
      fetching().then((part) => { found.value = { part }; }, () => { begun = false; });
    }
    return found.value && html`<${found.value.part} ...${props} />`;
  };
}
