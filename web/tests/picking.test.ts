import { describe, expect, it } from 'vitest';
import recorded from '../fixtures/legal.json';
import { touchesOf as masterTouches } from '../src/boards/elem-master/touches';
import { touchesOf as elementalsTouches } from '../src/boards/elementals/touches';
import { touchesOf as metamorphoseTouches } from '../src/boards/metamorphose/touches';
import { touchesOf as evolutionTouches } from '../src/boards/elementary-evolution/touches';
import { touchesOf as elixirTouches } from '../src/boards/elixir/touches';
import { follow, growTree, offered, stillPicked, touch, touchedBy, verbsWithin, type Paths, type Thing } from '../src/boards/picking';

interface Recorded { seat: number; legal: string[] }

const GAMES: { game: string; lists: Recorded[]; paths: (seat: number) => Paths }[] = [
  { game: 'elem-master', lists: recorded['elem-master'], paths: () => masterTouches },
  { game: 'elementals', lists: recorded['elementals'], paths: () => (words) => [elementalsTouches(words)] },
  { game: 'metamorphose', lists: recorded['metamorphose'], paths: () => metamorphoseTouches },
  { game: 'elementary-evolution', lists: recorded['elementary-evolution'], paths: (seat) => evolutionTouches(seat) },
  { game: 'elixir', lists: recorded.elixir, paths: () => elixirTouches },
];

/** Touches the things of a path one after another, as a player does; the words that were played, if any. */
function play(legal: string[], paths: Paths, path: Thing[]): { words: string | null; touches: number } {
  const root = growTree(legal, paths);
  let picked: Thing[] = [];
  let touches = 0;
  for (const thing of path) {
    touches += 1;
    const answer = touch(root, picked, thing);
    if (answer.kind === 'move') return { words: answer.words, touches };
    if (answer.kind !== 'picked') return { words: null, touches };
    picked = answer.picked;
  }
  return { words: null, touches };
}

describe.each(GAMES)('$game', ({ lists, paths }) => {
  it('reaches every legal move recorded from the engine by its touches, and plays those very words', () => {
    for (const { seat, legal } of lists) {
      for (const words of legal) {
        for (const path of paths(seat)(words)) {
          expect({ words: play(legal, paths(seat), path).words, legal: legal.length })
            .toEqual({ words, legal: legal.length });
        }
      }
    }
  });

  it('needs four touches at most', () => {
    for (const { seat, legal } of lists) {
      for (const words of legal) {
        const [path = []] = paths(seat)(words);
        expect(play(legal, paths(seat), path).touches).toBeLessThanOrEqual(4);
      }
    }
  });

  it('lights up nothing that leads nowhere', () => {
    for (const { seat, legal } of lists) {
      const open = [growTree(legal, paths(seat))];
      for (let node = open.pop(); node; node = open.pop()) {
        expect(node.reach.length).toBeGreaterThan(0);
        open.push(...node.next.values());
      }
    }
  });
});

describe('a stack', () => {
  const legal = ['attack c2 c3', 'breath a2 b2 1', 'end', 'grow c2', 'move c2 c1', 'move c2 d2', 'move c2 d2 1'];
  const root = growTree(legal, masterTouches);

  it('offers its targets and its own verbs', () => {
    const node = follow(root, ['cell:c2']);
    expect(node && offered(node, 'cell')).toEqual(['c3', 'c1', 'd2']);
    expect(node && offered(node, 'verb')).toEqual(['grow']);
    expect(node && verbsWithin(node)).toEqual(['attack', 'grow', 'move']);
  });

  it('attacks at the second touch when nothing else can be done there', () => {
    expect(touch(root, ['cell:c2'], 'cell:c3')).toEqual({ kind: 'move', words: 'attack c2 c3' });
  });

  it('asks how many when a part can go', () => {
    expect(touch(root, ['cell:c2'], 'cell:d2')).toEqual({ kind: 'picked', picked: ['cell:c2', 'cell:d2'] });
    expect(touch(root, ['cell:c2', 'cell:d2'], 'verb:move:1')).toEqual({ kind: 'move', words: 'move c2 d2 1' });
  });

  it('never acts at the first touch', () => {
    const lone = growTree(['grow c2', 'end'], masterTouches);
    expect(touch(lone, [], 'cell:c2')).toEqual({ kind: 'picked', picked: ['cell:c2'] });
  });

  it('is let go by a second touch, and another one is taken by a touch', () => {
    expect(touch(root, ['cell:c2'], 'cell:c2')).toEqual({ kind: 'cleared' });
    expect(touch(root, ['cell:c2'], 'cell:a2')).toEqual({ kind: 'picked', picked: ['cell:a2'] });
    expect(touch(root, ['cell:c2'], 'cell:f6')).toEqual({ kind: 'nothing' });
  });
});

describe('a move that is advised', () => {
  it('is shown by all that it touches, each once', () => {
    expect(touchedBy('move c2 d2 1', masterTouches)).toEqual(['cell:c2', 'cell:d2', 'verb:move:1']);
    expect(touchedBy('blaze c3 b4 d4', masterTouches)).toEqual(['cell:c3', 'verb:blaze', 'cell:b4', 'cell:d4']);
    expect(touchedBy('play fire-1 fire', evolutionTouches(1))).toEqual(['hand:fire-1', 'pile:1:fire']);
    expect(touchedBy(null, masterTouches)).toEqual([]);
  });
});

describe('the two cells of a blaze', () => {
  const root = growTree(['blaze c3 b4 d4', 'blaze c3 b4 c4'], masterTouches);

  it('can be touched in any order', () => {
    expect(touch(root, ['cell:c3', 'verb:blaze', 'cell:d4'], 'cell:b4')).toEqual({ kind: 'move', words: 'blaze c3 b4 d4' });
    expect(touch(root, ['cell:c3', 'verb:blaze', 'cell:b4'], 'cell:c4')).toEqual({ kind: 'move', words: 'blaze c3 b4 c4' });
  });
});

describe('after an update', () => {
  it('keeps what can still be gone on with', () => {
    const root = growTree(['move a2 a3', 'move a2 b3', 'end'], masterTouches);
    expect(stillPicked(root, ['cell:a2', 'cell:c4'])).toEqual(['cell:a2']);
    expect(stillPicked(root, ['cell:d1'])).toEqual([]);
  });
});

it('refuses touches that would mean two moves', () => {
  expect(() => growTree(['one', 'two'], () => [['verb:same']])).toThrow(/same touches/);
});
