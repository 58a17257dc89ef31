/** Moves by the names of what lies on the table, for lists of moves beside the board. */
import type { Naming } from '../boards/contract';
import type { Room } from './room.svelte';

export interface NamesOfMoves {
  /** What the board calls moves and words; null where it has no names of its own, or as long as they are on their way. */
  readonly board: Naming | null;
  /** Moves of one turn, one after the other, as a person would say them; null as long as their names are on their way. */
  line: (moves: readonly string[]) => string[] | null;
}

/** To be called where a component begins. */
export function namesOfMoves(room: () => Room): NamesOfMoves {
  let board = $state.raw<Naming | null>(null);
  $effect(() => {
    const { table, words, face, entry } = room();
    const { seat } = table;
    const view = face?.view;
    if (!view) return;
    const { domains } = words.about.grammar;
    void entry?.naming?.().then((found) => (board = found.naming({ view, seat, cards: words.cards, language: words.language, text: words.text, domains })));
  });
  return {
    get board() {
      return board;
    },
    line(moves) {
      const { words, seats, entry } = room();
      if (board === null && entry?.naming !== undefined) return null;
      return moves.map((move, place) => board?.move(move, moves.slice(0, place)) ?? words.move(move, seats.length));
    },
  };
}
