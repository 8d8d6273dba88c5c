/** The connection to a table: its state as the server tells it, and commands. docs/protocol.md */

import { signal } from "../vendor/signals.js";
import { askVersion } from "../version.js";
import { introduce, isKnown } from "./api.js";
import { kept } from "./kept.js";
import { go } from "./route.js";

/** @typedef {import("../types.d.ts").Snapshot} Snapshot */
/** @typedef {import("../types.d.ts").ServerMessage} ServerMessage */
/** @typedef {import("../types.d.ts").ClientMessage} ClientMessage */
/** @typedef {import("../types.d.ts").Refusal} Refusal */

/** The code of a connection's end: another window has taken over. */
const ELSEWHERE = 4001;
/** From here on the code is this and an HTTP status: it is no use to try again. */
const REFUSED = 4400;
/** Here the server has failed, and may do better the next time. */
const FAILED = 4500;
/** But for two: this browser's guest is not known here, and can become one; */
const UNKNOWN = 4401;
/** or it has connected too often, and can wait. */
const TOO_FAST = 4429;
const [FIRST_WAIT, LONGEST_WAIT] = [400, 5000];
/** For how long a refusal is shown. */
const SHOWN = 8000;
/** Time for a last word to be sent. */
const LEAVING = 300;
/** A command that is not answered within this time means that the connection is dead. */
const LONGEST_SILENCE = 8000;
/** How long a command waits at least that the server could not keep. */
const PAUSE = 1000;

/** @type {import("../vendor/signals.js").Signal<Snapshot | null>} */
export const state = signal(null);
/** @typedef {"opening" | "open" | "lost" | "elsewhere" | "ended"} LineState */
/** @type {import("../vendor/signals.js").Signal<LineState>} */
export const line = signal("opening");
/** The last thing that the server refused.
 * @type {import("../vendor/signals.js").Signal<Refusal | null>} */
export const refusal = signal(null);

/** By how many milliseconds the server's clock is ahead of this one, as its last message said. */
export const ahead = signal(0);

/** The own answer that was sent and not told back yet.
 * @type {import("../vendor/signals.js").Signal<{round: number, move: string} | null>} */
export const sent = signal(null);

/** Commands whose answer has not come: they are sent again over the next connection.
 * @type {Map<string, ClientMessage & {id: string}>} */
const waiting = new Map();
/** @type {WebSocket | null} */
let socket = null;
let table = "";
let wait = FIRST_WAIT;
/** Whether the server has said anything since it was last asked to. */
let heard = true;

/** A new id for a command. */
function freshId() {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} id */
export async function join(id) {
  table = id;
  line.value = "opening";
  // A name that this server refuses is no reason to stay outside.
  if (!isKnown()) await introduce(kept("name")).catch(() => introduce(null));
  if (table === id) connect();
}

/** Go to another screen: the table is told nothing but that nobody looks. */
export function part() {
  const left = socket;
  [table, socket] = ["", null];
  left?.close();
  waiting.clear();
  [state.value, refusal.value, sent.value] = [null, null, null];
}

addEventListener("offline", drop);
addEventListener("online", () => line.value === "lost" && connect());
// Who comes back to a page that has slept may find a connection that died in silence.
document.addEventListener(
  "visibilitychange",
  () => document.visibilityState === "visible" && probe(),
);

/** Ask for a sign of life, and give the connection up if none comes. */
function probe() {
  const asked = socket;
  heard = false;
  transmit({ type: "resync" });
  setTimeout(() => !heard && socket === asked && drop(), LONGEST_SILENCE);
}

/** Give a connection up that can be of no more use. */
function drop() {
  const dead = socket;
  if (!dead) return;
  closed(0);
  dead.close();
}

export function connect() {
  if (socket || !table) return;
  const address = new URL(`/api/tables/${table}/live`, location.href);
  address.protocol = address.protocol.replace("http", "ws");
  const opened = new WebSocket(address);
  socket = opened;
  opened.addEventListener(
    "message",
    (event) => socket === opened && receive(JSON.parse(event.data)),
  );
  opened.addEventListener("close", ({ code }) => socket === opened && closed(code));
}

/** @param {number} code */
function closed(code) {
  socket = null;
  if (code === UNKNOWN && line.value === "opening") {
    line.value = "lost";
    introduce(kept("name")).then(connect, () => closed(REFUSED));
    return;
  }
  const refused = code >= REFUSED && code < FAILED && code !== TOO_FAST;
  line.value = code === ELSEWHERE ? "elsewhere" : refused ? "ended" : "lost";
  if (line.value !== "lost") return;
  setTimeout(connect, wait);
  wait = Math.min(2 * wait, LONGEST_WAIT);
}

/** @param {ServerMessage} message */
function receive(message) {
  heard = true;
  if (message.type === "snapshot") begin(message);
  else if (message.type === "done") finish(message.id);
  else if (message.type === "refused") refuse(message);
  else if (state.value) goOn(state.value, message);
}

/** @param {Snapshot} snapshot */
function begin(snapshot) {
  state.value = snapshot;
  ahead.value = snapshot.now - Date.now();
  if (line.value === "open") return;
  // It may be another server than the one that was lost.
  if (line.value === "lost") askVersion();
  line.value = "open";
  refusal.value = null;
  wait = FIRST_WAIT;
  for (const command of waiting.values()) transmit(command);
}

/** @param {string} id */
function finish(id) {
  waiting.delete(id);
  if (refusal.value?.id === id) refusal.value = null;
}

/** For how many milliseconds to wait before what was refused is tried again; 0: never.
 * @param {Refusal} message */
function pauseAfter({ code, data }) {
  if (code === "try_again") return PAUSE;
  if (code !== "too_fast") return 0;
  return Math.max(PAUSE, data?.until - ahead.value - Date.now());
}

/** @param {Refusal} message */
function refuse(message) {
  const put = waiting.get(message.id ?? "");
  const pause = pauseAfter(message);
  refusal.value = message;
  if (put && pause) {
    postpone(put, pause);
    return;
  }
  if (message.data?.what === "resyncs") setTimeout(() => transmit({ type: "resync" }), pause);
  if (message.id) waiting.delete(message.id);
  sent.value = null;
  if (message.data?.what === "live") {
    // The server ends the connection later, when it likes; the time to wait runs from now.
    wait = pause;
    drop();
  }
  if (line.value === "open")
    setTimeout(() => {
      if (refusal.value === message && line.value !== "ended") refusal.value = null;
    }, SHOWN);
}

/** @param {Snapshot} now
 * @param {Exclude<ServerMessage, {type: "snapshot" | "done" | "refused"}>} message */
function goOn(now, message) {
  if (message.type === "presence") {
    state.value = { ...now, present: message.present, watchers: message.watchers };
  } else if (message.type === "line") {
    state.value = { ...now, chat: [...now.chat, message] };
  } else if (message.number === now.number + 1) {
    ahead.value = message.now - Date.now();
    const parts = { ...now.parts, ...message.changes };
    const events = [...now.events, ...message.events];
    state.value = { ...now, number: message.number, now: message.now, parts, events };
  } else if (message.number > now.number) {
    transmit({ type: "resync" });
  }
}

/** @param {ClientMessage} command */
function transmit(command) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(command));
}

/** Send a command; if nothing is heard of it, the connection is given up.
 * @param {ClientMessage & {id: string}} command */
function dispatch(command) {
  waiting.set(command.id, command);
  transmit(command);
  const used = socket;
  const silent = () => waiting.get(command.id) === command && socket === used;
  setTimeout(() => silent() && drop(), LONGEST_SILENCE);
}

/** The server could not keep a command, or not so soon, and said so: send it again later.
 * @param {ClientMessage & {id: string}} command
 * @param {number} pause */
function postpone(command, pause) {
  const again = { ...command };
  waiting.set(again.id, again);
  setTimeout(() => waiting.get(again.id) === again && dispatch(again), pause);
}

/** @param {Record<string, any>} command without its id */
export function send(command) {
  refusal.value = null;
  dispatch(/** @type {ClientMessage & {id: string}} */ ({ ...command, id: freshId() }));
}

/** Who takes the answers where no table does: a puzzle.
 * @type {((move: string) => void) | null} */
let taker = null;

/** @param {((move: string) => void) | null} other `null`: the table does again */
export function takeAnswers(other) {
  taker = other;
}

/** @param {string} move */
export function play(move) {
  if (taker) {
    taker(move);
    return;
  }
  const round = state.value?.parts.round?.number ?? 0;
  sent.value = { round, move };
  send({ type: "play", round, move });
}

/** Give the seat up and go home. */
export function leave() {
  send({ type: "leave" });
  setTimeout(() => go("/"), LEAVING);
}

export function takeBack() {
  sent.value = null;
  send({ type: "take_back", round: state.value?.parts.round?.number });
}
