/** Short messages at the edge of the page. */
import { Refused } from '../line/http';
import type { Texts } from '../protocol';

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

  add(text: string | Texts, tone: Tone = 'plain'): void {
    const id = this.#next++;
    this.shown = [...this.shown.slice(-2), { id, text, tone }];
    setTimeout(() => this.drop(id), STAYS);
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

export const toasts = new Toasts();
