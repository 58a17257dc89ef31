import { describe, expect, it } from 'vitest';
import { RaceClock, type FrameSource } from '../src/line/race';

/** Frames that come when the test says so. */
class Frames implements FrameSource {
  time = 0;
  #waiting: ((time: number) => void)[] = [];
  now(): number {
    return this.time;
  }
  frame(call: (time: number) => void): void {
    this.#waiting.push(call);
  }
  paint(at: number): void {
    this.time = at;
    const calls = this.#waiting;
    this.#waiting = [];
    for (const call of calls) call(at);
  }
}

describe('the clock of a race', () => {
  it('counts from the frame in which the card was painted', () => {
    const frames = new Frames();
    const clock = new RaceClock(frames);
    clock.shown(7);
    frames.paint(100);
    frames.paint(116);
    expect(clock.press(416.4)).toEqual({ claim: 300, flip: 7 });
  });

  it('knows of no claim before the card is painted', () => {
    const frames = new Frames();
    const clock = new RaceClock(frames);
    expect(clock.press(50)).toBeNull();
    clock.shown(1);
    frames.paint(100);
    expect(clock.press(105)).toBeNull();
  });

  it('does not start again for the same card', () => {
    const frames = new Frames();
    const clock = new RaceClock(frames);
    clock.shown(1);
    frames.paint(10);
    frames.paint(20);
    clock.shown(1);
    frames.paint(500);
    frames.paint(520);
    expect(clock.press(530)?.claim).toBe(510);
  });

  it('forgets a card that was replaced before it was painted', () => {
    const frames = new Frames();
    const clock = new RaceClock(frames);
    clock.shown(1);
    frames.paint(10);
    clock.shown(2);
    frames.paint(20);
    expect(clock.press(25)).toBeNull();
    frames.paint(30);
    expect(clock.press(130)).toEqual({ claim: 100, flip: 2 });
  });

  it('claims nothing when the race is gone, and never less than nothing', () => {
    const frames = new Frames();
    const clock = new RaceClock(frames);
    clock.shown(3);
    frames.paint(1);
    frames.paint(17);
    expect(clock.press(12)?.claim).toBe(0);
    clock.gone();
    expect(clock.press(500)).toBeNull();
  });
});
