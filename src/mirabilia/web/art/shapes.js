/** Outlines that buildings are put together from: each gives the `d` of a path. */

/** @param {number} x @param {number} y @param {number} w @param {number} h */
export const box = (x, y, w, h) => `M${x} ${y}h${w}v${h}h${-w}z`;

/** A gable standing on y.
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h */
export const gable = (x, y, w, h) => `M${x} ${y}l${w / 2} ${-h} ${w / 2} ${h}z`;

/** A round-headed opening standing on y + h.
 * @param {number} x @param {number} y @param {number} w @param {number} h */
export const arch = (x, y, w, h) =>
  `M${x} ${y + h}v${w / 2 - h}a${w / 2} ${w / 2} 0 0 1 ${w} 0v${h - w / 2}z`;

/** @param {number} x @param {number} y @param {number} r */
export const disc = (x, y, r) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Half a disc standing on y. @param {number} x @param {number} y @param {number} r */
export const dome = (x, y, r) => `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`;

/** Wider at the foot. @param {number} x @param {number} y @param {number} top
 * @param {number} foot @param {number} h */
export const taper = (x, y, top, foot, h) =>
  `M${x - top / 2} ${y}h${top}l${(foot - top) / 2} ${h}h${-foot}z`;

/** The same outline several times, side by side.
 * @param {number} count @param {number} step @param {(offset: number) => string} outline */
export const row = (count, step, outline) =>
  Array.from({ length: count }, (_, index) => outline(index * step)).join("");

/** @param {number} x @param {number} y @param {number} w @param {number} h @param {number} count
 * @param {number} [thick] */
export const columns = (x, y, w, h, count, thick = 4) =>
  row(count, (w - thick) / (count - 1), (at) => box(x + at, y, thick, h));

/** Battlements on top of y. @param {number} x @param {number} y @param {number} w
 * @param {number} count @param {number} [h] */
export const battlements = (x, y, w, count, h = 4) =>
  row(count, w / (count - 0.5), (at) => box(x + at, y - h, w / (2 * count - 1), h + 0.5));

/** A flag on a pole that stands on y. @param {number} x @param {number} y @param {number} h
 * @param {number} w how far it flies, to the left if negative */
export const flag = (x, y, h, w) =>
  box(x - 0.8, y - h, 1.6, h) +
  `M${x} ${y - h}l${w} ${Math.abs(w) * 0.3} ${-w} ${Math.abs(w) * 0.3}z`;
