import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { Language } from '../src/boards/contract';
import type { TallyAbout } from '../src/protocol';
import { chartOf, moments, shortened, spread, ticksOf } from '../src/table/course';
import { aboutOf } from './abouts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { bySide, placed, readResult, whyOf } = await import('../src/table/ending');
const { speak } = await import('../src/words/words.svelte');
const { GameWords } = await import('../src/words/game');
const { settings } = await import('../src/state/settings.svelte');

const GAMES = `${process.cwd()}/../src/quintessence/games`;
const read = (path: string): string => readFileSync(`${GAMES}/${path}`, 'utf8');

/** The reasons of each game as its own code lists them, and what it counts. */
const ENGINE: Record<string, { reasons: string; rows: string[] }> = {
  elem_master: { reasons: 'reading.py', rows: ['earth', 'water', 'air', 'fire'] },
  elementary_evolution: { reasons: 'reading.py', rows: ['levels', 'complete', 'rooted'] },
  elementals: { reasons: 'reading.py', rows: ['pack', 'pile'] },
  elixir: { reasons: 'cards/words.py', rows: ['levels', 'spells', 'finds'] },
};
const OPTIONS = { 'quiet-limit': 20, 'round-limit': 100, 'turn-limit': 500, 'max-flips': 300, variant: 'plain' };

function reasonsOf(game: string): string[] {
  if (game === 'metamorphose') return ['points'];
  const listed = /^REASONS.* = \(([^)]*)\)/m.exec(read(`${game}/${ENGINE[game]?.reasons}`))?.[1] ?? '';
  return [...listed.matchAll(/"([a-z-]+)"/g)].map((found) => found[1] ?? '');
}

function wordsOf(game: string, language: Language): InstanceType<typeof GameWords> {
  return new GameWords(aboutOf(game, { names_seats: false }), language, read(`${game}/data/rules.${language}.ftl`), new Map());
}

const row = (name: string, numbers: number[]): TallyAbout => ({ name, numbers, fewer: false });
const NAMES = ['Ada', 'Ben', 'Cy', 'Dot'];
const called = (seat: number): string => NAMES[seat] ?? '';

async function tell(game: string, language: Language, reason: string, winners: number[], ranking: number[][], tally: TallyAbout[], sides = ranking.flat().toSorted().map((seat) => [seat])): Promise<string> {
  await speak(language);
  settings.chosen.language = language;
  return whyOf(wordsOf(game, language), { sides, tally }, { winners, ranking, reason }, OPTIONS, called);
}

describe('the sentence about an end', () => {
  it.each(['elem_master', 'elementary_evolution', 'elementals', 'elixir', 'metamorphose'])('is there for every reason of %s, in both languages, with one winner, several and none', async (game) => {
    const reasons = reasonsOf(game);
    expect(reasons.length).toBeGreaterThan(0);
    const rows = ENGINE[game]?.rows ?? ['points', 'creatures', 'cards'];
    for (const language of ['fr', 'en'] as const) {
      const words = wordsOf(game, language);
      for (const reason of reasons) {
        for (const [winners, ranking] of [[[1], [[1], [0]]], [[0, 1], [[0, 1], [2]]], [[], [[0, 1]]]] as [number[], number[][]][]) {
          const told = await tell(game, language, reason, winners, ranking, rows.map((name) => row(name, [3, 5, 1])));
          expect(told, `${language} ${reason}`).not.toBe(words.reason(reason));
          expect(told, `${language} ${reason}`).toMatch(/\.$/);
          expect(told).not.toMatch(/[{}]|ending-|undefined/);
        }
      }
    }
  });

  it('has the figures, the winner’s first', async () => {
    const told = await tell('metamorphose', 'fr', 'points', [1], [[1], [0]], [row('points', [34, 41])]);
    expect(told).toBe('Douze tours joués\u00a0: Ben a le plus de points de victoire (41 contre 34).');
    expect(await tell('metamorphose', 'en', 'points', [0, 2], [[0, 2], [1]], [row('points', [41, 34, 41])])).toBe('Twelve rounds played: Ada and Cy share the victory (41, 41, 34).');
  });

  it('names what broke the tie', async () => {
    const tally = [row('earth', [4, 4]), row('water', [2, 3]), row('air', [5, 0]), row('fire', [0, 0])];
    expect(await tell('elem_master', 'fr', 'no-fire', [1], [[1], [0]], tally)).toBe('Plus de Feu sur le plateau\u00a0: autant de Terre, mais Ben a le plus d’Eau (3 contre 2).');
    expect(await tell('elem_master', 'en', 'quiet-limit', [], [[0, 1]], [row('earth', [4, 4]), row('water', [1, 1]), row('air', [0, 0]), row('fire', [2, 1])])).toContain('nobody wins');
  });

  it('adds what partners have', async () => {
    const tally = [row('earth', [1, 2, 5, 3]), row('water', [0, 0, 0, 0]), row('air', [0, 0, 0, 0]), row('fire', [0, 0, 0, 0])];
    const told = await tell('elem_master', 'en', 'round-limit', [0, 2], [[0, 2], [1, 3]], tally, [[0, 2], [1, 3]]);
    expect(told).toBe('100 rounds played: Ada and Cy have the most Earth (6 to 5).');
  });

  it('is the bare reason where nothing is known of the score', () => {
    const words = wordsOf('elixir', 'fr');
    expect(whyOf(words, null, { winners: [0], ranking: [[0], [1]], reason: 'no-spells' }, {}, called)).toBe('Plus de sortilège en main');
  });
});

describe('the ranking', () => {
  it('gives tied seats the same place', () => {
    expect(placed([[2], [0, 1], [3]])).toEqual([{ seat: 2, place: 1 }, { seat: 0, place: 2 }, { seat: 1, place: 2 }, { seat: 3, place: 4 }]);
  });

  it('is read from what the server sends, whatever is missing', () => {
    expect(readResult(null)).toEqual({ winners: [], ranking: [], reason: '' });
    expect(readResult({ winners: [1], ranking: [[1], [0]], reason: 'points' })).toEqual({ winners: [1], ranking: [[1], [0]], reason: 'points' });
  });

  it('puts the best side first', () => {
    expect(bySide(row('points', [1, 9, 4]), [[0], [1], [2]], [[2], [1], [0]])).toEqual([4, 9, 1]);
  });
});

describe('the chart', () => {
  const course = { plies: [0, 10, 40], numbers: [[0, 2, 8], [0, 4, 8], [0, 0, 1]] };
  const chart = chartOf(course, ['Ada', 'Somebody with a long name', 'Cy'], { width: 320, height: 150, margin: 110 });

  it('has a line for each seat, in its own pattern and with its own mark, from the first move to the last', () => {
    expect(chart.lines.map((line) => line.seat)).toEqual([0, 1, 2]);
    expect(new Set(chart.lines.map((line) => line.dashes)).size).toBe(3);
    expect(new Set(chart.lines.map((line) => line.mark)).size).toBe(3);
    for (const line of chart.lines) {
      expect(line.path.startsWith(`M${chart.left} `)).toBe(true);
      expect(line.path).toContain(`L${chart.right} ${line.end.y}`);
    }
    // Time goes to the right: the second moment lies a quarter of the way.
    expect(chart.lines[0]?.path).toContain(`L${Math.round((chart.left + (chart.right - chart.left) / 4) * 10) / 10} `);
  });

  it('puts more above less, and labels at the ends that do not lie on each other', () => {
    const [ada, somebody, cy] = chart.lines;
    expect(ada?.end.y).toBe(somebody?.end.y);
    expect(cy?.end.y).toBeGreaterThan(ada?.end.y ?? 0);
    const labels = chart.lines.map((line) => line.label.y).toSorted((one, other) => one - other);
    for (const [place, y] of labels.entries()) if (place > 0) expect(y - (labels[place - 1] ?? 0)).toBeGreaterThanOrEqual(15);
    expect(somebody?.label.text).toMatch(/^Some.*…$/);
  });

  it('shortens names, and keeps the number of a namesake', () => {
    expect(shortened('Ada', 10)).toBe('Ada');
    expect(shortened('Robot étourdi 2', 10)).toBe('Robot é… 2');
    expect(shortened('Maximilienne', 10)).toBe('Maximilie…');
  });

  it('keeps labels inside, as long as there is room', () => {
    expect(spread([5, 5, 5], 10, 5, 100)).toEqual([5, 15, 25]);
    expect(spread([100, 100], 10, 5, 100)).toEqual([90, 100]);
  });

  it('has round ticks that hold everything', () => {
    for (const [low, high] of [[0, 1], [0, 24], [0, 53], [-3, 7], [0, 137]] as const) {
      const ticks = ticksOf(low, high);
      expect(ticks[0]).toBeLessThanOrEqual(low);
      expect(ticks.at(-1)).toBeGreaterThanOrEqual(high);
      expect(ticks.length).toBeLessThanOrEqual(6);
    }
  });

  it('tells a few moments in figures, the first and the last among them', () => {
    expect(moments(course, 9)).toEqual([{ ply: 0, numbers: [0, 0, 0] }, { ply: 10, numbers: [2, 4, 0] }, { ply: 40, numbers: [8, 8, 1] }]);
    const long = { plies: Array.from({ length: 200 }, (_, ply) => ply), numbers: [Array.from({ length: 200 }, (_, ply) => ply)] };
    expect(moments(long, 9).map((moment) => moment.ply)).toEqual([0, 25, 50, 75, 100, 124, 149, 174, 199]);
  });
});
