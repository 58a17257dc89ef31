/** Patches as `core/patch.py` makes them: lists of `[path, value]` (put) and `[path]` (take away), made in order. */
import type { Json } from '../protocol';

/** A patch that belongs to another document: the whole face has to be asked for again. */
export class PatchMismatch extends Error {}

/** The document after the patch. The old one stays as it is, and shares with the new one what did not change. */
export function patched(document: Json, patch: readonly Json[]): Json {
  let result = document;
  const fresh = new Set<Json>();
  for (const step of patch) {
    if (!Array.isArray(step) || step.length < 1 || step.length > 2 || !Array.isArray(step[0])) {
      throw new PatchMismatch('not a step of a patch');
    }
    const path = step[0];
    if (path.length === 0) {
      if (step.length === 1) throw new PatchMismatch('a document cannot be taken away');
      result = step[1] as Json;
      continue;
    }
    result = own(result, fresh);
    let inner = result;
    for (const key of path.slice(0, -1)) {
      const child = own(inside(inner, key), fresh);
      (inner as Record<string | number, Json>)[key as string | number] = child;
      inner = child;
    }
    const last = path[path.length - 1] as Json;
    if (step.length === 2) put(inner, last, step[1] as Json);
    else takeAway(inner, last);
  }
  return result;
}

type JsonMap = { [key: string]: Json };

function isMap(value: Json): value is JsonMap {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** A copy of one level that may be changed; what was copied for this patch already is taken as it is. */
function own(value: Json, fresh: Set<Json>): Json {
  if (fresh.has(value)) return value;
  const copy: Json = Array.isArray(value) ? [...value] : isMap(value) ? { ...value } : value;
  if (copy !== null && typeof copy === 'object') fresh.add(copy);
  return copy;
}

function inside(value: Json, key: Json): Json {
  if (isMap(value) && typeof key === 'string' && Object.hasOwn(value, key)) return value[key] as Json;
  if (Array.isArray(value) && typeof key === 'number' && key >= 0 && key < value.length) return value[key] as Json;
  throw new PatchMismatch(`the patch is of another document: it has no place ${String(key)}`);
}

function put(value: Json, key: Json, added: Json): void {
  if (isMap(value) && typeof key === 'string') {
    // Not by assignment: `__proto__` is a name like any other.
    Object.defineProperty(value, key, { value: added, writable: true, enumerable: true, configurable: true });
  } else if (Array.isArray(value) && typeof key === 'number' && key >= 0 && key <= value.length) {
    value[key] = added;
  } else {
    throw new PatchMismatch(`the patch is of another document: nothing can be put at ${String(key)}`);
  }
}

function takeAway(value: Json, key: Json): void {
  if (isMap(value) && typeof key === 'string' && Object.hasOwn(value, key)) {
    Reflect.deleteProperty(value, key);
  } else if (Array.isArray(value) && typeof key === 'number' && key === value.length - 1) {
    value.pop();
  } else {
    throw new PatchMismatch(`the patch is of another document: nothing can be taken from ${String(key)}`);
  }
}
