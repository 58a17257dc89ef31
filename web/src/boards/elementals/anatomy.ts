/** The parts of the creatures, one shape for each element: square, wave, ring and triangle, in a box of 100 by 126. */
import type { Element } from '../../art/elements';

export type Part = 'head' | 'belly' | 'legs';
export const PARTS: readonly Part[] = ['head', 'belly', 'legs'];
export type Body = Exclude<Element, 'ether'>;

/** Where each part lies on the card: its band from the top, and how high it is. */
export const BANDS: Readonly<Record<Part, readonly [number, number]>> = { head: [0, 50], belly: [50, 38], legs: [88, 38] };

export const HEADS: Readonly<Record<Body, string>> = {
  earth: 'M30 12H36V6H46V12H54V6H64V12H70Q75 12 75 17V44Q75 48 71 48H29Q25 48 25 44V17Q25 12 30 12Z',
  water: 'M50 1C54 12 79 20 79 34C79 44 66 49 50 49C34 49 21 44 21 34C21 20 46 12 50 1Z',
  air: 'M50 5A24 22 0 1 1 49.900 5Z',
  fire: 'M50 1L60 20L70 9L71 27L84 48H16L29 27L30 9L40 20Z',
};

export const BELLIES: Readonly<Record<Body, string>> = {
  earth: 'M25 51H75Q78 51 78 54V83Q78 86 75 86H25Q22 86 22 83V54Q22 51 25 51Z',
  water: 'M32 50H68C84 54 84 62 75 68C86 74 82 86 68 87H32C18 86 14 74 25 68C16 62 16 54 32 50Z',
  air: 'M50 51C68 51 80 59 80 69C80 79 68 87 50 87C32 87 20 79 20 69C20 59 32 51 50 51Z',
  fire: 'M38 50H62L68 61L74 58L76 72L84 70L80 87H20L16 70L24 72L26 58L32 61Z',
};

/** The left leg; the right one is its mirror image. */
export const LEGS: Readonly<Record<Body, string>> = {
  earth: 'M27 89H45V122H20Q18 122 18 119V112Q18 109 21 109H27Z',
  water: 'M29 89H45C49 97 39 102 43 109C47 116 40 124 30 122C20 120 17 113 20 109C24 114 31 113 31 108C31 103 24 98 29 89Z',
  air: 'M33 89H43V96C50 98 53 104 51 111C49 119 41 124 33 122C25 120 21 112 24 105C26 100 30 97 33 96Z',
  fire: 'M24 89H47L36 124L31 109L26 114Z',
};

/** Light figures on the parts that tell the element once more. */
export const HEAD_MARKS: Readonly<Record<Body, string>> = {
  earth: 'M25 22H75',
  water: 'M26 41C32 37 36 45 42 41C48 37 52 45 58 41C64 37 68 44 74 41',
  air: 'M30 18C36 10 64 10 70 18',
  fire: 'M50 10L56 22H44Z',
};
export const BELLY_MARKS: Readonly<Record<Body, string>> = {
  earth: 'M22 63H78M22 75H78M40 51V63M60 63V75M40 75V86',
  water: 'M28 62C34 57 38 67 44 62C50 57 54 67 60 62C66 57 70 66 74 62M26 75C32 70 38 80 44 75C50 70 56 80 62 75C68 70 72 78 76 75',
  air: 'M50 59A14 10 0 1 1 49.900 59Z',
  fire: 'M50 57L64 82H36Z',
};
export const LEG_MARKS: Readonly<Record<Body, string>> = {
  earth: 'M27 99H45M18 115H45',
  water: 'M33 95C40 99 34 103 37 110',
  air: 'M37 103A6.500 6.500 0 1 1 36.900 103Z',
  fire: 'M30 93H41L36 106Z',
};

/** Where the eyes are: the middle between them, and how far they stand from it. */
export const EYES: Readonly<Record<Body, readonly [number, number]>> = { earth: [31, 10], water: [31, 10], air: [27, 10], fire: [36, 10] };

/** The signs of the six books, in a box of 24 by 24. */
export const SIGNS: readonly string[] = [
  'M12 7.500A4.500 4.500 0 1 1 11.900 7.500ZM12 1.500V4.500M12 19.500V22.500M1.500 12H4.500M19.500 12H22.500M4.600 4.600L6.700 6.700M17.300 17.300L19.400 19.400M19.400 4.600L17.300 6.700M6.700 17.300L4.600 19.400',
  'M16 3A9.500 9.500 0 1 0 21 16A8 8 0 0 1 16 3Z',
  'M20 4C9 4 4 9 6 18C15 20 20 15 20 4ZM4 21L14 10',
  'M5 18C7 16 7 14 7 11C7 7 9 4 12 4C15 4 17 7 17 11C17 14 17 16 19 18ZM10 18.500A2 2 0 0 0 14 18.500M12 4V2',
  'M2 12C5 7 8 5 12 5C16 5 19 7 22 12C19 17 16 19 12 19C8 19 5 17 2 12ZM12 9A3 3 0 1 1 11.900 9Z',
  'M7 8A4 4 0 1 1 6.900 8ZM11 12H22M18 12V16M22 12V15',
];
