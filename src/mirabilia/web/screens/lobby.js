/** Before the game: who sits where, bots, boards, options, and the link for friends. */

import { Face } from "../components/face.js";
import { LanguageChoice, ThemeButton } from "../components/menu.js";
import { Named } from "../components/named.js";
import { TextSwitch } from "../components/preferences.js";
import { Icon } from "../components/symbols.js";
import { classes, html } from "../html.js";
import { later } from "../later.js";
import { send } from "../net/live.js";
import { Chat } from "../table/chat.js";
import { teamOf } from "../table/cities.js";
import { playerName } from "../table/names.js";
import { opened } from "../table/opened.js";
import { Person } from "../table/person.js";
import { levelOn } from "../table/seated.js";
import { useEffect } from "../vendor/hooks.js";
import { signal } from "../vendor/signals.js";
import { say } from "../words.js";
import { Opened } from "./dialogs.js";
import { Invite } from "./invite.js";
import { LevelChoice, lookForBots } from "./levels.js";
import { Naming } from "./naming.js";
import { Options, Select, agreed } from "./options.js";
import { boxesOf, changed, level, whole } from "./wishes.js";

/** @typedef {import("../table/view.js").Sight} Sight */
/** @typedef {{sight: Sight, seat: number}} Of */

const Removed = later(async () => (await import("./people.js")).Removed);

/** The seat that is to be swapped with another.
 * @type {import("../vendor/signals.js").Signal<number | null>} */
const swapping = signal(null);

/** @param {Sight} sight */
const isHost = (sight) => sight.parts.table.host === sight.snapshot.guest;

/** @param {number} seat */
function swap(seat) {
  const first = swapping.value;
  swapping.value = first === null ? seat : null;
  if (first !== null && first !== seat) send({ type: "swap", first, second: seat });
}

/** The boards of the boxes in play. @param {Sight} sight */
function boardsOf(sight) {
  const boxes = ["base", ...(sight.settings.expansions ?? [])];
  return Object.entries(sight.catalogue.wonders)
    .filter(([, { box }]) => boxes.includes(box))
    .map(([id]) => id);
}

/** A named board for each seat; taken from another seat, that one gets this one's.
 * @param {Sight} sight
 * @param {number} seat
 * @param {string} board */
function name(sight, seat, board) {
  const { boards } = sight.settings;
  const named = Array.isArray(boards)
    ? [...boards]
    : boardsOf(sight).slice(0, sight.parts.table.seats.length);
  const other = named.indexOf(board);
  if (other >= 0) named[other] = named[seat];
  named[seat] = board;
  send({
    type: "change",
    settings: { ...sight.settings, boards: board === "deal" ? "deal" : named },
  });
}

/** @param {Of} props */
function BoardChoice({ sight, seat }) {
  const { boards } = sight.settings;
  const now = Array.isArray(boards) ? boards[seat] : "deal";
  if (!isHost(sight)) return now === "deal" ? null : html`<span>${say(`city-${now}`)}</span>`;
  return html`<${Select}
    name="board-${seat}"
    label=${say("lobby-board-of", { seat: seat + 1 })}
    value=${now}
    options=${["deal", ...boardsOf(sight)]}
    choose=${(/** @type {string} */ board) => name(sight, seat, board)}
    told=${(/** @type {string} */ board) =>
      board === "deal" ? say("lobby-board-dealt") : say(`city-${board}`)}
  />`;
}

/** @param {Of} props */
function BotChoice({ sight, seat }) {
  const { bot } = sight.parts.table.seats[seat];
  return html`<${LevelChoice}
    name="bot-${seat}"
    label=${say("lobby-bot-of", { seat: seat + 1 })}
    value=${bot ?? "none"}
    none=${say("lobby-no-bot")}
    choose=${(/** @type {string} */ one) =>
      send(one === "none" ? { type: "clear", seat } : { type: "add_bot", seat, bot: one })}
  />`;
}

/** Where a seat is around the table: the own one is in front, the next one to its left.
 * @param {Sight} sight
 * @param {number} seat */
function around(sight, seat) {
  const count = sight.parts.table.seats.length;
  const angle = Math.PI * (0.5 + (2 * ((seat - sight.chair + count) % count)) / count);
  return { "--x": Math.cos(angle).toFixed(3), "--y": Math.sin(angle).toFixed(3) };
}

/** @param {Of} props */
function Place({ sight, seat }) {
  const { guest, bot } = sight.parts.table.seats[seat];
  const plays = levelOn(sight.parts.table.seats, seat);
  const [empty, host, own] = [!guest && !bot, isHost(sight), seat === sight.me];
  return html`<li
    class=${classes(
      "place",
      empty && "place--empty",
      own && "place--own",
      sight.teams && `team--${sight.teams[seat]}`,
    )}
    data-seat=${seat}
    style=${around(sight, seat)}
  >
    <span class="place__who">
      <span class="place__seat">${seat + 1}</span>
      ${!empty && html`<${Face} seat=${seat} />`}
      <b>
        ${
          empty
            ? say("lobby-empty")
            : html`<${Person} sight=${sight} guest=${guest} name=${playerName(sight, seat)} />`
        }
      </b>
      ${!host && plays && html`<span class="quiet">${plays}</span>`}
      ${own && html`<span class="quiet">${say("lobby-you")}</span>`}
      ${
        guest &&
        guest === sight.parts.table.host &&
        html`<span class="quiet">${say("lobby-host")}</span>`
      }
      ${sight.isAway(seat) && html`<span class="quiet">${say("play-away")}</span>`}
      ${
        sight.teams &&
        html`<span class="quiet">${say("team", { team: teamOf(sight, seat) })}</span>`
      }
    </span>
    <span class="place__do">
      ${
        empty &&
        html`<button
          class="button"
          type="button"
          data-sit=${seat}
          onClick=${() => send({ type: "sit", seat })}
        >
          <${Named} name=${say("lobby-sit-there", { seat: seat + 1 })}>
            ${say("lobby-sit")}
          </${Named}>
        </button>`
      }
      ${host && !guest && html`<${BotChoice} sight=${sight} seat=${seat} />`}
      <${BoardChoice} sight=${sight} seat=${seat} />
      ${
        host &&
        html`<button
          class="button"
          type="button"
          data-swap=${seat}
          aria-pressed=${swapping.value === seat ? "true" : "false"}
          onClick=${() => swap(seat)}
        >
          ${
            swapping.value === null || swapping.value === seat
              ? html`<${Named} name=${say("lobby-swap-it", { seat: seat + 1 })}>
                ${say("lobby-swap")}
              </${Named}>`
              : html`<${Named} name=${say("lobby-swap-with", { seat: seat + 1 })}>
                ${say("lobby-swap-here")}
              </${Named}>`
          }
        </button>`
      }
      ${
        host &&
        guest &&
        !own &&
        html`<button class="button" type="button" onClick=${() => send({ type: "clear", seat })}>
          <${Named} name=${say("lobby-clear-it", { seat: seat + 1 })}>
            ${say("lobby-clear")}
          </${Named}>
        </button>`
      }
      ${
        own &&
        html`<button class="button" type="button" onClick=${() => send({ type: "stand" })}>
          ${say("lobby-stand")}
        </button>`
      }
    </span>
  </li>`;
}

/** Put bots on all seats that are free. @param {Sight} sight */
function fill(sight) {
  sight.parts.table.seats.forEach(({ guest, bot }, seat) => {
    if (!guest && !bot) send({ type: "add_bot", seat, bot: level.value });
  });
}

/** @param {{sight: Sight}} props */
function Starting({ sight }) {
  const full = sight.parts.table.seats.every(({ guest, bot }) => guest || bot);
  if (!isHost(sight)) return html`<p>${say("lobby-wait")}</p>`;
  return html`
    <p class="place__do">
      ${
        !full &&
        html`<button class="button" type="button" id="fill-bots" onClick=${() => fill(sight)}>
          ${say("lobby-fill")}
        </button>`
      }
      <button
        class="button button--main"
        type="button"
        id="start"
        disabled=${!full}
        onClick=${() => send({ type: "start" })}
      >
        ${say("lobby-start")}
      </button>
    </p>
    ${!full && html`<p class="quiet">${say("refused-seats_empty")}</p>`}
  `;
}

/** What the table has agreed on. @param {{sight: Sight}} props */
function Agreed({ sight }) {
  const settings = whole(sight.settings);
  if (isHost(sight)) {
    return html`<details class="panel form">
      <summary>${say("lobby-options")}</summary>
      <div class="form">
        <${Options}
          now=${settings}
          change=${(/** @type {any} */ change) =>
            send({ type: "change", settings: changed(settings, change) })}
        />
      </div>
    </details>`;
  }
  return html`<p class="lobby__facts">
    ${[
      ...agreed(settings),
      say("home-paced", { pace: settings.pace }),
      settings.advice && say("home-advice"),
    ]
      .filter(Boolean)
      .join(" · ")}
  </p>`;
}

/** @param {{sight: Sight}} props */
export function Lobby({ sight }) {
  const { table } = sight.parts;
  useEffect(() => {
    lookForBots().catch(() => {});
  }, []);
  return html`<main class="lobby">
    <div class="lobby__main">
      <header class="lobby__head">
        <div>
          <h1>${say("lobby-title")}</h1>
          <p class="quiet">
            ${say("home-game", {
              boxes: boxesOf(sight.settings.expansions),
              players: table.seats.length,
            })}
          </p>
        </div>
        <span class="place__do">
          ${
            sight.me !== null &&
            html`<button
              class="button"
              type="button"
              id="leave"
              onClick=${() => {
                opened.value = "leave";
              }}
            >
              ${say("play-leave")}
            </button>`
          }
          <a class="button" href="/">
            <${Icon} name="wonder" />
            ${say("play-home")}
          </a>
          <${LanguageChoice} />
          <${TextSwitch} />
          <${ThemeButton} />
        </span>
      </header>
      <div class="round-table">
        <ol>
          ${table.seats.map(
            (_, seat) => html`<${Place} key=${seat} sight=${sight} seat=${seat} />`,
          )}
        </ol>
        <div class="round-table__top">
          <${Starting} sight=${sight} />
        </div>
      </div>
      <${Agreed} sight=${sight} />
    </div>
    <aside class="home__side">
      <section class="panel">
        <${Naming} />
      </section>
      <section class="panel">
        <${Invite} table=${table.id} />
      </section>
      <section class="panel lobby__chat">
        <${Chat} sight=${sight} />
      </section>
      ${isHost(sight) && html`<${Removed} sight=${sight} />`}
    </aside>
    <${Opened} sight=${sight} />
  </main>`;
}
