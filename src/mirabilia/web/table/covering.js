/** For whom a key is meant: the table acts on none while something lies over it, or while somebody
 * types. */

/** What lies over a table or a replay: dialogs, and the menu while it is open. */
const COVERS = "dialog[open], .menu[open]";
/** Fields in which keys write or choose. */
const TYPING = "input, textarea, select, [contenteditable]";

/** Whether something lies over the table. */
export const isCovered = () => document.querySelector(COVERS) !== null;

/** Whether a key is meant for something else than the table. @param {KeyboardEvent} event */
export function isElsewhere(event) {
  const typing = event.target instanceof Element && event.target.closest(TYPING) !== null;
  const combined = event.ctrlKey || event.altKey || event.metaKey;
  return typing || combined || event.defaultPrevented || event.isComposing || isCovered();
}
