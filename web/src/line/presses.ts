/**
 * When a press began: a click that was meant for one question must not answer the next one.
 *
 * A press belongs to a series while it follows the first one of it closely, at the same place or with the same key: the second
 * half of a double click, a key that is held. A question that appears while a series goes on is not answered by it.
 */

import { holding } from './holding';

/** Milliseconds within which presses are one series. */
const SERIES = 450;
/** How far apart they may be, in pixels: a finger does not hit the same spot twice. */
const SPOT = 32;

export class Presses {
  #began = Number.NEGATIVE_INFINITY;
  #place: { x: number; y: number } | null = null;
  #key = '';

  /** A finger or a mouse button goes down. */
  down(at: number, x: number, y: number): void {
    const place = this.#place;
    const isNear = place !== null && Math.hypot(place.x - x, place.y - y) <= SPOT;
    if (!isNear || at - this.#began > SERIES) this.#began = at;
    this.#place = { x, y };
    this.#key = '';
  }

  /** A key goes down, or goes on being held. */
  key(at: number, key: string, isHeld: boolean): void {
    const isSame = this.#key === key;
    if (!isHeld && !(isSame && at - this.#began <= SERIES)) this.#began = at;
    this.#place = null;
    this.#key = key;
  }

  /** Whether the press that is going on began before something was shown, or at the same moment. */
  beganBefore(shown: number): boolean {
    return this.#began <= shown && this.#began !== Number.NEGATIVE_INFINITY;
  }
}

/** The presses of this page. */
export const presses = new Presses();

/** Follows the presses of a page as long as a table is looked at; returns how to stop. */
export function followPresses(page: Window): () => void {
  const ending = new AbortController();
  const early = { capture: true, signal: ending.signal };
  // The time of the hand, not of the page: a page that is busy gets round to a press later.
  const down = (event: PointerEvent): void => {
    presses.down(event.timeStamp, event.clientX, event.clientY);
    holding.pressed();
  };
  const key = (event: KeyboardEvent): void => {
    presses.key(event.timeStamp, event.key, event.repeat);
    holding.pressed();
  };
  page.addEventListener('pointerdown', down, early);
  page.addEventListener('keydown', key, early);
  // A finger that rests has been seen for long when it lets go: most of what is said is said then.
  page.addEventListener('click', () => holding.pressed(), early);
  page.document.addEventListener('visibilitychange', () => holding.hidden(), early);
  return () => {
    ending.abort();
    holding.release();
  };
}
