/** What touching a cell would do, as a sign to show on it. All from the words within reach. */
import { verbsWithin, type Node } from '../picking';
import type { Seen } from './reading';

export type Sign = 'move' | 'merge' | 'attack' | 'tunnel' | 'wave' | 'breath' | 'blaze' | 'choose';

export interface Target {
  sign: Sign;
  /** Whether there is more than one kind of thing to do there. */
  several: boolean;
}

const ORDER: readonly string[] = ['attack', 'move', 'tunnel', 'wave', 'breath', 'blaze'];

/** The sign for each cell that can be touched at `node`. */
export function targetsAt(node: Node, seen: Seen): Map<string, Target> {
  const targets = new Map<string, Target>();
  for (const [thing, child] of node.next) {
    if (!thing.startsWith('cell:')) continue;
    const cell = thing.slice(5);
    const verbs = verbsWithin(child);
    const verb = ORDER.find((known) => verbs.includes(known)) ?? 'choose';
    const sign = verb === 'move' && seen.stacks.has(cell) ? 'merge' : (verb as Sign);
    targets.set(cell, { sign, several: verbs.length > 1 });
  }
  return targets;
}

/** The words that were most likely meant by an impossible touch, for the server to explain. */
export function guess(seen: Seen, source: string | null, cell: string): string {
  if (seen.phase === 'place') return `put earth ${cell}`;
  if (source === null) return `grow ${cell}`;
  const target = seen.stacks.get(cell);
  const mover = seen.stacks.get(source);
  const own = target && mover && target.owner === mover.owner && target.element === mover.element;
  return target && !own ? `attack ${source} ${cell}` : `move ${source} ${cell}`;
}
