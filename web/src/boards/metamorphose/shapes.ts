/** The signs of the three colours and of what has none, each in a box of 24 by 24. */
import type { Colour } from './reading';

export const SHAPES: Readonly<Record<Colour, string>> = {
  purple: 'M15.500 2.500A10 10 0 1 0 21.500 16.500A8.400 8.400 0 0 1 15.500 2.500Z',
  orange: 'M12.500 1.500C13.500 6 19.500 9.500 19.500 15.500A7.500 7.500 0 0 1 4.500 15.500C4.500 12 7 10.500 7.800 7.500C9.400 8.300 10.200 9.600 10.400 11C12 8.500 13 5 12.500 1.500Z',
  green: 'M21 2.500C9.500 2 3 7.500 3.500 16L2.200 20.800L4.600 21.600L5.800 18.600C15.500 20.500 21.500 14 21 2.500ZM7 16.500C9.500 12.500 12.500 9.500 16.500 7.500C13.500 11 11 13.500 8.500 17Z',
};

export const CROSS = 'M5 5L19 19M19 5L5 19';

/** A small number out of a text, always the same for the same text. */
function seeded(text: string): () => number {
  let state = 2166136261;
  for (const letter of text) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822507) ^ Math.imul(state, 3266489909);
    return ((state >>> 0) % 1000) / 1000;
  };
}

/** A moth in a box of 100 by 100: wings, a tail, eyes on the wings and feelers, different for every id. */
export function mothOf(id: string): { back: string; body: string; dark: string; lines: string; eyes: [number, number, number][] } {
  const next = seeded(id);
  const between = (low: number, high: number): number => Math.round(low + next() * (high - low));
  const mirrored = (draw: (x: (value: number) => number) => string): string => draw((value) => 50 + value) + draw((value) => 50 - value);
  const [a, b, c, d, e, f] = [between(4, 34), between(-18, 26), between(30, 60), between(-10, 40), between(30, 49), between(26, 58)];
  const [g, h, i, j] = [between(26, 52), between(48, 86), between(4, 26), between(52, 74)];
  const [k, l, m, n, o] = [between(2, 30), between(60, 78), between(10, 40), between(74, 98), between(2, 18)];
  const [p, q, r] = [between(3, 18), between(2, 16), between(6, 24)];
  const [size, spot, height] = [between(3, 8), between(14, 32), between(34, 46)];
  return {
    back: mirrored((x) => `M50 52C${x(k)} ${l} ${x(m)} ${n} ${x(o)} 97C${x(o)} 88 ${x(4)} 80 50 64Z`),
    body: mirrored((x) => `M50 32C${x(a)} ${b} ${x(c)} ${d} ${x(e)} ${f}C${x(g)} ${h} ${x(i)} ${j} 50 58Z`),
    dark: 'M50 26C55 34 54 62 50 74C46 62 45 34 50 26Z',
    lines: mirrored((x) => `M50 28C${x(p)} 22 ${x(q)} 12 ${x(r)} 8`),
    eyes: [[50 - spot, height, size], [50 + spot, height, size]],
  };
}
