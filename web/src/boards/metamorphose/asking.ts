/** What is asked now, in one sentence. */
import type { GameText } from '../contract';
import type { Look } from './describe';
import type { Seen } from './reading';

export interface Asking {
  seen: Seen;
  legal: readonly string[];
  /** False in replays and examples, where nobody is waited for. */
  isLive: boolean;
  /** Nothing will be asked here: one only looks. */
  isWatching: boolean;
  picked: readonly string[];
  /** Which optional action was chosen before its stack. */
  mode: 'move' | 'shift' | null;
  /** A stack of one's own lies open. */
  isFanned: boolean;
  /** A contest lies where the market was. */
  isCounted: boolean;
  /** The lower cards of a stack are slid all at once. */
  isTogether: boolean;
  names: readonly string[];
  look: Look;
  say: GameText;
}

export function questionOf({ seen, legal, isLive, isWatching, picked, mode, isFanned, isCounted, isTogether, names, look, say }: Asking): string {
  if (seen.phase === 'over') return '';
  if (legal.length === 0 && isLive && seen.turn !== null) return say('waiting-for', { name: names[seen.turn] ?? '' });
  if (legal.length === 0) return isWatching ? say('look-around') : '';
  if (seen.pending?.kind === 'shift') return say(isTogether ? 'ask-slide-all' : 'ask-slide');
  if (seen.pending?.kind === 'place') return say('ask-place', { card: look(seen.pending.card).name });
  const [first = '', second] = picked;
  const [kind, name = '', depth = ''] = first.split(':');
  if (kind === 'spot') {
    if (name.startsWith('deck-') && second === undefined) return say('ask-deck', { level: name.slice(5) });
    const card = name.startsWith('deck-') ? say('level', { level: name.slice(5) }) : look(seen.market.get(name) ?? '').name;
    const needsToken = second === undefined && !legal.includes(`take ${name}`);
    return say(needsToken ? 'ask-token' : 'ask-where', { card });
  }
  if (kind === 'card') return say('ask-where', { card: look(cardAt(seen, name, Number(depth))).name });
  if (kind === 'stack') return say(isTogether ? 'ask-slide-all' : 'ask-slide');
  if (mode === 'move') return say(isFanned ? 'ask-move-card' : 'ask-move-stack');
  if (mode === 'shift') return say('ask-shift-stack');
  return say(isCounted && idle(legal) === 'ask-summon' ? 'ask-counted' : idle(legal));
}

function idle(legal: readonly string[]): string {
  const can = (verb: string): boolean => legal.some((words) => words.startsWith(verb));
  if (can('take')) return 'ask-summon';
  if (can('move')) return can('shift') ? 'ask-both' : 'ask-move';
  return can('shift') ? 'ask-shift' : 'ask-end';
}

function cardAt(seen: Seen, place: string, depth: number): string {
  const player = seen.players.find((one) => one.seat === seen.turn);
  return player?.creatures.find((creature) => creature.place === place)?.cards[depth - 1] ?? '';
}
