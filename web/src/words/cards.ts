/** The cards of a game whose set is a TOML file: names, texts and what else is on them, for faces and plain lists. */
import { parse } from 'smol-toml';
import type { Json, JsonObject, Language } from '../boards/contract';
import { isObject } from '../boards/json';
import { powerTexts } from './powers';

export interface CardAbout {
  /** The kind of card, as the file groups them; `tag` for a word that groups cards and has a name of its own. */
  block: string;
  id: string;
  name: Record<Language, string>;
  text: Record<Language, string> | null;
  fields: Record<string, string | number | string[]>;
}

function inBoth(value: Json | undefined): Record<Language, string> | null {
  return isObject(value) && typeof value.fr === 'string' && typeof value.en === 'string' ? { fr: value.fr, en: value.en } : null;
}

/** A text, a whole number or a list of texts; of a list of events (`when`) their names. Everything else is left out. */
function plain(value: Json): string | number | string[] | null {
  if (typeof value === 'string' || Number.isInteger(value)) return value as string | number;
  if (!Array.isArray(value)) return null;
  const words = value.map((entry) => (isObject(entry) ? entry.on : entry));
  return words.every((word) => typeof word === 'string') ? words : null;
}

/** A card from its table, null where it has no id or no name. */
export function readCard(block: string, table: JsonObject): CardAbout | null {
  const { id, name, name_fr: french, name_en: english, text, ...rest } = table;
  const names = inBoth(name) ?? (typeof french === 'string' && typeof english === 'string' ? { fr: french, en: english } : null);
  if (typeof id !== 'string' || names === null) return null;
  const fields: CardAbout['fields'] = {};
  for (const [key, value] of Object.entries(rest)) {
    const found = plain(value);
    if (found !== null) fields[key] = found;
  }
  return { block, id, name: names, text: inBoth(text), fields };
}

/** All cards of a set, and the tags that have names, by their ids. A file that is not TOML has none. */
export function readCards(toml: string): Map<string, CardAbout> {
  const cards = new Map<string, CardAbout>();
  const set = tables(toml);
  const ofPower = powerTexts(set);
  for (const [block, value] of Object.entries(set)) {
    for (const entry of Array.isArray(value) ? value : []) {
      const card = isObject(entry) ? readCard(block, entry) : null;
      if (card === null) continue;
      const { power, colour } = card.fields;
      if (card.text === null && typeof power === 'string') card.text = ofPower(power, String(colour));
      cards.set(card.id, card);
    }
    if (block !== 'tag_names' || !isObject(value)) continue;
    for (const [id, name] of Object.entries(value)) {
      const names = inBoth(name);
      if (names !== null) cards.set(id, { block: 'tag', id, name: names, text: null, fields: {} });
    }
  }
  return cards;
}

function tables(toml: string): JsonObject {
  try {
    return parse(toml) as JsonObject;
  } catch {
    return {};
  }
}
