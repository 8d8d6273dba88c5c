/** What opens over everything else, until it is closed. */

import { html } from "../html.js";
import { useLayoutEffect, useRef } from "../vendor/hooks.js";
import { say } from "../words.js";

/** It is open as soon as it is there: before that, Escape would go to what lies below. Closing it
 * gives the focus back to what had it.
 * @param {{kind?: string, id?: string, labelledby?: string, close: () => void,
 *   children?: any}} props its class, what names it, and how it is taken away */
export function Dialog({ kind = "", id, labelledby, close, children }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLDialogElement | null>} */ (
    useRef(null)
  );
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  const closeOwn = (/** @type {any} */ event) => event.target === box.current && close();
  // Escape: if the browser closed it first, what follows the focus would believe it lost.
  return html`<dialog
    ref=${box}
    id=${id}
    class=${`opened ${kind}`}
    aria-labelledby=${labelledby}
    onCancel=${closeOwn}
    onClose=${closeOwn}
    onClick=${closeOwn}
  >
    <button type="button" class="button opened__close" onClick=${close}>
      ${say("play-close")}
    </button>
    ${children}
  </dialog>`;
}
