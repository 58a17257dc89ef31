/**
 * When a press began: a click that was meant for one question must not answer the next one.
 *
 * A press belongs to a series while it follows the first one of it closely, at the same place or with the same key: the second
 * half of a double click, a key that is held. A question that appears while a series goes on is not answered by it.
 */

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

export function followPresses(page: Window): () => void {
  // The time of the hand, not of the page: a page that is busy gets round to a press later.
  const down = (event: PointerEvent): void => presses.down(event.timeStamp, event.clientX, event.clientY);
  const key = (event: KeyboardEvent): void => presses.key(event.timeStamp, event.key, event.repeat);
  page.addEventListener('pointerdown', down, { capture: true });
  page.addEventListener('keydown', key, { capture: true });
  return () => {
    page.removeEventListener('pointerdown', down, { capture: true });
    page.removeEventListener('keydown', key, { capture: true });
  };
}
