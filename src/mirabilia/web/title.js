/** The title of the window, which follows the language. */

import { effect, signal } from "./vendor/signals.js";
import { say } from "./words.js";

/** Whether the reader is waited for at the table. */
export const isAwaited = signal(false);

export function startTitle() {
  effect(() => {
    document.title = isAwaited.value ? say("page-title-turn") : say("page-title");
  });
}
