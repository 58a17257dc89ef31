/** A free start being arranged on one's own screen; its `put` moves are sent when all is ready. */
import type { Element } from '../../art/elements';
import type { Facing } from './geometry';

/** How many tokens an army has, and how high and how many of a kind: what the screen lets one arrange. */
export const ARMY = 12;
const HIGHEST = 3;
const OF_A_KIND = 6;

export type Draft = ReadonlyMap<string, { element: Element; level: number }>;

export function tokensOf(draft: Draft, element?: Element): number {
  let sum = 0;
  for (const stack of draft.values()) if (!element || stack.element === element) sum += stack.level;
  return sum;
}

/** The draft after touching a cell with an element (one more token), or with none (one token less). */
export function painted(draft: Draft, cell: string, element: Element | null): Draft {
  const next = new Map(draft);
  const stack = next.get(cell);
  if (element === null || (stack && stack.element !== element)) {
    if (!stack) return draft;
    if (stack.level === 1 || element !== null) next.delete(cell);
    else next.set(cell, { ...stack, level: stack.level - 1 });
    return next;
  }
  const full = tokensOf(draft) >= ARMY || tokensOf(draft, element) >= OF_A_KIND || (stack?.level ?? 0) >= HIGHEST;
  if (full) return draft;
  next.set(cell, { element, level: (stack?.level ?? 0) + 1 });
  return next;
}

/** A sound army to begin with: Water before Earth, Fire in the middle, Air on the wings, as far as cells are free. */
export function proposed(home: readonly string[], facing: Facing): Draft {
  const wanted: [number, number, Element, number][] = [
    [1, 1, 'earth', 1], [4, 1, 'earth', 2], [0, 0, 'air', 2], [1, 0, 'water', 1], [2, 0, 'fire', 2],
    [3, 0, 'fire', 1], [4, 0, 'water', 2], [5, 0, 'air', 1],
  ];
  const spots = home.map((cell) => ({ cell, ...facing.spot(cell) }));
  const left = Math.min(...spots.map((spot) => spot.x));
  const top = Math.min(...spots.map((spot) => spot.y));
  const draft = new Map<string, { element: Element; level: number }>();
  for (const [x, y, element, level] of wanted) {
    const best = spots
      .filter((spot) => !draft.has(spot.cell))
      .sort((one, other) => distance(one, left + x, top + y) - distance(other, left + x, top + y))[0];
    if (best) draft.set(best.cell, { element, level });
  }
  return draft;
}

function distance(spot: { x: number; y: number }, x: number, y: number): number {
  return Math.abs(spot.x - x) + 2 * Math.abs(spot.y - y);
}

/** The `put` moves that are still to be sent, Earth first: whatever happens on the way, the army has its life. */
export function putsLeft(draft: Draft, standing: ReadonlyMap<string, { element: Element; level: number }>): string[] {
  const words = [...draft].flatMap(([cell, { element, level }]) =>
    Array.from({ length: Math.max(0, level - (standing.get(cell)?.level ?? 0)) }, () => `put ${element} ${cell}`));
  return words.sort((one, other) => Number(other.startsWith('put earth')) - Number(one.startsWith('put earth')));
}
