/** Standing orders as the prompt carries them, and the kinds of windows in words. */
import { isObject } from '../boards/plain/reading';
import type { Json } from '../protocol';
import type { GameWords } from '../words/game';
import { t } from '../words/words.svelte';
import type { Names } from './telling';

export interface Standing {
  number: number;
  /** The kind of window, `any` for all. */
  trigger: string;
  until: 'turn' | 'game';
}

export function readOrders(orders: readonly Json[]): Standing[] {
  return orders.flatMap((order) => {
    if (!isObject(order) || typeof order.order !== 'number' || typeof order.trigger !== 'string') return [];
    return [{ number: order.order, trigger: order.trigger, until: order.until === 'game' ? ('game' as const) : ('turn' as const) }];
  });
}

/** What is let pass: `the Blazes`; a kind that the site has no word for is `such questions`. */
export function kindText(kind: string): string {
  const id = `order-kind-${kind}`;
  const found = t(`order-kind-${kind}`);
  return found === id ? t('order-kind-other') : found;
}

/** What an open window lets the reader react to, null where the game's own question or board says it. */
export function reactionText(window: { [key: string]: Json }, words: GameWords, names: Names): string | null {
  const what = words.reactionTo(window);
  const by = isObject(window.about) ? window.about.by : null;
  return what === null ? null : t('reaction', { what, name: typeof by === 'number' ? names.of(by) : '' });
}
