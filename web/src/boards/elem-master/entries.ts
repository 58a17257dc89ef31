/** The entries of the small menu at a cell, in the order in which people want them. */
import { isElement } from '../../art/elements';
import type { GameText } from '../contract';
import type { Node } from '../picking';
import type { Entry } from './Chooser.svelte';
import type { Seen } from './reading';

const ORDER = ['attack', 'move', 'tunnel', 'wave', 'breath', 'grow', 'blaze'];
/** Attacking what is one's own is rarely meant: after everything else. */
const LAST = 100;

/** What can be said at `node` other than naming a cell. `source` and `target` are the cells picked so far. */
export function entriesAt(node: Node, seen: Seen, source: string, target: string, text: GameText, say: GameText): Entry[] {
  const level = seen.stacks.get(source)?.level ?? 1;
  const merges = seen.stacks.has(target);
  const isOwn = seen.stacks.get(source)?.owner === seen.stacks.get(target)?.owner;
  const entries: (Entry & { rank: number })[] = [];
  for (const thing of node.next.keys()) {
    const [kind = '', name = '', detail = ''] = thing.split(':');
    if (kind === 'cell') continue;
    const entry: Entry & { rank: number } = { thing, emblem: name, element: null, label: name, short: name, rank: ORDER.indexOf(name) * 10 };
    if (kind === 'element' && isElement(name)) Object.assign(entry, { element: name, label: text(`element-${name}`) });
    else if (kind === 'number') Object.assign(entry, { emblem: 'hand', label: say('do-number', { count: Number(name) }), rank: Number(name) });
    else Object.assign(entry, labelled(name, detail, level, merges, text, say, entry.rank));
    if (name === 'attack' && isOwn) entry.rank = LAST;
    entries.push(entry);
  }
  return entries.sort((one, other) => one.rank - other.rank);
}

function labelled(
  verb: string, detail: string, level: number, merges: boolean, text: GameText, say: GameText, rank: number,
): Partial<Entry & { rank: number }> {
  const count = Number(detail) || level;
  switch (verb) {
    case 'move':
    case 'tunnel': {
      const doing = verb === 'tunnel' ? 'tunnel' : merges ? 'merge' : 'move';
      const part = detail === 'all' ? 'all' : 'part';
      return { emblem: doing, label: say(`do-${doing}-${part}`, { count }), rank: rank + (detail === 'all' ? 0 : 4 - count) };
    }
    case 'wave':
      return { label: say('do-wave', { cells: detail.split('+').join(' + ') }), rank: rank + 3 - detail.split('+').length };
    case 'breath':
      return { label: say('do-breath', { count }), rank: rank + count };
    case 'attack':
      return { label: text('verb-attack') };
    default:
      return { label: text(`verb-${verb}`) };
  }
}
