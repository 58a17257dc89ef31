/** By which touches each move of Elementary Evolution is reached: a card and its pile, a token and its target. */
import type { Paths, Thing } from '../picking';

const PILES = new Set(['air', 'fire', 'earth', 'water']);

function pile(seat: number | string, name: string): Thing {
  return `pile:${seat}:${name}`;
}

/** The paths of a move made by `seat`: piles named without a seat are its own. */
export function touchesOf(seat: number): Paths {
  return (words) => {
    const [verb = '', first = '', second = '', third = '', fourth = ''] = words.split(' ');
    switch (verb) {
      case 'play':
      case 'cascade':
        return [[`hand:${first}`, pile(seat, second)]];
      case 'discard':
        return [[`hand:${first}`, `discard:${second}`]];
      case 'blaze':
        return [[pile(first, second)]];
      case 'root':
        return [[pile(seat, first)]];
      case 'give':
        return [[`mage:${first}`]];
      case 'drop':
        return [[`discard:${first}`]];
      case 'use':
        return [used(seat, first, [second, third, fourth].filter(Boolean))];
      case 'move':
        return [[`token:${first}`, pile(seat, second)]];
      default:
        return [[`verb:${words.replace(' ', '-')}`]];
    }
  };
}

/** A creature: its token, for Akasha the creature copied, then the target; `verb:use` where there is none. */
function used(seat: number, creature: string, rest: string[]): Thing[] {
  const path: Thing[] = [`token:${creature}`];
  let targets = rest;
  if (creature === 'akasha') {
    path.push(`copy:${rest[0] ?? ''}`);
    targets = rest.slice(1);
  }
  const [first = '', second = ''] = targets;
  if (second) return [...path, pile(first, second)];
  if (PILES.has(first)) return [...path, pile(seat, first)];
  if (first) return [...path, `mage:${first}`];
  return [...path, 'verb:use'];
}
