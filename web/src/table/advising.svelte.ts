/** Advice of a bot to somebody who plays alone against bots: asked for, shown, and gone with its question. */
import { Refused } from '../line/http';
import type { Advice, AdviceLine, Texts } from '../protocol';

export interface Asking {
  /** The question that the reader has before them, null for none. */
  question: () => number | null;
  /** Asks the server; shows first whatever still waits to be shown. */
  ask: () => Promise<Advice>;
}

export class Advising {
  /** The question that advice was asked for. */
  #asked = $state<number | null>(null);
  #found = $state.raw<Advice | null>(null);
  #trouble = $state.raw<Texts | null>(null);
  #chosen = $state(0);
  #looked = $state<number | null>(null);
  readonly #asking: Asking;

  constructor(asking: Asking) {
    this.#asking = asking;
  }

  /** Whether there is a question to be advised on. */
  readonly isPossible = $derived.by(() => this.#asking.question() !== null);
  /** It was asked for, and the question is still the same. */
  readonly isOpen = $derived.by(() => this.#asked !== null && this.#asked === this.#asking.question());
  readonly isThinking = $derived.by(() => this.isOpen && this.#found === null && this.#trouble === null);
  /** What the bot sees, the best first; null as long as it has not said it. */
  readonly lines = $derived.by<AdviceLine[] | null>(() => (this.isOpen ? (this.#found?.lines ?? null) : null));
  /** Why there is none. */
  readonly trouble = $derived.by<Texts | null>(() => (this.isOpen ? this.#trouble : null));
  /** The line that was touched last, the best at first. */
  readonly chosen = $derived.by(() => this.#chosen);
  /** The first move of the line that is looked at, else of the chosen one: what the board points at. */
  readonly hint = $derived.by(() => this.lines?.[this.#looked ?? this.#chosen]?.moves[0] ?? null);

  /** The pointer or the focus comes to a line, or leaves it. */
  look(place: number | null): void {
    this.#looked = place;
  }

  choose(place: number): void {
    this.#chosen = place;
  }

  close(): void {
    this.#asked = null;
  }

  /** A second press folds it away; after a failure it asks again. */
  async toggle(): Promise<void> {
    if (this.isOpen && this.trouble === null) this.close();
    else if (this.isPossible) await this.#ask(this.#asking.question());
  }

  async #ask(question: number | null): Promise<void> {
    this.#asked = question;
    this.#found = this.#trouble = this.#looked = null;
    this.#chosen = 0;
    try {
      const found = await this.#asking.ask();
      if (this.#asked !== question) return;
      // It speaks of a question that came later, or is over.
      if (found.prompt !== this.#asking.question()) this.close();
      else this.#found = found;
    } catch (trouble) {
      if (!(trouble instanceof Refused)) throw trouble;
      if (this.#asked === question) this.#trouble = trouble.text;
    }
  }
}
