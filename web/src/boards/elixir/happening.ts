/** What the last events did, for a moment of movement on the board. */
import type { GameEvent } from '../contract';

/** How many finds each hand gained or lost: `+2`, `−1`. */
export function newsOf(events: readonly GameEvent[]): Map<number, string> {
  const changes = new Map<number, number>();
  const change = (seat: unknown, by: number): void => {
    if (typeof seat === 'number') changes.set(seat, (changes.get(seat) ?? 0) + by);
  };
  for (const event of events) {
    if (event.kind === 'drew') change(event['seat'], Number(event['n'] ?? 0));
    else if (event.kind === 'fetched' || event.kind === 'picked') change(event['seat'], 1);
    else if (event.kind === 'discarded') change(event['seat'], -1);
    else if (event.kind === 'paid') change(event['seat'], Array.isArray(event['cards']) ? -event['cards'].length : 0);
    else if (event.kind === 'moved' && event['zone'] === 'finds') {
      change(event['from'], -1);
      change(event['to'], 1);
    }
  }
  return new Map([...changes].filter(([, by]) => by !== 0).map(([seat, by]) => [seat, by > 0 ? `+${by}` : `−${-by}`]));
}

export interface Revealed {
  /** What each had put, by seat. */
  put: [number, string[]][];
  /** Who won the lot of an auction. */
  winner: number | null;
}

/** What everybody had put, when the lids are lifted; who won the lot, as soon as that is told. */
export function revealedOf(events: readonly GameEvent[], before: Revealed | null = null): Revealed | null {
  const put = events.find((event) => event.kind === 'revealed')?.['put'];
  const won = events.find((event) => event.kind === 'lot-won')?.['seat'];
  const winner = typeof won === 'number' ? won : null;
  if (put === null || typeof put !== 'object' || Array.isArray(put)) return winner === null || before === null ? null : { ...before, winner };
  return { put: Object.entries(put).map(([seat, cards]) => [Number(seat), Array.isArray(cards) ? cards.map(String) : []]), winner };
}

export interface Undone {
  /** Who undid it, with which card. */
  by: number;
  card: string;
  /** What was undone: a spell, an object, a transaction, a theft, a forfeit, a lot. */
  event: string;
  /** Undone, or sent to somebody else. */
  how: 'cancelled' | 'redirected';
}

/** What a card undid or sent elsewhere; it is told until the next card is played, or the next turn begins. */
export function undoneOf(events: readonly GameEvent[], before: Undone | null, last: { seat: number; card: string } | null): Undone | null {
  const done = events.find((event) => event.kind === 'cancelled' || event.kind === 'redirected');
  if (done && last) return { by: last.seat, card: last.card, event: String(done['event']), how: done.kind === 'cancelled' ? 'cancelled' : 'redirected' };
  return events.some((event) => ['cast', 'played', 'turn-started'].includes(event.kind)) ? null : before;
}

/** The last card that somebody played or cast. */
export function lastCardOf(events: readonly GameEvent[]): { seat: number; card: string } | null {
  const event = events.findLast((one) => one.kind === 'cast' || one.kind === 'played');
  return event && typeof event['seat'] === 'number' && typeof event['card'] === 'string' ? { seat: event['seat'], card: event['card'] } : null;
}
