/** What the view of Elem Master says, with types. */
import type { Element } from '../../art/elements';
import type { Terrain } from '../../art/terrain';
import type { Json, JsonObject } from '../contract';
import { list, object, texts } from '../json';

export const COLOURS = 'wbur';
export const COLOUR_NAMES = ['white', 'black', 'blue', 'red'] as const;
export const FOUR: readonly Element[] = ['earth', 'fire', 'water', 'air'];

export type Mark = 'played' | 'immobilised' | 'rooted';

export interface Stack {
  owner: number;
  element: Element;
  level: number;
  marks: Mark[];
  actingAs: Element | null;
}

export interface Seen {
  size: number;
  seats: number;
  terrain: Terrain[];
  voids: Set<string>;
  stacks: Map<string, Stack>;
  phase: string;
  turn: number;
  ap: number;
  round: number;
  out: Set<number>;
  specialities: Map<number, string>;
  spent: Set<number>;
  aside: Map<number, number>;
  row: string[];
  deck: number;
  faceDown: number;
  held: Map<number, string[]>;
  used: Map<number, string[]>;
  now: string[];
  next: Map<number, string[]>;
  /** Tokens in reserve by seat; null where they are not shown. */
  reserve: (Record<string, number> | null)[];
  /** Free start: how many tokens each seat has put. */
  put: number[];
  /** The event or power that waits for an answer, if any. */
  pending: JsonObject | null;
  free: string | null;
}

const MARKS: Record<string, Mark> = { x: 'played', z: 'immobilised', j: 'rooted' };

export function readStack(written: string): Stack {
  const [body = '', acting] = written.split('@');
  const [colour = 'w', element = 'earth', rest = '1'] = body.split(':');
  return {
    owner: COLOURS.indexOf(colour),
    element: element as Element,
    level: parseInt(rest, 10),
    marks: [...rest.replace(/\d+/, '')].flatMap((letter) => MARKS[letter] ?? []),
    actingAs: (acting as Element | undefined) ?? null,
  };
}

function bySeat<T>(value: Json | undefined, read: (entry: Json) => T): Map<number, T> {
  return new Map(Object.entries(object(value)).map(([seat, entry]) => [Number(seat), read(entry)]));
}

export function readView(view: JsonObject): Seen {
  const board = object(view['board']);
  const events = object(view['events']);
  const reserve = object(view['reserve']);
  const seats = Object.keys(reserve).some((colour) => 'ur'.includes(colour)) || tokensPut(view).length > 2 ? 4 : 2;
  const armies = object(view['armies']);
  const stacks = new Map(Object.entries(object(view['cells'])).map(([cell, stack]) => [cell, readStack(String(stack))]));
  for (const [seat, army] of Object.entries(armies)) {
    for (const [cell, stack] of Object.entries(object(army))) {
      stacks.set(cell, readStack(`${COLOURS[Number(seat)] ?? 'w'}:${String(stack)}`));
    }
  }
  const free = object(view['free']);
  return {
    size: seats === 4 ? 10 : 6,
    seats,
    terrain: texts(board['terrain']) as Terrain[],
    voids: new Set(texts(board['voids'])),
    stacks,
    phase: String(view['phase']),
    turn: Number(view['turn']),
    ap: Number(view['ap']),
    round: Number(view['round']),
    out: new Set(list(view['out']).flat().map(Number)),
    specialities: bySeat(view['specialities'], String),
    spent: new Set(list(view['spent']).map(Number)),
    aside: bySeat(view['aside'], Number),
    row: texts(events['row']),
    deck: Number(events['deck'] ?? 0),
    faceDown: list(events['face_down'])
      .reduce<number>((sum, entry) => sum + Number(object(entry)['cards'] ?? 0), 0),
    held: bySeat(events['held'], texts),
    used: bySeat(events['used'], texts),
    now: texts(view['now']),
    next: bySeat(view['next'], texts),
    reserve: Array.from({ length: seats }, (_, seat) => {
      const tokens = reserve[COLOURS[seat] ?? ''];
      return tokens === undefined ? null : Object.fromEntries(Object.entries(object(tokens)).map(([e, n]) => [e, Number(n)]));
    }),
    put: tokensPut(view),
    pending: view['pending'] ? object(view['pending']) : null,
    free: typeof free['at'] === 'string' ? free['at'] : null,
  };
}

function tokensPut(view: JsonObject): number[] {
  return Object.values(object(view['armies'])).map((army) =>
    typeof army === 'number'
      ? army
      : Object.values(object(army)).reduce<number>((sum, stack) => sum + Number(String(stack).split(':')[1] ?? 0), 0));
}

/** So few tokens of Fire are left on the board that the end may be near. */
export const FEW_FIRES = 3;

/** How many tokens of an element a seat (or everybody) has on the board. */
export function countTokens(seen: Seen, element: Element, seat?: number): number {
  let count = 0;
  for (const stack of seen.stacks.values()) {
    if (stack.element === element && (seat === undefined || stack.owner === seat)) count += stack.level;
  }
  return count;
}
