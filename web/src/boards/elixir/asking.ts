/** What is asked now, as a sentence; what happens, as a sentence; what is waited for. */
import type { Around } from './around';
import { isYou, who, whoAll } from './around';
import { slotName } from './describe';
import { pickedFrom, type Seen, type Stage } from './reading';

/** The event at issue in one sentence: `Bastien lance « Chut ! » sur vous.` */
export function eventOf(stage: Stage, around: Around): string {
  const card = stage.card === null ? '' : around.faces.name(stage.card);
  const kind = stage.event === 'card' || stage.event === 'trigger' ? (stage.card !== null && around.faces.isSpell(stage.card) ? 'spell' : 'object') : stage.event;
  const id = stage.event === 'trigger' ? 'event-trigger' : `event-${kind}`;
  return around.say(id, {
    card,
    name: who(around, stage.by),
    you: isYou(around, stage.by) ? 'yes' : 'no',
    targets: whoAll(around, stage.at),
    count: stage.at.length,
    at: stage.at.some((seat) => isYou(around, seat)) ? 'you' : 'other',
  });
}

/** The question to the reader, with what is at issue. */
export function questionOf(seen: Seen, around: Around, isAlone: boolean): string {
  const { ask, kind, stage } = seen;
  const { say } = around;
  const card = typeof ask['card'] === 'string' ? around.faces.name(ask['card']) : '';
  const n = Number(ask['n'] ?? 1);
  switch (kind) {
    case 'window':
      return [stage ? eventOf(stage, around) : '', say(isAlone ? 'q-window-alone' : 'q-window')].join(' ');
    case 'main':
      return say(isAlone ? 'q-main-alone' : 'q-main');
    case 'target':
      return card ? say('q-target', { card }) : say('q-aim');
    case 'use':
      return ask['slot'] === 'any' ? say('q-use-any', { card }) : say('q-use', { card, slot: slotName(String(ask['slot']), around) });
    case 'give':
    case 'drop':
    case 'recall':
    case 'take':
      return pickQuestion(seen, around, n);
    case 'put':
      return putQuestion(seen, around);
    case 'forfeit':
      return say('q-forfeit', { name: stage ? who(around, stage.by) : '', card, price: Number(ask['price']) });
    case 'vote':
      return say('q-vote', { name: who(around, Number(ask['on'])), card });
    case 'name':
      return ask['of'] === 'ingredient' ? say('q-name') : say('q-name-of', { of: around.text(String(ask['of'])).toLocaleLowerCase(around.language) });
    default:
      return say(`q-${kind}`);
  }
}

function pickQuestion(seen: Seen, around: Around, n: number): string {
  const { say } = around;
  if (seen.putting?.purpose === 'market') return say('q-take-stall');
  const from = pickedFrom(seen);
  const [frame] = seen.frames;
  const goal = Array.isArray(frame?.['dst']) ? frame['dst'] : [];
  const name = from?.seat === null || from === null ? '' : who(around, from.seat);
  const isOwn = from !== null && from.seat !== null && isYou(around, from.seat);
  if (seen.kind === 'give') return say('q-give', { n, name: typeof goal[1] === 'number' ? who(around, goal[1]) : '', zone: from?.zone ?? 'finds' });
  if (seen.kind === 'drop') return isOwn ? say('q-drop', { n }) : say('q-drop-other', { n, name });
  if (seen.kind === 'recall') return isOwn ? say('q-recall') : say('q-recall-other', { name });
  return say(`q-take-${from?.zone ?? 'finds'}`, { n, name });
}

function putQuestion(seen: Seen, around: Around): string {
  const purpose = seen.putting?.purpose ?? 'market';
  const [frame] = seen.frames;
  const zone = frame?.['zone'] === 'spells' ? 'spells' : 'finds';
  return around.say(`q-put-${purpose}`, { most: seen.putting?.most ?? 0, zone });
}

/** What the others are doing: `Bastien choisit une cible.` */
export function waitingFor(seen: Seen, around: Around): string {
  const { ask, kind, asked } = seen;
  if (asked.length === 0) return '';
  const others = asked.filter((seat) => !isYou(around, seat));
  const names = whoAll(around, others);
  if (kind === 'window' || others.length !== 1) {
    const about = kind === 'window' && seen.stage ? `${eventOf(seen.stage, around)} ` : '';
    // Who has nothing to answer with is asked all the same, and the table answers for them.
    return `${about}${others.length === 0 ? around.say('waiting-moment') : around.say('waiting', { names })}`;
  }
  const values = {
    count: 1,
    n: Number(ask['n'] ?? 1),
    name: kind === 'vote' ? who(around, Number(ask['on'])) : '',
    slot: slotName(String(ask['slot'] ?? 'any'), around),
  };
  return `${names} ${around.text(kind === 'put' ? `ask-put-${String(ask['for'])}` : `ask-${kind}`, values)}.`;
}
