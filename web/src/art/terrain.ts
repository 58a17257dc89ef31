/**
 * The twelve terrains, drawn as on an old map: small figures scattered over a quarter of the board.
 *
 * A painted quarter is four path strings (one per ink), whatever its size, so that a board stays light to draw.
 */

export type Terrain =
  | 'forest' | 'savanna' | 'marsh' | 'mountain'
  | 'volcano' | 'glacier' | 'steppe' | 'mangrove'
  | 'desert' | 'canyon' | 'jungle' | 'tundra';

export const TERRAINS: readonly Terrain[] = [
  'forest', 'savanna', 'marsh', 'mountain', 'volcano', 'glacier',
  'steppe', 'mangrove', 'desert', 'canyon', 'jungle', 'tundra',
];

/** What is painted, by ink: broad soft fills, lines, light fills and deep accents. */
export interface Painting {
  soft: string;
  line: string;
  light: string;
  deep: string;
}

type Ink = keyof Painting;
type Figure = (put: (ink: Ink, d: string) => void, x: number, y: number, s: number, turn: number) => void;

/** Rounds to one decimal: short strings, and no eye sees more. */
function n(value: number): string {
  return String(Math.round(value * 10) / 10);
}

/** A path from relative pieces: numbers are scaled by `s`, letters stay. The first pair is the place. */
function at(x: number, y: number, s: number, path: string): string {
  const scaled = path.replace(/-?\d*\.?\d+/g, (number) => ` ${n(Number(number) * s)}`);
  return `M${n(x)} ${n(y)}${scaled}`;
}

function dot(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

const roundTree: Figure = (put, x, y, s) => {
  put('soft', dot(x, y - 11 * s, 8.5 * s));
  put('light', dot(x - 2.6 * s, y - 13.5 * s, 3.4 * s));
  put('line', at(x, y, s, 'v-7m-8.5 -4c0 -5 3.5 -8.5 8.5 -8.5'));
  put('line', at(x - 5 * s, y, s, 'h10'));
};

const fir: Figure = (put, x, y, s) => {
  put('soft', at(x, y - 22 * s, s, 'l8 10h-4l6 9h-20l6 -9h-4z'));
  put('line', at(x, y, s, 'v-3m-10 0l6 -9h-4l8 -10l8 10h-4l6 9z'));
};

const acacia: Figure = (put, x, y, s) => {
  put('soft', at(x - 13 * s, y - 14 * s, s, 'c2 -8 24 -8 26 0c-4 2 -22 2 -26 0z'));
  put('line', at(x, y, s, 'c-1 -6 1 -8 0 -12m0 5c2 -2 4 -4 7 -5m-7 3c-2 -2 -4 -3 -7 -4'));
};

const tuft: Figure = (put, x, y, s, turn) => {
  put('line', at(x, y, s, `c-1 -4 -3 -6 -5 -7m5 7c0 -5 ${turn > 0.5 ? '1' : '-1'} -8 0 -11m0 11c1 -4 3 -6 6 -8`));
};

const reeds: Figure = (put, x, y, s) => {
  put('soft', at(x - 15 * s, y, s, 'c4 -4 26 -4 30 0c-5 4 -25 4 -30 0z'));
  put('line', at(x, y, s, 'v-14m-5 14l-1 -10m11 11l1 -9'));
  put('deep', at(x - 1.3 * s, y - 14 * s, s, 'q1.3 -3 2.6 0v5q-1.3 2 -2.6 0z'));
  put('deep', at(x + 5.7 * s, y - 8 * s, s, 'q1.3 -3 2.6 0v4q-1.3 2 -2.6 0z'));
};

const ripple: Figure = (put, x, y, s) => {
  put('line', at(x - 10 * s, y, s, 'q3.3 -3 6.6 0t6.6 0t6.6 0'));
};

const peak: Figure = (put, x, y, s) => {
  put('soft', at(x - 17 * s, y, s, 'l12 -22l5 -4l4 5l14 21z'));
  put('light', at(x, y - 26 * s, s, 'l4 5l3 5l-4 -2l-3 4l-3 -4l-4 3l2 -7z'));
  put('line', at(x - 17 * s, y, s, 'l12 -22l5 -4l4 5l14 21m-17 -20c-1 6 2 8 0 13m6 -8c0 4 2 6 2 9'));
};

const crater: Figure = (put, x, y, s) => {
  put('soft', at(x - 16 * s, y, s, 'l11 -19h10l11 19z'));
  put('deep', at(x - 5 * s, y - 19 * s, s, 'q5 3 10 0l2 4q-2 8 -3.5 3q-2 -5 -3.5 2q-1.5 8 -3 -1q-1 -5 -4 -4z'));
  put('line', at(x - 16 * s, y, s, 'l11 -19m21 19l-11 -19m-7 -6c-3 -3 2 -5 0 -8m5 8c-2 -4 3 -5 1 -9'));
};

const crystal: Figure = (put, x, y, s) => {
  put('light', at(x, y - 21 * s, s, 'l6 8l-2 13h-8l-3 -13z'));
  put('soft', at(x, y - 21 * s, s, 'l6 8l-2 13h-4z'));
  put('line', at(x, y - 21 * s, s, 'l6 8l-2 13h-8l-3 -13zm0 0l0 21m7 -1l5 -9l3 5l-3 5'));
};

const grass: Figure = (put, x, y, s) => {
  put('line', at(x - 9 * s, y, s, 'q2 -8 -1 -12m5 12q1 -9 4 -13m1 13q1 -7 -1 -10m5 10q1 -8 5 -11'));
  put('deep', dot(x + 4.2 * s, y - 12 * s, 1.4 * s));
};

const rootedTree: Figure = (put, x, y, s) => {
  put('soft', at(x - 11 * s, y - 12 * s, s, 'c-2 -10 8 -14 12 -10c6 -3 13 3 10 10c-5 3 -17 3 -22 0z'));
  put('line', at(x, y - 10 * s, s, 'v3m0 0c-3 2 -6 4 -7 8m7 -8c-1 3 -2 5 -2 8m2 -8c3 2 6 4 7 8m-7 -8c1 3 2 5 2 8'));
  put('line', at(x - 13 * s, y + 2 * s, s, 'q3.3 -2.5 6.6 0t6.6 0t6.6 0t6.6 0'));
};

const dune: Figure = (put, x, y, s) => {
  put('soft', at(x - 20 * s, y, s, 'c8 -2 12 -10 20 -10c0 5 8 9 20 10z'));
  put('line', at(x - 20 * s, y, s, 'c8 -2 12 -10 20 -10c8 1 12 8 20 10m-20 -10c-1 4 2 7 8 10'));
};

const cactus: Figure = (put, x, y, s) => {
  put('deep', at(x - 2 * s, y, s, 'v-16q2 -3 4 0v16z'));
  put('line', at(x - 2 * s, y - 6 * s, s, 'h-4v-5m8 3h4v-5'));
};

const mesa: Figure = (put, x, y, s) => {
  put('soft', at(x - 17 * s, y, s, 'l4 -8l2 -10h22l2 10l4 8z'));
  put('light', at(x - 11 * s, y - 18 * s, s, 'h22l1 5h-24z'));
  put('line', at(x - 17 * s, y, s, 'l4 -8l2 -10h22l2 10l4 8m-30 -8h26m-24 -5h22'));
};

const palm: Figure = (put, x, y, s) => {
  put('soft', at(x, y - 16 * s, s, 'c-5 -8 -12 -6 -15 0c5 -3 9 -2 15 0c5 -8 12 -6 15 0c-5 -3 -9 -2 -15 0z'));
  put('soft', at(x, y - 16 * s, s, 'c-8 0 -11 5 -11 10c3 -5 7 -7 11 -10c8 0 11 5 11 10c-3 -5 -7 -7 -11 -10z'));
  put('line', at(x, y, s, 'c-3 -5 2 -11 0 -16c-5 -8 -12 -6 -15 0m15 0c5 -8 12 -6 15 0m-15 0c-8 0 -11 5 -11 10m11 -10c8 0 11 5 11 10'));
};

const fern: Figure = (put, x, y, s) => {
  put('line', at(x, y, s, 'c0 -6 3 -10 8 -12m-7 7l-4 -3m5 -1l-3 -3m6 0l-1 -4m-1 6l5 1m-7 2l6 2'));
};

const snow: Figure = (put, x, y, s) => {
  put('light', at(x - 15 * s, y, s, 'c2 -6 10 -5 13 -3c4 -4 14 -2 15 3c-5 4 -22 4 -28 0z'));
  put('line', at(x - 11 * s, y + 2.5 * s, s, 'c6 2 14 2 20 0'));
};

const flake: Figure = (put, x, y, s) => {
  put('line', at(x, y - 6 * s, s, 'v12m-5.2 -9l10.4 6m0 -6l-10.4 6'));
};

/** What grows where, with its share, its size and how densely it stands (figures per cell side). */
const FLORA: Readonly<Record<Terrain, { figures: readonly Figure[]; dense: number; size: number }>> = {
  forest: { figures: [roundTree, fir, roundTree, fir, roundTree], dense: 3, size: 1 },
  savanna: { figures: [tuft, tuft, acacia, tuft, tuft], dense: 2.7, size: 1.05 },
  marsh: { figures: [reeds, ripple, ripple, reeds, tuft], dense: 2.7, size: 1 },
  mountain: { figures: [peak, peak, peak, tuft], dense: 2.35, size: 1.02 },
  volcano: { figures: [crater, tuft, crater, ripple], dense: 2.35, size: 1.05 },
  glacier: { figures: [crystal, flake, crystal, snow], dense: 2.6, size: 1 },
  steppe: { figures: [grass, grass, tuft, grass], dense: 3, size: 1.05 },
  mangrove: { figures: [rootedTree, ripple, rootedTree, reeds], dense: 2.6, size: 1 },
  desert: { figures: [dune, dune, cactus, dune], dense: 2.3, size: 1 },
  canyon: { figures: [mesa, mesa, tuft], dense: 2.3, size: 1.05 },
  jungle: { figures: [palm, fern, palm, fern, roundTree], dense: 2.8, size: 0.98 },
  tundra: { figures: [snow, flake, tuft, snow], dense: 2.6, size: 1 },
};

/** A small generator of its own: the same quarter is painted the same way each time. */
function scatterer(seed: number): () => number {
  let state = (seed * 2654435761 + 12345) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 4294967296;
  };
}

/** Paints `cells` by `cells` cells of 100 units each, from the origin; figures stand on a jittered lattice. */
export function paintTerrain(terrain: Terrain, cells: number, seed: number): Painting {
  const flora = FLORA[terrain];
  const next = scatterer(seed + TERRAINS.indexOf(terrain) * 17);
  const painting: Painting = { soft: '', line: '', light: '', deep: '' };
  const put = (ink: Ink, d: string): void => { painting[ink] += d; };
  const side = Math.round(cells * flora.dense);
  const pitch = (cells * 100) / side;
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const shift = row % 2 === 0 ? 0.28 : 0.72;
      const x = (column + shift + (next() - 0.5) * 0.42) * pitch;
      const y = (row + 0.78 + (next() - 0.5) * 0.3) * pitch;
      const figure = flora.figures[Math.floor(next() * flora.figures.length)];
      const size = flora.size * (0.8 + next() * 0.35);
      if (figure && x > 14 && x < cells * 100 - 14 && y > 24) figure(put, x, y, size, next());
    }
  }
  return painting;
}
