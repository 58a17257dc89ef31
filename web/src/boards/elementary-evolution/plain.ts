/** How the views of Elementary Evolution are read as words. */
import type { PlainReading } from '../plain/contract';

export const reading: PlainReading = {
  names: ['card', 'creature', 'element', 'zone'],
  // The tokens of creatures: what each of them can do.
  help: (key, under, words) => (under === 'tokens' ? words.help('creature', key) : null),
};
