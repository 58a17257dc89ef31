/** What of a view is worth reading, and in which order. */
import type { Json, JsonObject } from '../contract';
import { isObject } from '../json';

/** Told elsewhere on the page, or part of the engine's own book-keeping. */
const ELSEWHERE = new Set(['table', 'result', 'prompt', 'ask', 'anchor', 'ending', 'hit', 'spent', 'then', 'void_stock', 'frame', 'subjects', 'triggers', 'queue', 'cancelled', 'step', 'slots', 'waive', 'who', 'max', 'what', 'done', 'bind', 'todo', 'child', 'total', 'source', 'trigger', 'taken', 'zone', 'pick', 'upto', 'named', 'word', 'src', 'dst', 'rest', 'skip', 'effect', 'order', 'since', 'turned-by', 'tossed', 'slid', 'for', 'is']);

/** What of an object is worth reading. */
export function entriesOf(value: JsonObject): [string, Json][] {
  return Object.entries(value).filter(([key, inner]) => !ELSEWHERE.has(key) && !isEmpty(inner));
}

/** Whether there is nothing in it. */
function isEmpty(value: Json): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.values(value).every(isEmpty);
}

/** The parts of a view: short facts first, then what has parts of its own; nothing empty. */
export function readable(view: JsonObject): [string, Json][] {
  return entriesOf(view).toSorted(([, one], [, other]) => weight(one) - weight(other));
}

function weight(value: Json): number {
  return value !== null && typeof value === 'object' ? 1 : 0;
}

/** Entries of a list that are equal and follow each other, with their number: `?1 × 16`. */
export function counted(list: readonly Json[]): { value: Json; count: number }[] {
  const found: { value: Json; count: number }[] = [];
  for (const value of list) {
    const last = found.at(-1);
    if (last !== undefined && typeof value !== 'object' && last.value === value) last.count += 1;
    else found.push({ value, count: 1 });
  }
  return found;
}
