/** Lists in words. */

import { say } from "./words.js";

/** Texts as a list in the language that is shown: "this, that and the other".
 * @param {string[]} texts */
export function listed(texts) {
  if (texts.length < 2) return texts.join("");
  const last = texts[texts.length - 1];
  const list = texts.slice(0, -1).reduce((begun, next) => say("list-next", { list: begun, next }));
  return say("list-last", { list, last });
}
