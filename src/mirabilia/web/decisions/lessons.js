/** What the guide of a first game says, and when: conditions on what there is to see. It knows no
 * deal and no rule beyond what the server has said of this moment. */

import { liking } from "./liking.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {import("../types.d.ts").Offer} Offer */
/** @typedef {import("./panels.js").Open | "end"} Where */
/** A move with the card or leader that it needs of the hand.
 * @typedef {{piece: string, move: string}} Deed */
/** What is to be seen: `taken` is the card that lies open with its actions.
 * @typedef {{sight: Sight, where: Where, taken: string | null}} Moment */
/** A lesson is told where it can be seen, when it first comes up. With a deed the thing to do is
 * pointed at; otherwise something is only looked at.
 * @typedef {object} Lesson
 * @property {string} id
 * @property {string} box
 * @property {Where[]} where
 * @property {(moment: Moment) => boolean} when
 * @property {(moment: Moment) => string} [look] where to look, as a selector
 * @property {(moment: Moment) => Deed | null} [deed] what to do */

const [WAR, SCIENCE] = ["red", "green"];

/** @param {Moment} moment */
const offers = ({ sight }) => sight.parts.offers;

/** @param {Moment} moment */
const now = ({ sight }) => ({ age: sight.now.age ?? 0, turn: sight.now.turn ?? 0 });

/** @param {Moment} moment @param {Offer} offer */
const colourOf = ({ sight }, offer) => sight.catalogue.cards[offer.piece]?.colour ?? "";

/** The cards of a colour that can be chosen. @param {Moment} moment @param {string} colour */
const ofColour = (moment, colour) =>
  offers(moment).filter((offer) => colourOf(moment, offer) === colour);

/** @param {string} piece */
const cardAt = (piece) => `[data-card="${piece}"]`;

/** A way to do something with a card, and how much that is liked.
 * @typedef {{offer: Offer, way: import("../types.d.ts").Payment, liked: number} & Deed} Way */

/** Ways to do something with a card, of each the best, with the card. The most liked come first.
 * @param {Moment} moment @param {"build" | "stage" | "build_ship"} what @returns {Way[]} */
function ways(moment, what) {
  const { sight } = moment;
  const found = offers(moment).flatMap((offer) => {
    const [{ piece }, way] = [offer, offer[what]?.ways[0]];
    const liked = way ? liking(sight, effectsOf(sight, piece, what), way.coins) : 0;
    return way ? [{ offer, way, piece, move: way.move, liked }] : [];
  });
  return found.sort((one, other) => other.liked - one.liked);
}

/** @param {Sight} sight @param {string} piece @param {string} what is done with it */
const effectsOf = (sight, piece, what) =>
  (what === "stage"
    ? sight.nextStage()
    : (sight.catalogue.cards[piece] ?? sight.catalogue.leaders[piece])
  )?.effects ?? [];

/** @param {import("../types.d.ts").Payment} way */
const isBought = ({ coins, pays }) => coins > 0 && Boolean(pays.left || pays.right);

/** A card that a neighbour's goods pay for. @param {Moment} moment */
const bought = (moment) => ways(moment, "build").find(({ way }) => isBought(way)) ?? null;

/** A card that a chain makes free. @param {Moment} moment */
const chained = (moment) => ways(moment, "build").find(({ way }) => way.how === "chain") ?? null;

/** The next stage, with a card that cannot be built, if there is one, else with that which is
 * liked least.
 * @param {Moment} moment */
function staged(moment) {
  const found = ways(moment, "stage");
  const liked = ways(moment, "build").map(({ piece }) => piece);
  const rank = (/** @type {Way} */ { piece }) => liked.indexOf(piece);
  return (
    found.find((one) => rank(one) < 0) ??
    found.sort((one, other) => rank(other) - rank(one))[0] ??
    null
  );
}

/** @param {Moment} moment @returns {Deed | null} */
function sold(moment) {
  const offer = offers(moment).find(({ sell }) => sell.length);
  return offer ? { piece: offer.piece, move: offer.sell[0] } : null;
}

/** What the guide points at when it has nothing to say: what is liked best, a building or a stage,
 * and if there is neither a sale.
 * @param {Moment} moment @returns {Deed | null} */
export function suggestion(moment) {
  const [built, stage] = [ways(moment, "build")[0], staged(moment)];
  const best = stage && stage.liked > (built?.liked ?? 0) ? stage : built;
  return best ?? stage ?? sold(moment);
}

/** @param {string} kind of decision @returns {(moment: Moment) => boolean} */
const asks =
  (kind) =>
  ({ sight }) =>
    sight.asked() === kind;

/** Things that can be pointed at only where they are. */
const ANYWHERE = () => null;

/** In the order in which they are told where several come up at once. @type {Lesson[]} */
export const LESSONS = [
  { id: "keep", box: "leaders", where: ["choices"], when: asks("keep"), deed: ANYWHERE },
  { id: "recruit", box: "leaders", where: ["hand"], when: asks("recruit"), deed: suggestion },
  {
    id: "city",
    box: "base",
    where: ["hand"],
    when: asks("card"),
    look: () => ".own",
  },
  {
    id: "sea",
    box: "armada",
    where: ["hand"],
    when: ({ sight }) => Boolean(sight.course.naval),
    look: () => ".own",
  },
  { id: "cost", box: "base", where: ["hand"], when: asks("card"), deed: suggestion },
  { id: "build", box: "base", where: ["card"], when: asks("card"), deed: suggestion },
  {
    id: "passing",
    box: "base",
    where: ["hand"],
    when: (moment) => asks("card")(moment) && now(moment).turn > 1,
    look: () => ".when__pass, .when, .top",
  },
  {
    id: "goods",
    box: "base",
    where: ["hand"],
    when: ({ sight }) => (sight.course.sold[sight.chair] ?? []).length > 1,
    look: () => ".own .makes, .own",
  },
  {
    id: "chain",
    box: "base",
    where: ["hand"],
    when: (moment) => chained(moment) !== null,
    deed: chained,
  },
  {
    id: "neighbours",
    box: "base",
    where: ["hand"],
    when: (moment) => bought(moment) !== null,
    deed: bought,
  },
  {
    id: "stage",
    box: "base",
    where: ["hand"],
    when: (moment) => staged(moment) !== null && now(moment).turn > 1,
    deed: staged,
  },
  {
    id: "ship",
    box: "armada",
    where: ["hand"],
    when: (moment) => ways(moment, "build_ship").length > 0,
    deed: (moment) => ways(moment, "build_ship")[0],
  },
  {
    id: "shields",
    box: "base",
    where: ["hand"],
    when: (moment) => ofColour(moment, WAR).length > 0 && now(moment).turn > 1,
    look: () => ".own .front, .own",
  },
  {
    id: "science",
    box: "base",
    where: ["hand"],
    when: (moment) => ofColour(moment, SCIENCE).length > 0 && now(moment).turn > 1,
    look: (moment) => cardAt(ofColour(moment, SCIENCE)[0].piece),
  },
  {
    id: "black",
    box: "cities",
    where: ["hand"],
    when: (moment) => ofColour(moment, "black").length > 0,
    look: (moment) => cardAt(ofColour(moment, "black")[0].piece),
  },
  {
    id: "selling",
    box: "base",
    where: ["hand"],
    when: (moment) =>
      offers(moment).length > 0 && !ways(moment, "build").length && sold(moment) !== null,
    deed: sold,
  },
  {
    id: "guilds",
    box: "base",
    where: ["hand"],
    when: (moment) => ofColour(moment, "purple").length > 0,
    look: (moment) => cardAt(ofColour(moment, "purple")[0].piece),
  },
  {
    id: "last",
    box: "base",
    where: ["hand"],
    when: ({ sight }) => sight.asked() === "card" && sight.now.turn === sight.course.turns,
    look: () => ".hand",
  },
  { id: "debt", box: "cities", where: ["choices"], when: asks("debt"), deed: ANYWHERE },
  { id: "island", box: "armada", where: ["choices"], when: asks("island"), deed: ANYWHERE },
  { id: "conflicts", box: "base", where: ["conflicts"], when: () => true, deed: ANYWHERE },
  {
    id: "end",
    box: "base",
    where: ["end"],
    when: () => true,
    look: () => "#score-sheet",
  },
];

/** Whether a lesson can be told now. @param {Lesson} lesson @param {Moment} moment */
export const comesUp = ({ box, where, when }, moment) =>
  (box === "base" || Boolean(moment.sight.settings.expansions?.includes(box))) &&
  where.includes(moment.where) &&
  when(moment);

/** The first lesson that comes up and was not told before.
 * @param {Moment} moment @param {string[]} told */
export const lessonNow = (moment, told) =>
  LESSONS.find((lesson) => !told.includes(lesson.id) && comesUp(lesson, moment)) ?? null;

/** @param {string} text in a selector */
export const quoted = (text) => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;

/** What to click on, as a selector; of several the first that is there. Nothing if nobody is asked.
 * @param {Moment} moment @param {Deed | null | undefined} deed */
export function target({ where, taken, sight }, deed) {
  if (where === "conflicts") return "#go-on";
  if (where === "hand") {
    const card = deed ? `[data-card=${quoted(deed.piece)}]:enabled, ` : "";
    return `${card}[data-card]:enabled, .decision [data-move]`;
  }
  if (where === "card") {
    const move = deed && deed.piece === taken ? `[data-move=${quoted(deed.move)}], ` : "";
    return `${move}.decision [data-move]`;
  }
  return where === "choices" && sight.moves.length ? ".decision [data-move]" : null;
}
