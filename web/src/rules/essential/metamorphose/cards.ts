/** Cards of the set for the pictures: a card with holes, and others that show something of its colour through them. */
import { readCard, type Card } from '../../../boards/metamorphose/reading';
import type { GameWords } from '../../../words/game';

function creatures(words: GameWords): Card[] {
  return [...words.cards.values()].filter((card) => card.block === 'card').map((card) => readCard(words.cards, card.id, words.language));
}

function holesOf(card: Card): number[] {
  return card.slots.flatMap((slot, place) => (slot.kind === 'hole' ? [place] : []));
}

/** How much of its own colour, and besides of others, a card sees of another through its holes. */
function seen(top: Card, under: Card): number {
  return holesOf(top).reduce((sum, place) => {
    const slot = under.slots[place];
    return slot?.kind === 'colour' ? sum + (slot.colour === top.colour ? 3 : 1) : sum;
  }, 0);
}

/** A card with a few holes, and two to lie beneath it, the first of which shows most of its colour. */
export function exampleCards(words: GameWords): [Card, Card, Card] {
  const all = creatures(words).filter((card) => card.level === 1);
  const tops = all.filter((card) => holesOf(card).length === 2 && card.slots.some((slot) => slot.kind === 'colour' && slot.colour === card.colour));
  const pairs = tops.flatMap((top) => all.filter((under) => under.id !== top.id && under.colour !== top.colour).map((under) => [top, under] as const));
  const [top, under] = pairs.toSorted(([a, b], [c, d]) => seen(c, d) - seen(a, b))[0] ?? [];
  const other = all.find((card) => card.id !== top?.id && card.id !== under?.id);
  const none = readCard(words.cards, '', words.language);
  return [top ?? none, under ?? none, other ?? none];
}
