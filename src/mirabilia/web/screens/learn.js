/** How to play: a chapter for each box, and an entry for everything in the boxes. */

import { RoomShown, matches, rooms } from "../components/exhibits.js";
import { spaceText } from "../components/explain.js";
import { PageHead } from "../components/menu.js";
import { Ship } from "../components/shipyard.js";
import { html } from "../html.js";
import { mentions } from "../searching.js";
import { useEffect } from "../vendor/hooks.js";
import { signal, useComputed } from "../vendor/signals.js";
import { say } from "../words.js";
import { CHAPTERS } from "./chapters.js";
import { Rulings } from "./rulings.js";

/** @typedef {import("../catalogue.js").Catalogue} Catalogue */
/** @typedef {import("../components/exhibits.js").Room} Room */
/** @typedef {import("./chapters.js").Part} Part */

const search = signal("");

/** @param {string} box @param {Part} part */
const textOf = (box, { id }) => ({
  title: say(`learn-${box}-${id}.title`),
  text: say(`learn-${box}-${id}`),
});

/** Whether every word that is looked for is there. @param {string} text @param {string} wanted */
const has = (text, wanted) => wanted.split(/\s+/).every((word) => mentions(text, word));

/** What the spaces of the ships do. @param {Catalogue} catalogue @returns {Room} */
function spaceRoom({ tracks }) {
  return {
    id: "spaces",
    kind: "spaces",
    title: say("learn-spaces"),
    exhibits: Object.entries(tracks).flatMap(([fleet, spaces]) =>
      spaces.map((space, step) => ({
        id: `${fleet}-${step}`,
        anchor: `space-${fleet}-${step}`,
        name: say("learn-space", { fleet, step }),
        told: [spaceText(space)],
        effects: Object.keys(space).map((name) => ({
          kind: `space-${name}`,
          amount: 0,
          where: "own",
        })),
        draw: () => html`<${Ship} fleet=${fleet} />`,
      })),
    ),
  };
}

/** @param {{catalogue: Catalogue, box: string, part: Part}} props */
function PartShown({ catalogue, box, part }) {
  const { title, text } = textOf(box, part);
  return html`<section class="learn__part" id="${box}-${part.id}">
    <h3>${title}</h3>
    <p>${text}</p>
    ${part.pictures && html`<div class="learn__pictures">${part.pictures(catalogue)}</div>`}
    <p class="quiet learn__rules">
      ${say("learn-rules", { rules: part.rules.replaceAll(" ", ", ") })}
    </p>
  </section>`;
}

/** The parts of each chapter that mention something. @param {string} wanted */
const chaptersWith = (wanted) =>
  CHAPTERS.map(({ box, parts }) => ({
    box,
    parts: parts.filter((part) => {
      const { title, text } = textOf(box, part);
      return has(`${title} ${text}`, wanted);
    }),
  })).filter(({ parts }) => parts.length);

/** @param {{shown: {id: string, title: string}[]}} props */
function Contents({ shown }) {
  return html`<nav class="learn__contents" aria-label=${say("learn-contents")}>
    ${shown.map(({ id, title }) => html`<a class="button" key=${id} href="#${id}">${title}</a>`)}
  </nav>`;
}

/** What ends the wish to see what the address points at. */
const ELSEWHERE = ["wheel", "pointerdown", "keydown", "touchstart"];

/** What the address points at is brought into sight, and stays there while the page is drawn. */
function useAddress() {
  useEffect(() => {
    const one = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!one) return undefined;
    const watcher = new ResizeObserver(() => one.scrollIntoView({ block: "center" }));
    const stop = () => {
      watcher.disconnect();
      for (const kind of ELSEWHERE) removeEventListener(kind, stop);
    };
    watcher.observe(document.body);
    for (const kind of ELSEWHERE) addEventListener(kind, stop);
    return stop;
  }, []);
}

/** @param {{catalogue: Catalogue}} props */
export function LearnPage({ catalogue }) {
  useAddress();
  const wanted = search.value.trim();
  // Put together once for each language, not for each letter that is typed.
  const all = useComputed(() => [...rooms(catalogue), spaceRoom(catalogue)]).value;
  const chapters = chaptersWith(wanted);
  const found = all
    .map((room) => ({ ...room, exhibits: room.exhibits.filter((one) => matches(one, wanted)) }))
    .filter((room) => room.exhibits.length);
  const contents = [
    ...chapters.map(({ box }) => ({ id: `chapter-${box}`, title: say("learn-box", { box }) })),
    ...(found.length ? [{ id: "pieces", title: say("learn-pieces") }] : []),
  ];
  return html`<main class="home learn">
    <${PageHead} title=${say("learn-title")}>
      <button class="button learn__print" type="button" onClick=${() => print()}>
        ${say("learn-print")}
      </button>
    </${PageHead}>
    <input
      class="field learn__search"
      type="search"
      id="learn-search"
      value=${search.value}
      placeholder=${say("learn-search")}
      aria-label=${say("learn-search")}
      onInput=${(/** @type {any} */ event) => {
        search.value = event.target.value;
      }}
    />
    <${Contents} shown=${contents} />
    ${chapters.map(
      ({ box, parts }) => html`<section class="panel learn__chapter" id="chapter-${box}" key=${box}>
        <h2>${say("learn-box", { box })}</h2>
        ${parts.map(
          (part) => html`<${PartShown}
            key=${part.id}
            catalogue=${catalogue}
            box=${box}
            part=${part}
          />`,
        )}
      </section>`,
    )}
    <div id="pieces">
      ${found.map((room) => html`<${RoomShown} key=${room.id} room=${room} below=${Rulings} />`)}
    </div>
    ${!contents.length && html`<p class="quiet" role="status">${say("learn-nothing")}</p>`}
  </main>`;
}
