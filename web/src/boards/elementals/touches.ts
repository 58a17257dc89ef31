/** Words of Elementals as what is touched: a card of the middle, or the book and then the card; the pack; silence. */
import type { Thing } from '../picking';

export function touchesOf(words: string): Thing[] {
  const [verb = '', card = ''] = words.split(' ');
  if (verb === 'slap') return [`place:${card}`];
  if (verb === 'book') return ['book', `place:${card}`];
  return [verb === 'pass' ? 'verb:pass' : 'pack'];
}
