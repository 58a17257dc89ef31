/** What a bot advises, in words. */
import type { AdviceLine } from '../protocol';
import { said, t } from '../words/words.svelte';

/** An estimate, however good, is never told as all or nothing. */
export function percentOf(line: AdviceLine): number {
  const percent = Math.round(100 * line.chance);
  return line.certain ? percent : Math.min(99, Math.max(1, percent));
}

/** Why a move is good or bad, as a sentence; `''` where the bot gives no reason. */
export function reasonOf(line: AdviceLine): string {
  const reason = said(line.sentence);
  return reason === '' ? '' : `${reason.charAt(0).toLocaleUpperCase()}${reason.slice(1)}.`;
}

/** All of it in short, for those who hear it: how many ways to go on, and the best of them. */
export function heardOf(lines: readonly AdviceLine[], best: string): string {
  const [first] = lines;
  if (first === undefined) return t('advice-none');
  return t('advice-heard', { count: lines.length, move: best, chance: chanceOf(first) });
}

/** `about 62% chance of winning`. */
export function chanceOf(line: AdviceLine): string {
  return t(line.certain ? 'advice-chance-certain' : 'advice-chance-about', { percent: percentOf(line) });
}
