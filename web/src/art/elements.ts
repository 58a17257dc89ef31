/** The five elements: a colour, a shape and a letter each, so that none of the three is needed to tell them apart. */

export type Element = 'earth' | 'fire' | 'water' | 'air' | 'ether';

export const ELEMENTS: readonly Element[] = ['earth', 'fire', 'water', 'air', 'ether'];

export function isElement(word: string): word is Element {
  return (ELEMENTS as readonly string[]).includes(word);
}

/** Square, triangle, drop, circle, star: outlines in a box of 100 by 100, centred on 50 50. */
export const SHAPES: Readonly<Record<Element, string>> = {
  earth: 'M29 20H71Q80 20 80 29V71Q80 80 71 80H29Q20 80 20 71V29Q20 20 29 20Z',
  fire: 'M44 18Q50 8 56 18L87 73Q92 84 80 84H20Q8 84 13 73Z',
  water: 'M50 9C58 25 82 42 82 61A32 27 0 0 1 18 61C18 42 42 25 50 9Z',
  air: 'M50 16A34 34 0 1 1 49.9 16Z',
  ether: 'M50 8L61.2 36.6L91.8 38.4L68.1 57.9L75.9 87.6L50 71L24.1 87.6L31.9 57.9L8.2 38.4L38.8 36.6Z',
};

/** A lighter figure inside each outline: strata, a flame, a wave, a swirl, rays. */
export const FIGURES: Readonly<Record<Element, string>> = {
  earth: 'M20 62L36 48L47 57L63 38L80 54V71Q80 80 71 80H29Q20 80 20 71Z',
  fire: 'M51 40C55 50 66 56 66 68C66 78 59 82 50 82C41 82 34 78 34 69C34 62 39 60 41 53C45 56 47 58 47 61C50 55 52 49 51 40Z',
  water: 'M18.5 62C27 54 34 70 42 62C50 54 58 70 66 62C72 56 78 60 81.5 62A32 27 0 0 1 18.5 62Z',
  air: 'M28 46C36 34 56 32 64 42C70 51 62 62 53 59C46 56 48 47 55 48M26 60C34 72 58 76 72 62',
  ether: 'M50 30L55.9 45.500L72 46.200L59.5 56.200L63.7 71.900L50 63L36.3 71.900L40.5 56.200L28 46.200L44.1 45.500Z',
};

/** Where a numeral or letter sits well in the outline, and how large. */
export const NUMERAL_SPOT: Readonly<Record<Element, { y: number; size: number }>> = {
  earth: { y: 68, size: 52 },
  fire: { y: 78, size: 46 },
  water: { y: 75, size: 48 },
  air: { y: 68, size: 52 },
  ether: { y: 66, size: 42 },
};

const LETTERS: Readonly<Record<'en' | 'fr', Readonly<Record<Element, string>>>> = {
  en: { earth: 'E', fire: 'F', water: 'W', air: 'A', ether: '★' },
  fr: { earth: 'T', fire: 'F', water: 'E', air: 'A', ether: '★' },
};

/** The initial of the element in the reader's language. */
export function letterOf(element: Element, language: 'en' | 'fr'): string {
  return LETTERS[language][element];
}
