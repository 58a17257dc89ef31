/**
 * The cards of a game whose set is a TOML file: names and texts for the plain board.
 *
 * Not a reader of all TOML: of each `[[block]]` it takes the lines `key = value` whose value is a text, a list of
 * texts, a whole number or `{ fr = …, en = … }`, as our own sets write them. What it does not know it leaves out.
 */
import type { Language } from '../boards/contract';

export interface CardAbout {
  block: string;
  id: string;
  name: Record<Language, string>;
  text: Record<Language, string> | null;
  fields: Record<string, string | number | string[]>;
}

const STRING = /^"((?:[^"\\]|\\.)*)"$/;
const IN_BOTH = /^\{\s*(?=.*\bfr\s*=)(?=.*\ben\s*=)(.*)\}$/s;
const PAIR = /\b(fr|en)\s*=\s*"((?:[^"\\]|\\.)*)"/g;

function unquoted(text: string): string {
  return text.replace(/\\(["\\])/g, '$1').replace(/\\n/g, '\n');
}

function inBoth(value: string): Record<Language, string> | null {
  const inner = IN_BOTH.exec(value)?.[1];
  if (inner === undefined) return null;
  const found: Partial<Record<Language, string>> = {};
  for (const [, language, text] of inner.matchAll(PAIR)) found[language as Language] = unquoted(text ?? '');
  return found.fr !== undefined && found.en !== undefined ? { fr: found.fr, en: found.en } : null;
}

function plain(value: string): string | number | string[] | null {
  const text = STRING.exec(value)?.[1];
  if (text !== undefined) return unquoted(text);
  if (/^-?\d+$/.test(value)) return Number(value);
  if (value.startsWith('[') && value.endsWith(']') && !value.includes('{')) {
    return [...value.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map((found) => unquoted(found[1] ?? ''));
  }
  return null;
}

/** All cards of a set, by their id. */
export function readCards(toml: string): Map<string, CardAbout> {
  const cards = new Map<string, CardAbout>();
  for (const piece of toml.split(/^(?=\[\[)/m)) {
    const block = /^\[\[\s*([\w.-]+)\s*\]\]/.exec(piece)?.[1];
    if (block === undefined) continue;
    const card: CardAbout = { block, id: '', name: { fr: '', en: '' }, text: null, fields: {} };
    for (const line of piece.split('\n').slice(1)) {
      if (/^\[/.test(line)) break;
      const [, key, raw] = /^([\w-]+)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
      if (key === undefined || raw === undefined) continue;
      const both = inBoth(raw);
      const value = plain(raw);
      if (key === 'name' && both !== null) card.name = both;
      else if (key === 'text' && both !== null) card.text = both;
      else if (key === 'name_fr' && typeof value === 'string') card.name.fr = value;
      else if (key === 'name_en' && typeof value === 'string') card.name.en = value;
      else if (key === 'id' && typeof value === 'string') card.id = value;
      else if (value !== null) card.fields[key] = value;
    }
    if (card.id && card.name.fr) cards.set(card.id, card);
  }
  return cards;
}
