// Made by `python -m quintessence.server.typescript` from the structs of the server. Change those, not this file.

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Plays a move for the seat. `prompt` is the id of the prompt that it answers. */
export interface Play {
  type: "play";
  words: string;
  prompt: number;
  claim?: number | null;
  flip?: number | null;
  id?: number | null;
}

/** Takes the answer to a reaction window back while the window is open. */
export interface Reconsider {
  type: "reconsider";
  id?: number | null;
}

/** A standing order about reaction windows, in place of the one before; nobody else is told. */
export interface Order {
  type: "order";
  order: "always" | "held" | "pass";
  id?: number | null;
}

/** Asks that reaction windows that ask this seat last at least so many seconds; 0: as agreed for the table. */
export interface MoreTime {
  type: "more-time";
  seconds: number;
  id?: number | null;
}

/** Takes back the seat's own last move, where nothing was revealed or drawn by it. */
export interface Undo {
  type: "undo";
  id?: number | null;
}

/** Asks the others to let the seat take back its last move. */
export interface Takeback {
  type: "takeback";
  id?: number | null;
}

/** Answers such a question. */
export interface TakebackAnswer {
  type: "takeback-answer";
  agree: boolean;
  id?: number | null;
}

/** Stops a game with races, or (`on` false) lets it go on. Only for the one person at a table of bots. */
export interface Pause {
  type: "pause";
  on: boolean;
  id?: number | null;
}

/** Gives up the game. */
export interface Resign {
  type: "resign";
  id?: number | null;
}

/** Claims the seat of a player who was away too long. */
export interface Claim {
  type: "claim";
  seat: number;
  how: "bot" | "take" | "wait" | "win";
  id?: number | null;
}

/** Says something to the table. */
export interface Say {
  type: "say";
  text: string;
  language?: "en" | "fr" | null;
  id?: number | null;
}

/** Asks why some words may not be played, without playing them. */
export interface Why {
  type: "why";
  words: string;
  id?: number | null;
}

/** Asks what legal moves would make of what the seat sees, without playing them. */
export interface Preview {
  type: "preview";
  words: string[];
  id?: number | null;
}

/** Takes a seat: an open one, the one that an invitation is for, or any (no seat named). */
export interface Sit {
  type: "sit";
  seat?: number | null;
  invitation?: string | null;
  nonce?: string | null;
  id?: number | null;
}

/** Gives the seat back, before the game has begun. */
export interface Leave {
  type: "leave";
  id?: number | null;
}

/** The player's own word for the shuffle, before the game has begun. */
export interface NonceGiven {
  type: "nonce";
  nonce: string;
  id?: number | null;
}

/** The host says before the game what a seat is for: anybody, whoever brings its invitation, a bot of some level. */
export interface SeatFor {
  type: "seat-for";
  seat: number;
  kind: "bot" | "invited" | "open";
  bot?: string | null;
  level?: number | null;
  id?: number | null;
}

/** The host wants so many seats before the game. Nobody loses theirs: free seats go first, then those of bots. */
export interface SeatCount {
  type: "seat-count";
  seats: number;
  id?: number | null;
}

/** The host lets those of two seats change places before the game; a seat at which nobody sits counts, too. */
export interface Swap {
  type: "swap";
  seat: number;
  other: number;
  id?: number | null;
}

/** The host chooses the options of the game before it begins: all that differ from its defaults. */
export interface Options {
  type: "options";
  options: { [key: string]: Json };
  id?: number | null;
}

/** Begins the game; seats that are still open are filled as the table was set up. */
export interface Start {
  type: "start";
  id?: number | null;
}

/** Asks for another game with the same people, or agrees to it; it begins when all have agreed. */
export interface Rematch {
  type: "rematch";
  nonce?: string | null;
  harder?: boolean;
  id?: number | null;
}

/** Asks for the whole face again. */
export interface Sync {
  type: "sync";
  id?: number | null;
}

/** Answers a ping at once. `received` and `sent` are the device's clock in milliseconds, for count-downs only. */
export interface Pong {
  type: "pong";
  ping: number;
  received?: number | null;
  sent?: number | null;
}

/** All that this recipient sees. `missed` are the events after the number that it came back with. */
export interface Face {
  type: "face";
  number: number;
  seat: number | null;
  face: { [key: string]: Json };
  missed: { [key: string]: Json }[];
  at: number;
  host?: boolean;
}

/** What one entry of the table told this recipient: number, events, and the patch from face to face. */
export interface Update {
  type: "update";
  number: number;
  events: { [key: string]: Json }[];
  patch: Json[];
  at: number;
}

/** The command with this id was stored. The updates that it caused come before this message. */
export interface Accepted {
  type: "accepted";
  id: number | null;
}

/** The command changed nothing. `code` names the sentence, `rule` the rule of the game, if one forbids it. */
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
}

/** Answers `why`: the rule that forbids the words, or None if they may be played. */
export interface Reason {
  type: "reason";
  id: number | null;
  words: string;
  rule: string | null;
  text: Texts | null;
}

/** Answers `preview`: what each of the moves would change, as the game's page says; None where none can say. */
export interface Previews {
  type: "previews";
  id: number | null;
  previews: ({ [key: string]: Json } | null)[];
}

/** Who is connected now, by seat, and how many look on. */
export interface Presence {
  type: "presence";
  seats: Present[];
  spectators: number;
}

/** To be answered with a pong at once. `round_trip` and `jitter` are what the server has measured so far. */
export interface Ping {
  type: "ping";
  ping: number;
  at: number;
  round_trip?: number | null;
  jitter?: number | null;
  offset?: number | null;
}

/** Something for this connection alone: the line is slow, the server stops soon. */
export interface Notice {
  type: "notice";
  code: string;
  arguments: { [key: string]: string | number };
  text: Texts;
}

/** The last message before the server closes the connection. Come back unless `final`. */
export interface Closing {
  type: "closing";
  code: string;
  text: Texts;
  final: boolean;
}

/** All that a recipient sees: table, view (None before the start), prompt (None for spectators), result. */
export interface FaceDocument {
  table: TablePart;
  view: { [key: string]: Json } | null;
  prompt: PromptPart | null;
  result?: { [key: string]: Json } | null;
  hands?: { [key: string]: Json }[] | null;
}

/** Why something was not done: `code` names the sentence, `arguments` fill it, `text` is the sentence. */
export interface Problem {
  code: string;
  arguments: { [key: string]: string | number };
  text: Texts;
  retry_after?: number | null;
}

/** Who the cookie says you are; None without one. */
export interface Session {
  me: Me | null;
}

/** A guest under this name, or one of ours. */
export interface NewGuest {
  name?: string | null;
  language?: "en" | "fr";
}

/** The name that others see. */
export interface Rename {
  name: string;
}

/** A name and its password. */
export interface Credentials {
  name: string;
  password: string;
}

/** The password of an account, and the one that replaces it. */
export interface NewPassword {
  old: string;
  new: string;
}

/** A link that makes another device be you: for one use, until `expires`. It is shown once. */
export interface LinkMade {
  token: string;
  path: string;
  expires: number;
}

/** The secret of such a link, which stands behind its #. */
export interface Link {
  token: string;
}

/** Whom a link would make of the device that opens it; `already`: it is that one. */
export interface LinkAbout {
  name: string;
  kind: "account" | "bot" | "guest";
  already: boolean;
}

/** What the token's owner calls it. */
export interface NewToken {
  label: string;
}

/** A bot token. It is shown once: only its hash is kept. */
export interface TokenMade {
  id: string;
  label: string;
  token: string;
}

/** A bot token as its owner sees it later. */
export interface TokenAbout {
  id: string;
  label: string;
  created: number;
}

/** What can be said of a game before it is played. */
export interface GameAbout {
  slug: string;
  name: Texts;
  pitch: Texts;
  rules_version: number;
  seat_counts: number[];
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

/** All that can be looked up before a game: cards, arenas, powers. */
export interface Gallery {
  game: string;
  shelves: ShelfAbout[];
}

/** A bot of the house and the games that it plays; they are listed from the weakest to the strongest. */
export interface BotAbout {
  name: string;
  levels: number[];
  games: string[];
}

/** A set of cards as the text of its TOML file. */
export interface CardSet {
  cards: string;
}

/** What is wrong with a set of cards; sound when nothing is. */
export interface CardReport {
  sound: boolean;
  faults: FaultAbout[];
}

/** A scenario: a position, what is played, what must then be true. */
export interface ScenarioText {
  scenario: { [key: string]: Json };
}

/** What came of a scenario: a sentence for each thing that did not hold. */
export interface ScenarioReport {
  name: string;
  passed: boolean;
  failures: Texts[];
}

/** A scenario whose steps are to be played; what it expects is not looked at. */
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

/** A scenario whose steps are played, and the moves of the viewer that are then to be previewed. */
export interface ScenarioPreview {
  scenario: { [key: string]: Json };
  viewer: number;
  words: string[];
}

/** What each of the moves would change, as the game's page says; null where nothing can be said beforehand. */
export interface ScenarioPreviews {
  previews: ({ [key: string]: Json } | null)[];
}

/** A table to be opened. Left out: the fewest seats, all open, the opener on the first; the game's defaults. */
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

/** A record to be looked through or played on, or a scenario whose position is to be played. */
export interface Import {
  record?: string | null;
  scenario?: { [key: string]: Json } | null;
  public?: boolean;
  sit?: number | null;
}

/** A table that was opened, and the links of its seats. */
export interface TableMade {
  id: string;
  path: string;
  socket: string;
  commitment: string | null;
  invitations: Invitation[];
}

/** Some tables, the newest first; `before` asks for the next page, None: there is none. */
export interface Tables {
  tables: TableAbout[];
  before: string | null;
}

/** The bot that somebody meets next at a game. `first`: they have not played one of it to its end against bots. */
export interface Opponent {
  game: string;
  bot: string;
  level: number | null;
  first: boolean;
}

/** A table as the asking one sees it now: the same document that its socket would send. */
export interface TableNow {
  id: string;
  number: number;
  seat: number | null;
  face: { [key: string]: Json };
}

/** All that the asking one was ever told at a table: the events of its number 1, of its number 2 … */
export interface Told {
  number: number;
  told: { [key: string]: Json }[][];
}

/** Which seat to take: an open one, the one of an invitation, or any. */
export interface Sitting {
  seat?: number | null;
  invitation?: string | null;
  nonce?: string | null;
  as?: number | null;
  name?: string | null;
}

/** The seat that is now taken. */
export interface Seated {
  seat: number;
}

/** The seat that the link is for. */
export interface Invite {
  seat: number;
}

/** The link that gives a seat to whoever opens it first. */
export interface Invitation {
  seat: number;
  token: string;
  path: string;
}

/** It was done. */
export interface Done {
  done?: boolean;
}

/** The rematch: its table once everybody has agreed, None until then. */
export interface RematchMade {
  table: string | null;
}

/** A finished game after `ply` of its `plies` entries: what was done, what happened, what it looks like. */
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

/** How a finished game ended: the result, who played together, what was counted, and how it came to that. */
export interface Ending {
  result: { [key: string]: Json };
  sides: number[][];
  tally: TallyAbout[];
  course: Course;
  harder: (SeatPlan | null)[];
}

/** Whether the server is well, and of which version it is. */
export interface Health {
  status: "ok" | "stopping";
  version: string;
  store: string;
  tables: number;
  sockets: number;
}

/** Who can come to this server, and by which addresses: what friends are sent. */
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

/** One who is connected: a seat, or (None) the number of spectators. */
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

/** What the recipient may do now. A move quotes `id`. */
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

/** An identity: a guest, or an account once it has a name and a password. */
export interface Me {
  id: string;
  name: string;
  kind: "account" | "bot" | "guest";
  named?: boolean;
}

/** What people call the seats of a game of so many. */
export interface SideAbout {
  seats: number;
  names: Texts[];
}

/** An option of a game: words, a range of whole numbers (`low` to `high`), true and false, or any JSON. */
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

/** The words of a game with its default options; `domains` lists what an argument may be. */
export interface GrammarAbout {
  forms: FormAbout[];
  domains: { [key: string]: string[] };
  names: { [key: string]: string };
}

/** A heading of the rulebook and the rules beneath it. */
export interface SectionAbout {
  title: Texts;
  rules: RuleAbout[];
}

/** A group of the gallery, with what holds for all things in it. */
export interface ShelfAbout {
  kind: string;
  title: Texts;
  text: Texts | null;
  things: ExhibitAbout[];
}

/** One thing that is wrong with a set of cards. */
export interface FaultAbout {
  card: string;
  field: string;
  rule: string;
  text: Texts;
}

/** A scenario after one of its steps: what was done, what the viewer was told and sees, who may do what. */
export interface ScenarioMoment {
  do: string | null;
  events: { [key: string]: Json }[];
  view: { [key: string]: Json };
  to_act: number[];
  legal: { [key: string]: string[] };
  result: { [key: string]: Json } | null;
}

/** The step that was refused, counted from 1, and why. */
export interface ScenarioRefusal {
  step: number;
  rule: string | null;
  text: Texts;
}

/** What a seat is for: somebody (open to all, or to those with its link), or a bot of some level. */
export interface SeatPlan {
  kind?: "bot" | "invited" | "open";
  bot?: string | null;
  level?: number | null;
}

/** How long a seat may think: not limited, so many seconds per move, Fischer, or days per move. */
export interface ClockPlan {
  kind?: "days" | "fischer" | "move" | "none";
  seconds?: number | null;
  increment?: number | null;
  days?: number | null;
}

/** What happens to a seat whose player has been away for so many seconds. */
export interface AbsencePlan {
  rule?: "bot" | "claim" | "forfeit" | "pass" | "wait";
  after?: number;
}

/** How reaction windows close among people, in games that have them. */
export interface WindowPlan {
  kind?: "able" | "patient" | "timed";
  seconds?: number;
}

/** One of several people at one device: where they sit and what they are called. */
export interface Sitter {
  seat: number;
  name: string;
}

/** A table as lists show it. `mine`: the asking one sits there or has opened it; `seat`: where. */
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

/** One thing that a game counts, with a number for each seat; `tally-NAME` in the game's texts says what it is. */
export interface TallyAbout {
  name: string;
  numbers: number[];
  fewer: boolean;
}

/** The first thing that a game counts over time: after `plies` of its entries each seat had so many of it. */
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

/** The reaction window that is open, as everybody sees it: whom it asks, since when, and when it closes. */
export interface WindowPart {
  id: string;
  seats: number[];
  since: number;
  until: number | null;
}

/** A word that an option may be. */
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

/** A rule with its text, and what it says when it forbids a move. */
export interface RuleAbout {
  id: string;
  text: Texts;
  refusal: Texts | null;
}

/** One thing of the gallery; `about` is what a drawing of it needs, as the game's page says. */
export interface ExhibitAbout {
  id: string;
  name: Texts;
  text: Texts | null;
  about: { [key: string]: Json };
}

/** A seat as lists show it. */
export interface SeatAbout {
  kind: "bot" | "open" | "person";
  name: string;
  level: string;
}

/** One place of a form after its verb: a literal word, an argument of a domain, or a free whole number. */
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
