// Written by scripts/protocol.py from the server's structures.

/** The parts that a table's state consists of, as one guest sees it. */
export interface Parts {
  table: Table;
  /** `null` unless a game is going on */
  round: Round | null;
  /** your answer, which lies face down until the reveal */
  answer: string | null;
  /** the view of your seat, or what is open to all; see notation.md */
  view: ViewData | null;
  /** for each card that your decision is about; empty if about none */
  offers: Offer[];
  /** points as things stand, by seat */
  scores: { [key: string]: number }[] | null;
  /** what follows from the rules */
  course: Course | null;
  /** `null` until the end */
  result: Result | null;
}

/** The parts that have changed, whole; the others stay as they were. */
export interface Changes {
  table?: Table;
  round?: Round | null;
  answer?: string | null;
  view?: ViewData | null;
  offers?: Offer[];
  scores?: { [key: string]: number }[] | null;
  course?: Course | null;
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
  /** the team of each seat; `null` if all play alone */
  teams: number[] | null;
  /** SHA-256 of seed, options and seats, from the start on */
  commitment?: string | null;
  /** the table where it goes on */
  rematch?: string | null;
  /** the guest who asked for that */
  rematch_by?: string | null;
  /** false: the host has closed the chat */
  chat_open?: boolean;
  /** set if the game goes on from a moment of another one */
  origin?: Origin | null;
  /** set if others play the same deal */
  deal?: Deal | null;
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

/** The moment of another game from which a table plays on. */
export interface Origin {
  /** where that was played; `null`: a record */
  table: string | null;
  /** the age of the moment; 0 before the first */
  age: number;
  /** the turn of the moment; 0 beside turns */
  turn: number;
}

/** A deal that others play too, at tables of their own: in the same seat, against the same bots, who answer in the same way in the same situation. */
export interface Deal {
  /** a day, or the table of a finished game, a dot and a seat of it */
  id: string;
  /** the seat that people take */
  seat: number;
  /** games that a bot may try for a move */
  iterations: number;
  /** a time, until when nobody else sees the game; `null`: it is open */
  until?: number | null;
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
  pays: { [key: string]: number };
  /** the board or leader that makes it free */
  free_by: string | null;
  /** how it is covered: coins are `paid`; `free` by a board or leader; a `chain`; the city's own `goods`; effects have `reduced` it so far that no coins are left; it costs `nothing` */
  how: "chain" | "free" | "goods" | "nothing" | "paid" | "reduced";
}

/** Why something cannot be done. */
export interface Obstacle {
  /** the city has a card of that name; all stages stand; the ship is at its last space; it takes more coins; nobody sells what is missing */
  kind: "built" | "coins" | "complete" | "harbour" | "missing";
  /** the coins that it takes, if it is a matter of coins */
  needs: number;
  /** what is missing: any of these would help */
  goods: { [key: string]: number }[];
}

/** What follows from the rules as the table stands, open to all: clients need not know them. */
export interface Course {
  /** the regular turns of an age */
  turns: number;
  /** which way hands pass in this age; `null` before the first */
  passing: "left" | "right" | null;
  /** the coins that a sold card brings */
  sale: number;
  /** the left neighbour of each seat */
  left: number[];
  /** what neighbours can buy from each seat, symbol by symbol: `wood`, or `ore/clay` for one of them */
  sold: string[][];
  /** what each seat makes for itself alone, in the same form */
  kept: string[][];
  /** the shields of each seat */
  shields: number[];
  /** the science symbols of each seat; `choice`, `mask` and `most` are those that become one */
  science: { [key: string]: number }[];
  /** the seats whose defeats go to the winner */
  spared: number[];
  /** the naval strength of each seat */
  naval?: number[];
  /** the naval tokens of this age: for the `first`, `second`, `third` and `last` place */
  prizes?: { [key: string]: number };
  /** whose ship can sail with a sale */
  sale_fleet?: string;
}

/** How the game ended; what was hidden is open now. */
export interface Result {
  /** by seat, then by category */
  points: { [key: string]: number }[];
  coins: number[];
  ranks: number[];
  winners: number[];
  /** 32 hexadecimal digits; `null` if the deal is that of a day */
  seed: string | null;
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

/** What a card, leader or island would do, in figures that follow from the rules. */
export interface Foreseen {
  /** for each thing that can be done with it, by its best way */
  outcomes: Outcome[];
  /** what the next player could do with it; `null` if it is not passed on */
  passed_on: PassedOn | null;
}

/** What a move would do, if nobody else did anything. `follows` has what the figures leave open: decisions (`discard`, `extra`, `bury`, `token`, `fleet`, `island`, `debt`) and `draw` for what is drawn unseen. */
export interface Outcome {
  move: string;
  coins: Change;
  /** what the score sheet counts today */
  points: Change;
  /** the same with all conflicts to come, as shields and fleets stand */
  end: Change;
  shields: Change;
  /** who is fought at the end of this age */
  battles: Battle[];
  /** `null` without Armada */
  naval: NavalStanding | null;
  /** cards of later ages that chains would newly make free */
  frees: string[];
  /** cards of the hand that cannot be paid now, and could be then */
  opens: string[];
  /** cards of the hand that can be paid now, and could not be then */
  closes: string[];
  stage: StageChange;
  /** the coins that each seat would lose by it */
  others_lose: number[];
  /** what is still to be decided or drawn */
  follows: string[];
}

/** A figure as it is, and as it would be. */
export interface Change {
  before: number;
  after: number;
}

/** Whether the next stage can be paid. */
export interface StageChange {
  /** the next stage, as things are */
  before: boolean;
  /** the stage that would be next then */
  after: boolean;
}

/** A conflict of this age, as things stand. */
export interface Battle {
  /** the other city */
  seat: number;
  /** its shields */
  shields: number;
  /** how it would go without the move; `none` if the two do not fight */
  before: "lost" | "none" | "tied" | "won";
  /** how it would go with it */
  after: "lost" | "none" | "tied" | "won";
}

/** The naval conflict of this age, as things stand and if all take part. */
export interface NavalStanding {
  /** your naval strength */
  strength: Change;
  /** the naval strength of each seat with the move */
  all: number[];
  /** the value of your token, 0 for none */
  token: Change;
}

/** What the next player could do with a card, from what lies open. */
export interface PassedOn {
  /** who gets the hand next */
  seat: number;
  /** the cards of that city that make it free */
  chain: string[];
  /** how that city could build it, or why not */
  build: Possibility;
  /** its points with the card; `null` if it cannot build it */
  points: Change | null;
  /** the same with all conflicts to come, as things stand */
  end: Change | null;
}

/** What a seat may know; `seat` is `None` in what is open to all. */
export interface ViewData {
  format: number;
  rules: number;
  catalogue: number;
  options: GameOptions;
  seat: number | null;
  now: VisibleLayout;
  remembered: Memory;
}

/** What a table has agreed on. Options that can be left out stand there if they matter. */
export interface GameOptions {
  players: number;
  expansions: string[];
  sides: string;
  boards: string | string[];
  teams?: boolean;
  leaders?: string;
  cities_leaders?: boolean;
  armada_edition?: number;
}

/** What a seat sees now: "?" is a card that it cannot see. `moves` are its legal moves. */
export interface VisibleLayout {
  age: number;
  turn: number;
  cities: City[];
  hands: string[][];
  discard: string[];
  agenda: string[];
  asked: (string | null)[];
  answers: (string | null)[];
  court?: Court;
  sea?: Sea;
  unsettled?: Unsettled;
  moves: string[];
}

/** A city; what belongs to a box is there if the box is played. */
export interface City {
  board: string | null;
  side: string | null;
  coins: number;
  cards: string[];
  buried: string[];
  victories: number[];
  defeats: number;
  leaders?: string[];
  graves?: string[];
  purse?: number;
  bonus_taken?: boolean;
  free_used?: number;
  debts?: number;
  diplomacy?: number;
  shipyard?: string;
  fleets?: number[];
  islands?: string[];
  naval_tokens?: number[];
}

/** The leaders that are in no city. */
export interface Court {
  offers: string[][];
  hands: string[][];
  box: string[];
  draws: number;
}

/** The islands that are in no city, and who attacks whom. */
export interface Sea {
  decks: string[][];
  draws: number[];
  offers: string[][];
  explorers: number[][];
  incursions: number[][];
}

/** What effects have left to be done in this turn. */
export interface Unsettled {
  queue?: ((number | string)[])[];
  reached?: ((number | string)[])[];
  picks?: number[][];
  losses?: ((number | string | string[])[])[];
}

/** What a seat has seen before. */
export interface Memory {
  hands: HandSeen[];
  piles: PileSeen[];
  deals: DealSeen[];
  old_discard: number;
  log: ((number | string)[])[];
}

/** A hand that was held, or seen in the hand of the team mate. */
export interface HandSeen {
  holder: number;
  age: number;
  turn: number;
  cards: string[];
}

/** A discard pile that was looked through, at an entry of the log. */
export interface PileSeen {
  entry: number;
  cards: string[];
}

/** When the account of an age begins. */
export interface DealSeen {
  age: number;
  turn: number;
}

/** A game that can be played again. */
export interface Record {
  format: number;
  rules: number;
  catalogue: number;
  options: GameOptions;
  seed: number | string;
  entries: ((number | string)[])[];
  digest: string | null;
  start?: Position;
  table?: { [key: string]: any };
}

/** A whole game at one moment, complete. */
export interface Position {
  format: number;
  rules: number;
  catalogue: number;
  options: GameOptions;
  seed: number | string;
  age: number;
  turn: number;
  cities: City[];
  hands: string[][];
  discard: string[];
  agenda: string[];
  asked: (string | null)[];
  answers: (string | null)[];
  court?: Court;
  sea?: Sea;
  unsettled?: Unsettled;
  decks: { [key: string]: string[] };
  history: History;
}

/** What happened before, as far as the account goes back. */
export interface History {
  discard: string[];
  deals: DealtHands[];
  log: ((number | string)[])[];
}

/** The hands of an age, as they were when the account of it begins. */
export interface DealtHands {
  age: number;
  turn: number;
  hands: string[][];
}

/** A city got its board. */
export interface BoardTaken {
  event: "board";
  seat: number;
  board: string;
}

/** A city got the side of its board. */
export interface SideTaken {
  event: "side";
  seat: number;
  side: string;
}

/** A city got its shipyard. */
export interface ShipyardTaken {
  event: "shipyard";
  seat: number;
  shipyard: string;
}

/** A leader of the selection was kept, face down. */
export interface LeaderKept {
  event: "keep";
  seat: number;
  card: string;
}

/** The cards of an age were dealt. */
export interface AgeDealt {
  event: "deal";
  age: number;
}

/** A turn began, regular or that of the last cards. */
export interface TurnBegan {
  event: "turn";
  age: number;
  turn: number;
}

/** A seat paid another for resources. */
export interface Traded {
  event: "trade";
  seat: number;
  to: number;
  coins: number;
}

/** A seat paid the bank. */
export interface Spent {
  event: "spend";
  seat: number;
  coins: number;
}

/** A card was built; `by` is the board or leader that makes it free. */
export interface CardBuilt {
  event: "build";
  seat: number;
  card: string;
  how: "chain" | "discard" | "free" | "paid";
  by: string | null;
}

/** A stage was built, counted from 1, with this card or leader under it, face down. */
export interface StageBuilt {
  event: "stage";
  seat: number;
  stage: number;
  card: string;
}

/** A card or leader was sold, face down. */
export interface CardSold {
  event: "sell";
  seat: number;
  card: string;
}

/** A leader was recruited for this many coins. */
export interface LeaderRecruited {
  event: "recruit";
  seat: number;
  leader: string;
  coins: number;
}

/** The bank paid a seat for a card, leader, island, fleet, stage or sale. */
export interface CoinsGained {
  event: "gain";
  seat: number;
  coins: number;
  source: "card" | "island" | "leader" | "sale" | "space" | "stage";
  what: string | number;
}

/** The last card was discarded, or the last leader went back to the box, face down. */
export interface LeftOver {
  event: "leftover";
  seat: number;
  card: string;
}

/** A last card was not played. */
export interface LastForgone {
  event: "forgo";
  seat: number;
}

/** Nothing was taken from the discard pile. */
export interface PickDeclined {
  event: "decline";
  seat: number;
}

/** The hands were passed on. */
export interface HandsPassed {
  event: "pass";
  direction: "left" | "right";
}

/** Leaders were drawn from the box: how many. */
export interface LeadersDrawn {
  event: "draw";
  seat: number;
  leaders: number;
}

/** A leader was turned face down. */
export interface LeaderBuried {
  event: "bury";
  seat: number;
  leader: string;
}

/** A victory token was taken, however it came. */
export interface VictoryTaken {
  event: "victory";
  seat: number;
  value: number;
}

/** A victory token was given up. */
export interface VictoryGivenUp {
  event: "give_up";
  seat: number;
  value: number;
}

/** Defeat tokens were thrown away: how many. */
export interface DefeatsDiscarded {
  event: "purge";
  seat: number;
  defeats: number;
}

/** Diplomacy tokens were taken. */
export interface DiplomacyTaken {
  event: "diplomacy";
  seat: number;
  tokens: number;
}

/** A diplomacy token was used. */
export interface DiplomacyUsed {
  event: "abroad";
  seat: number;
}

/** Debts were handed to a seat. */
export interface DebtsTaken {
  event: "debts";
  seat: number;
  debts: number;
}

/** A seat called for a tribute. */
export interface TributeCalled {
  event: "tribute";
  seat: number;
  coins: number;
}

/** A seat lost coins, and took debts in place of others. */
export interface CoinsLost {
  event: "lose";
  seat: number;
  coins: number;
  debts: number;
}

/** A fleet moved to this step. */
export interface FleetMoved {
  event: "fleet";
  seat: number;
  fleet: string;
  step: number;
}

/** An island was taken. */
export interface IslandTaken {
  event: "island";
  seat: number;
  island: string;
}

/** A seat will attack another. */
export interface IncursionPlanned {
  event: "incursion";
  seat: number;
  target: number;
}

/** A seat beat another and took this many tokens of this value; with 0, they are equal. */
export interface ConflictFought {
  event: "conflict";
  seat: number;
  with: number;
  value: number;
  tokens: number;
}

/** A seat stayed out of the naval conflict. */
export interface NavalAbstained {
  event: "abstain";
  seat: number;
}

/** What a seat had in the naval conflict, and the token it took, 0 for none. */
export interface NavalRanked {
  event: "naval";
  seat: number;
  strength: number;
  value: number;
}

/** The game is over. */
export interface GameEnded {
  event: "end";
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
export interface ChangeSettings {
  type: "change";
  settings: Settings;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host removes a guest from the lobby: they cannot come back unless they are let back. */
export interface Remove {
  type: "remove";
  /** the id of a guest */
  guest: string;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host starts the game, when all seats are taken. */
export interface Start {
  type: "start";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host lets a guest who was removed come back. */
export interface LetBack {
  type: "let_back";
  /** the id of a guest */
  guest: string;
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host closes the chat, in the lobby or in the game: nobody can say anything. */
export interface CloseChat {
  type: "close_chat";
  /** made by the client, new for each command; sent again, it does nothing again */
  id: string;
}

/** The host opens the chat again. */
export interface OpenChat {
  type: "open_chat";
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
  events: Event[];
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
  events: Event[];
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
  data?: { [key: string]: any };
}

/** Who you are. The cookie that proves it is the browser's alone. */
export interface Guest {
  id: string;
  name: string | null;
  /** the one you chose; `null`: what your browser asks for */
  language?: string | null;
}

/** What others are to call you, and your language. What is left out stays as it is. */
export interface Introduction {
  /** `null`: none */
  name?: string | null;
  /** one that the page has; `null`: what your browser asks for */
  language?: string | null;
}

/** Somebody whom the host has removed from a table. */
export interface Removed {
  id: string;
  name: string | null;
}

/** How you regard another guest. Nobody else is told. */
export interface Regard {
  /** the other guest */
  id: string;
  /** what they are called now */
  name: string | null;
  /** what they say is not sent to you */
  muted: boolean;
  /** they cannot come to the tables that you host */
  blocked: boolean;
}

/** Mute or block another guest, or stop doing so; `null` leaves it as it is. */
export interface RegardWish {
  muted?: boolean | null;
  blocked?: boolean | null;
}

/** Report a line or a name to the operator: either `line` or `guest`. */
export interface ReportWish {
  /** the table where it was */
  table: string;
  /** whose name it is */
  guest?: string | null;
  /** the number of the line */
  line?: number | null;
  /** where the line was said */
  channel?: "table" | "team";
  /** what the operator should know */
  note?: string | null;
}

/** The operator will see it. */
export interface Reported {
  /** milliseconds since 1970, by the server's clock */
  at: number;
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

/** By which browsers know who may call them. */
export interface PushKey {
  /** for `applicationServerKey`; `null`: the server calls nobody */
  key: string | null;
}

/** Where a browser can be called, as its `PushSubscription` says. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The address at which a browser is no longer to be called. */
export interface Unsubscription {
  endpoint: string;
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

/** The code of a device link, or a recovery code. */
export interface Redemption {
  code: string;
  /** whether all that you have now goes to the guest whose code it is */
  join?: boolean;
}

/** Whether there is a code by which you are known again if your browser is lost. */
export interface Recovery {
  /** when the last one was made; `null`: there is none */
  made: number | null;
}

/** A code by which you are known again, in any browser. It is told once, and holds until the next one is made. */
export interface RecoveryCode {
  code: string;
  /** milliseconds since 1970, by the server's clock */
  made: number;
}

/** The deal of a day: everybody plays it once, in the same seat against the same bots. */
export interface DayDeal {
  /** in UTC, such as `2026-11-18` */
  day: string;
  /** when it ends, as a time */
  until: number;
  /** SHA-256 of the seed and of all that is the same for everybody */
  commitment: string;
  settings: Settings;
  /** a seat, counted from 0 */
  seat: number;
  /** by seat, with their versions */
  bots: (string | null)[];
  /** games that a bot may try for a move */
  iterations: number;
  /** where you play it */
  table: string | null;
  /** whether you have finished it */
  done: boolean;
  /** how many have finished it in time */
  players: number;
  /** the best first; `null` until you have finished, or the day has ended */
  results: DealResult[] | null;
  /** `null` until the day has ended */
  seed: string | null;
}

/** A finished game as a deal for others. */
export interface GameDeal {
  settings: Settings;
  /** a seat, counted from 0 */
  seat: number;
  /** by seat; where people sat, and nobody, `null` */
  bots: (string | null)[];
  /** where you play it */
  table: string | null;
  /** whether you have finished it */
  done: boolean;
  /** who played it first */
  challenger: string | null;
  /** the best first */
  results: DealResult[];
}

/** How a deal ended for somebody. */
export interface DealResult {
  name: string | null;
  points: number;
  rank: number;
  /** whether it is yours */
  mine: boolean;
  /** where it was played; `null` until all may look */
  table: string | null;
}

/** What the games that you finished add up to; the last ones, if they are very many. */
export interface MyRecord {
  all: RecordGroup;
  /** of each kind, the most played first */
  groups: RecordGroup[];
  /** by category, on average */
  points: { [key: string]: number };
  /** with the most points */
  best: PlayedGame[];
  /** all of them, the oldest first */
  course: PlayedGame[];
}

/** Games that have something in common. */
export interface RecordGroup {
  /** by what they are put together */
  kind: "all" | "board" | "boxes" | "opponent" | "players" | "side";
  /** boxes with blanks between, or `base`; the number of players; a board; a side; `bot:` and a level, or `guest:` and an id */
  key: string;
  /** of an opponent */
  name: string | null;
  games: number;
  wins: number;
  /** your share of wins, with 90 %, is more than this */
  low: number;
  /** and less than this */
  high: number;
  /** what would be won if all were equally strong */
  even: number;
  /** yours, on average */
  points: number;
}

/** A finished game as you played it. */
export interface PlayedGame {
  table: string;
  /** milliseconds since 1970, by the server's clock */
  ended: number;
  expansions: string[];
  players: number;
  teams: boolean;
  board: string;
  side: string;
  rank: number;
  won: boolean;
  /** your points */
  total: number;
  /** by category */
  points: { [key: string]: number };
  opponents: Seat[];
}

/** A table to be set up: you sit on seat 0 and are its host. */
export interface NewTable {
  settings?: Settings;
  /** levels of bots for the next seats */
  bots?: string[];
  /** start at once; all seats must be taken */
  start?: boolean;
}

/** Play on from a moment of a finished game or of a record, against bots. Either `table` or `record`. What comes later in the decks is as it was there. */
export interface Continuation {
  /** a finished game */
  table?: string | null;
  /** a record that you have */
  record?: Record | null;
  /** the moment: its number in the `steps` of the replay */
  step: number;
  /** the seat that you take */
  seat: number;
  /** who plays all others: a `name` of `GET /api/bots` */
  bot: string;
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
  /** the seats whose answer is awaited */
  awaited?: number[];
  /** yours, in a finished game */
  rank?: number | null;
  /** yours, in a finished game */
  points?: number | null;
}

/** Ask what to do in a round. */
export interface AdviceWish {
  round: number;
}

/** Ask what a card, leader or island would do in a round, or all that is asked about. */
export interface ForesightWish {
  round: number;
  /** its id; `null` for all */
  piece?: string | null;
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
  view: ViewData;
  /** points as things stand, by seat */
  scores: { [key: string]: number }[];
  /** what follows from the rules */
  course: Course;
}

/** A whole game to step through, from its beginning. */
export interface Replay {
  /** who sat there at the start */
  seats: Seat[];
  /** the team of each seat; `null` if all play alone */
  teams: number[] | null;
  steps: ReplayStep[];
  /** what happened, with nothing hidden */
  events: Event[];
  /** `null` if the record ends before the game */
  result: Result | null;
}

/** What the better move has more of. */
export interface ReviewReason {
  /** `military`, `science`, `goods`, `coins`, `points` or `denying` */
  category: string;
  points: number;
}

/** A decision of a finished game, judged by what its seat knew. */
export interface ReviewedDecision {
  /** its number in the record's `entries` */
  entry: number;
  /** the step of the replay at which it was asked */
  step: number;
  age: number;
  turn: number;
  seat: number;
  /** the word of the decision */
  kind: string;
  /** the move that was made */
  played: string;
  /** the move that the strong player would have made */
  best: string;
  /** to win, by seat, after the best move */
  chances: number[];
  /** the seat's own, after the move that was made */
  chance: number;
  /** the difference */
  cost: number;
  /** the standard error of the cost */
  error: number;
  /** whether the cost is within the noise */
  equal: boolean;
  reasons: ReviewReason[];
}

/** Everybody's chance to win at a step of the replay. */
export interface ReviewMoment {
  step: number;
  age: number;
  turn: number;
  /** by seat; mates win together */
  chances: number[];
  /** the standard error of each */
  error: number;
}

/** From an even chance to what a seat has won: `even` + `deal` + `others` + `choices`. */
export interface ReviewAccount {
  even: number;
  /** what the cards of each age brought */
  deal: number;
  /** what the others did, and what came round */
  others: number;
  /** what the seat's own moves lost */
  choices: number;
  won: number;
  /** clear losses by category */
  lost: { [key: string]: number };
}

/** How a review was made: with these it comes out the same again. */
export interface ReviewMade {
  by: string;
  iterations: number;
  rounds: number;
  seed: string;
}

/** What a finished game was decided by. */
export interface Review {
  format: number;
  made: ReviewMade;
  players: number;
  teams: boolean;
  winners: number[];
  /** in order; the last is the result */
  moments: ReviewMoment[];
  /** as in the record */
  decisions: ReviewedDecision[];
  /** by seat */
  accounts: ReviewAccount[];
}

/** How far a review is; nobody has asked for it yet if `total` is 0 and there is none. */
export interface ReviewState {
  /** by which to ask for it again, if it is of a record */
  key: string;
  /** decisions that were looked into */
  done: number;
  total: number;
  /** `null` until it is made */
  review: Review | null;
}

/** All puzzles, and which one is today's. */
export interface Puzzles {
  /** the date in UTC, such as `2026-11-18` */
  day: string;
  /** the puzzle of this day, the same for everybody */
  today: string;
  puzzles: PuzzleListed[];
}

/** A puzzle in the list. */
export interface PuzzleListed {
  id: string;
  /** how hard it is: 1 to 5 */
  degree: number;
  /** what it is about: `payment`, `chain`, `military`, `science`, `denying`, `last`, `leaders`, `fleets`, `debts` */
  themes: string[];
  /** the expansions of its game */
  boxes: string[];
  players: number;
}

/** A position to solve, as its seat sees it: what is hidden from it is not here. */
export interface PuzzleShown {
  id: string;
  /** how hard it is: 1 to 5 */
  degree: number;
  /** what it is about: `payment`, `chain`, `military`, `science`, `denying`, `last`, `leaders`, `fleets`, `debts` */
  themes: string[];
  /** who is to move */
  seat: number;
  view: ViewData;
  offers: Offer[];
  /** points as things stand, by seat */
  scores: { [key: string]: number }[];
  /** what follows from the rules */
  course: Course;
  /** what happened, as far as it is known */
  events: Event[];
}

/** The move that you would make. */
export interface PuzzleAnswer {
  /** one of the view's `moves` */
  move: string;
}

/** What became of an answer, and the solution. */
export interface PuzzleVerdict {
  right: boolean;
  /** the right thing, but paid for with more coins than it takes */
  dearer: boolean;
  /** whether it was your first answer to this puzzle */
  counts: boolean;
  /** the moves that solve it */
  solutions: string[];
  /** how often the best move wins, of 1 */
  chance: number;
  /** the move that you made */
  made: PuzzleMove;
  /** all moves, the best one first */
  moves: PuzzleMove[];
  progress: PuzzleProgress;
}

/** A move of a puzzle, and how much worse it is than the best one. */
export interface PuzzleMove {
  move: string;
  /** how much less often it wins; 0 for the best move */
  cost: number;
  /** the standard error of the cost */
  error: number;
  /** what the best move has more of */
  reasons: ReviewReason[];
}

/** What you have solved. Of each puzzle the first answer counts. */
export interface PuzzleProgress {
  /** for each puzzle whether the first answer was right */
  answered: { [key: string]: boolean };
  solved: number;
  tried: number;
  /** days in a row whose puzzle you have solved, up to today or yesterday */
  streak: number;
  /** whether you have solved today's puzzle; `null`: not answered yet */
  today: boolean | null;
}

/** A bot that can be put on a seat. */
export interface BotLevel {
  name: string;
  /** a `level` to play against, one for `comparison`, or one that was `added` by who installed the server */
  kind: "added" | "comparison" | "level";
  /** its names with a version, the newest last; or `name` alone */
  versions: string[];
}

/** Which server this is; `page` changes with the page that it serves, and is null if that is served as its sources are. */
export interface About {
  version: string;
  page?: string | null;
}

export type Event = BoardTaken | SideTaken | ShipyardTaken | LeaderKept | AgeDealt | TurnBegan | Traded | Spent | CardBuilt | StageBuilt | CardSold | LeaderRecruited | CoinsGained | LeftOver | LastForgone | PickDeclined | HandsPassed | LeadersDrawn | LeaderBuried | VictoryTaken | VictoryGivenUp | DefeatsDiscarded | DiplomacyTaken | DiplomacyUsed | DebtsTaken | TributeCalled | CoinsLost | FleetMoved | IslandTaken | IncursionPlanned | ConflictFought | NavalAbstained | NavalRanked | GameEnded;

export type ClientMessage = Sit | Stand | Swap | AddBot | Clear | ChangeSettings | Remove | Start | LetBack | CloseChat | OpenChat | Play | TakeBack | HandOver | Leave | Say | Rematch | Resync;

export type ServerMessage = Snapshot | Update | Line | Presence | Done | Refusal;
