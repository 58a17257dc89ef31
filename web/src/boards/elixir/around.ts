/** What every part of the board needs: whose eyes, the cards, the texts, how people are called. */
import type { GameText, Language } from '../contract';
import type { Faces } from './faces';

export interface Around {
  faces: Faces;
  language: Language;
  text: GameText;
  say: GameText;
  /** The seat at the bottom. */
  viewer: number;
  /** Whether somebody sits there and reads this: then that seat is `you`. */
  isSeated: boolean;
  names: readonly string[];
}

export function isYou(around: Around, seat: number): boolean {
  return around.isSeated && seat === around.viewer;
}

/** `you`, or how the others call that seat. */
export function who(around: Around, seat: number): string {
  return isYou(around, seat) ? around.say('you') : (around.names[seat] ?? around.text(`seat-${seat}`));
}

/** Several seats in one breath: `Ada and you`. */
export function whoAll(around: Around, seats: readonly number[]): string {
  return new Intl.ListFormat(around.language).format(seats.map((seat) => who(around, seat)));
}
