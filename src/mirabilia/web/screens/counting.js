/** The lines of the score sheet are counted one after the other; a click or a key ends that. */

import { useEffect, useState } from "../vendor/hooks.js";

/** Milliseconds for each line: reveal, conflicts and all of them take less than two seconds. */
const PAUSE = 45;

const isStill = () => document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How many of the lines are counted by now. @param {number} lines */
export function useCounting(lines) {
  const [shown, count] = useState(() => (isStill() ? lines : 0));
  const isOver = shown >= lines;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => count(shown + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [shown, lines]);
  useEffect(() => {
    if (isOver) return undefined;
    const skip = () => count(lines);
    addEventListener("pointerdown", skip);
    addEventListener("keydown", skip);
    return () => {
      removeEventListener("pointerdown", skip);
      removeEventListener("keydown", skip);
    };
  }, [isOver, lines]);
  return shown;
}
