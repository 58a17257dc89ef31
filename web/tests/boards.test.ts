import { describe, expect, it } from 'vitest';
import positions from '../fixtures/positions.json';
import { painted, proposed, putsLeft, tokensOf, type Draft } from '../src/boards/elem-master/army';
import { chipOf, describeCell } from '../src/boards/elem-master/describe';
import { entriesAt } from '../src/boards/elem-master/entries';
import { Facing } from '../src/boards/elem-master/geometry';
import { readStack, readView } from '../src/boards/elem-master/reading';
import { targetsAt } from '../src/boards/elem-master/targets';
import { touchesOf } from '../src/boards/elem-master/touches';
import { traceAfter, traced, track } from '../src/boards/elem-master/tracking';
import { readView as readEvolution } from '../src/boards/elementary-evolution/reading';
import type { JsonObject } from '../src/boards/contract';
import { follow, growTree, type Node } from '../src/boards/picking';
import en from '../src/boards/words/en.ftl?raw';
import fr from '../src/boards/words/fr.ftl?raw';

type Scenes = Record<string, { views: JsonObject[] }>;
const scenes = positions as unknown as Scenes;

describe('a board before a seat', () => {
  it('has the own side at the bottom and the own left at the left', () => {
    expect(new Facing(6, 2, 0).spot('a1')).toEqual({ x: 0, y: 5 });
    expect(new Facing(6, 2, 1).spot('f6')).toEqual({ x: 0, y: 5 });
    expect(new Facing(10, 4, 1).spot('a8')).toEqual({ x: 2, y: 9 });
    expect(new Facing(10, 4, 2).spot('h10')).toEqual({ x: 2, y: 9 });
    expect(new Facing(10, 4, 3).spot('j3')).toEqual({ x: 2, y: 9 });
  });

  it('finds each cell again at its place', () => {
    for (const seat of [0, 1, 2, 3]) {
      const facing = new Facing(10, 4, seat);
      for (const cell of facing.lines().flat()) {
        const { x, y } = facing.spot(cell);
        expect(facing.cellAt(x, y)).toBe(cell);
      }
    }
  });
});

describe('the view of Elem Master', () => {
  it('reads marks and acting elements', () => {
    expect(readStack('b:fire:3xj@water')).toEqual({ owner: 1, element: 'fire', level: 3, marks: ['played', 'rooted'], actingAs: 'water' });
  });

  it('knows the size of the board, also while armies are hidden', () => {
    expect(readView(scenes['em-start']?.views[0] ?? {}).size).toBe(6);
    expect(readView(scenes['em-four']?.views[2] ?? {}).size).toBe(10);
    expect(readView(scenes['em-free']?.views[1] ?? {}).put).toEqual([0, 0]);
  });
});

describe('what can be done in Elem Master', () => {
  const seen = { ...readView(scenes['em-start']?.views[0] ?? {}), stacks: new Map([['b3', readStack('w:air:2')], ['b4', readStack('w:fire:1')], ['c4', readStack('b:earth:1')], ['c5', readStack('w:fire:3')]]) };
  const text = (id: string): string => id;
  const at = (legal: string[], ...picked: string[]): Node => follow(growTree(legal, touchesOf), picked) ?? growTree([], touchesOf);

  it('proposes an attack first, but on a stack of one’s own last', () => {
    const own = at(['attack b3 b4', 'breath b3 b4 1', 'breath b3 b4 2'], 'cell:b3', 'cell:b4');
    expect(entriesAt(own, seen, 'b3', 'b4', text, text).map((entry) => entry.thing)).toEqual(['verb:breath:1', 'verb:breath:2', 'verb:attack']);
    const other = at(['attack b3 c4', 'breath b3 c4 1'], 'cell:b3', 'cell:c4');
    expect(entriesAt(other, seen, 'b3', 'c4', text, text).map((entry) => entry.thing)).toEqual(['verb:attack', 'verb:breath:1']);
  });

  it('shows where the tokens of a blaze may go by its own sign', () => {
    const node = at(['blaze c5 c6 d5', 'blaze c5 c6 d4'], 'cell:c5', 'verb:blaze');
    expect(targetsAt(node, seen).get('c6')?.sign).toBe('blaze');
  });

  it('names a side once where it is called by its colour', () => {
    const say = (id: string, values?: Record<string, string | number>): string => `${id} ${String(values?.name ?? '')}`.trim();
    expect(describeCell('c4', seen, seen.stacks, null, undefined, false, ['colour-white', 'colour-black'], text, say)).toContain('stack-unnamed');
    expect(describeCell('c4', seen, seen.stacks, null, undefined, false, ['Ada', 'Bob'], text, say)).toContain('stack Bob');
  });
});

describe('what is written on a cell that can be attacked', () => {
  const [fire, water, earth] = [readStack('w:fire:2'), readStack('b:water:2'), readStack('b:earth:1')];

  it('names the element that loses, the target\'s or the attacker\'s', () => {
    expect(chipOf({ own: 1, other: -1, isTaken: true, isLost: false }, fire, earth)).toEqual({ element: 'earth', levels: '−1' });
    expect(chipOf({ own: -1, other: 1, isTaken: false, isLost: false }, fire, water)).toEqual({ element: 'fire', levels: '−1' });
  });
});

describe('a stack that moved', () => {
  const before = track([], new Map([['c2', readStack('w:fire:2')], ['c4', readStack('b:earth:1')]]), []).pieces;

  it('is the same piece at its new place', () => {
    const after = track(before, new Map([['c3', readStack('w:fire:2x')]]), [{ kind: 'moved', source: 'c2', target: 'c3', tokens: 2, whole: true }]);
    expect(after.pieces[0]?.id).toBe(before[0]?.id);
  });

  it('leaves its piece behind when only a part goes, which comes from there', () => {
    const stacks = new Map([['c2', readStack('w:fire:1x')], ['c3', readStack('w:fire:1')]]);
    const after = track(before, stacks, [{ kind: 'moved', source: 'c2', target: 'c3', tokens: 1, whole: false }]);
    expect(after.pieces.find((piece) => piece.cell === 'c2')?.id).toBe(before[0]?.id);
    expect(after.pieces.find((piece) => piece.cell === 'c3')?.from).toBe('c2');
  });

  it('takes the place of what it made vanish: its gain is shown there, and no loss on it', () => {
    const after = track(before, new Map([['c4', readStack('w:fire:3x')]]), [
      { kind: 'attacked', source: 'c2', target: 'c4' },
      { kind: 'level-lost', cell: 'c4', levels: 1, level: 0 },
      { kind: 'vanished', cell: 'c4' },
      { kind: 'level-gained', cell: 'c2', levels: 1, level: 3 },
      { kind: 'took-place', source: 'c2', target: 'c4' },
    ]);
    expect(after.pieces.map((piece) => piece.id)).toEqual([before[0]?.id]);
    expect(after.sparks.map((spark) => spark.text).filter(Boolean)).toEqual(['+1']);
    expect(after.sparks.find((spark) => spark.kind === 'gain')?.cell).toBe('c4');
  });

  it('strikes where it hurts: at the attacker, if it is the attacker that loses', () => {
    const lost = track(before, new Map([['c2', readStack('w:fire:1x')], ['c4', readStack('b:earth:2')]]), [
      { kind: 'attacked', source: 'c2', target: 'c4' },
      { kind: 'level-lost', cell: 'c2', levels: 1, level: 1 },
      { kind: 'level-gained', cell: 'c4', levels: 1, level: 2 },
    ]);
    expect(lost.sparks.filter((spark) => spark.kind === 'clash').map((spark) => spark.cell)).toEqual(['c2']);
  });

  it('leaves a trace', () => {
    expect([...traced([{ kind: 'moved', source: 'c2', target: 'c3' }, { kind: 'turn-ended', seat: 0 }])]).toEqual(['c2', 'c3']);
  });

  it('leaves the trace of a whole turn, if it is not one\'s own', () => {
    const none = { cells: new Set<string>(), turn: null };
    const first = traceAfter(none, [{ kind: 'moved', source: 'c5', target: 'b4' }], '1 1');
    const second = traceAfter(first, [{ kind: 'grown', cell: 'b6' }], '1 1');
    expect([...second.cells]).toEqual(['c5', 'b4', 'b6']);
    expect(traceAfter(second, [{ kind: 'turn-ended', seat: 1 }], null)).toBe(second);
    const own = traceAfter(second, [{ kind: 'grown', cell: 'b1' }], null);
    expect([...own.cells]).toEqual(['b1']);
    expect([...traceAfter(own, [{ kind: 'grown', cell: 'e1' }], null).cells]).toEqual(['e1']);
  });
});

describe('a free start behind the screen', () => {
  const home = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((column) => [`${column}1`, `${column}2`]);
  const army = proposed(home, new Facing(6, 2, 0));

  it('proposes twelve tokens with Earth', () => {
    expect(tokensOf(army)).toBe(12);
    expect(tokensOf(army, 'earth')).toBe(3);
    expect(army.get('b1')).toEqual({ element: 'earth', level: 1 });
  });

  it('stops at three in a stack and lets tokens be taken back', () => {
    let draft: Draft = new Map();
    for (let touch = 0; touch < 5; touch += 1) draft = painted(draft, 'a1', 'earth');
    expect(draft.get('a1')?.level).toBe(3);
    expect(painted(draft, 'a1', null).get('a1')?.level).toBe(2);
    expect(painted(draft, 'a1', 'fire').has('a1')).toBe(false);
  });

  it('sends what does not stand yet, Earth first', () => {
    expect(putsLeft(army, new Map())).toHaveLength(12);
    expect(putsLeft(army, new Map())[0]).toMatch(/^put earth /);
    expect(putsLeft(army, army)).toEqual([]);
  });
});

describe('the view of Elementary Evolution', () => {
  it('turns piles the right way up and knows what is free', () => {
    const seen = readEvolution({
      turn: 3, active: 1, ethers: 0, tokens: { golem: 0, elf: 'used' }, ondines: { ondine: { seat: 0, pile: 'fire', level: 1 } }, pending: [],
      mages: { 0: { hand: 4, draw: 2, piles: { fire: ['fire-1', 'fire-0'], air: ['air-0'] }, rooted: { air: 1 } } },
    });
    const [air, fire] = seen.mages[0]?.piles ?? [];
    expect(fire).toEqual({ name: 'fire', cards: ['fire-0', 'fire-1'], rooted: 0, free: true, guard: 'ondine' });
    expect(air?.free).toBe(false);
    expect(seen.mages[0]?.tokens).toEqual(['golem']);
  });
});

it('has every line of the boards in both languages', () => {
  const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((found) => found[1] ?? '').sort();
  expect(ids(fr)).toEqual(ids(en));
});
