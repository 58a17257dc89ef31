/** Whether a move solves a step: it is one of the words, or begins as `attack *` says. */
export function solves(move: string, goal: readonly string[]): boolean {
  return goal.some((words) => (words.endsWith('*') ? move.startsWith(words.slice(0, -1).trimEnd()) : move === words));
}
