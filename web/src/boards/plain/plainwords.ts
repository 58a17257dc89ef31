/** A view in words: what its keys, words and numbers are called. */
import type { GameWords } from '../../words/game';
import { t } from '../../words/words.svelte';
import type { Json } from '../contract';
import type { PlainReading } from './contract';

/** Keys whose numbers are seats, in all games. */
const SEATS = ['first', 'active', 'alpha', 'seat', 'owner', 'anchor', 'you', 'out', 'awaited', 'by', 'target', 'targets', 'from', 'to', 'finished', 'extra'];
/** Keys that hold one thing for each seat. */
const BY_SEAT = new Set(['mages', 'players', 'piles', 'packs', 'aside']);

export class PlainWords {
  readonly words: GameWords;
  readonly reading: PlainReading;
  readonly names: readonly string[];
  readonly seat: number | null;
  #seats: ReadonlySet<string>;

  constructor(words: GameWords, reading: PlainReading, names: readonly string[], seat: number | null) {
    this.words = words;
    this.reading = reading;
    this.names = names;
    this.seat = seat;
    this.#seats = new Set([...SEATS, ...(reading.seats ?? [])]);
  }

  /** Whether the numbers under a key are seats. */
  holdsSeats(key: string): boolean {
    return this.#seats.has(key);
  }

  /** Whether what is under `under` is listed by seats, and `key` is one of them. */
  isSeat(key: string, under: string): boolean {
    return BY_SEAT.has(under) && Number.isInteger(Number(key));
  }

  /** Whether a list has one entry for each seat. */
  isBySeat(list: readonly Json[], key: string): boolean {
    return BY_SEAT.has(key) && list.length === this.names.length;
  }

  isCell(key: string): boolean {
    return this.reading.isCell?.(key) === true;
  }

  seatName(seat: number): string {
    const label = this.names[seat] ?? String(seat + 1);
    return seat === this.seat ? t('plain-you', { name: label }) : label;
  }

  number(value: number, key: string): string {
    const own = this.reading.number?.(value, key, this.words) ?? null;
    if (own !== null) return own;
    return this.holdsSeats(key) && value >= 0 && value < this.names.length ? this.seatName(value) : String(value);
  }

  /** What a key is called: by the game, else by the site, else as it is. */
  label(key: string, under = ''): string {
    if (this.isCell(key)) return key;
    if (this.isSeat(key, under)) return this.seatName(Number(key));
    const own = this.reading.label?.(key, under, this.words) ?? null;
    return own ?? this.#named(key.replaceAll('_', '-'), ['term', 'zone', ...this.reading.names]) ?? ownText(`view-${key}`) ?? key.replaceAll(/[_-]/g, ' ');
  }

  help(key: string, under: string): string | null {
    return this.reading.help?.(key, under, this.words) ?? null;
  }

  /** What a word under a key means: `w:earth:2x`, `fire-3`, `?1`. */
  word(word: string, under = ''): string {
    if (word === 'hidden') return t('plain-hidden', { what: 0 });
    if (word.startsWith('?')) return t('plain-hidden', { what: Number(word.slice(1)) });
    const own = this.reading.word?.(word, under, this.words) ?? null;
    if (own !== null) return own;
    const printed = this.words.printed(word);
    const name = this.#named(word, [under.replaceAll('_', '-'), ...this.reading.names]) ?? ownText(`word-${word}`);
    if (name !== null) return printed === null ? name : `${name} (${printed})`;
    return this.#byParts(word) ?? word;
  }

  #named(word: string, families: readonly string[]): string | null {
    const card = this.words.cards.get(word)?.name[this.words.language];
    if (card !== undefined) return card;
    for (const family of families) {
      const found = this.words.family(family, word);
      if (found !== null) return found;
    }
    const thing = this.words.thing(word);
    return thing === word ? null : thing;
  }

  /** `green-orange` by the names of its parts, where they have some. */
  #byParts(word: string): string | null {
    const parts = word.split('-').map((part) => this.#named(part, this.reading.names));
    return parts.length > 1 && parts.every((part) => part !== null) ? parts.join(' / ') : null;
  }
}

/** A text of the site, null where it has none. */
function ownText(id: string): string | null {
  const found = t(id);
  return found === id ? null : found;
}
