/** How the views of Métamorphose are read as words. */
import type { GameWords } from '../../words/game';
import type { PlainReading } from '../plain/contract';
import { readSight } from './reading';

/** What shows at one place of a creature where there is no colour. */
const SIGNS: Readonly<Record<string, string>> = { open: '○', hole: '○', none: '–', x: '×' };

/** `Orange 2` for `o2`. */
function characteristic(word: string, words: GameWords): string | null {
  const sight = readSight(word);
  return sight.kind === 'colour' ? `${words.text(`colour-${sight.colour}`)} ${sight.strength}` : null;
}

export const reading: PlainReading = {
  names: ['colour', 'spot', 'place', 'zone', 'phase', 'level', 'offset', 'mana', 'contest', 'slot'],
  seats: ['turn'],
  label: (key, under, words) => (under === 'creatures' ? `${words.text('term-creature')} ${key.slice(1)}` : null),
  word: (word, under, words) => {
    if (under === 'shows' && word in SIGNS) return SIGNS[word] ?? null;
    // A colour that is not seen is written `?`.
    return word.includes('-?') || word.startsWith('?-') ? words.family('contest', word.replaceAll('?', 'unknown')) : characteristic(word, words);
  },
};
