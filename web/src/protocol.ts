// Made by `python -m quintessence.server.typescript` from the structs of the server. Change those, not this file.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Plays a move. `prompt` is the id of the prompt that it answers. */
export interface Play {
  type: "play";
  words: string;
  prompt: number;
  claim?: number | null;
  flip?: number | null;
  id?: number | null;
}

/** Takes back an answer to a reaction window that is still open. */
export interface Reconsider {
  type: "reconsider";
  id?: number | null;
}

/** Sets when this seat is asked in reaction windows. Nobody else is told. */
export interface Order {
  type: "order";
  order: "always" | "held" | "pass";
  id?: number | null;
}

/** Sets the shortest time that reaction windows stay open when they ask this seat, in seconds. */
export interface MoreTime {
  type: "more-time";
  seconds: number;
  id?: number | null;
}

/** Takes back your own last move, if it revealed and drew nothing. */
export interface Undo {
  type: "undo";
  id?: number | null;
}

/** Asks the others to let you take back your last move. */
export interface Takeback {
  type: "takeback";
  id?: number | null;
}

/** Answers another player who asks to take back a move. */
export interface TakebackAnswer {
  type: "takeback-answer";
  agree: boolean;
  id?: number | null;
}

/** Pauses a game with races, or resumes it (`on` false). Only for a person who plays alone against bots. */
export interface Pause {
  type: "pause";
  on: boolean;
  id?: number | null;
}

/** Resigns the game. */
export interface Resign {
  type: "resign";
  id?: number | null;
}

/** Claims the seat of a player who has been away too long. */
export interface Claim {
  type: "claim";
  seat: number;
  how: "bot" | "take" | "wait" | "win";
  id?: number | null;
}

/** Sends a chat message. */
export interface Say {
  type: "say";
  text: string;
  language?: "en" | "fr" | null;
  id?: number | null;
}

/** Asks why a move is not allowed, without playing it. */
export interface Why {
  type: "why";
  words: string;
  id?: number | null;
}

/** Asks what legal moves (at most 200) would change, without playing them. One illegal move refuses them all. */
export interface Preview {
  type: "preview";
  words: string[];
  id?: number | null;
}

/** Takes a seat: an open one, the one of an invitation, or (without `seat`) the first open one. */
export interface Sit {
  type: "sit";
  seat?: number | null;
  invitation?: string | null;
  nonce?: string | null;
  id?: number | null;
}

/** Leaves the seat before the game has begun. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** Adds the player's own word to the shuffle, before the game has begun. */
export interface NonceGiven {
  type: "nonce";
  nonce: string;
  id?: number | null;
}

/** The host sets who may take a seat before the game: anybody (`open`), an invited person, or a bot. */
export interface SeatFor {
  type: "seat-for";
  seat: number;
  kind: "bot" | "invited" | "open";
  bot?: string | null;
  level?: number | null;
  id?: number | null;
}

/** The host sets the number of seats before the game. Free seats are removed first, then those of bots. */
export interface SeatCount {
  type: "seat-count";
  seats: number;
  id?: number | null;
}

/** The host swaps two seats before the game. Either may be free. */
export interface Swap {
  type: "swap";
  seat: number;
  other: number;
  id?: number | null;
}

/** The host sets the options of the game before it begins: all that differ from the defaults. */
export interface Options {
  type: "options";
  options: { [key: string]: Json };
  id?: number | null;
}

/** Starts the game. Every seat must be taken. */
export interface Start {
  type: "start";
  id?: number | null;
}

/** Asks for another game with the same people, or agrees to it; it begins when all have agreed. */
export interface Rematch {
  type: "rematch";
  nonce?: string | null;
  harder?: boolean;
  easier?: boolean;
  id?: number | null;
}

/** Asks for the whole `face` again. */
export interface Sync {
  type: "sync";
  id?: number | null;
}

/** Answers a ping at once. `received` and `sent` are the device's clock in milliseconds, for countdowns. */
export interface Pong {
  type: "pong";
  ping: number;
  received?: number | null;
  sent?: number | null;
}

/** All that you see. `missed` are the events since the number with which you came back. */
export interface Face {
  type: "face";
  number: number;
  seat: number | null;
  face: { [key: string]: Json };
  missed: { [key: string]: Json }[];
  at: number;
  host?: boolean;
}

/** What has just happened: your next number, the events, and the patch that changes your face. */
export interface Update {
  type: "update";
  number: number;
  events: { [key: string]: Json }[];
  patch: Json[];
  at: number;
}

/** The command with this id is stored. Its updates come before this message. */
export interface Accepted {
  type: "accepted";
  id: number | null;
}

/** The command changed nothing. `code` names the reason, `rule` the rule of the game, if one forbids it; `reason` is */
export interface Refusal {
  type: "refused";
  id: number | null;
  code: string;
  arguments: { [key: string]: string | number };
  text: Texts;
  rule?: string | null;
  kind?: string | null;
  possible?: string[] | null;
  retry_after?: number | null;
  reason?: Texts | null;
}

/** Answers `why`: the rule that forbids the move, or null if it is allowed; `reason` is what that rule says. */
export interface Reason {
  type: "reason";
  id: number | null;
  words: string;
  rule: string | null;
  text: Texts | null;
  reason?: Texts | null;
}

/** Answers `preview`: what each move would change, as the page of the game says; null where that is not known. */
export interface Previews {
  type: "previews";
  id: number | null;
  previews: ({ [key: string]: Json } | null)[];
}

/** Who is connected now, by seat, and the number of spectators. */
export interface Presence {
  type: "presence";
  seats: Present[];
  spectators: number;
}

/** Answer it with a pong at once. `round_trip` and `jitter` are what the server has measured so far. */
export interface Ping {
  type: "ping";
  ping: number;
  at: number;
  round_trip?: number | null;
  jitter?: number | null;
  offset?: number | null;
}

/** Something for this connection alone: it is slow, or the server stops soon. */
export interface Notice {
  type: "notice";
  code: string;
  arguments: { [key: string]: string | number };
  text: Texts;
}

/** The last message before the server closes the connection. Connect again unless `final`. */
export interface Closing {
  type: "closing";
  code: string;
  text: Texts;
  final: boolean;
}

/** All that you see: table, view (null before the start), prompt (null for spectators), result. */
export interface FaceDocument {
  table: TablePart;
  view: { [key: string]: Json } | null;
  prompt: PromptPart | null;
  result?: { [key: string]: Json } | null;
  hands?: { [key: string]: Json }[] | null;
}

/** Why something was not done: `code` names the reason, `arguments` are its details, `text` says it. */
export interface Problem {
  code: string;
  arguments: { [key: string]: string | number };
  text: Texts;
  retry_after?: number | null;
}

/** Who you are according to your cookie; null without one. */
export interface Session {
  me: Me | null;
}

/** A guest with this name; without one the server makes one up, in this language. */
export interface NewGuest {
  name?: string | null;
  language?: "en" | "fr";
}

/** Your new name, as others see it. */
export interface Rename {
  name: string;
}

/** A name and its password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The old password of an account, and the new one. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A link that signs you in on another device, once, until `expires`. It is shown only now. */
export interface LinkMade {
  token: string;
  path: string;
  expires: number;
}

/** The secret of such a link: the part after its #. */
export interface Link {
  token: string;
}

/** Whom a link signs in; `already`: this device is already signed in as that person. */
export interface LinkAbout {
  name: string;
  kind: "account" | "bot" | "guest";
  already: boolean;
}

/** The name of the bot. */
export interface NewToken {
  label: string;
}

/** A new bot token. It is shown only now: the server keeps just its hash. */
export interface TokenMade {
  id: string;
  label: string;
  token: string;
}

/** A bot token as its owner sees it later, without the secret. */
export interface TokenAbout {
  id: string;
  label: string;
  created: number;
}

/** A game, before it is played. */
export interface GameAbout {
  slug: string;
  name: Texts;
  pitch: Texts;
  rules_version: number;
  seat_counts: number[];
  default_seats: number;
  minutes: Minutes | null;
  seat_names: SideAbout[];
  names_seats: boolean;
  options: OptionAbout[];
  has_cards: boolean;
  has_races: boolean;
  has_windows: boolean;
  grammar: GrammarAbout;
}

/** All rules of a game. */
export interface Rulebook {
  game: string;
  rules_version: number;
  sections: SectionAbout[];
}

/** Everything to look up before a game: cards, arenas, powers. */
export interface Gallery {
  game: string;
  shelves: ShelfAbout[];
}

/** A built-in bot and the games that it plays. Bots are listed from the weakest to the strongest. */
export interface BotAbout {
  name: string;
  levels: number[];
  games: string[];
}

/** A set of cards as the text of its TOML file. */
export interface CardSet {
  cards: string;
}

/** The faults of a set of cards; `sound` if there are none. */
export interface CardReport {
  sound: boolean;
  faults: FaultAbout[];
}

/** A scenario: a position, moves, and what must then be true. */
export interface ScenarioText {
  scenario: { [key: string]: Json };
}

/** Whether a scenario passed, and a sentence for each expectation that failed. */
export interface ScenarioReport {
  name: string;
  passed: boolean;
  failures: Texts[];
}

/** A scenario to play; its expectations are not checked. */
export interface ScenarioPlay {
  scenario: { [key: string]: Json };
  viewer?: number | null;
}

/** Every moment of a scenario, up to the first step that is refused. */
export interface ScenarioPlayed {
  seats: number;
  options: { [key: string]: Json };
  moments: ScenarioMoment[];
  refused: ScenarioRefusal | null;
}

/** A scenario to play, and moves of the viewer to preview after it. */
export interface ScenarioPreview {
  scenario: { [key: string]: Json };
  viewer: number;
  words: string[];
}

/** What each move would change, as the page of the game says; null where that is not known. */
export interface ScenarioPreviews {
  previews: ({ [key: string]: Json } | null)[];
}

/** A new table. By default it has the fewest seats, all open, with you on the first, and the default options. */
export interface NewTable {
  game: string;
  seats?: SeatPlan[] | null;
  options?: { [key: string]: Json };
  cards?: string | null;
  clock?: ClockPlan;
  absence?: AbsencePlan;
  spectators?: "hands" | "none" | "table";
  public?: boolean;
  window?: WindowPlan;
  race?: { [key: string]: Json };
  sit?: number | null;
  here?: Sitter[];
  nonce?: string | null;
  position?: { [key: string]: Json } | null;
}

/** A record to look through or play on, or a scenario to play from. */
export interface Import {
  record?: string | null;
  scenario?: { [key: string]: Json } | null;
  public?: boolean;
  sit?: number | null;
}

/** The new table, and a link for each free seat. */
export interface TableMade {
  id: string;
  path: string;
  socket: string;
  commitment: string | null;
  invitations: Invitation[];
}

/** Some tables, the latest first; send `before` to get the next page; null if there is none. */
export interface Tables {
  tables: TableAbout[];
  before: string | null;
}

/** Your next opponent at a game. `first`: you have not finished a game of it against bots yet. */
export interface Opponent {
  game: string;
  bot: string;
  level: number | null;
  first: boolean;
}

/** A table as you see it: the same `face` that its socket sends. */
export interface TableNow {
  id: string;
  number: number;
  seat: number | null;
  face: { [key: string]: Json };
}

/** All events that you were told at a table: those of your number 1, of your number 2 … */
export interface Told {
  number: number;
  told: { [key: string]: Json }[][];
}

/** The seat to take: an open one, the one of an invitation, or any. */
export interface Sitting {
  seat?: number | null;
  invitation?: string | null;
  nonce?: string | null;
  as?: number | null;
  name?: string | null;
}

/** The seat that you have now. */
export interface Seated {
  seat: number;
}

/** The seat to invite somebody to. */
export interface Invite {
  seat: number;
}

/** A link to a seat. The first person who opens it gets the seat. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** It was done. */
export interface Done {
  done?: boolean;
}

/** The table of the rematch, once everybody has agreed; null until then. */
export interface RematchMade {
  table: string | null;
}

/** What you could do, the best first, at most three lines; the answer to the question `prompt` of your seat. */
export interface Advice {
  prompt: number;
  lines: AdviceLine[];
}

/** A finished game after `ply` of its `plies` steps: what was done, what happened, and the position. */
export interface ReplayStep {
  ply: number;
  plies: number;
  entry: { [key: string]: Json } | null;
  events: { [key: string]: Json }[];
  view: { [key: string]: Json };
  position: { [key: string]: Json };
  to_act: number[];
  result: Json;
  scenario: { [key: string]: Json };
}

/** How a game ended: the result, the teams, the final counts, and one of them over time. */
export interface Ending {
  result: { [key: string]: Json };
  sides: number[][];
  tally: TallyAbout[];
  course: Course;
  harder: (SeatPlan | null)[];
  easier: (SeatPlan | null)[];
}

/** Whether the server works, and its version. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  store: string;
  tables: number;
  sockets: number;
}

/** Who can reach this server, and the addresses to send to friends. */
export interface House {
  reach: "address" | "machine" | "network";
  addresses: string[];
  command?: string | null;
}

/** One sentence in both languages, as every answer carries it. */
export interface Texts {
  fr: string;
  en: string;
}

/** Whether the player of a seat is connected, and how good the connection is. */
export interface Present {
  seat: number;
  here: boolean;
  round_trip?: number | null;
  slow?: boolean;
}

/** The table as everybody sees it. */
export interface TablePart {
  id: string;
  game: string;
  rules_version: number;
  options: { [key: string]: Json };
  own_cards: boolean;
  seats: SeatPart[];
  status: "closed" | "open" | "over" | "running";
  opener: number | null;
  clock: { [key: string]: Json };
  absence: { [key: string]: Json };
  spectators: "hands" | "none" | "table";
  public: boolean;
  windows: { [key: string]: Json } | null;
  race: { [key: string]: Json };
  card_asked: boolean;
  commitment: string | null;
  secret?: string | null;
  takeback?: { [key: string]: Json } | null;
  pause?: { [key: string]: Json } | null;
  rematch?: { [key: string]: Json } | null;
  window?: WindowPart | null;
  at?: number;
}

/** What you may do now. A move carries `id`. */
export interface PromptPart {
  id: number;
  to_act: boolean;
  legal: string[];
  can_undo?: boolean;
  window?: { [key: string]: Json } | null;
  answer?: string | null;
  order?: "always" | "held" | "pass" | null;
  race?: { [key: string]: Json } | null;
}

/** An identity: a guest, an account with a password, or a bot. */
export interface Me {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  named?: boolean;
}

/** About how long a game takes. */
export interface Minutes {
  least: number;
  most: number;
}

/** The names of the seats in a game with this number of seats. */
export interface SideAbout {
  seats: number;
  names: Texts[];
}

/** An option of a game: a word, a whole number (`low` to `high`), true or false, or any JSON. */
export interface OptionAbout {
  name: string;
  title: Texts;
  help: Texts | null;
  kind: "choice" | "data" | "flag" | "number";
  default: Json;
  words: ValueAbout[];
  low: number | null;
  high: number | null;
  reveals_hands: Json[];
  allowed: string;
}

/** The move words of a game with its default options; `domains` lists the possible arguments. */
export interface GrammarAbout {
  forms: FormAbout[];
  domains: { [key: string]: string[] };
  names: { [key: string]: string };
}

/** A heading of the rulebook and its rules. */
export interface SectionAbout {
  title: Texts;
  rules: RuleAbout[];
}

/** A group of the gallery, with a text about all its items. */
export interface ShelfAbout {
  kind: string;
  title: Texts;
  text: Texts | null;
  things: ExhibitAbout[];
}

/** A fault in a set of cards. */
export interface FaultAbout {
  card: string;
  field: string;
  rule: string;
  text: Texts;
}

/** A scenario after one of its steps: the move, what the viewer is told and sees, and everybody's legal moves. */
export interface ScenarioMoment {
  do: string | null;
  events: { [key: string]: Json }[];
  view: { [key: string]: Json };
  to_act: number[];
  legal: { [key: string]: string[] };
  result: { [key: string]: Json } | null;
}

/** The step that was refused, counted from 1, and why; `reason` is what the rule says, without the words. */
export interface ScenarioRefusal {
  step: number;
  rule: string | null;
  text: Texts;
  reason?: Texts | null;
}

/** Who may take a seat: anybody (`open`), a person with its link (`invited`), or a bot of some level. */
export interface SeatPlan {
  kind?: "bot" | "invited" | "open";
  bot?: string | null;
  level?: number | null;
}

/** How long a player may think: no limit, seconds per move, Fischer (a total and an increment), or days per move. */
export interface ClockPlan {
  kind?: "days" | "fischer" | "move" | "none";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}

/** What happens to a seat when its player has been away for `after` seconds. */
export interface AbsencePlan {
  rule?: "bot" | "claim" | "forfeit" | "pass" | "wait";
  after?: number;
}

/** When reaction windows close, in games that have them. */
export interface WindowPlan {
  kind?: "able" | "patient" | "timed";
  seconds?: number;
}

/** One of several people at one device: seat and name. */
export interface Sitter {
  seat: number;
  name: string;
}

/** A table, as lists show it. `mine`: you opened it or sit at it; `seat`: your seat. */
export interface TableAbout {
  id: string;
  game: string;
  status: "closed" | "open" | "over" | "running";
  public: boolean;
  created: number;
  changed: number;
  seats: SeatAbout[];
  clock: string;
  spectators: string;
  mine: boolean;
  seat?: number | null;
  waits?: boolean;
  here?: boolean;
  awaited?: number[];
  since?: number | null;
  winners?: number[] | null;
  reason?: string | null;
}

/** Moves for the rest of your turn, your chance of winning after them (0 to 1), and why, also as a sentence. */
export interface AdviceLine {
  moves: string[];
  chance: number;
  certain: boolean;
  reasons: AdviceReason[];
  sentence: Texts;
}

/** Something that a game counts, with a number for each seat; the text `tally-NAME` of the game says what it is. */
export interface TallyAbout {
  name: string;
  numbers: number[];
  fewer: boolean;
}

/** The first of the counts over time: how many each seat had after so many steps. */
export interface Course {
  plies: number[];
  numbers: number[][];
}

/** A seat as everybody sees it. `clock` is what it has left, in milliseconds, at the face's `table.at`. */
export interface SeatPart {
  kind: "bot" | "invited" | "open" | "person";
  name: string | null;
  bot?: string | null;
  level?: number | null;
  away?: boolean;
  resigned?: boolean;
  clock?: number | null;
  clock_runs?: boolean;
  nonce?: boolean;
  more_time?: number;
}

/** The open reaction window, as everybody sees it: the seats that it asks, when it opened, when it closes. */
export interface WindowPart {
  id: string;
  seats: number[];
  since: number;
  until: number | null;
}

/** One of the words that an option can be set to. */
export interface ValueAbout {
  value: string;
  name: Texts;
  help?: Texts | null;
}

/** One way to write a move: `attack FROM TO`. */
export interface FormAbout {
  verb: string;
  shape: string;
  title: Texts | null;
  parts: PartAbout[];
}

/** A rule: its text, and what is said when it forbids a move. */
export interface RuleAbout {
  id: string;
  text: Texts;
  refusal: Texts | null;
}

/** One item of the gallery; `about` holds what a drawing of it needs, as the page of the game says. */
export interface ExhibitAbout {
  id: string;
  name: Texts;
  text: Texts | null;
  about: { [key: string]: Json };
}

/** A seat, as lists show it. */
export interface SeatAbout {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
}

/** Something that the moves change: a group of the game's features, which its texts name `feature-GROUP`. */
export interface AdviceReason {
  group: string;
  gain: boolean;
  ours: boolean;
}

/** One part of a form after its verb: a fixed word, an argument from a domain, or a whole number. */
export interface PartAbout {
  name: string;
  kind: "argument" | "free" | "literal";
  optional: boolean;
  domain?: string | null;
  low?: number | null;
  high?: number | null;
}

export type ClientMessage =
  | Play
  | Reconsider
  | Order
  | MoreTime
  | Undo
  | Takeback
  | TakebackAnswer
  | Pause
  | Resign
  | Claim
  | Say
  | Why
  | Preview
  | Sit
  | Leave
  | NonceGiven
  | SeatFor
  | SeatCount
  | Swap
  | Options
  | Start
  | Rematch
  | Sync
  | Pong;

export type ServerMessage =
  | Face
  | Update
  | Accepted
  | Refusal
  | Reason
  | Previews
  | Presence
  | Ping
  | Notice
  | Closing;
