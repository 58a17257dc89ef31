/** Short messages, at the end of a page or where it has a place for them. */
import { Refused } from '../line/http';
import type { Texts } from '../protocol';
import { said } from '../words/words.svelte';

export type Tone = 'plain' | 'bad' | 'good';

export interface Toast {
  id: number;
  text: string | Texts;
  tone: Tone;
}

const STAYS = 6_000;

class Toasts {
  shown = $state<Toast[]>([]);
  #next = 0;
  #places = $state(0);

  /** The page has a place of its own for them. */
  get isPlaced(): boolean {
    return this.#places > 0;
  }

  /** The page has a place for them while it is there. Returns how to give it up. */
  place(): () => void {
    this.#places += 1;
    return () => (this.#places -= 1);
  }

  /** Shows a message for some seconds, or until its number is dropped. */
  add(text: string | Texts, tone: Tone = 'plain'): number {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, text, tone }];
    setTimeout(() => this.drop(id), STAYS);
    return id;
  }

  drop(id: number): void {
    this.shown = this.shown.filter((toast) => toast.id !== id);
  }

  /** Says what went wrong with a request. */
  trouble(trouble: unknown): void {
    if (trouble instanceof Refused) this.add(trouble.text, 'bad');
    else throw trouble;
  }
}

export function wordsOf(toast: Toast): string {
  return typeof toast.text === 'string' ? toast.text : said(toast.text);
}

export const toasts = new Toasts();
