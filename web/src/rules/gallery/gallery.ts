/** The gallery of a game: what the server lists, and how each thing is drawn where the game's board has a face for it. */
import type { Component } from 'svelte';
import type { Language } from '../../boards/contract';
import type { ExhibitAbout, ShelfAbout } from '../../protocol';
import { plain } from '../../table/rulesearch';
import type { GameWords } from '../../words/game';

export interface FaceProps {
  /** The kind of the group that the thing stands in. */
  kind: string;
  thing: ExhibitAbout;
  words: GameWords;
}

interface FaceEntry {
  load: () => Promise<{ default: Component<FaceProps> }>;
  /** The face itself says name and text. */
  saysAll?: boolean;
}

/** A game that is not here has names and texts. */
export const FACES: Readonly<Record<string, FaceEntry>> = {
  'elem-master': { load: () => import('./ElemMasterFace.svelte') },
  elementals: { load: () => import('./ElementalsFace.svelte') },
  'elementary-evolution': { load: () => import('./EvolutionFace.svelte') },
  elixir: { load: () => import('./ElixirFace.svelte'), saysAll: true },
  metamorphose: { load: () => import('./MetamorphoseFace.svelte') },
};

/** The groups with the things in whose name or text every word of the query is; all of them for an empty one. */
export function looked(shelves: readonly ShelfAbout[], query: string, language: Language): ShelfAbout[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const has = (thing: ExhibitAbout, title: string): boolean => {
    const text = plain(`${title} ${thing.name[language]} ${thing.text?.[language] ?? ''}`);
    return words.every((word) => text.includes(word));
  };
  return shelves.map((shelf) => ({ ...shelf, things: shelf.things.filter((thing) => has(thing, shelf.title[language])) })).filter((shelf) => shelf.things.length > 0);
}
