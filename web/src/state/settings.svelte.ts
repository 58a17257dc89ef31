/** What the reader has chosen on this device: language, theme, sound, motion, colours, form of the board. */
import type { Language } from '../boards/contract';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'on' | 'off';
export type Colours = 'usual' | 'distinct' | 'contrast';
export type BoardForm = 'picture' | 'words';

interface Chosen {
  language: Language;
  theme: Theme;
  sound: boolean;
  motion: Motion;
  colours: Colours;
  form: BoardForm;
  /** Seconds for reactions, where a table has fewer; 0: as it has. */
  reactionTime: number;
  /** Letters beside the colours and shapes of the elements. */
  letters: boolean;
  /** The line for typed moves is open beside the board. */
  typed: boolean;
  /** Games to which the reader needs no introduction. */
  known: string[];
}

const KEY = 'quintessence.settings';
const darkness = matchMedia('(prefers-color-scheme: dark)');
const stillness = matchMedia('(prefers-reduced-motion: reduce)');

/** The first language of the browser that we speak; French where there is none. */
function languageOf(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0];
    if (language === 'fr' || language === 'en') return language;
  }
  return 'fr';
}

function one<T>(value: unknown, allowed: readonly T[], otherwise: T): T {
  return allowed.includes(value as T) ? (value as T) : otherwise;
}

function kept(): Chosen {
  let found: Partial<Record<keyof Chosen, unknown>> = {};
  try {
    found = (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as typeof found;
  } catch {
    // Storage may be closed to us, or hold something else: the defaults do.
  }
  return {
    language: one(found.language, ['fr', 'en'], languageOf(navigator.languages ?? [])),
    theme: one(found.theme, ['auto', 'light', 'dark'], 'auto'),
    sound: one(found.sound, [true, false], true),
    motion: one(found.motion, ['auto', 'on', 'off'], 'auto'),
    colours: one(found.colours, ['usual', 'distinct', 'contrast'], 'usual'),
    form: one(found.form, ['picture', 'words'], 'picture'),
    reactionTime: one(found.reactionTime, [0, 20, 60], 0),
    letters: one(found.letters, [true, false], false),
    typed: one(found.typed, [true, false], false),
    known: Array.isArray(found.known) ? found.known.filter((game) => typeof game === 'string') : [],
  };
}

class Settings {
  chosen = $state<Chosen>(kept());
  #systemDark = $state(darkness.matches);
  #systemStill = $state(stillness.matches);

  constructor() {
    darkness.addEventListener('change', (event) => (this.#systemDark = event.matches));
    stillness.addEventListener('change', (event) => (this.#systemStill = event.matches));
  }

  get language(): Language {
    return this.chosen.language;
  }

  get isDark(): boolean {
    return this.chosen.theme === 'dark' || (this.chosen.theme === 'auto' && this.#systemDark);
  }

  /** Whether things may move: never against the wish of the system. */
  get motion(): boolean {
    return this.chosen.motion === 'on' ? true : this.chosen.motion === 'auto' && !this.#systemStill;
  }

  /** The reader has been introduced to a game, or does not want to be. */
  knows(game: string): void {
    if (!this.chosen.known.includes(game)) this.chosen.known.push(game);
  }

  /** Puts the choice on the page and keeps it. */
  apply(): void {
    const root = document.documentElement;
    root.lang = this.language;
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.motion = this.motion ? 'on' : 'off';
    root.dataset.colours = this.chosen.colours;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.chosen));
    } catch {
      // Nothing is kept, then.
    }
  }
}

export const settings = new Settings();
