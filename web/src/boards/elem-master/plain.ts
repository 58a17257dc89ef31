/** How the views of Elem Master are read as words. */
import type { GameWords } from '../../words/game';
import type { PlainReading } from '../plain/contract';
import { COLOUR_NAMES, COLOURS, readStack } from './reading';

/** A colour by its letter: `w`. */
function colour(letter: string, words: GameWords): string | null {
  const name = letter.length === 1 ? COLOUR_NAMES[COLOURS.indexOf(letter)] : undefined;
  return name === undefined ? null : words.text(`colour-${name}`);
}

/** `Black Fire 3, played`: an elemental as the view writes it, `b:fire:3x`. */
function stack(written: string, words: GameWords): string {
  const { element, level, marks, actingAs } = readStack(written);
  const named = marks.map((mark) => words.text(`mark-${mark}`));
  if (actingAs !== null) named.push(`${words.text('mark-acting-as')} (${words.text(`element-${actingAs}`)})`);
  return [`${colour(written.slice(0, 1), words) ?? ''} ${words.text(`element-${element}`)} ${level}`, ...named].join(', ');
}

export const reading: PlainReading = {
  names: ['element', 'event', 'speciality', 'terrain', 'colour', 'zone', 'phase', 'mark'],
  seats: ['turn'],
  isCell: (key) => /^[a-j]\d{1,2}$/.test(key),
  label: (key, _, words) => colour(key, words),
  word: (word, _, words) => (word.charAt(1) === ':' ? stack(word, words) : null),
};
