/** What the engine was asked about the moves that can be chosen now, and what it said. */
import type { BoardProps, JsonObject } from '../contract';
import { painted } from '../pressed';
import { readTold, type Outcome, type Told } from './previews';
import { touchesOf } from './touches';

/** A gap or a height that can be chosen: the words to play, one or two, and what would come of them. */
export interface Choice {
  words: [string] | [string, string];
  outcome: Outcome | null;
}

export class Foresight {
  #told = $state.raw<ReadonlyMap<string, Told>>(new Map());
  /** The first half of an action of which nothing could be said: it can only be played by itself. */
  #unknown = $state<string | null>(null);
  #asked: Promise<void> = Promise.resolve();

  /** Asks about the chosen first half of an action, else about what can be placed or slid. Ends with the returned call. */
  ask(preview: BoardProps['preview'], legal: readonly string[], opener: string | null): (() => void) | undefined {
    const words = opener === null ? legal.filter((one) => /^(place|slide) /.test(one)) : [opener];
    if (preview === undefined || words.length === 0) {
      this.#told = new Map();
      this.#unknown = opener;
      return undefined;
    }
    let isWanted = true;
    this.#unknown = null;
    // What comes of a card is drawn after the press that chose it.
    this.#asked = Promise.all([preview(words), painted()]).then(([answers]) => {
      if (!isWanted) return;
      this.#told = new Map(answers.flatMap((told, place) => readable(words[place] ?? '', told)));
      if (opener !== null && !this.#told.has(opener)) this.#unknown = opener;
    });
    return () => {
      isWanted = false;
    };
  }

  /** Whether nothing can be said of that first half: a card from a deck, or nobody to ask. */
  isBlind(opener: string): boolean {
    return this.#unknown === opener;
  }

  /** Comes back when what was asked last has been answered. */
  async ready(): Promise<void> {
    // What was just chosen is asked about a moment later.
    await Promise.resolve();
    await this.#asked;
  }

  /** The gaps or heights that can be chosen: those of legal moves, or those that could follow the chosen first half. */
  choices(legal: readonly string[], opener: string | null, kind: 'gap' | 'slide'): Map<string, Choice> {
    const found = new Map<string, Choice>();
    const add = (words: Choice['words'], outcome: Outcome | null): void => {
      const thing = touchesOf(words.at(-1) ?? '')[0]?.[0] ?? '';
      if (thing.startsWith(`${kind}:`)) found.set(thing, { words, outcome });
    };
    if (opener === null) for (const words of legal) add([words], this.#told.get(words) ?? null);
    else for (const [words, outcome] of this.#told.get(opener)?.then ?? []) add([opener, words], outcome);
    return found;
  }
}

function readable(words: string, told: JsonObject | null): [string, Told][] {
  return told === null ? [] : [[words, readTold(told)]];
}
