/** Follows stacks from one view to the next by the events between them, so that what moved is seen to move. */
import type { GameEvent } from '../contract';
import type { Stack } from './reading';

export interface Piece {
  /** Stays the same while the piece lives: the page moves it instead of drawing a new one. */
  id: number;
  cell: string;
  stack: Stack;
  /** A new piece that split off: where it comes from. */
  from: string | null;
}

/** Something that is shown for a moment and then goes. */
export interface Spark {
  id: number;
  kind: 'loss' | 'gain' | 'clash' | 'ghost' | 'gust';
  cell: string;
  /** For ghosts (a stack that merges into another) and gusts: where it comes from. */
  from: string | null;
  stack: Stack | null;
  text: string;
  /** Place in the sequence, for a small delay. */
  order: number;
}

export interface Tracked {
  pieces: Piece[];
  sparks: Spark[];
}

let counter = 0;

function fresh(): number {
  counter += 1;
  return counter;
}

function word(event: GameEvent, field: string): string {
  const value = event[field];
  return typeof value === 'string' ? value : '';
}

export function track(before: readonly Piece[], stacks: ReadonlyMap<string, Stack>, events: readonly GameEvent[]): Tracked {
  const at = new Map(before.map((piece) => [piece.cell, piece]));
  const origin = new Map<string, string>();
  const sparks: Spark[] = [];
  for (const [place, event] of events.entries()) carry(event, at, origin, sparks, events.slice(place + 1));
  const pieces = [...stacks].map(([cell, stack]): Piece => {
    const old = at.get(cell);
    const same = old && old.stack.owner === stack.owner;
    return same ? { id: old.id, cell, stack, from: null } : { id: fresh(), cell, stack, from: origin.get(cell) ?? null };
  });
  pieces.sort((one, other) => one.id - other.id);
  return { pieces, sparks };
}

function carry(event: GameEvent, at: Map<string, Piece>, origin: Map<string, string>, sparks: Spark[], later: readonly GameEvent[]): void {
  const source = word(event, 'source');
  const target = word(event, 'target');
  const cell = word(event, 'cell');
  const spark = (kind: Spark['kind'], where: string, text = '', from: string | null = null, stack: Stack | null = null): void => {
    sparks.push({ id: fresh(), kind, cell: where, from, stack, text, order: sparks.length });
  };
  switch (event.kind) {
    case 'moved':
    case 'pushed':
    case 'took-place': {
      const mover = at.get(source);
      if (!mover) return;
      const whole = event.kind !== 'moved' || event['whole'] !== false;
      if (at.has(target)) spark('ghost', target, '', source, mover.stack);
      else if (whole) at.set(target, mover);
      else origin.set(target, source);
      if (whole) at.delete(source);
      if (event.kind === 'took-place') follow(sparks, source, target);
      return;
    }
    case 'attacked':
      // The blow is seen where it hurts: an attack that is lost does not look like one that is won.
      spark('clash', word(later.find((one) => one.kind === 'level-lost') ?? event, 'cell') || target, '', source);
      return;
    case 'breathed':
      spark('gust', target, '', source);
      return;
    case 'level-lost':
    case 'desert-loss':
      spark('loss', cell, `−${String(event['levels'] ?? 1)}`);
      return;
    case 'level-gained':
      spark('gain', cell, `+${String(event['levels'] ?? 1)}`);
      return;
    case 'vanished':
      at.delete(cell);
  }
}

/** Who took the place of what vanished is seen to gain where it stands now, and not to lose what the other one lost. */
function follow(sparks: Spark[], source: string, target: string): void {
  const lost = sparks.findIndex((spark) => spark.kind === 'loss' && spark.cell === target);
  if (lost >= 0) sparks.splice(lost, 1);
  for (const spark of sparks) if (spark.kind === 'gain' && spark.cell === source) spark.cell = target;
}

const TRACES: Readonly<Record<string, readonly string[]>> = {
  moved: ['source', 'target'], pushed: ['target'], attacked: ['source', 'target'], grown: ['cell'],
  'took-place': ['target'], invoked: ['cell'], transformed: ['cell'], 'void-placed': ['cell'], breathed: ['source'],
  marked: ['cell'], immobilised: ['cell'], 'level-lost': ['cell'], 'level-gained': ['cell'],
};

/** The cells that a move touched, to be marked as the last move. */
export function traced(events: readonly GameEvent[]): Set<string> {
  return new Set(events.flatMap((event) => (TRACES[event.kind] ?? []).map((field) => word(event, field))).filter(Boolean));
}

export interface Trace {
  cells: Set<string>;
  /** The turn that it belongs to, if it is somebody else's. */
  turn: string | null;
}

/** The trace after some events: somebody else's turn stays marked as a whole, of one's own (`turn` is null) the last move is enough. */
export function traceAfter(before: Trace, events: readonly GameEvent[], turn: string | null): Trace {
  const cells = traced(events);
  if (cells.size === 0) return before;
  return { cells: turn !== null && turn === before.turn ? new Set([...before.cells, ...cells]) : cells, turn };
}
