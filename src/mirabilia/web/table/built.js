/** Built cards: tucked by colour, as tiles, or counted. Which of them is decided by the arrangement
 * and by how many there are; and tiles that find no room are counted. */

import { CardTuck } from "../components/card.js";
import { IslandTuck, LeaderTuck } from "../components/pieces.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { useEffect, useLayoutEffect, useRef, useState } from "../vendor/hooks.js";
import { say } from "../words.js";
import { chainTexts } from "./chains.js";
import { chapters } from "./story.js";

/** @typedef {import("./view.js").Sight} Sight */
/** One column: what it is called, and what stands in it.
 * @typedef {{kind: string, key?: string, ids: string[], Tuck: any}} Column */

/** Raw materials and goods stand together while they are at most so many. */
const TOGETHER = 4;
const MAKERS = ["brown", "grey"];
/** Where there is no room for a tile for each card, those are counted first of which the figures of
 * the city tell most. */
const COUNTED = ["brown", "grey", "red", "green", "blue", "yellow", "isle", "leader", "black"];

/** The cards of a city by colour, then leaders and islands.
 * @param {Sight} sight
 * @param {number} seat
 * @returns {Column[]} */
export function columnsOf(sight, seat) {
  const { cards, leaders = [], islands = [] } = sight.cities[seat];
  const { colours } = sight.catalogue;
  const columns = [
    ...colours.map((kind) => ({
      kind,
      ids: cards.filter((id) => sight.catalogue.cards[id].colour === kind),
      Tuck: CardTuck,
    })),
    { kind: "leader", ids: leaders, Tuck: LeaderTuck },
    { kind: "isle", ids: islands, Tuck: IslandTuck },
  ];
  return columns.filter(({ ids }) => ids.length);
}

/** Brown and grey as one, while they are few. @param {Column[]} columns */
function joined(columns) {
  const makers = columns.filter(({ kind }) => MAKERS.includes(kind));
  const ids = makers.flatMap((column) => column.ids);
  return makers.length < 2 || ids.length > TOGETHER
    ? columns
    : [{ ...makers[0], ids }, ...columns.filter((column) => !makers.includes(column))];
}

/** In as many columns as it takes for none to be longer than this.
 * @param {Column} column @param {number} longest @returns {Column[]} */
function split(column, longest) {
  const { kind, ids } = column;
  const parts = Math.max(1, Math.ceil(ids.length / longest));
  const high = Math.ceil(ids.length / parts);
  return Array.from({ length: parts }, (_, at) => ({
    ...column,
    key: `${kind} ${at}`,
    ids: ids.slice(at * high, (at + 1) * high),
  }));
}

/** What was built in the last turn, by seat. @param {Sight} sight @param {number} seat */
function newest(sight, seat) {
  const last = chapters(sight.snapshot.events).at(-1);
  return (last?.events ?? [])
    .filter((event) => event.seat === seat)
    .map((event) => event.card ?? event.leader ?? event.island);
}

/** @param {Sight} sight @param {Column} column @param {string} id */
const dataOf = (sight, { kind }, id) =>
  kind === "leader"
    ? sight.catalogue.leaders[id]
    : kind === "isle"
      ? sight.catalogue.islands[id]
      : sight.catalogue.cards[id];

/** In columns: of each card its band, of the last its picture too.
 * @param {{sight: Sight, seat: number, longest?: number}} props */
export function Tucked({ sight, seat, longest = Infinity }) {
  const fresh = newest(sight, seat);
  const columns = joined(columnsOf(sight, seat)).flatMap((column) => split(column, longest));
  return html`<div class="built built--tucked" style=${{ "--columns": columns.length }}>
    ${columns.map(
      (column) => html`<ul key=${column.key}>
        ${column.ids.map(
          (id, at) => html`<li key=${id} class=${classes(fresh.includes(id) && "fresh")}>
            <${column.Tuck}
              id=${id}
              piece=${dataOf(sight, column, id)}
              chains=${chainTexts(sight, id).after}
              front=${at === column.ids.length - 1}
            />
          </li>`,
        )}
      </ul>`,
    )}
  </div>`;
}

/** How many kinds have to be counted for all to have room in a city of others: as many as before,
 * and one more while something is cut off. With another size of the window, or fewer cards, it
 * begins anew.
 * @param {{current: HTMLElement | null}} box @param {number} cards @param {number} most */
function useCounted(box, cards, most) {
  const size = `${innerWidth} ${innerHeight}`;
  const [found, find] = useState({ counted: 0, cards, size });
  const counted = found.size === size && found.cards <= cards ? found.counted : 0;
  useLayoutEffect(() => {
    const city = box.current?.closest(".glance");
    // To measure makes the browser lay everything out at once.
    if (!city || counted >= most) return;
    const isCut = [box.current, city].some((one) => one && one.scrollHeight > one.clientHeight + 1);
    if (isCut) find({ counted: counted + 1, cards, size });
  });
  useEffect(() => {
    const again = () => find({ counted: 0, cards: 0, size: "" });
    addEventListener("resize", again);
    return () => removeEventListener("resize", again);
  }, []);
  return counted;
}

/** One small tile for each card; in a city of others as many of them as there is room for.
 * @param {{sight: Sight, seat: number}} props */
export function Tiles({ sight, seat }) {
  const box = /** @type {import("../vendor/hooks.js").MutableRef<HTMLElement | null>} */ (
    useRef(null)
  );
  const fresh = newest(sight, seat);
  const columns = columnsOf(sight, seat);
  const cards = columns.reduce((sum, { ids }) => sum + ids.length, 0);
  const kinds = COUNTED.filter((one) => columns.some(({ kind }) => kind === one));
  const first = kinds.slice(0, useCounted(box, cards, kinds.length));
  const counted = columns.filter(({ kind }) => first.includes(kind));
  const drawn = columns.filter((column) => !counted.includes(column));
  return html`<ul ref=${box} class="built built--tiles">
    ${counted.map((column) => html`<li key=${column.kind}><${Count} column=${column} /></li>`)}
    ${drawn.flatMap((column) =>
      column.ids.map(
        (id) => html`<li key=${id} class=${classes(fresh.includes(id) && "fresh")}>
          <${column.Tuck}
            id=${id}
            piece=${dataOf(sight, column, id)}
            chains=${chainTexts(sight, id).after}
          />
        </li>`,
      ),
    )}
  </ul>`;
}

/** @param {Column} column */
const countText = ({ kind, ids }) =>
  kind === "leader"
    ? say("leaders-named", { leaders: ids.join(" ") })
    : kind === "isle"
      ? say("islands-named", { islands: ids.join(" ") })
      : say("play-cards", { colour: kind, count: ids.length });

/** @param {{column: Column}} props */
function Count({ column }) {
  return html`<span
    class="count colour--${column.kind}"
    role="img"
    aria-label=${countText(column)}
    data-tip=${countText(column)}
  >
    <${Icon} name=${column.kind === "isle" ? "island" : `mark-${column.kind}`} />
    <b>${column.ids.length}</b>
  </span>`;
}

/** One tile for each colour, with how many there are.
 * @param {{sight: Sight, seat: number}} props */
export function Counts({ sight, seat }) {
  const columns = columnsOf(sight, seat);
  return html`<span class="built built--counts">
    ${columns.map((column) => html`<${Count} key=${column.kind} column=${column} />`)}
    ${!columns.length && html`<span class="quiet">${say("cards-none")}</span>`}
  </span>`;
}

/** Whether there is room for columns: neither too many nor too long.
 * @param {Sight} sight
 * @param {number} seat
 * @param {number} most
 * @param {number} longest */
export function fitsTucked(sight, seat, most, longest) {
  const columns = joined(columnsOf(sight, seat));
  return columns.length <= most && columns.every(({ ids }) => ids.length <= longest);
}
