/** Moves by the names of cards: `Summon Dusk Moth`, `On Jade Ox`, never `Level 1, spot a`. */
import type { Naming, NamingProps } from '../contract';
import { boardTexts } from '../words';
import { describeGap } from './describe';
import { readCard, readView, type Creature } from './reading';
import { gapOf, placeOf } from './touches';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

const texts = boardTexts(fr, en);
/** Moves after which a stack has other cards. */
const CHANGES = ['place', 'move'];

export function naming({ view, seat, cards, language, text, domains }: NamingProps): Naming {
  const say = texts(language);
  const isPlace = (word: string): boolean => domains.place?.includes(word) ?? false;
  const placesIn = (words: string): string[] => words.split(' ').filter(isPlace);
  const seen = readView(view);
  const look = (id: string): ReturnType<typeof readCard> => readCard(cards, id, language);
  const creatures = seen.players[seat ?? seen.turn ?? 0]?.creatures ?? [];
  const at = (place: string): Creature | null => creatures.find((creature) => creature.place === place) ?? null;
  const nameAt = (place: string, depth = 1): string => look(at(place)?.cards[depth - 1] ?? '').name;
  const spotName = (spot: string): string => {
    if (spot.startsWith('deck-')) return say('deck-top', { level: spot.slice(5) });
    const card = seen.market.get(spot);
    return card ? look(card).name : text(`spot-${spot}`);
  };

  function move(words: string, before: readonly string[] = []): string | null {
    const [verb = '', first = '', second = '', third = '', fourth = ''] = words.split(' ');
    const pending = seen.pending?.kind === 'shift' ? seen.pending.place : '';
    const shifted = before.findLast((one) => one.startsWith('shift '))?.split(' ')[1] ?? pending;
    // A stack that is not there yet, or is another one by then, has only its place.
    const changed = before.filter((one) => CHANGES.includes(one.split(' ')[0] ?? '')).flatMap(placesIn);
    const places = verb === 'slide' ? [shifted] : placesIn(words);
    if (places.some((place) => at(place) === null || changed.includes(place))) return null;
    switch (verb) {
      case 'take': {
        const [, level] = first.split('deck-');
        const paid = { value: fourth, name: nameAt(third) };
        if (level !== undefined) return second === 'mana' ? say('move-pay-deck', { level, ...paid }) : say('move-take-deck', { level });
        return second === 'mana' ? say('move-pay', { card: spotName(first), ...paid }) : say('move-take', { card: spotName(first) });
      }
      case 'place': {
        const gap = gapOf(words);
        return describeGap(gap, at(placeOf(gap) ?? ''), look, say);
      }
      case 'move':
        return say('move-lift', { card: nameAt(first, Number(second)) });
      case 'shift':
        return say('move-shift', { name: nameAt(first) });
      case 'slide':
        return say('slide-to', { card: first === 'all' ? say('all-cards') : nameAt(shifted, Number(first)), where: say(`height-${second}`) });
      default:
        return null;
    }
  }

  function word(one: string): string | null {
    if (isPlace(one)) return at(one) === null ? null : nameAt(one);
    return seen.market.has(one) ? spotName(one) : null;
  }

  return { move, word };
}
