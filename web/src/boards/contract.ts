/**
 * What a board gets and gives: the one door between the table's shell and the board of a game.
 *
 * A board draws a view and turns taps into words. It codes no rule: what can be tapped comes from `legal`
 * (through `picking.ts`), and a tap that leads nowhere is handed to `onwhy`, which asks the server for the rule.
 */
import type { Component } from 'svelte';

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
  /** True while a move is on its way, in replays and for spectators: draws, but takes no move. */
  disabled: boolean;
  /** Plays these words. */
  onmove: (words: string) => void;
  /** An impossible tap: the best guess of what was meant. The shell shows why it is forbidden. */
  onwhy: (words: string) => void;
  /**
   * Cells or things to point at, by the names used in words (`c3`, `air`, `hand:water-1`): lessons and hints.
   * Pointing never limits what can be done.
   */
  point?: string[];
  /** Optional: what the board is about to do, in words, `''` for nothing (the shell may show it as typed words). */
  ondraft?: (words: string) => void;
  /** Optional: false stops all animation (settings); reduced motion of the system always does. */
  motion?: boolean;
}

/** What `boards/index.ts` knows of a game's board. */
export interface BoardEntry {
  /** Loaded when a table of that game is opened. */
  load: () => Promise<{ default: Component<BoardProps> }>;
  /** The board itself shows every legal move and says what to do, also moves of one word: the shell leaves them out. */
  showsAll?: boolean;
  /** The board names every seat and shows whose turn it is: on a phone the shell lists the seats only for what a board cannot know. */
  showsSeats?: boolean;
  /** The sign by which a seat is known on the board, for the shell's list of seats. */
  sign?: () => Promise<{ default: Component<{ seat: number }> }>;
}
