/** What is in force at the table, told once: the same law on several wizards is one entry. */
import type { Lasting } from './reading';

export interface Law extends Lasting {
  bearers: number[];
}

/** Forfeits before the rest, one's own first, the newest first. */
export function lawsOf(lasting: readonly Lasting[], viewer: number): Law[] {
  const laws = new Map<string, Law>();
  for (const effect of lasting) {
    const key = effect.kind === 'forfeit' ? effect.number : [effect.kind, effect.is, effect.by, effect.card, effect.until].join(' ');
    const found = laws.get(key);
    if (found) found.bearers.push(effect.on);
    else laws.set(key, { ...effect, bearers: [effect.on] });
  }
  const rank = (law: Law): number => (law.kind === 'forfeit' ? 0 : 2) + (law.bearers.includes(viewer) ? 0 : 1);
  return [...laws.values()].sort((one, other) => rank(one) - rank(other) || Number(other.number) - Number(one.number));
}
