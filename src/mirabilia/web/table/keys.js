/** Keys at the table: one list, from which the handler, the help and docs/tables/keys.md come. What
 * a key does it does to what is shown: it clicks, or brings the focus there. */

import { explain } from "../components/explaining.js";
import { withKeys } from "../components/preferences.js";
import { html } from "../html.js";
import { say } from "../words.js";
import { isElsewhere } from "./covering.js";
import { bring } from "./focus.js";
import { opened } from "./opened.js";

/** `act` says whether it has done something; where there is none, the browser does it.
 * @typedef {{id: string, keys: string[], act?: (key: string) => boolean}} Key */

const CARDS = "[data-card]:enabled";
const ANSWERS = "[data-move]";

/** What is there to be clicked. @param {string} which @returns {HTMLElement[]} */
const shown = (which) =>
  [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(which))].filter((one) =>
    one.checkVisibility({ visibilityProperty: true }),
  );

/** @param {HTMLElement | undefined} one */
function click(one) {
  one?.click();
  return Boolean(one);
}

/** The card that is chosen, if one is. */
const chosen = () => shown(`${CARDS}[aria-expanded="true"]`)[0];

/** A card is chosen by its place in the hand; where none is asked for, an answer by its own.
 * @param {string} key */
function choose(key) {
  const [cards, answers] = [shown(CARDS), shown(ANSWERS)];
  const one = (cards.length ? cards : answers)[Number(key) - 1];
  if (!one) return false;
  if (cards.length && one !== chosen()) one.click();
  return bring(one);
}

/** Do it if there is one way to; else go to the first of them. With no card chosen, the one that
 * has the focus is.
 * @param {...string} verbs */
function doing(...verbs) {
  const active = document.activeElement;
  if (!chosen() && active instanceof HTMLElement && active.matches(CARDS)) {
    active.click();
    requestAnimationFrame(() => setTimeout(() => doing(...verbs)));
    return true;
  }
  const ways = shown(verbs.map((verb) => `${ANSWERS}[data-move^="${verb} "]`).join());
  return ways.length > 1 ? bring(ways[0]) : click(ways[0]);
}

/** To the next one in its row; between the hand and the answers with up and down.
 * @param {string} key */
function walk(key) {
  const active = /** @type {HTMLElement | null} */ (document.activeElement);
  const rows = [shown(CARDS), shown(ANSWERS)];
  const at = rows.findIndex((row) => active && row.includes(active));
  if (at < 0) return false;
  if (key === "ArrowDown" || key === "ArrowUp") return crossing(rows, at, key);
  const step = key === "ArrowRight" ? 1 : -1;
  return bring(rows[at][rows[at].indexOf(/** @type {HTMLElement} */ (active)) + step]);
}

/** @param {HTMLElement[][]} rows @param {number} at @param {string} key */
function crossing([cards, answers], at, key) {
  if (at === 0) return bring(answers[key === "ArrowDown" ? 0 : answers.length - 1]);
  const step = key === "ArrowDown" ? 1 : -1;
  const next = answers[answers.findIndex((one) => one === document.activeElement) + step];
  return bring(next ?? (key === "ArrowUp" ? (chosen() ?? cards[0]) : undefined));
}

/** The chosen card is put back; without one, advice is put away. */
function close() {
  const card = chosen();
  return card ? click(card) && bring(card) : click(shown("#put-away")[0]);
}

/** @param {import("./opened.js").Opening} what */
const open = (what) => () => {
  opened.value = what;
  return true;
};

/** @type {Key[]} */
export const KEYS = [
  { id: "card", keys: ["1", "2", "3", "4", "5", "6", "7", "8", "9"], act: choose },
  { id: "walk", keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"], act: walk },
  { id: "take", keys: ["Enter"] },
  { id: "build", keys: ["b"], act: () => doing("build", "recruit", "take") },
  { id: "stage", keys: ["w"], act: () => doing("stage") },
  { id: "sell", keys: ["s"], act: () => doing("sell") },
  { id: "advice", keys: ["a"], act: () => click(shown("#advice")[0]) },
  { id: "foresee", keys: ["f"], act: () => click(shown("#foresee")[0]) },
  { id: "explain", keys: ["i"], act: explain },
  { id: "back", keys: ["u"], act: () => click(shown("#take-back")[0]) },
  { id: "log", keys: ["l"], act: open("log") },
  { id: "chat", keys: ["c"], act: open("chat") },
  { id: "close", keys: ["Escape"], act: close },
  { id: "help", keys: ["?"], act: open("keys") },
];

/** @param {KeyboardEvent} event */
function pressed(event) {
  if (!withKeys.value || isElsewhere(event)) return;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  const found = KEYS.find(({ keys }) => keys.includes(key));
  if (found?.act?.(key)) event.preventDefault();
}

/** Keys act until the returned function is called. */
export function startKeys() {
  addEventListener("keydown", pressed);
  return () => removeEventListener("keydown", pressed);
}

/** The list of the keys. */
export function Keys() {
  return html`<div class="keys">
    <h2>${say("keys-title")}</h2>
    <dl>
      ${KEYS.map(
        ({ id }) => html`
          <dt><kbd>${say(`key-${id}.name`)}</kbd></dt>
          <dd>${say(`key-${id}`)}</dd>
        `,
      )}
    </dl>
    <p class="quiet">${say("keys-about")}</p>
  </div>`;
}
