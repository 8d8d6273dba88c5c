// A newcomer who is guided: for each line with what a seat sees, a line with the lessons that come
// up, and the move that is pointed at.

import { createInterface } from "node:readline";

const [folder] = process.argv.slice(2);
const { LESSONS, lessonNow, suggestion, target } = await import(`${folder}/decisions/lessons.js`);
const { Sight } = await import(`${folder}/table/view.js`);

const FROM_HAND = ["card", "last", "recruit", "extra"];
let catalogue = null;
let told = [];

/** The lessons of a moment, which are never told again. */
function lessonsAt(moment) {
  const found = [];
  for (let next = lessonNow(moment, told); next; next = lessonNow(moment, told)) {
    told = [...told, next.id];
    found.push({ id: next.id, deed: next.deed?.(moment) ?? null, look: next.look?.(moment) });
  }
  return found;
}

function answer(snapshot) {
  const sight = new Sight(catalogue, snapshot);
  const isHand = FROM_HAND.includes(sight.asked());
  const moment = { sight, where: isHand ? "hand" : "choices", taken: null };
  const lessons = lessonsAt(moment);
  const deed = lessons.find((one) => one.deed)?.deed ?? (isHand ? suggestion(moment) : null);
  const open = { ...moment, where: "card", taken: deed?.piece ?? null };
  const more = deed ? lessonsAt(open) : [];
  return {
    lessons: [...lessons, ...more].map(({ id, look }) => ({ id, look })),
    deed: deed && { piece: deed.piece, move: deed.move },
    card: target(moment, deed),
    move: target(open, deed),
  };
}

for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  if (asked.catalogue) catalogue = asked.catalogue;
  if (asked.again) told = [];
  const found = asked.snapshot ? answer(asked.snapshot) : LESSONS.map(({ id, box }) => [id, box]);
  process.stdout.write(`${JSON.stringify(found)}\n`);
}
