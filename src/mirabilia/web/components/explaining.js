/** What the symbols of a thing mean, and where how to play speaks of them: opened by a long press,
 * by what opens a menu (the second button of a mouse, a key of the keyboard), or by a key of the
 * table. */

import { html } from "../html.js";
import { LONG_PRESS, tipped } from "../tips.js";
import { useEffect, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { Dialog } from "./dialog.js";
import { Entries } from "./entry.js";
import { SYMBOLS } from "./symbols.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("./entry.js").Entry} Entry */

/** What has symbols, as a whole. Links lead where they say. */
const THING = "button, [tabindex]";
/** What is drawn otherwise in some places than in its entry. */
const VARIANT = /^mark-|-(plain|empty)$/;
/** @type {Record<string, string>} */
const SAME = { victory: "victory-token", fleet: "ship", anchor: "naval" };

/** The symbol of a drawing. @param {Element} use */
function symbolOf(use) {
  const plain = (use.getAttribute("href") ?? "").slice(1).replace(VARIANT, "");
  return SAME[plain] ?? plain;
}

/** @param {Catalogue} catalogue @param {string} id @returns {Entry[]} */
function entryOf({ resources, colours, science, chains }, id) {
  const entry = (/** @type {string} */ name) => [{ anchor: `symbol-${id}`, name }];
  if (resources.includes(id)) return entry(say(`resource-${id}`));
  if (colours.includes(id)) return entry(say(`colour-${id}`));
  if (science.includes(id)) return entry(say(`science-${id}`));
  if (SYMBOLS.includes(id)) return entry(say(`symbol-${id}`));
  const chain = chains.find((one) => id === `chain-${one}`);
  return chain ? entry(say(`chain-${chain}`)) : [];
}

/** What has symbols at the place of an event: that which explains itself, or else a button.
 * @param {EventTarget | null} target @returns {Element | null} */
function thingAt(target) {
  if (!(target instanceof Element) || target.closest("a")) return null;
  return tipped(target) ?? target.closest(THING);
}

/** The entries of all symbols that are drawn on something.
 * @param {Catalogue} catalogue @param {Element} thing */
const entriesOn = (catalogue, thing) =>
  [...new Set([...thing.querySelectorAll("use")].map(symbolOf))].flatMap((id) =>
    entryOf(catalogue, id),
  );

/** Explain what lies under the pointer, or else what has the focus; whether there is something to
 * explain. */
export function explain() {
  const under = [...document.querySelectorAll(":is([data-tip], button):hover")].at(-1);
  const asked = new MouseEvent("contextmenu", { bubbles: true, cancelable: true });
  return !(under ?? document.activeElement ?? document.body).dispatchEvent(asked);
}

/** Tell what is asked about, until the returned function is called.
 * @param {(target: EventTarget | null) => boolean} tell */
function listen(tell) {
  /** @type {number | undefined} */
  let waiting;
  let told = false;
  const press = (/** @type {PointerEvent} */ { pointerType, target }) => {
    told = false;
    if (pointerType === "mouse") return;
    waiting = window.setTimeout(() => {
      told = tell(target);
    }, LONG_PRESS);
  };
  // The finger that has asked does nothing else when it goes.
  const swallow = (/** @type {MouseEvent} */ event) => {
    if (!told) return;
    told = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const menu = (/** @type {MouseEvent} */ event) => {
    if (tell(event.target)) event.preventDefault();
  };
  const end = () => clearTimeout(waiting);
  const stopped = new AbortController();
  document.addEventListener("pointerdown", press, stopped);
  document.addEventListener("contextmenu", menu, stopped);
  document.addEventListener("click", swallow, { signal: stopped.signal, capture: true });
  for (const kind of ["pointerup", "pointercancel"]) document.addEventListener(kind, end, stopped);
  return () => {
    end();
    stopped.abort();
  };
}

/** Explains the symbols of the screen that it is a part of.
 * @param {{catalogue: Catalogue}} props */
export function Explaining({ catalogue }) {
  const [thing, show] = useState(/** @type {Element | null} */ (null));
  useEffect(
    () =>
      listen((target) => {
        const asked = thingAt(target);
        if (!asked || !entriesOn(catalogue, asked).length) return false;
        show(asked);
        return true;
      }),
    [catalogue],
  );
  if (!thing) return null;
  return html`<${Dialog} kind="explained" labelledby="explained" close=${() => show(null)}>
    <h2 id="explained">${say("explain-title")}</h2>
    <p>${thing.getAttribute("data-tip")}</p>
    <${Entries} entries=${entriesOn(catalogue, thing)} />
  </${Dialog}>`;
}
