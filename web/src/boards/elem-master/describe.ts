/** A cell in words, for screen readers and for a pointer that rests on it. */
import type { Element } from '../../art/elements';
import type { GameText } from '../contract';
import { quarterOf } from './geometry';
import { isLosing, signed, type Outlook } from './outlook.svelte';
import { COLOUR_NAMES, type Seen, type Stack } from './reading';
import type { Target } from './targets';

export function describeCell(
  cell: string, seen: Seen, stacks: ReadonlyMap<string, Stack>, target: Target | null, outlook: Outlook | undefined, canAct: boolean, names: readonly string[], text: GameText, say: GameText,
): string {
  if (seen.voids.has(cell)) return `${cell}, ${text('zone-void')}`;
  const terrain = text(`terrain-${seen.terrain[quarterOf(cell, seen.size)] ?? 'forest'}`);
  const parts = [cell, terrain];
  const stack = stacks.get(cell);
  if (stack) parts.push(describeStack(stack, names, text, say));
  else parts.push(say('cell-empty'));
  if (target) parts.push(say('cell-target', { doing: doing(target, text, say) }));
  if (target?.sign === 'attack' && outlook) parts.push(describeOutlook(outlook, say));
  if (!target && canAct && stack) parts.push(say('cell-acts'));
  return parts.join(', ');
}

/** What an attack would make of both. */
export function describeOutlook(outlook: Outlook, say: GameText): string {
  const sum = say('outlook', { own: signed(outlook.own), other: signed(outlook.other) });
  if (outlook.isTaken) return `${sum}, ${say('outlook-taken')}`;
  return outlook.isLost ? `${sum}, ${say('outlook-lost')}` : sum;
}

/** On a cell that can be attacked: the element that is weaker for it, the target's or the attacker's, and by how much. */
export interface Chip {
  element: Element | null;
  levels: string;
}

export function chipOf(outlook: Outlook, attacker: Stack | undefined, target: Stack | undefined): Chip {
  const [stack, levels] = isLosing(outlook) ? [attacker, outlook.own] : [target, outlook.other];
  return { element: stack?.element ?? null, levels: signed(levels) };
}

function describeStack(stack: Stack, names: readonly string[], text: GameText, say: GameText): string {
  const colour = text(`colour-${COLOUR_NAMES[stack.owner] ?? 'white'}`);
  const name = names[stack.owner] ?? '';
  // In lessons and examples the sides are called by their colours.
  const parts = [say(name === colour ? 'stack-unnamed' : 'stack', { element: text(`element-${stack.element}`), level: stack.level, colour, name })];
  for (const mark of stack.marks) parts.push(text(`mark-${mark}`));
  if (stack.actingAs) parts.push(`${text('mark-acting-as')} : ${text(`element-${stack.actingAs}`)}`);
  return parts.join(', ');
}

function doing(target: Target, text: GameText, say: GameText): string {
  if (target.sign === 'merge') return text('term-merge');
  return target.sign === 'choose' ? say('cell-choose') : text(`verb-${target.sign}`);
}
