/** The five heights at which a card can lie, by their words and their offsets. */
export const HEIGHTS = ['up-2', 'up-1', 'level', 'down-1', 'down-2'] as const;

export function heightOf(offset: number): string {
  return HEIGHTS[offset + 2] ?? 'level';
}

export function offsetOf(height: string): number {
  return HEIGHTS.indexOf(height as (typeof HEIGHTS)[number]) - 2;
}

/** The next height in a direction (-1 is up) that can be had, from where the card is or is thought to be. */
export function nextHeight(from: number, step: -1 | 1, can: (height: string) => boolean): string | null {
  for (let offset = from + step; Math.abs(offset) <= 2; offset += step) {
    const height = heightOf(offset);
    if (can(height)) return height;
  }
  return null;
}
