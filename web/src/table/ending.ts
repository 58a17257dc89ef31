/** How a game ended, in figures and words: what was counted, by whom, and the sentence that says why. */
import type { JsonObject } from '../boards/contract';
import { list, numbers } from '../boards/json';
import type { Ending, TallyAbout } from '../protocol';
import type { Details } from '../words/fluent';
import type { GameWords } from '../words/game';
import { listed, t } from '../words/words.svelte';

export interface Result {
  winners: number[];
  ranking: number[][];
  reason: string;
}

export function readResult(result: JsonObject | null | undefined): Result {
  const ranking = list(result?.ranking).map(numbers);
  return { winners: numbers(result?.winners), ranking, reason: typeof result?.reason === 'string' ? result.reason : '' };
}

/** Whether somebody else has won; nobody has lost where nobody has won. */
export function isLost(result: Result, seat: number | null): boolean {
  return seat !== null && result.winners.length > 0 && !result.winners.includes(seat);
}

/** The seats from the first to the last, each with its place; those who are tied share the best one. */
export function placed(ranking: readonly (readonly number[])[]): { seat: number; place: number }[] {
  let better = 0;
  return ranking.flatMap((group) => {
    const place = better + 1;
    better += group.length;
    return group.map((seat) => ({ seat, place }));
  });
}

/** What each side has of something, the side that is ranked best first; partners are added. */
export function bySide(row: Pick<TallyAbout, 'numbers'>, sides: readonly (readonly number[])[], ranking: readonly (readonly number[])[]): number[] {
  const order = placed(ranking).map((one) => one.seat);
  const best = (side: readonly number[]): number => Math.min(...side.map((seat) => order.indexOf(seat)));
  return sides.toSorted((one, other) => best(one) - best(other)).map((side) => side.reduce((sum, seat) => sum + (row.numbers[seat] ?? 0), 0));
}

/** `41 to 34`; of more than two `41, 34, 20`. */
function scored(numbers: readonly number[]): string {
  const [first = 0, second] = numbers;
  return numbers.length === 2 && second !== undefined ? t('score-two', { first, second }) : numbers.join(', ');
}

/** All that a sentence about an end may say: who, the figures of each row, the row that decided, the numbers of the options. */
function details(ending: Pick<Ending, 'sides' | 'tally'>, result: Result, options: JsonObject, names: (seat: number) => string): Details {
  const losers = result.ranking.flat().filter((seat) => !result.winners.includes(seat));
  const rows = ending.tally.map((row) => ({ name: row.name, numbers: bySide(row, ending.sides, result.ranking) }));
  const decided = result.winners.length === 0 ? undefined : rows.find(({ numbers }) => numbers[0] !== numbers[1]);
  return {
    ...Object.fromEntries(Object.entries(options).filter((entry): entry is [string, number] => typeof entry[1] === 'number')),
    ...Object.fromEntries(rows.flatMap(({ name, numbers }) => [[name, scored(numbers)], [`best-${name}`, numbers[0] ?? 0]])),
    by: decided?.name ?? 'none',
    count: result.winners.length,
    winners: listed(result.winners.map(names)),
    losing: losers.length,
    losers: listed(losers.map(names)),
  };
}

/** Why the game ended, in one sentence; the bare reason where the game has no sentence with figures. */
export function whyOf(words: GameWords, ending: Pick<Ending, 'sides' | 'tally'> | null, result: Result, options: JsonObject, names: (seat: number) => string): string {
  const told = ending === null ? null : words.ending(result.reason, details(ending, result, options, names));
  return told ?? words.reason(result.reason);
}
