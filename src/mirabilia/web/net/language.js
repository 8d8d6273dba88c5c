/** Choosing a language: it is kept here, told to the server for those who are no guests yet, and
 * kept with the guest. */

import { renewOffline } from "../installing.js";
import { showLanguage } from "../languages.js";
import { notePart } from "../version.js";
import { changeMe, isKnown } from "./api.js";
import { keep } from "./kept.js";

const COOKIE = "mirabilia-language";
/** As long as browsers keep a cookie. */
const SECONDS = 400 * 24 * 3600;

/** Show a language here, now and the next time. @param {string} code */
export async function takeLanguage(code) {
  keep("language", code);
  document.cookie = `${COOKIE}=${code}; path=/; max-age=${SECONDS}; samesite=lax`;
  await showLanguage(code).then(
    () => notePart(showLanguage, true),
    () => notePart(showLanguage, false),
  );
}

/** Read in a language, here and on other devices. Where the server does not hear of it, it holds
 * here. @param {string} code */
export async function chooseLanguage(code) {
  await takeLanguage(code);
  if (isKnown()) await changeMe({ language: code }).catch(() => {});
  await renewOffline();
}
