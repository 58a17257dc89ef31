import { describe, expect, it } from 'vitest';
import { patched, PatchMismatch } from '../src/line/patch';
import type { Json } from '../src/protocol';
import cases from './patches.json?raw';

// Parsed here: a module would turn `__proto__` into something else.
const CASES = JSON.parse(cases) as { old: Json; new: Json; patch: Json[] }[];

describe('a patch', () => {
  it('leads from every document of the engine to the next', () => {
    expect(CASES.length).toBeGreaterThan(40);
    for (const { old, new: wanted, patch } of CASES) {
      expect(JSON.stringify(sorted(patched(old, patch)))).toBe(JSON.stringify(sorted(wanted)));
    }
  });

  it('leaves the old document as it is', () => {
    for (const { old, patch } of CASES) {
      const before = JSON.stringify(old);
      patched(old, patch);
      expect(JSON.stringify(old)).toBe(before);
    }
  });

  it('shares with the old document what did not change', () => {
    const old = { kept: { deep: [1] }, changed: { a: 1 } };
    const now = patched(old, [[['changed', 'a'], 2]]) as typeof old;
    expect(now.kept).toBe(old.kept);
    expect(now.changed).not.toBe(old.changed);
  });

  it('of another document is refused', () => {
    expect(() => patched({ a: 1 }, [[['b', 'c'], 1]])).toThrow(PatchMismatch);
    expect(() => patched({ a: [1] }, [[['a', 5], 1]])).toThrow(PatchMismatch);
    expect(() => patched({ a: [1, 2] }, [[['a', 0]]])).toThrow(PatchMismatch);
    expect(() => patched({ a: 1 }, [[['b']]])).toThrow(PatchMismatch);
    expect(() => patched({}, ['nonsense'])).toThrow(PatchMismatch);
  });
});

/** The same document with its names in order. */
function sorted(value: Json): Json {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.entries(value)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, inner]) => [name, sorted(inner)]);
}
