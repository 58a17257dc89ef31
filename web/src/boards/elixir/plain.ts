/** How the views of Élixir are read as words. */
import type { PlainReading } from '../plain/contract';

export const reading: PlainReading = {
  names: ['card', 'element', 'event', 'zone', 'kind', 'phase', 'level', 'slot'],
  number: (value, under, words) => (under === 'direction' ? words.text(value > 0 ? 'direction-clockwise' : 'direction-anticlockwise') : null),
};
