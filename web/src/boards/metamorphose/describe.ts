/** Creatures, cards, gaps and what would become of them in words: for screen readers, and for the line above the buttons. */
import { readPower } from '../../words/powers';
import type { GameText } from '../contract';
import { mainChange, totalOf, type Change, type Outcome } from './previews';
import { COLOURS, type Card, type Colour, type Creature, type Sight } from './reading';
import { placeOf } from './touches';

export type Look = (id: string) => Card;

export function colourWord(colour: Colour, say: GameText): string {
  return say('colour', { colour });
}

function sightWord(sight: Sight, say: GameText): string {
  return sight.kind === 'colour' ? `${colourWord(sight.colour, say)} ${sight.strength}` : say(`row-${sight.kind}`);
}

/** The power of a card in a few words, in the game's own texts. */
export function shortPower(card: Card, text: GameText): string {
  const { verb, n, k, kinds } = readPower(card.power);
  const named = (kind: string): string => (kind === 'unusable' ? '×' : text(`colour-${kind}`).toLocaleLowerCase());
  const several = [...new Set(kinds)].map((kind) => [kinds.filter((one) => one === kind).length, named(kind)] as const);
  const listed = several.map(([count, name]) => (count > 1 ? `${count}\u00a0${name}` : name)).join(' + ');
  return text(`power-short-${verb}`, { n, k, kinds: listed, hue: kinds[0] ?? 'green', colour: named(kinds[0] ?? 'green') });
}

export function powerWords(card: Card, text: GameText): string {
  return card.sentence || shortPower(card, text);
}

export function describeCard(card: Card, text: GameText, say: GameText): string {
  const slots = card.slots.map((slot) => sightWord(slot, say)).join(', ');
  return say('card-words', { name: card.name, level: card.level, colour: colourWord(card.colour, say), slots, power: powerWords(card, text) });
}

export function numberOf(place: string): number {
  return Number(place.slice(1));
}

export function describeCreature(creature: Creature, look: Look, say: GameText): string {
  const shown = creature.shows.filter((sight, row) => sight.kind !== 'open' || (row > 1 && row < 8));
  const details = { number: numberOf(creature.place), name: look(creature.cards[0] ?? '').name, colour: colourWord(creature.colour, say), base: creature.base, bonus: creature.bonus, cards: say('cards-count', { count: creature.cards.length }) };
  const tokens = creature.mana.map((token) => say(token.isReady ? 'token-ready' : 'token-spent', { value: token.value }));
  return [say('creature-words', details), ...tokens, say('rows-words', { rows: shown.map((sight) => sightWord(sight, say)).join(', ') })].join(', ');
}

/** Where a gap is: `Between Jade Ox and Moss Hare`. */
export function describeGap(gap: string, creature: Creature | null, look: Look, say: GameText): string {
  const name = (depth: number): string => look(creature?.cards[depth - 1] ?? '').name;
  const [, place = '', where = ''] = gap.split(':');
  if (place === 'new' || creature === null) return say('gap-new');
  if (where === 'on') return say('gap-on', { name: name(1) });
  if (where === 'under') return say('gap-under', { name: name(creature.cards.length) });
  return say('gap-between', { upper: name(Number(where) - 1), lower: name(Number(where)) });
}

/** `strength 5 → 8, purple`. */
export function changeWords(change: Change, say: GameText): string {
  const after = change.after;
  if (after === null) return '';
  const details = { before: totalOf(change.before), after: totalOf(after), colour: colourWord(after.colour, say) };
  return say(change.before === null ? 'change-new' : 'change', details);
}

/** All that a placement or a slide would change, sentence by sentence. */
export function outcomeWords(outcome: Outcome, gap: string | null, look: Look, say: GameText): string[] {
  const main = mainChange(outcome, gap === null ? null : placeOf(gap));
  const words: string[] = [];
  if (main?.after) words.push([changeWords(main, say), ...gained(main, say)].join(', '));
  for (const change of outcome.changes) {
    if (change === main) continue;
    const name = look((change.after ?? change.before)?.cards[0] ?? '').name;
    if (change.after === null) words.push(say('change-gone', { name }));
    else if (totalOf(change.before) !== totalOf(change.after)) words.push(say('change-also', { name, before: totalOf(change.before), after: totalOf(change.after) }));
  }
  for (const colour of COLOURS) {
    const [before, after] = [outcome.before[colour], outcome.after[colour]];
    if (before !== after) words.push(say('change-total', { colour: colourWord(colour, say), before, after }));
  }
  return words;
}

function gained(change: Change, say: GameText): string[] {
  const had = new Set(change.before?.mana.map((token) => token.value));
  return (change.after?.mana ?? []).filter((token) => !had.has(token.value) && token.isReady).map((token) => say('change-mana', { value: token.value }));
}
