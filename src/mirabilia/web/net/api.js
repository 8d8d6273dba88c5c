/** What is asked of the server over HTTP. */

import { compareVersion } from "../version.js";
import { keep, kept } from "./kept.js";
import { go } from "./route.js";

/** @typedef {import("../types.d.ts").Settings} Settings */
/** @typedef {import("../types.d.ts").Listed} Listed */
/** @typedef {import("../types.d.ts").BotLevel} BotLevel */
/** @typedef {import("../types.d.ts").Address} Address */
/** @typedef {import("../types.d.ts").Replay} Replay */
/** @typedef {import("../types.d.ts").ReviewState} ReviewState */
/** @typedef {import("../types.d.ts").AdvisedMove} AdvisedMove */
/** @typedef {import("../types.d.ts").Invitation} Invitation */
/** @typedef {import("../types.d.ts").Lan} Lan */
/** @typedef {import("../types.d.ts").Record} GameRecord */
/** A finished game, or a record of one. @typedef {{table: string} | {record: GameRecord}} Game */
/** @typedef {import("../types.d.ts").DeviceLink} DeviceLink */

/** The server said no: `code` has words of its own. */
export class Refused extends Error {
  /** @param {string} code @param {Record<string, any>} data */
  constructor(code, data) {
    super(code);
    this.code = code;
    this.data = data;
  }
}

/** @param {string} method @param {string} path @param {object} [body] @returns {Promise<any>} */
export async function ask(method, path, body) {
  const headers = body ? { "content-type": "application/json" } : undefined;
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  compareVersion(answer);
  const told = await answer.json();
  if (!answer.ok) throw new Refused(told.code, told.data ?? {});
  return told;
}

/** Whether this browser has been a guest here before. */
export const isKnown = () => kept("guest") !== null;

/** Become a guest, or take the name that is wanted now.
 * @param {string | null} name */
export async function introduce(name) {
  if (isKnown()) {
    try {
      return await changeMe({ name });
    } catch (error) {
      if (!(error instanceof Refused && error.code === "unknown_guest")) throw error;
    }
  }
  const guest = await ask("POST", "/api/me", { name, language: kept("language") });
  keep("guest", guest.id);
  return guest;
}

/** Change something about oneself.
 * @param {import("../types.d.ts").Introduction} change
 * @returns {Promise<import("../types.d.ts").Guest>} */
export const changeMe = (change) => ask("PUT", "/api/me", change);

/** Set up a table and go there.
 * @param {Settings} settings @param {string[]} bots @param {boolean} start */
export async function openTable(settings, bots, start) {
  /** @type {Address} */
  const { id } = await ask("POST", "/api/tables", { settings, bots, start });
  go(`/t/${id}`);
}

/** By which the server may call this browser; `null` if it calls nobody.
 * @returns {Promise<string | null>} */
export const pushKey = async () => (await ask("GET", "/api/push")).key;

/** @param {import("../types.d.ts").Subscription} where this browser can be called */
export const subscribe = (where) => ask("POST", "/api/push", where);

/** @param {string} endpoint where this browser shall be called no longer */
export const unsubscribe = (endpoint) => ask("POST", "/api/push/end", { endpoint });

/** @returns {Promise<BotLevel[]>} */
export const botLevels = () => ask("GET", "/api/bots");

/** @returns {Promise<Listed[]>} */
export const myGames = () => ask("GET", "/api/games");

/** @returns {Promise<Listed[]>} */
export const openTables = () => ask("GET", "/api/tables");

/** A finished game to step through. @param {string} table @returns {Promise<Replay>} */
export const replayOf = (table) => ask("GET", `/api/tables/${table}/replay`);

/** Play on from a moment of a finished game or of a record, and go there.
 * @param {Omit<import("../types.d.ts").Continuation, "table" | "record">} wanted
 * @param {Game} game */
export async function playOn(wanted, game) {
  if (!isKnown()) await introduce(kept("name"));
  /** @type {Address} */
  const { id } = await ask("POST", "/api/continuations", { ...wanted, ...game });
  go(`/t/${id}`);
}

/** A record to step through. @param {GameRecord} record @returns {Promise<Replay>} */
export async function replayRecord(record) {
  if (!isKnown()) await introduce(kept("name"));
  return ask("POST", "/api/replay", record);
}

/** Have a game reviewed, or see how far that is.
 * @param {Game} game
 * @returns {Promise<ReviewState>} */
export async function askForReview(game) {
  if (!isKnown()) await introduce(kept("name"));
  return "table" in game
    ? ask("POST", `/api/tables/${game.table}/review`)
    : ask("POST", "/api/reviews", game.record);
}

/** How far a review is.
 * @param {Game} game
 * @param {string} key
 * @returns {Promise<ReviewState>} */
export const reviewOf = (game, key) =>
  ask("GET", "table" in game ? `/api/tables/${game.table}/review` : `/api/reviews/${key}`);

/** @returns {Promise<import("../types.d.ts").Puzzles>} */
export const allPuzzles = () => ask("GET", "/api/puzzles");

/** What one has solved. @returns {Promise<import("../types.d.ts").PuzzleProgress>} */
export const myPuzzles = () => ask("GET", "/api/puzzles/mine");

/** A position to solve. @param {string} id
 * @returns {Promise<import("../types.d.ts").PuzzleShown>} */
export const puzzleOf = (id) => ask("GET", `/api/puzzles/${id}`);

/** Answer a puzzle. @param {string} id @param {string} move
 * @returns {Promise<import("../types.d.ts").PuzzleVerdict>} */
export async function answerPuzzle(id, move) {
  if (!isKnown()) await introduce(kept("name"));
  return ask("POST", `/api/puzzles/${id}`, { move });
}

/** The link to a table, by the address that others can best reach.
 * @param {string} table
 * @returns {Promise<Invitation>} */
export const invitation = (table) => ask("GET", `/api/tables/${table}/invitation`);

/** What a bot would do in a round.
 * @param {string} table
 * @param {number} round
 * @returns {Promise<AdvisedMove[]>} */
export const adviceFor = (table, round) => ask("POST", `/api/tables/${table}/advice`, { round });

/** What a card, leader or island would do in a round; all of them, if none is named.
 * @param {string} table
 * @param {number} round
 * @param {string | null} piece
 * @returns {Promise<import("../types.d.ts").Foreseen>} */
export const foresightFor = (table, round, piece) =>
  ask("POST", `/api/tables/${table}/foresight`, { round, piece });

/** Whom one has muted or blocked.
 * @returns {Promise<import("../types.d.ts").Regard[]>} */
export const regards = () => ask("GET", "/api/people");

/** Mute or block somebody, or stop doing so.
 * @param {string} guest
 * @param {import("../types.d.ts").RegardWish} wish
 * @returns {Promise<import("../types.d.ts").Regard>} */
export const regardAs = (guest, wish) => ask("PUT", `/api/people/${guest}`, wish);

/** Report a line or a name to the operator.
 * @param {import("../types.d.ts").ReportWish} wish
 * @returns {Promise<import("../types.d.ts").Reported>} */
export const report = (wish) => ask("POST", "/api/reports", wish);

/** Whom the host has removed from a table.
 * @param {string} table
 * @returns {Promise<import("../types.d.ts").Removed[]>} */
export const removedFrom = (table) => ask("GET", `/api/tables/${table}/removed`);

/** Whether others in the local network are let in. @returns {Promise<Lan>} */
export const lan = () => ask("GET", "/api/lan");

/** @param {boolean} open @returns {Promise<Lan>} */
export const switchLan = (open) => ask("PUT", "/api/lan", { open });

/** A link that carries this browser's guest to another one. @returns {Promise<DeviceLink>} */
export async function deviceLink() {
  if (!isKnown()) await introduce(kept("name"));
  return ask("POST", "/api/devices", {});
}
