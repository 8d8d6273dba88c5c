/** Searching as people type: in whatever case, and without accents. */

import { language } from "./words.js";

/** Letters that are not made of a letter and an accent. @type {Record<string, string>} */
const PLAIN = { ł: "l", ø: "o", đ: "d", ı: "i", ß: "ss", œ: "oe", æ: "ae" };

/** @param {string} text */
const plain = (text) =>
  text
    .toLocaleLowerCase(language())
    .normalize("NFKD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[łøđıßœæ]/gu, (letter) => PLAIN[letter]);

/** Whether a text has what is looked for. @param {string} text
 *  @param {string} wanted */
export const mentions = (text, wanted) => plain(text).includes(plain(wanted.trim()));
