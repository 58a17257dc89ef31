/** Legal moves as a tree of words: verb, then what can follow it. Many moves become few choices. */

export interface Branch {
  /** The words so far: `move c2`. */
  path: string[];
  word: string;
  /** The whole move, where the words so far are one. */
  move: string | null;
  branches: Branch[];
}

export function treeOf(legal: readonly string[]): Branch[] {
  const root: Branch = { path: [], word: '', move: null, branches: [] };
  for (const move of legal) {
    let branch = root;
    for (const word of move.split(' ')) {
      let next = branch.branches.find((one) => one.word === word);
      if (next === undefined) {
        next = { path: [...branch.path, word], word, move: null, branches: [] };
        branch.branches.push(next);
      }
      branch = next;
    }
    branch.move = move;
  }
  return root.branches;
}

/** How many moves lie in a branch. */
export function countOf(branch: Branch): number {
  return (branch.move === null ? 0 : 1) + branch.branches.reduce((sum, one) => sum + countOf(one), 0);
}

/** The only move of a branch, null where there are several. */
export function onlyMove(branch: Branch): string | null {
  if (countOf(branch) !== 1) return null;
  return branch.move ?? onlyMove(branch.branches[0] as Branch);
}

/** The words without a board's part in them: `end`, `pass`, `done`; they are buttons everywhere. */
export function plainMoves(legal: readonly string[]): string[] {
  return legal.filter((move) => !move.includes(' '));
}

/** What is typed as the words of moves are: lower case, single blanks. */
export function normalised(line: string): string {
  return line.toLowerCase().trim().replace(/\s+/g, ' ');
}

/** The legal moves that a typed line may mean: itself, or those that it begins. */
export function meant(line: string, legal: readonly string[]): string[] {
  const typed = normalised(line);
  if (legal.includes(typed)) return [typed];
  return typed === '' ? [] : legal.filter((move) => move.startsWith(typed));
}
