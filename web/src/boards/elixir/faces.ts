/** What is on a card, from the data of the set: enough for a face, also of a set that we have never seen. */
import { isElement, type Element } from '../../art/elements';
import type { CardAbout } from '../../words/cards';
import { readCard } from '../../words/cards';
import type { Json, JsonObject, Language } from '../contract';

export interface CardFace {
  id: string;
  /** `spell`, `ingredient`, `magic`, `mundane`, `transaction`, `back`; `any` for a slot that any find pays. */
  kind: string;
  name: string;
  text: string;
  level: number;
  cost: string[];
  tags: string[];
  /** The first tag that is an element. */
  element: Element | null;
  standsFor: string[];
  worth: number;
  special: boolean;
}

function words(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** Faces by id, made when they are first asked for. */
export class Faces {
  #made = new Map<string, CardFace>();
  #cards: ReadonlyMap<string, CardAbout>;
  #extra: Map<string, CardAbout>;

  constructor(cards: ReadonlyMap<string, CardAbout>, readonly language: Language, options: JsonObject = {}) {
    this.#cards = cards;
    this.#extra = extraCards(options['extra-cards']);
  }

  of(id: string): CardFace {
    const found = this.#made.get(id) ?? faceOf(id, this.#cards.get(id) ?? this.#extra.get(id), this.language);
    this.#made.set(id, found);
    return found;
  }

  name(id: string): string {
    return this.of(id).name;
  }

  /** A card or a tag as people say it. */
  called(word: string): string {
    return this.#cards.get(word)?.name[this.language] ?? word;
  }

  isSpell(id: string): boolean {
    return this.of(id).kind === 'spell';
  }

  /** The elements of a spell's ingredients, for its colours. */
  elements(id: string): Element[] {
    return this.of(id).cost.map((find) => this.of(find).element ?? 'ether');
  }
}

/** Cards that a table added to the deck (EX-DECK-16), written as in a file with a `type` each. */
function extraCards(option: Json | undefined): Map<string, CardAbout> {
  const cards = new Map<string, CardAbout>();
  for (const entry of Array.isArray(option) ? option : []) {
    if (entry === null || typeof entry !== 'object' || Array.isArray(entry)) continue;
    const card = readCard(String(entry['type']), entry);
    if (card !== null) cards.set(card.id, card);
  }
  return cards;
}

function faceOf(id: string, about: CardAbout | undefined, language: Language): CardFace {
  const fields = about?.fields ?? {};
  const tags = words(fields['tags']);
  const level = /^\?(\d)$/.exec(id)?.[1];
  return {
    id,
    kind: about === undefined ? (id === 'any' ? 'any' : 'back') : about.block === 'object' ? String(fields['kind']) : about.block,
    name: about?.name[language] ?? '',
    text: about?.text?.[language] ?? '',
    level: level === undefined ? Number(fields['level'] ?? 0) : Number(level),
    cost: words(fields['cost']),
    tags,
    element: tags.find(isElement) ?? null,
    standsFor: words(fields['stands_for']),
    worth: Number(fields['worth'] ?? 1),
    special: words(fields['when']).some((when) => when !== 'main'),
  };
}
