/**
 * A press is seen before anything else is drawn: what comes in between a press and the frame that shows it waits for that frame.
 *
 * On a quick line the answer is here before the next frame, and drawing all that it changes would come before the first sign that
 * the press was felt. What waits is done in the order in which it came. A page that is hidden draws no frames: there nothing waits.
 */
export interface Frames {
  isHidden(): boolean;
  /** Calls once the next frame was handed to the screen. */
  painted(call: () => void): void;
}

const page: Frames = {
  isHidden: () => document.hidden,
  painted: (call) =>
    void requestAnimationFrame(() => {
      // The first task after the frame: what is drawn here would still belong to it.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        call();
      };
      port2.postMessage(null);
    }),
};

export class Holding {
  #frames: Frames;
  #isHeld = false;
  #waiting: (() => void)[] = [];

  constructor(frames: Frames = page) {
    this.#frames = frames;
  }

  /** Something was pressed: what comes from now on waits until that was painted. */
  pressed(): void {
    if (this.#isHeld || this.#frames.isHidden()) return;
    this.#isHeld = true;
    this.#frames.painted(() => this.release());
  }

  /** Does it at once, or after the frame that is awaited. */
  then(call: () => void): void {
    if (this.#isHeld) this.#waiting.push(call);
    else call();
  }

  /** The page was hidden: no frame will come. */
  hidden(): void {
    if (this.#frames.isHidden()) this.release();
  }

  /** Does all that has waited; what fails is reported and keeps back nothing else. */
  release(): void {
    this.#isHeld = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const call of waiting) {
      try {
        call();
      } catch (trouble) {
        reportError(trouble);
      }
    }
  }
}

/** What waits for the presses of this page. */
export const holding = new Holding();
