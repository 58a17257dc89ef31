/** How the views of Elementals are read as words. */
import type { PlainReading } from '../plain/contract';

export const reading: PlainReading = {
  names: ['card', 'element', 'zone', 'kind', 'phase'],
  seats: ['turn'],
};
