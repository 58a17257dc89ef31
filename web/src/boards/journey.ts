/**
 * A thing that was sent somewhere lies there at once, before the server has answered; when it is refused it comes back.
 *
 * The thing itself is moved over the place where it goes, by a transform alone: nothing else on the board stirs. With the next view
 * it is drawn where it then belongs.
 */
import type { JsonObject } from './contract';

/** What goes, and over what it is laid; either may be out of sight, and then nothing is shown. */
export type Ends = readonly [what: Element | null | undefined, where: Element | null | undefined];

const LENGTH = 180;

export class Journey {
  #going: { view: JsonObject; what: HTMLElement; flight: Animation; end: AbortController } | null = null;

  /** Called in an effect with the words that are on their way (null for none) and the view. */
  follow(words: string | null, view: JsonObject, ends: (words: string) => Ends, motion: boolean): void {
    if (words !== null) {
      if (this.#going === null) this.#begin(ends(words), view, motion);
      return;
    }
    const going = this.#going;
    if (going === null) return;
    this.#going = null;
    going.end.abort();
    going.what.removeAttribute('data-going');
    if (going.view !== view || !motion) going.flight.cancel();
    else {
      going.flight.reverse();
      going.flight.onfinish = () => going.flight.cancel();
    }
  }

  #begin([what, where]: Ends, view: JsonObject, motion: boolean): void {
    if (!(what instanceof HTMLElement) || !where) return;
    const from = what.getBoundingClientRect();
    const to = where.getBoundingClientRect();
    if (from.width === 0 || to.width === 0) return;
    const x = to.left + to.width / 2 - from.left - from.width / 2;
    const y = to.top + to.height / 2 - from.top - from.height / 2;
    const size = Math.min(1, to.width / from.width);
    const there = `translate(${x}px, ${y}px) scale(${size})`;
    what.setAttribute('data-going', '');
    const flight = what.animate([{ transform: 'none' }, { transform: there }], { duration: motion ? LENGTH : 0, easing: 'cubic-bezier(.3,.8,.4,1)', fill: 'forwards' });
    const end = new AbortController();
    // Elsewhere on a screen of another size: it would lie outside of it.
    addEventListener('resize', () => flight.cancel(), { once: true, signal: end.signal });
    this.#going = { view, what, flight, end };
  }
}
