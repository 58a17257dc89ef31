/**
 * The words of powers that a set of cards brings along: tables `[power_text.fr]` and `[colour_text.fr]`, whose sentences
 * have blanks (`+{n} {own} strength.`) that the power of a card (`plus 2`) fills.
 */
import type { Json, JsonObject, Language } from '../boards/contract';
import { isObject } from '../boards/json';

const LANGUAGES: readonly Language[] = ['fr', 'en'];

/** A power of the language of a set, taken apart: `allies orange 3 2` is two for every three orange creatures. */
export interface Power {
  verb: string;
  /** What it gives. */
  n: number;
  /** How many make one set, where it counts creatures or cards. */
  k: number;
  /** Colours, and `unusable`, in the order of its words. */
  kinds: string[];
}

export function readPower(words: string): Power {
  const [verb = 'none', ...rest] = words.split(' ');
  // A word is a number, or else the name of a colour that the set defines.
  const numbers = rest.map(Number).filter((read) => !Number.isNaN(read));
  return { verb, n: numbers.at(-1) ?? 0, k: numbers.length > 1 ? (numbers[0] ?? 1) : 1, kinds: rest.filter((word) => Number.isNaN(Number(word))) };
}

/** The sentence of a power for each language, null where the set has no words for powers. */
export function powerTexts(set: JsonObject): (power: string, colour: string) => Record<Language, string> | null {
  return (words, own) => {
    const power = readPower(words);
    const [fr, en] = LANGUAGES.map((language) => filled(power, own, tableIn(set.power_text, language), tableIn(set.colour_text, language)));
    return fr === undefined || en === undefined || fr === null || en === null ? null : { fr, en };
  };
}

function tableIn(tables: Json | undefined, language: Language): JsonObject {
  const found = isObject(tables) ? tables[language] : undefined;
  return isObject(found) ? found : {};
}

function filled(power: Power, own: string, sentences: JsonObject, colours: JsonObject): string | null {
  const sentence = sentences[power.verb];
  if (typeof sentence !== 'string') return null;
  const called = (colour: string): string => String(colours[colour] ?? colour);
  const named = power.kinds.map(called);
  const blanks = { n: power.n, k: power.k, own: called(own), colour: named[0] ?? '', kinds: named.join(' + ') };
  return Object.entries(blanks).reduce((filled, [blank, value]) => filled.replaceAll(`{${blank}}`, () => String(value)), sentence);
}
