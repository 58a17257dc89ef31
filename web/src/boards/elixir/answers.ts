/** The buttons below the question: what can be said in a word or two. */
import type { Node, Thing } from '../picking';
import type { Around } from './around';
import { labelOf, lackOf } from './describe';
import type { Answer } from './Question.svelte';
import { optionsOf, type Seen, type Wizard } from './reading';

interface Asking {
  seen: Seen;
  node: Node;
  picked: readonly Thing[];
  isPutting: boolean;
  isReady: boolean;
  cloth: readonly string[];
  looked: string | null;
  mine: Wizard | undefined;
  around: Around;
}

const MAIN = new Set(['verb:next', 'verb:cast', 'verb:play', 'verb:perform', 'verb:vote-ok', 'verb:done']);
const QUIET = new Set(['verb:pass', 'verb:waive']);

export function answersOf({ seen, node, picked, isPutting, isReady, cloth, looked, mine, around }: Asking): Answer[] {
  const { say, faces, language } = around;
  if (isPutting) return [{ thing: 'cloth:done', label: say(cloth.length === 0 && isReady ? 'done-nothing' : 'done'), isMain: true, disabled: !isReady }];
  const answers: Answer[] = [];
  for (const [thing, next] of node.next) {
    const words = next.reach[0] ?? '';
    if (thing.startsWith('answer:') && seen.kind === 'window') {
      answers.push({ thing, label: labelOf(words, around), isMain: true, help: faces.of(words.split(' ')[1] ?? '').text });
    } else if (thing.startsWith('option:')) {
      const number = Number(thing.slice(7));
      answers.push({ thing, label: String(optionsOf(seen).get(number)?.[language] ?? say('option', { number })), isMain: true });
    } else if (thing.startsWith('verb:')) {
      answers.push({ thing, label: verbLabel(thing, words, seen, around), isMain: MAIN.has(thing), isQuiet: QUIET.has(thing), ...(thing === 'verb:pass' ? { key: 'space' } : {}) });
    }
  }
  if (picked.length > 0) answers.push({ thing: 'cancel', label: say('cancel'), isQuiet: true });
  else if (looked && seen.kind === 'main' && node.next.size > 0 && isStuck(looked, seen, mine, around)) answers.push({ thing: 'why', label: say('why-not'), isQuiet: true });
  return answers.toSorted((one, other) => Number(one.isQuiet ?? false) - Number(other.isQuiet ?? false));
}

function verbLabel(thing: Thing, words: string, seen: Seen, around: Around): string {
  if (thing === 'verb:pay') return around.say('pay-now', { price: Number(seen.ask['price']) });
  if (thing === 'verb:cast' || thing === 'verb:play') return around.text(`verb-${thing.slice(5)}`);
  return labelOf(words, around);
}

/** A card that could be played at other times, or with more in hand: one may ask why not now. */
function isStuck(card: string, seen: Seen, mine: Wizard | undefined, around: Around): boolean {
  if (mine?.spells.includes(card)) return lackOf(seen.needs.get(card) ?? [], around) === '';
  return ['magic', 'transaction'].includes(around.faces.of(card).kind);
}
