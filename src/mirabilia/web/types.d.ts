// Written by scripts/protocol.py from the server's structures.

/** The parts that a table's state consists of, as one guest sees it. */
export interface Parts {
  table: Table;
  /** `null` unless a game is going on */
  round: Round | null;
  /** your answer, which lies face down until the reveal */
  answer: string | null;
  /** the view of your seat, or what is open to all; see notation.md */
  view: Record<string, any> | null;
  /** for each card that your decision is about; empty if about none */
  offers: Offer[];
  /** points as things stand, by seat */
  scores: (Record<string, number>)[] | null;
  /** `null` until the end */
  result: Result | null;
}

/** The parts that have changed, whole; the others stay as they were. */
export interface Changes {
  table?: Table;
  round?: Round | null;
  answer?: string | null;
  view?: Record<string, any> | null;
  offers?: Offer[];
  scores?: (Record<string, number>)[] | null;
  result?: Result | null;
}

/** What everybody sees of a table, whether or not a game is going on. */
export interface Table {
  id: string;
  status: "closed" | "lobby" | "over" | "playing";
  /** the guest who may change and start things */
  host: string | null;
  settings: Settings;
  seats: Seat[];
  /** SHA-256 of seed, options and seats, from the start on */
  commitment?: string | null;
  /** the table where it goes on */
  rematch?: string | null;
}

/** What a table agrees on: the options of a game, then those of the table. */
export interface Settings {
  /** the number of players: 3 to 7, with Armada 8 */
  players?: number;
  /** the boxes besides the base game: any of `leaders`, `cities`, `armada` */
  expansions?: string[];
  /** teams of two who sit side by side */
  teams?: boolean;
  /** who or what decides the sides of the boards: `choose`, `day`, `night` or `random` */
  sides?: string;
  /** how players get their boards: `deal`, `pick`, or a board for each seat */
  boards?: string | string[];
  /** which leaders there are, without or with the experts: `standard` or `expert` */
  leaders?: string;
  /** whether the six leaders that Cities adds are in */
  cities_leaders?: boolean;
  /** which edition's rules of Armada apply: `1` or `2` */
  armada_edition?: number;
  /** listed for all; otherwise found by link */
  public?: boolean;
  /** `turns`: played over days */
  pace?: "live" | "turns";
  /** seconds for each decision; then a bot chooses. `null`: no clock */
  clock?: number | null;
  /** seconds after which an absent seat may be handed to a bot; `null`: two minutes live, three days in turns */
  patience?: number | null;
  /** seconds that a bot may think for a move: 0.1 to 30; most need less */
  thinking?: number;
  /** whether players may ask for advice about their decision */
  advice?: boolean;
}

/** Who sits there: nobody, a person, a bot, or a person whom a bot stands in for. */
export interface Seat {
  /** the person's id */
  guest?: string | null;
  /** the person's name, if there is one */
  name?: string | null;
  /** the bot that plays, with its version: `master@1` */
  bot?: string | null;
}

/** What the game waits for now. */
export interface Round {
  /** names the round; `play` and `take_back` repeat it */
  number: number;
  /** for each seat the kind of decision it is asked */
  asked: (string | null)[];
  /** the seats that have answered */
  ready: number[];
  /** milliseconds since 1970, by the server's clock */
  since: number;
  /** when the clock runs out, as a time; `null`: never */
  deadline: number | null;
}

/** What can be done with a card or leader. `null` is what is out of the question here. */
export interface Offer {
  /** the card or leader */
  piece: string;
  /** the cards of your city that make it free */
  chain: string[];
  /** build it, take it from the discard, recruit */
  build: Possibility | null;
  /** build it with a step of a ship, if it can be built */
  build_ship: Possibility | null;
  /** build the next stage with it */
  stage: Possibility | null;
  /** the stage with a step of a ship, if it can be built */
  stage_ship: Possibility | null;
  /** the moves that sell it */
  sell: string[];
}

/** The ways to do something, or what stands in the way. */
export interface Possibility {
  /** whose ship sails with it */
  fleet: string | null;
  /** free ones first, then the cheapest */
  ways: Payment[];
  /** `null` if there is a way */
  obstacle: Obstacle | null;
}

/** One way to do something, with the coins that it takes. */
export interface Payment {
  /** one of the view's `moves` */
  move: string;
  /** all coins that it takes */
  coins: number;
  /** whom they go to: `bank`, `left`, `right`, `far_left`, `far_right` */
  pays: Record<string, number>;
  /** the board or leader that makes it free */
  free_by: string | null;
}

/** Why something cannot be done. */
export interface Obstacle {
  /** the city has a card of that name; all stages stand; the ship is at its last space; it takes more coins; nobody sells what is missing */
  kind: "built" | "coins" | "complete" | "harbour" | "missing";
  /** the coins that it takes, if it is a matter of coins */
  needs: number;
  /** what is missing: any of these would help */
  goods: (Record<string, number>)[];
}

/** How the game ended; what was hidden is open now. */
export interface Result {
  /** by seat, then by category */
  points: (Record<string, number>)[];
  coins: number[];
  ranks: number[];
  winners: number[];
  /** 32 hexadecimal digits */
  seed: string;
}

/** A good move, with what a bot expects of it and why. */
export interface AdvisedMove {
  /** one of the view's `moves` */
  move: string;
  /** the share of games that it wins, of 1 */
  wins: number;
  /** your points at the end */
  points: number;
  /** up to three, the weightiest first */
  reasons: Reason[];
}

/** What sets a move apart from the mean of all. */
export interface Reason {
  /** such as `green` for science, or `costs` for what later cards cost */
  topic: string;
  /** the points that are expected from it, more or less */
  points: number;
}

/** Take an empty seat, or change to it. */
export interface Sit {
  type: "sit";
  /** a seat, counted from 0 */
  seat: number;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Get up, before the game, and watch. */
export interface Stand {
  type: "stand";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host swaps what two seats hold, before the game. */
export interface Swap {
  type: "swap";
  /** a seat, counted from 0 */
  first: number;
  /** a seat, counted from 0 */
  second: number;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host puts a bot on a seat that no person has, before the game. */
export interface AddBot {
  type: "add_bot";
  /** a seat, counted from 0 */
  seat: number;
  /** a `name` of `GET /api/bots`, for its newest version, or a version */
  bot: string;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host empties a seat, before the game. */
export interface Clear {
  type: "clear";
  /** a seat, counted from 0 */
  seat: number;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host changes the settings, before the game. Seats beyond the last are emptied. */
export interface Change {
  type: "change";
  settings: Settings;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host starts the game, when all seats are taken. */
export interface Start {
  type: "start";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Answer your decision. Everybody who is asked answers, even without a choice. */
export interface Play {
  type: "play";
  round: number;
  /** one of the view's `moves` */
  move: string;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Withdraw your answer, until the last one is in. */
export interface TakeBack {
  type: "take_back";
  round: number;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Let a bot play for somebody who has been away for long enough. */
export interface HandOver {
  type: "hand_over";
  /** a seat, counted from 0 */
  seat: number;
  /** its level; `null`: the usual one */
  bot?: string | null;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Go. Before the game your seat becomes empty; in a game a bot plays until you are back. */
export interface Leave {
  type: "leave";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Say something to the table, or in team games to the team mate. */
export interface Say {
  type: "say";
  text: string;
  channel?: "table" | "team";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Set up another table like this one, with the same people and bots, after the game. A bot that plays for somebody who is not here stays. */
export interface Rematch {
  type: "rematch";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** Ask for a snapshot, after a gap in the numbers. */
export interface Resync {
  type: "resync";
}

/** Everything: on connecting, after `resync`, and when your seat has changed. */
export interface Snapshot {
  type: "snapshot";
  /** the number of the last entry of the table's log */
  number: number;
  /** your id */
  guest: string;
  /** your seat; `null` if you watch */
  seat: number | null;
  /** milliseconds since 1970, by the server's clock */
  now: number;
  parts: Parts;
  /** what happened, as far as one may know it */
  events: (Record<string, any>)[];
  /** the last 200 of each channel, one channel after another */
  chat: Line[];
  /** the seats whose person is connected */
  present: number[];
  /** how many watch */
  watchers: number;
}

/** The next entry of the log. If its number does not follow the last one, there is a gap. */
export interface Update {
  type: "update";
  number: number;
  /** milliseconds since 1970, by the server's clock */
  now: number;
  changes: Changes;
  /** what happened since the last */
  events: (Record<string, any>)[];
}

/** A line of chat: as a message when it is said, and in the snapshot. */
export interface Line {
  type: "line";
  channel: "table" | "team";
  /** counted in each channel, from 1 */
  number: number;
  /** milliseconds since 1970, by the server's clock */
  at: number;
  guest: string;
  name: string | null;
  text: string;
}

/** Who is connected; not numbered, the last one holds. */
export interface Presence {
  type: "presence";
  present: number[];
  watchers: number;
}

/** A command was carried out, and is kept. */
export interface Done {
  type: "done";
  id: string;
  /** the number of the log's last entry then */
  number: number;
}

/** A command was not carried out. Words for people are the page's, by code. */
export interface Refusal {
  type: "refused";
  /** `null` if it could not be read */
  id: string | null;
  code: string;
  data?: Record<string, any>;
}

/** Who you are. The cookie that proves it is the browser's alone. */
export interface Guest {
  id: string;
  name: string | null;
}

/** The name that others will see. */
export interface Introduction {
  name?: string | null;
}

/** Carries an identity to another browser, once. */
export interface DeviceLink {
  code: string;
  url: string;
  /** milliseconds since 1970, by the server's clock */
  expires: number;
  /** whether other machines can reach it; if not, open the local network */
  reachable: boolean;
  /** where the link is found as a QR code, an SVG picture */
  qr: string;
}

/** The link to a table, by the address that others can best reach. */
export interface Invitation {
  url: string;
  /** whether other machines can reach it; if not, open the local network */
  reachable: boolean;
  /** where the link is found as a QR code, an SVG picture */
  qr: string;
}

/** Whether others in the local network are let in. */
export interface Lan {
  /** the address for them; `null`: they are not */
  url: string | null;
  /** whether it may be changed from here: at the server's own machine */
  switch: boolean;
}

/** Let others in the local network in, or stop doing so. */
export interface LanSwitch {
  open: boolean;
}

/** The code of a device link. */
export interface Redemption {
  code: string;
}

/** A table to be set up: you sit on seat 0 and are its host. */
export interface NewTable {
  settings?: Settings;
  /** levels of bots for the next seats */
  bots?: string[];
  /** start at once; all seats must be taken */
  start?: boolean;
}

/** Where a table is found. */
export interface Address {
  id: string;
  url: string;
}

/** A table in a list. */
export interface Listed {
  table: Table;
  /** milliseconds since 1970, by the server's clock */
  updated: number;
  /** your seat */
  seat?: number | null;
  /** whether your answer is awaited */
  my_turn?: boolean;
}

/** Ask what to do in a round. */
export interface AdviceWish {
  round: number;
}

/** The table after a reveal, or at the beginning. */
export interface ReplayStep {
  /** the age in which it happened; 0 before the first */
  age: number;
  /** the turn in which it happened; 0 beside turns */
  turn: number;
  /** how many of the events have happened by then */
  told: number;
  /** as watchers have it, but with nothing hidden */
  view: Record<string, any>;
  /** points as things stand, by seat */
  scores: (Record<string, number>)[];
}

/** A whole game to step through, from its beginning. */
export interface Replay {
  /** who sat there at the start */
  seats: Seat[];
  steps: ReplayStep[];
  /** what happened, with nothing hidden */
  events: (Record<string, any>)[];
  /** `null` if the record ends before the game */
  result: Result | null;
}

/** A bot that can be put on a seat. */
export interface BotLevel {
  name: string;
  /** a `level` to play against, one for `comparison`, or one that was `added` by who installed the server */
  kind: "added" | "comparison" | "level";
  /** its names with a version, the newest last; or `name` alone */
  versions: string[];
}

/** Which server this is. */
export interface About {
  version: string;
}

export type ClientMessage = Sit | Stand | Swap | AddBot | Clear | Change | Start | Play | TakeBack | HandOver | Leave | Say | Rematch | Resync;

export type ServerMessage = Snapshot | Update | Line | Presence | Done | Refusal;
