import { beforeEach, describe, expect, it } from 'vitest';
import { Holding } from '../src/line/holding';

describe('what comes while a press is not painted yet', () => {
  let done: string[];
  let frames: (() => void)[];
  let isHidden: boolean;
  let holding: Holding;
  const come = (what: string): void => holding.then(() => void done.push(what));
  const paint = (): void => frames.splice(0).forEach((call) => call());

  beforeEach(() => {
    done = [];
    frames = [];
    isHidden = false;
    holding = new Holding({ isHidden: () => isHidden, painted: (call) => void frames.push(call) });
  });

  it('is done at once where nothing was pressed, and no frame is awaited', () => {
    come('a card is turned');
    expect(done).toEqual(['a card is turned']);
    expect(frames).toHaveLength(0);
  });

  it('waits for the frame that shows the press, and keeps its order', () => {
    holding.pressed();
    come('first');
    come('second');
    expect(done).toEqual([]);
    paint();
    come('third');
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('waits for one frame only, however often is pressed', () => {
    holding.pressed();
    come('first');
    holding.pressed();
    expect(frames).toHaveLength(1);
    paint();
    expect(done).toEqual(['first']);
    holding.pressed();
    come('second');
    expect(done).toEqual(['first']);
    paint();
    expect(done).toEqual(['first', 'second']);
  });

  it('waits for nothing on a page that is hidden: it paints no frames', () => {
    isHidden = true;
    holding.pressed();
    come('first');
    expect(done).toEqual(['first']);
  });

  it('is done when the page is hidden before the frame came', () => {
    holding.pressed();
    come('first');
    holding.hidden();
    expect(done).toEqual([]);
    isHidden = true;
    holding.hidden();
    expect(done).toEqual(['first']);
  });

  it('is done although something before it has failed', () => {
    const reported: unknown[] = [];
    const before = globalThis.reportError;
    globalThis.reportError = (trouble: unknown) => void reported.push(trouble);
    holding.pressed();
    holding.then(() => {
      throw new Error('broken');
    });
    come('second');
    paint();
    globalThis.reportError = before;
    expect(done).toEqual(['second']);
    expect(reported).toEqual([new Error('broken')]);
  });
});
