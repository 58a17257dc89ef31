/** How wide writing is, for sizes that fit: cards come from sets that anybody may write. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[mwœæ]/i, 0.95],
  [/\p{Lu}/u, 0.78],
  [/[iljíîï.,:’'|]/, 0.36],
  [/[tfrs ]/, 0.5],
];
const OTHERS = 0.62;

/** In ems of our bold serif letters, which are the wider of the two that we use; rather too much than too little. */
export function widthOf(words: string): number {
  return [...words].reduce((sum, letter) => sum + (WIDTHS.find(([which]) => which.test(letter))?.[1] ?? OTHERS), 0);
}
