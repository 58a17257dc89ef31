/**
 * From legal words to what lights up.
 *
 * Each game says by which touches a move is reached: its *paths*, lists of things such as `cell:c3`,
 * `hand:water-1` or `verb:grow`. The paths of all legal moves make a tree. What can be touched now are the branches
 * at the place reached so far; a move is complete when nothing but that move is left there. No rule lives here:
 * a thing lights up because some legal words name it.
 */

/** The name of a thing on the table, `kind:rest`. */
export type Thing = string;

/** All ways of touching that lead to a move. */
export type Paths = (words: string) => Thing[][];

export interface Node {
  /** The move that ends here, if one does. */
  words: string | null;
  /** What can be touched next. */
  next: Map<Thing, Node>;
  /** Every move that can still be reached from here, in the order of the legal list. */
  reach: string[];
}

function emptyNode(): Node {
  return { words: null, next: new Map(), reach: [] };
}

/** The tree of all legal moves. Two moves that share a whole path are a fault of `paths`. */
export function growTree(legal: readonly string[], paths: Paths): Node {
  const root = emptyNode();
  for (const words of legal) {
    for (const path of paths(words)) plant(root, path, words);
  }
  return root;
}

function plant(root: Node, path: readonly Thing[], words: string): void {
  let node = root;
  reachable(node, words);
  for (const thing of path) {
    let child = node.next.get(thing);
    if (!child) {
      child = emptyNode();
      node.next.set(thing, child);
    }
    node = child;
    reachable(node, words);
  }
  if (node.words !== null && node.words !== words) {
    throw new Error(`"${node.words}" and "${words}" are reached by the same touches`);
  }
  node.words = words;
}

function reachable(node: Node, words: string): void {
  if (node.reach.at(-1) !== words) node.reach.push(words);
}

/** The place that `picked` leads to, null when it leads nowhere (any more). */
export function follow(root: Node, picked: readonly Thing[]): Node | null {
  let node: Node = root;
  for (const thing of picked) {
    const child = node.next.get(thing);
    if (!child) return null;
    node = child;
  }
  return node;
}

/** The longest beginning of `picked` that still leads somewhere: what stays selected after an update. */
export function stillPicked(root: Node, picked: readonly Thing[]): Thing[] {
  const kept = [...picked];
  while (kept.length > 0 && follow(root, kept) === null) kept.pop();
  return kept;
}

export type Touch =
  /** The touch completes a move: play it. */
  | { kind: 'move'; words: string }
  /** More is to be said: this is selected now. */
  | { kind: 'picked'; picked: Thing[] }
  /** The touch takes the selection back. */
  | { kind: 'cleared' }
  /** Nothing legal begins or goes on with that thing. */
  | { kind: 'nothing' };

/**
 * What touching `thing` does, with `picked` selected before.
 *
 * It goes on with the selection if it can; otherwise it begins anew with that thing; touching what was picked last
 * takes that pick back. A move plays when nothing more can be said, and also when from the second touch on it is the
 * only one left and only its verb is missing: a stack and the only thing that it can do there.
 */
export function touch(root: Node, picked: readonly Thing[], thing: Thing): Touch {
  const here = follow(root, picked) ?? root;
  const onward = here.next.get(thing);
  if (onward) return arrive(onward, [...picked, thing]);
  if (picked.at(-1) === thing || picked[0] === thing) return { kind: 'cleared' };
  const anew = root.next.get(thing);
  if (anew) return arrive(anew, [thing]);
  return { kind: 'nothing' };
}

function arrive(node: Node, picked: Thing[]): Touch {
  const only = node.next.size === 0 ? node.words : picked.length > 1 ? onlyVerbLeft(node) : null;
  return only === null ? { kind: 'picked', picked } : { kind: 'move', words: only };
}

function onlyVerbLeft(node: Node): string | null {
  const [[thing, child] = [], other] = [...node.next];
  if (!thing || !child || other || !thing.startsWith('verb:')) return null;
  return child.next.size === 0 ? child.words : null;
}

/** What a move touches, to be pointed at; nothing without one. */
export function touchedBy(words: string | null, paths: Paths): Thing[] {
  return words === null ? [] : [...new Set(paths(words).flat())];
}

/** The things of one kind that can be touched at this place, without the kind: `cells(node, 'cell')`. */
export function offered(node: Node, kind: string): string[] {
  const prefix = `${kind}:`;
  return [...node.next.keys()].filter((key) => key.startsWith(prefix)).map((key) => key.slice(prefix.length));
}

/** The verbs of the moves within reach, each once, in the order of the legal list. */
export function verbsWithin(node: Node): string[] {
  return [...new Set(node.reach.map((words) => words.split(' ', 1)[0] ?? ''))];
}
