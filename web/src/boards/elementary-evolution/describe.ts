/** Piles and moves in words: for screen readers, and for the buttons of a window. */
import type { GameText } from '../contract';
import type { Pile } from './reading';

export function describePile(pile: Pile, name: string, lit: boolean, text: GameText, say: GameText): string {
  const top = pile.cards.at(-1);
  const parts = [say('pile-of', { pile: text(`zone-pile-${pile.name}`), name })];
  if (!top) parts.push(text('pile-state-empty'));
  else {
    parts.push(say('pile-top', { card: text(`card-${top}`), level: pile.cards.length - 1 }));
    parts.push(text(pile.free ? 'card-state-free' : 'card-state-rooted'));
    if (pile.rooted > 0) parts.push(say('pile-rooted', { count: pile.rooted }));
    if (pile.guard) parts.push(text('card-state-guarded'));
    if (pile.cards.length === 6) parts.push(text('pile-state-complete'));
  }
  if (lit) parts.push(say('can-be-chosen'));
  return parts.join(', ');
}

/** A move as the label of a button; a Tornado draws as many cards as were `tossed` in it. */
export function labelOf(words: string, names: readonly string[], text: GameText, say: GameText, tossed = 0): string {
  const [verb = '', ...rest] = words.split(' ');
  switch (verb) {
    case 'cascade':
    case 'play':
      return say(verb === 'play' ? 'label-play' : 'label-cascade', { card: text(`card-${rest[0] ?? ''}`), level: rest[0]?.split('-')[1] ?? '★' });
    case 'give':
      return `${text('verb-give')} ${names[Number(rest[0])] ?? ''}`;
    case 'drop':
      return text(`verb-drop-${rest[0] ?? ''}`);
    case 'done':
      return say('label-done', { count: tossed });
    case 'pass':
      return text('verb-pass');
    case 'use':
      return named(rest.map((word) => wordName(word, names, text)));
    default:
      return text(`verb-${words.replace(' ', '-')}`);
  }
}

/** `Siren → Bastien, Air pile`. */
function named([creature = '', ...targets]: string[]): string {
  return targets.length > 0 ? `${creature} → ${targets.join(', ')}` : creature;
}

function wordName(word: string, names: readonly string[], text: GameText): string {
  if (/^\d$/.test(word)) return names[Number(word)] ?? word;
  const pile = text(`zone-pile-${word}`);
  return pile === `zone-pile-${word}` ? text(`creature-${word}`) : pile;
}
