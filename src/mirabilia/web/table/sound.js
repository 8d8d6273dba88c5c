/** A few soft sounds, made here: nothing is fetched. */

/** @typedef {{pitch: number, after: number, length: number, loud: number, fall?: number}} Note */

/** Seconds in which a note swells, and after which what is "your turn" is heard behind another
 * sound. */
const SWELL = 0.015;
const BEHIND = 0.45;
/** Pitches in hertz: notes of a lyre, and a drum. */
const [D4, A4, D5, E5, A5, DRUM] = [293.66, 440, 587.33, 659.26, 880, 110];

/** @type {Record<string, Note[]>} */
const SOUNDS = {
  turn: [
    { pitch: A4, after: 0, length: 0.5, loud: 0.1 },
    { pitch: E5, after: 0.14, length: 0.7, loud: 0.1 },
  ],
  reveal: [
    { pitch: D5, after: 0, length: 0.22, loud: 0.06 },
    { pitch: A4, after: 0.07, length: 0.3, loud: 0.05 },
  ],
  conflict: [0, 0.22, 0.44].map((after) => ({
    pitch: DRUM,
    after,
    length: 0.35,
    loud: 0.28,
    fall: 0.5,
  })),
  end: [D4, A4, D5, A5].map((pitch, at) => ({ pitch, after: 0.16 * at, length: 1.4, loud: 0.09 })),
};

/** @type {AudioContext | null} */
let context = null;

/** A browser lets nothing sound before the first click, and what comes earlier must not sound
 * then. */
function listening() {
  if (navigator.userActivation?.hasBeenActive === false) return null;
  context ??= new AudioContext();
  return context;
}

/** @param {AudioContext} on @param {Note} note @param {number} start */
function strike(on, { pitch, after, length, loud, fall = 1 }, start) {
  const [string, volume] = [on.createOscillator(), on.createGain()];
  const begin = on.currentTime + start + after;
  string.type = "triangle";
  string.frequency.setValueAtTime(pitch, begin);
  string.frequency.exponentialRampToValueAtTime(pitch * fall, begin + length);
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(loud, begin + SWELL);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  string.connect(volume).connect(on.destination);
  string.start(begin);
  string.stop(begin + length);
}

/** Sounds one behind the other. @param {string[]} names */
export function sound(names) {
  const on = listening();
  if (!on) return;
  for (const [at, name] of names.entries())
    for (const note of SOUNDS[name]) strike(on, note, at * BEHIND);
}
