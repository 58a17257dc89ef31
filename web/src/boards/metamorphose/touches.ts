/** By which touches each move of Métamorphose is reached: a card and what is done with it, a gap, a height. */
import { touchedBy, type Thing } from '../picking';

export function touchesOf(words: string): Thing[][] {
  const [verb = '', first = '', second = '', third = '', fourth = ''] = words.split(' ');
  switch (verb) {
    case 'take':
      return second === 'mana' ? [[`spot:${first}`, `token:${third}:${fourth}`, 'do:take']] : [[`spot:${first}`, 'do:take']];
    case 'place':
      return [[gapOf(words)]];
    case 'move':
      return [[`card:${first}:${second}`, 'do:move']];
    case 'shift':
      return [[`stack:${first}`, 'do:shift']];
    case 'slide':
      return [[`slide:${first}:${second}`]];
    default:
      return [[`verb:${words}`]];
  }
}

/** What shows somebody how to make a move: what it touches, and where one begins with it. */
export function pointsOf(words: string | null): Thing[] {
  const [verb = '', place = ''] = words?.split(' ') ?? [];
  const begins = verb === 'move' ? ['pill:move', `stack:${place}`] : verb === 'shift' ? ['pill:shift'] : [];
  return [...begins, ...touchedBy(words, touchesOf)];
}

/** The gap that a placement names: `gap:new`, `gap:c1:on`, `gap:c1:2`, `gap:c1:under`. */
export function gapOf(words: string): Thing {
  const [, how = '', place = '', depth = ''] = words.split(' ');
  return how === 'new' ? 'gap:new' : `gap:${place}:${how === 'into' ? depth : how}`;
}

/** The place that a gap belongs to, null for a new creature. */
export function placeOf(gap: Thing): string | null {
  const [, place = ''] = gap.split(':');
  return place === 'new' ? null : place;
}
