/** What is asked of those who speak: the forfeits in force, for the line in which one writes. */
import type { Speech, SpeechProps } from '../contract';
import { Faces } from './faces';
import { readView } from './reading';

export function speech({ view, seat, cards, language, options }: SpeechProps): Speech {
  const faces = new Faces(cards, language, options);
  const { lasting, over } = readView(view, seat ?? 0);
  const forfeits = over ? [] : lasting.filter((law) => law.kind === 'forfeit' && law.card !== null);
  const own = forfeits.filter((law) => law.on === seat).map((law) => faces.of(law.card ?? ''));
  return { own: own.map(({ name, text }) => ({ name, text })), isPerformed: forfeits.length > 0 };
}
