/** The cards of a race, read from their names. */
import type { Element } from '../../art/elements';
import type { JsonObject } from '../contract';
import { isObject } from '../json';

const LETTERS: Record<string, Element> = { e: 'earth', w: 'water', a: 'air', f: 'fire' };

/** Head, belly and legs of an elemental; null for a special card. */
export function partsOf(card: string): Element[] | null {
  const parts = [...card].map((letter) => LETTERS[letter]);
  return card.length === 3 && parts.every((part) => part !== undefined) ? (parts as Element[]) : null;
}

/** Which kind of special card it is: `mad`, `double`, `magician`. */
export function kindOf(card: string): string {
  return card.replace(/-\d+$/, '');
}

/** The cards that the open race is about, newest; none between races. */
export function newest(view: JsonObject): string[] {
  const race = view.race;
  const shown = isObject(race) ? (race.shown ?? race.cards) : null;
  return Array.isArray(shown) ? shown.filter((card) => typeof card === 'string') : [];
}

/** A list of texts of the view. */
export function cardsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((card): card is string => typeof card === 'string') : [];
}
