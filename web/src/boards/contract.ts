/**
 * What a board gets and gives: the one door between the table's shell and the board of a game.
 *
 * A board draws a view and turns taps into words. It codes no rule: what can be tapped comes from `legal`
 * (through `picking.ts`), and a tap that leads nowhere is handed to `onwhy`, which asks the server for the rule.
 */
import type { Component } from 'svelte';
import type { CardAbout } from '../words/cards';
import type { PlainReading } from './plain/contract';

/** Any JSON, as the server sends it. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
export type JsonObject = { [key: string]: Json };

/** Looks up a text of the game's own Fluent file in the reader's language. */
export type GameText = (id: string, values?: Record<string, string | number>) => string;

export type Language = 'fr' | 'en';

/** One event of the game, as `update.events` carries it: a kind and its fields. */
export interface GameEvent {
  kind: string;
  [field: string]: Json;
}

/** The part of the face's prompt that boards look at. */
export interface BoardPrompt {
  id: number;
  to_act: boolean;
  legal: string[];
  window?: JsonObject | null;
  /** The open race: what this seat may say to have the next card turned, and what it has answered. */
  race?: { next?: string | null; answered?: string | null } | null;
}

export interface BoardProps {
  /** What the seat (or, with `seat` null, a spectator) sees; the game's page says which keys there are. */
  view: JsonObject;
  /** The face's prompt; null for spectators, in replays and after the end. */
  prompt: BoardPrompt | null;
  /** The legal words, `[]` when nothing can be done. The only source of what lights up. */
  legal: string[];
  /** Whose eyes: the seat at the bottom of the board; null sits a spectator behind seat 0. */
  seat: number | null;
  /** Names by seat, as shown (the board adds colour and sign). */
  names: string[];
  /** The table's options, as the game reads them. */
  options: JsonObject;
  /** The events of the last update, for animation; a fresh array for each update, `[]` for none. */
  events: GameEvent[];
  language: Language;
  /**
   * A text of the game's own Fluent file (`GET /api/games/SLUG/texts/LANG`), by id: `terrain-forest`, or
   * `terrain-forest.help` for an attribute. An id that is not there gives the id back.
   */
  text: GameText;
  /** The cards of the set that is played with, by their ids: names, texts, fields. Empty where the game has no set. */
  cards: ReadonlyMap<string, CardAbout>;
  /** True while a move is on its way, in replays and for spectators: draws, but takes no move. */
  disabled: boolean;
  /**
   * The words of one's own move that is on its way, null for none. A board shows at once what was touched as gone where it
   * was sent (the piece on its cell, the card over its pile), and leaves everything else as it was; what then really happens
   * comes with the next view. Null again with the same view: it was refused, and what was touched returns.
   */
  sending?: string | null;
  /** Plays these words; `follows` says that they go on with what an earlier press has said (the rest of several moves). */
  onmove: (words: string, follows?: boolean) => void;
  /** An impossible tap: the best guess of what was meant. The shell shows why it is forbidden. */
  onwhy: (words: string) => void;
  /**
   * Cells or things to point at, by the names used in words (`c3`, `air`, `hand:water-1`): lessons and hints.
   * Pointing never limits what can be done.
   */
  point?: string[];
  /** The words of a move that somebody has been advised to play, null for none: all of it that the board shows is pointed at. */
  hint?: string | null;
  /**
   * What would become of legal moves, as the engine says (`State.preview`); null for a move of which nothing can be
   * said beforehand. Not there where nobody can be asked (replays, spectators).
   */
  preview?: (words: string[]) => Promise<(JsonObject | null)[]>;
  /** Races: the number of the card of the open race, null between races. */
  flip?: number | null;
  /** Races: a press with the time at which it was made; false if it cannot count: it came before anybody could react. */
  onpress?: (words: string, pressedAt: number) => boolean;
  /** Races: the card with that number is on the page now; null: none is. */
  onshown?: (flip: number | null) => void;
  /** Optional: what the board is about to do, in words, `''` for nothing (the shell may show it as typed words). */
  ondraft?: (words: string) => void;
  /** Races: why one's last press was lost, `''` for nothing. A board that tells news says it, else the shell does. */
  lost?: string;
  /** Races: what the table has agreed on (`handicap`, `settle-pause`), where that is not the usual. */
  terms?: JsonObject;
  /** Races: seats whose line loses them time. */
  slow?: readonly number[];
  /** Optional: the reader wants letters beside colours and shapes. */
  letters?: boolean;
  /** Optional: false stops all animation (settings); reduced motion of the system always does. */
  motion?: boolean;
}

/** What the naming of moves is made from; `domains`: the words of the game's grammar, by what they stand for. */
export type NamingProps = Pick<BoardProps, 'view' | 'seat' | 'cards' | 'language' | 'text'> & { domains: Readonly<Record<string, readonly string[]>> };

/** Moves in the words of what lies on the table, where the game's own words name only the place: cards, not spots. */
export interface Naming {
  /** A whole move, null for one that the game's own words say well; `before`: what is to be played first in the same turn. */
  move(words: string, before?: readonly string[]): string | null;
  /** A single word of a move, null for one that has no name of its own. */
  word(word: string): string | null;
}

export type SpeechProps = Pick<BoardProps, 'view' | 'seat' | 'cards' | 'language' | 'options'>;

/** What a game asks of those who speak at its table. */
export interface Speech {
  /** What the reader is to do while speaking. */
  own: { name: string; text: string }[];
  /** Somebody at the table is to do something: one may cheer. */
  isPerformed: boolean;
}

/** What `boards/index.ts` knows of a game's board. */
export interface BoardEntry {
  /** Loaded when a table of that game is opened. */
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** The board itself shows every legal move and says what to do, also moves of one word: the shell leaves them out. */
  showsAll?: boolean;
  /** The board names every seat and shows whose turn it is: on a phone the shell lists the seats only for what a board cannot know. */
  showsSeats?: boolean;
  /** How the plain board reads the game's views. */
  plain?: () => Promise<{ reading: PlainReading }>;
  /** Names moves by what the view shows, for lists of moves outside the board. */
  naming?: () => Promise<{ naming: (props: NamingProps) => Naming }>;
  /** What the game asks of those who speak, for the line in which one writes. */
  speech?: () => Promise<{ speech: (props: SpeechProps) => Speech }>;
  /** The board tells what happened last: the shell need not, where there is little room. */
  tellsNews?: boolean;
  /** The colour by which a seat is known on the board, as CSS writes it; the shell's own for that seat unless it says so. */
  colour?: (seat: number) => string;
  /** The sign by which a seat is known on the board, for the shell's list of seats. */
  sign?: () => Promise<{ default: Component<{ seat: number }> }>;
}
