/** The cloth: what one lays on it before one says that one is done. Then it is sent card by card. */
import { grouped } from './reading';

/** Whether one more of that card may be laid: it may be put, there is one left in hand, there is room. */
export function mayLay(card: string, cloth: readonly string[], hand: readonly string[], legal: readonly string[], most: number | null): boolean {
  const count = (cards: readonly string[]): number => cards.filter((one) => one === card).length;
  return legal.includes(`put ${card}`) && count(cloth) < count(hand) && (most === null || cloth.length < most);
}

/** The words to say next: the first card that has not been put yet, then `done` where that is asked for; null: all is said. */
export function nextWords(cloth: readonly string[], put: readonly string[], legal: readonly string[]): string | null {
  const done = new Map(grouped(put));
  for (const [card, count] of grouped(cloth)) {
    if (count > (done.get(card) ?? 0)) return `put ${card}`;
  }
  return legal.includes('done') ? 'done' : null;
}

/** Whether one may say that one is done: with fewer than all only where the table asks for `done`. */
export function isReady(cloth: readonly string[], legal: readonly string[], most: number | null): boolean {
  return legal.includes('done') || (most !== null && cloth.length >= most);
}
