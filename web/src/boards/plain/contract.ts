/** What the plain board cannot know of a game by itself: how its views write what only its own board draws. */
import type { GameWords } from '../../words/game';
import type { BoardProps } from '../contract';

/** What a board for any game gets. */
export type PlainProps = Pick<BoardProps, 'view' | 'legal' | 'seat' | 'names' | 'disabled' | 'flip' | 'onmove' | 'onpress' | 'onshown'> & { words: GameWords };

export interface PlainReading {
  /** The families of the game's texts (`terrain` of `terrain-forest`) that name words and keys of its views, in the order in which they are tried. */
  names: readonly string[];
  /** Keys whose numbers are seats, besides those that mean seats in every game. */
  seats?: readonly string[];
  /** The keys of a map, which are said as they are. */
  isCell?: (key: string) => boolean;
  /** A key that is put together, or an abbreviation, under the key `under`; null for others. */
  label?: (key: string, under: string, words: GameWords) => string | null;
  /** A word of that kind. */
  word?: (word: string, under: string, words: GameWords) => string | null;
  /** A number that stands for something else. */
  number?: (value: number, under: string, words: GameWords) => string | null;
  /** What is good to know about a key, where it is not seen on the page. */
  help?: (key: string, under: string, words: GameWords) => string | null;
}
