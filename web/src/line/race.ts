/**
 * The clock of a race: from the moment at which a card was painted to the press, on the device's own clock.
 *
 * The server never compares clocks: it compares this duration with its own. What counts as painted is the second
 * frame after the card was put on the page, for the first one is only drawn then.
 */
export interface FrameSource {
  now(): number;
  frame(call: (time: number) => void): void;
}

const page: FrameSource = {
  now: () => performance.now(),
  frame: (call) => void requestAnimationFrame(call),
};

export interface Claim {
  /** Milliseconds from paint to press, whole. */
  claim: number;
  /** The number of the card that was on the screen. */
  flip: number;
}

export class RaceClock {
  #frames: FrameSource;
  #flip: number | null = null;
  #paintedAt: number | null = null;

  constructor(frames: FrameSource = page) {
    this.#frames = frames;
  }

  /** A card was put on the page; called again for the same card it changes nothing. */
  shown(flip: number): void {
    if (flip === this.#flip) return;
    this.#flip = flip;
    this.#paintedAt = null;
    this.#frames.frame(() => {
      this.#frames.frame((time) => {
        if (this.#flip === flip) this.#paintedAt = time;
      });
    });
  }

  /** The race is over, or no card is on the page. */
  gone(): void {
    this.#flip = null;
    this.#paintedAt = null;
  }

  /**
   * What a press at `pressedAt` claims (an event's own `timeStamp`, else now); null where no card was painted:
   * such a press answers nothing.
   */
  press(pressedAt: number = this.#frames.now()): Claim | null {
    if (this.#flip === null || this.#paintedAt === null) return null;
    return { claim: Math.max(0, Math.floor(pressedAt - this.#paintedAt)), flip: this.#flip };
  }
}
