/** By which touches each move of Élixir is reached: a card, then what is done with it; a seat; an answer. */
import type { Paths } from '../picking';

/**
 * A card in hand is `card:ID`, one that lies elsewhere `offer:ID`. To cast or play needs a second touch, for one reads
 * a card before one spends it; in a window the bar has one button for each card that fits (`answer:WORDS`).
 */
export const touchesOf: Paths = (words) => {
  const [verb = '', what = ''] = words.split(' ');
  switch (verb) {
    case 'cast':
    case 'play':
      return [[`card:${what}`, `verb:${verb}`], [`answer:${words}`]];
    case 'use':
    case 'give':
    case 'lay':
    case 'put':
      return [[`card:${what}`]];
    case 'drop':
      return [[`card:${what}`], [`offer:${what}`]];
    case 'take':
    case 'recall':
    case 'copy':
      return [[`offer:${what}`]];
    case 'buyout':
      return [[`forfeit:${what}`]];
    case 'target':
      return [[`seat:${what}`]];
    case 'pick':
      return [[`level:${what}`]];
    case 'name':
      return [[`word:${what}`]];
    case 'choose':
      return [[`option:${what}`]];
    default:
      return [[`verb:${words.replace(' ', '-')}`]];
  }
};
