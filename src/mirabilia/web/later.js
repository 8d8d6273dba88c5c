/** Parts of the page that come later: fetched when they are first shown, or drawn one by one. */

import { html } from "./html.js";
import { loadPart } from "./languages.js";
import { nextTask } from "./tasks.js";
import { useLayoutEffect, useState } from "./vendor/hooks.js";
import { toChildArray } from "./vendor/preact.js";
import { signal } from "./vendor/signals.js";
import { notePart } from "./version.js";

/** @typedef {(props: any) => any} Component */

/** The styles that no screen begins with but those that are named with it. */
export const AFTER = "styles/after.css";
/** What was fetched of them. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Styles that are fetched when they are first needed; what did not come is asked for again.
 * @param {string} name @returns {Promise<void>} */
function loadStyles(name) {
  const known = styles.get(name);
  if (known) return known;
  const link = document.createElement("link");
  [link.rel, link.href] = ["stylesheet", new URL(name, import.meta.url).href];
  const coming = /** @type {Promise<void>} */ (
    new Promise((came, failed) => {
      link.addEventListener("load", () => came());
      link.addEventListener("error", failed);
    })
  );
  coming.catch(() => {
    link.remove();
    styles.delete(name);
  });
  styles.set(name, coming);
  document.head.append(link);
  return coming;
}

/** A component that stands in for one that is fetched when it is first shown, or told to `begin`.
 * @param {() => Promise<Component>} fetching
 * @param {string} [words] the part of the words that it needs besides those that are there
 * @param {string} [looks] the styles that it needs besides
 * @returns {Component & {begin: () => void}} */
export function later(fetching, words, looks) {
  const found = signal(/** @type {{part: Component} | null} */ (null));
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    Promise.all([fetching(), words && loadPart(words), looks && loadStyles(looks)]).then(
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

/** Whether a screen was drawn before: then the next one is quick, and is drawn at once. */
let isQuick = false;

/** Draws its children one after the other, each in a task of its own.
 * @param {{children?: any}} props */
export function OneByOne({ children }) {
  const all = toChildArray(children);
  const [drawn, draw] = useState(isQuick ? all.length : 1);
  useLayoutEffect(() => {
    if (drawn < all.length) nextTask().then(() => draw(drawn + 1));
    else isQuick = true;
  }, [drawn, all.length]);
  return html`${all.slice(0, drawn)}`;
}
