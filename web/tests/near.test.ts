import { describe, expect, it } from 'vitest';
import { goingOf } from '../src/boards/elem-master/going';
import { around, isIn, moved, NEAR } from '../src/boards/elem-master/zoom';

describe('a part of a crowded board', () => {
  it('lies around the touched cell', () => {
    expect(around({ x: 5, y: 5 }, [], 10)).toEqual({ x: 3, y: 3, size: NEAR });
  });

  it('stays on the board', () => {
    expect(around({ x: 0, y: 9 }, [], 10)).toEqual({ x: 0, y: 4, size: NEAR });
  });

  it('holds the touched cell and all that can be touched next, wherever they are', () => {
    for (let x = 0; x < 10; x += 1) {
      for (let y = 0; y < 10; y += 1) {
        const others = [{ x: Math.min(9, x + 3), y }, { x, y: Math.max(0, y - 4) }];
        const near = around({ x, y }, others, 10);
        for (const spot of [{ x, y }, ...others]) expect(isIn(near, spot)).toBe(true);
        expect(isIn({ x: 0, y: 0, size: 10 }, near)).toBe(true);
      }
    }
  });

  it('grows where what can be touched is far apart', () => {
    expect(around({ x: 0, y: 0 }, [{ x: 9, y: 9 }], 10)).toEqual({ x: 0, y: 0, size: 10 });
  });

  it('is dragged no further than the board goes', () => {
    expect(moved({ x: 3, y: 3, size: 6 }, 5, -5, 10)).toEqual({ x: 4, y: 0, size: 6 });
  });
});

describe('a move of Elem Master that is on its way', () => {
  it('is shown where its stack goes', () => {
    expect(goingOf('move c2 c3')).toEqual({ source: 'c2', target: 'c3', part: null, isThrust: false });
    expect(goingOf('move c2 c3 1')).toEqual({ source: 'c2', target: 'c3', part: 1, isThrust: false });
    expect(goingOf('attack c2 c3')?.isThrust).toBe(true);
  });

  it('stays where it names no stack', () => {
    expect(goingOf('end')).toBeNull();
    expect(goingOf('event storm')).toBeNull();
  });
});
