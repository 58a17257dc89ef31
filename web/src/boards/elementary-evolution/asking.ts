/** What is asked now, in one sentence, and a line of help below it. */
import type { GameText } from '../contract';
import { labelOf } from './describe';
import { readCard, type Seen } from './reading';

export interface Asking {
  seen: Seen;
  /** What is pending: `turn`, `blaze`, `tornado` … */
  kind: string;
  viewer: number;
  isAsked: boolean;
  /** False in replays and examples, where nobody is waited for. */
  isLive: boolean;
  /** Who decides now. */
  decider: number;
  picked: readonly string[];
  /** Where the picked card can go: on a pile, in a discard. */
  goes: { pile: boolean; discard: boolean };
  names: readonly string[];
  text: GameText;
  say: GameText;
}

export function questionOf(asking: Asking): string {
  const { seen, kind, isAsked, isLive, decider, viewer, picked, goes, names, text, say } = asking;
  if (seen.over) return '';
  if (!isLive) return threatOf(asking);
  // Who has answered a window already does not wait for themselves.
  if (!isAsked) return [threatOf(asking), decider === viewer ? '' : say('waiting-for', { name: names[decider] ?? '' })].filter(Boolean).join(' ');
  if (picked[0]?.startsWith('hand:')) return say(kind === 'tornado' ? 'hint-card-exchange' : goes.pile && goes.discard ? 'hint-card' : goes.pile ? 'hint-card-pile' : 'hint-card-discard');
  if (picked[0]?.startsWith('token:')) return say('hint-token');
  const pending = seen.pending ?? {};
  switch (kind) {
    case 'blaze':
    case 'power':
      return threatOf(asking);
    case 'release':
      return text('question-release', { creature: text(`creature-${String(pending['creature'])}`), help: text(`creature-${String(pending['creature'])}.help`) });
    case 'drop': {
      const card = String(pending['card']);
      return text('question-drop', { card: text(`card-${card}`), code: readCard(card).level ?? '★' });
    }
    default:
      return text(`prompt-${kind}`);
  }
}

/** What everybody may react to, `''` where there is nothing. */
function threatOf({ seen, kind, viewer, names, text, say }: Asking): string {
  const pending = seen.pending ?? {};
  if (kind === 'power') return text('question-power', { by: text(`mage-${String(pending['by'])}`), words: labelOf(String(pending['move']), names, text, say) });
  if (kind !== 'blaze') return '';
  const target = Number(pending['target']);
  const by = Number(pending['by']);
  const pile = String(pending['pile']);
  const cards = seen.mages[target]?.piles.find((one) => one.name === pile)?.cards ?? [];
  const values = { by: text(`mage-${by}`), target: text(`mage-${target}`), pile, card: text(`card-${cards.at(-1) ?? 'ether'}`), level: cards.length - 1 };
  if (target !== viewer) return text('question-blaze-other', values);
  return text(by === viewer ? 'question-blaze-back' : 'question-blaze-you', values);
}

const EFFECTS: Readonly<Record<string, string>> = { air: 'tornado', fire: 'blaze', earth: 'rooting', water: 'cascade', ether: 'joker' };

/** The effect that a card has when it is placed. */
export function effectOf(card: string): string {
  return EFFECTS[readCard(card).element] ?? 'joker';
}

/** What the card in question does, `''` for none. */
export function helpOf(picked: readonly string[], text: GameText): string {
  const card = picked[0]?.startsWith('hand:') ? picked[0].slice(5) : null;
  if (card === null) return '';
  const [name, help] = [text(`card-${card}`), text(`effect-${effectOf(card)}.help`)];
  // An ether is called like its element, with which the help begins.
  return help.startsWith(name) ? help : `${name} – ${help}`;
}
