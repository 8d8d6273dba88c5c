/** The language that is shown: which there are, and its words, as far as they are in use. */

import { nextTask } from "./tasks.js";
import { signal } from "./vendor/signals.js";
import { MissingWords, Words, shown } from "./words.js";

/** The part that every screen needs, those of tables, of replays and puzzles, of how to play, of
 * the score pad and of one's own record. */
const PARTS = /** @type {const} */ (["home", "table", "replay", "learn", "pad", "me"]);
export const [HOME, TABLE, REPLAY, LEARN, PAD, ME] = PARTS;
/** All words at once, for a page that does without a server of its own. */
export const ALL = "";

/** All that there are. */
export const languages = signal(/** @type {string[]} */ ([]));

/** @type {Set<string>} */
const used = new Set();
/** What was fetched, by its address. @type {Map<string, Promise<string>>} */
const fetched = new Map();
/** The language that comes first. */
let first = "";
/** What is under way: one thing after the other, so that none takes words from another. */
let last = Promise.resolve();

/** @param {string} code @param {string} part */
async function download(code, part) {
  const name = part === ALL ? code : `${code}.${part}`;
  const answer = await fetch(new URL(`../locales/${name}.ftl`, import.meta.url));
  if (!answer.ok) throw new MissingWords(`there are no words in ${name}: ${answer.status}`);
  return answer.text();
}

/** The words of a part; what did not come is asked for again. @param {string} code
 *  @param {string} part @returns {Promise<string>} */
function wordsOf(code, part) {
  const key = `${code} ${part}`;
  const known = fetched.get(key);
  if (known) return known;
  const coming = download(code, part);
  coming.catch(() => fetched.delete(key));
  fetched.set(key, coming);
  return coming;
}

/** @param {() => Promise<void>} work */
function inTurn(work) {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

/** Our server says in the page which language it is in. Another one does not know: then it is the
 * one that was chosen here, or the first of the reader's that is there.
 * @param {string | null} chosen */
export function preferred(chosen) {
  const { language: told } = document.documentElement.dataset;
  const wanted = [told, chosen, ...navigator.languages.map((name) => name.split("-")[0])];
  const there = languages.value;
  return wanted.find((name) => name && there.includes(name)) ?? there[0];
}

/** Begin with a language. @param {string} code */
export function beginWith(code) {
  first = code;
}

/** Fetch one more part of the words; what is shown needs it from now on. @param {string} part */
export function loadPart(part) {
  const code = () => shown.value?.language ?? first;
  // It comes while others have their turn; whether it does is looked at then.
  wordsOf(code(), part).catch(() => {});
  return inTurn(async () => {
    if (used.has(part)) return;
    const source = await wordsOf(code(), part);
    await nextTask();
    used.add(part);
    shown.value ??= new Words(first);
    shown.value.add(source);
    document.documentElement.lang = code();
  });
}

/** Show another language: all that is in use, at once. @param {string} code */
export function showLanguage(code) {
  return inTurn(async () => {
    const sources = await Promise.all([...used].map((part) => wordsOf(code, part)));
    const words = new Words(code);
    for (const source of sources) words.add(source);
    shown.value = words;
    document.documentElement.lang = code;
  });
}

/** What a language calls itself. @param {string} code */
export function ownName(code) {
  return new Intl.DisplayNames([code], { type: "language" }).of(code) ?? code;
}
