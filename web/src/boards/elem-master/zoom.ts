/** A part of a crowded board, seen closely: a square of cells, as the screen shows them. */
import type { Spot } from './geometry';

export interface Near extends Spot {
  /** How many cells are seen in a line. */
  size: number;
}

/** So many cells in a line are easy to hit on a phone. */
export const NEAR = 6;
/** Pixels below which a cell is not easy to hit with a finger. */
export const SMALL = 42;

/** The part around a spot in which all the `others` are seen, too; as near as that allows. */
export function around(spot: Spot, others: readonly Spot[], board: number): Near {
  const xs = [spot.x, ...others.map(({ x }) => x)];
  const ys = [spot.y, ...others.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const size = Math.min(board, Math.max(NEAR, right - left + 1, bottom - top + 1));
  return {
    x: within(spot.x - (size - 1) / 2, right - size + 1, left, board - size),
    y: within(spot.y - (size - 1) / 2, bottom - size + 1, top, board - size),
    size,
  };
}

/** The wanted place of an edge: whole, not so far that something gets out of sight, and on the board. */
function within(wanted: number, least: number, most: number, last: number): number {
  return Math.min(Math.max(Math.min(Math.max(Math.round(wanted), least), most), 0), last);
}

export function isIn(near: Near, { x, y }: Spot): boolean {
  return x >= near.x && y >= near.y && x + 1 <= near.x + near.size && y + 1 <= near.y + near.size;
}

/** The same part moved by so many cells, as far as the board goes. */
export function moved(near: Near, x: number, y: number, board: number): Near {
  const last = board - near.size;
  return { ...near, x: Math.min(Math.max(near.x + x, 0), last), y: Math.min(Math.max(near.y + y, 0), last) };
}
