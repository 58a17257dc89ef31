import { expect, it, vi } from 'vitest';
import type { LogEntry } from '../src/line/updates';
import { GameWords } from '../src/words/game';
import { aboutOf } from './abouts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { recent } = await import('../src/table/recent');

const WHO = 'who = { $seat ->\n    [0] White\n    [1] Black\n   *[2] Blue\n }\n';
const SENTENCES = [
  'log-moved = { who } moves.',
  'log-slid = A token goes to { $cell }.',
  'log-lost = { $cell } is empty.',
  'log-drew = { who } draws.',
  'log-passed = { who } passes.',
  'log-committed = { who } is ready.',
  'log-revealed = All is shown.',
  'log-turn-ended = { who } ends.',
  'log-turn-started = { who } begins.',
].join('\n');
const names = { of: (seat: number) => String(seat), seats: 3 };
const game = new GameWords(aboutOf('elem-master', {}), 'en', `${WHO}${SENTENCES}\n`, new Map());
const windows = new GameWords(aboutOf('elixir', { has_windows: true }), 'en', `${WHO}${SENTENCES}\n`, new Map());

const deeds = (...asked: Parameters<typeof recent>): string[] => recent(...asked).map((sentences) => sentences.join(' '));

let number = 0;
const entry = (...events: LogEntry['events']): LogEntry => ({ number: ++number, at: 0, by: null, events });
const moved = (seat: number): LogEntry => entry({ kind: 'moved', seat });
const ended = (seat: number, next: number): LogEntry => entry({ kind: 'turn-ended', seat }, { kind: 'turn-started', seat: next });

it('tells in one line what was done, not whose turn it is', () => {
  const log = [entry({ kind: 'slid', cell: 'c2' }), ended(0, 1)];
  expect(deeds(log, game, names, null)).toEqual(['A token goes to c2.']);
  expect(deeds(log.slice(1), game, names, null)).toEqual([]);
});

it('tells of a turn in which nothing was done that it is over, and not what was done before it', () => {
  const log = [moved(0), ended(0, 1), entry({ kind: 'watch-set', seat: 1 }, { kind: 'turn-ended', seat: 1 }), moved(0)];
  expect(deeds(log.slice(0, 2), game, names, null)).toEqual(['White moves.']);
  expect(deeds(log.slice(0, 3), game, names, null)).toEqual(['Black ends.']);
  expect(deeds(log, game, names, null)).toEqual(['White moves.']);
});

it('tells all that others did since one’s own last move, in the order of time', () => {
  const log = [moved(2), moved(0), ended(0, 1), moved(1), ended(1, 2), moved(2), moved(2), ended(2, 0)];
  expect(deeds(log, game, names, 0)).toEqual(['Black moves.', 'Blue moves.', 'Blue moves.']);
  expect(deeds(log, game, names, 1)).toEqual(['Blue moves.', 'Blue moves.']);
});

it('tells one’s own last move for as long as nobody did anything after it', () => {
  const log = [moved(1), ended(1, 0), moved(0), moved(0), ended(0, 1)];
  expect(deeds(log, game, names, 0)).toEqual(['White moves.']);
  expect(deeds([], game, names, 0)).toEqual([]);
});

it('knows whose moves are told without a seat by whose turn it was', () => {
  const slid = (cell: string): LogEntry => entry({ kind: 'slid', cell }, { kind: 'lost', cell: 'a1' });
  const log = [entry({ kind: 'started' }), slid('c2'), ended(0, 1), slid('c3'), slid('c4'), ended(1, 0)];
  const told = ['A token goes to c3. a1 is empty.', 'A token goes to c4. a1 is empty.'];
  expect(deeds(log, game, names, 0)).toEqual(told);
  expect(deeds([...log, slid('d4')], game, names, 0)).toEqual(['A token goes to d4. a1 is empty.']);
  expect(deeds([...log, slid('d4')], game, names, 1)).toEqual(['A token goes to d4. a1 is empty.']);
});

it('tells who let their turn go by, and what came of the end of one’s own', () => {
  const round = entry({ kind: 'turn-ended', seat: 0 }, { kind: 'lost', cell: 'b2' }, { kind: 'turn-started', seat: 1 });
  const log = [moved(2), ended(2, 0), moved(0), round, ended(1, 2), moved(2), ended(2, 0)];
  expect(deeds(log, game, names, 0)).toEqual(['b2 is empty.', 'Black ends.', 'Blue moves.']);
});

it('takes an answer for no move of one’s own: what led to it and what came of it are told', () => {
  const answered = entry({ kind: 'passed', seat: 0 }, { kind: 'lost', cell: 'b2' });
  const laid = entry({ kind: 'committed', seat: 0 }, { kind: 'revealed' });
  const log = [moved(0), moved(1), answered, moved(1), laid, entry({ kind: 'committed', seat: 2 })];
  expect(deeds(log, windows, names, 0)).toEqual(['Black moves.', 'b2 is empty.', 'Black moves.', 'All is shown.']);
});

it('leaves out what others draw as their turn begins, but not one’s own cards', () => {
  const begins = (seat: number, next: number): LogEntry => entry({ kind: 'turn-ended', seat }, { kind: 'turn-started', seat: next }, { kind: 'drew', seat: next });
  const log = [moved(0), begins(0, 1), entry({ kind: 'moved', seat: 1 }, { kind: 'drew', seat: 1 }), begins(1, 0)];
  expect(deeds(log, windows, names, 0)).toEqual(['Black moves. Black draws.', 'White draws.']);
});

it('is not cut by what one does besides playing', () => {
  const log = [moved(0), moved(1), entry({ kind: 'away', seat: 0 }), entry({ kind: 'here', seat: 0 }), entry({ kind: 'said', seat: 0, text: 'Oh' })];
  expect(deeds(log, game, names, 0)).toEqual(['Black moves.']);
});

it('tells onlookers the turn that goes on, and until something is done in it the one before', () => {
  const log = [moved(2), ended(2, 0), moved(0), moved(0), ended(0, 1)];
  expect(deeds(log, game, names, null)).toEqual(['White moves.', 'White moves.']);
  expect(deeds([...log, moved(1)], game, names, null)).toEqual(['Black moves.']);
  expect(deeds([...log, ended(1, 2)], game, names, null)).toEqual(['Black ends.']);
});

it('tells no more than can be read: the last twelve sentences', () => {
  const log = [moved(0), entry({ kind: 'lost', cell: 'a1' }), ...Array.from({ length: 12 }, () => moved(1))];
  expect(deeds(log, windows, names, 0)).toEqual(Array.from({ length: 12 }, () => 'Black moves.'));
  const long = entry(...Array.from({ length: 15 }, () => ({ kind: 'moved', seat: 1 })));
  expect(deeds([moved(0), long], game, names, 0)).toEqual([Array.from({ length: 12 }, () => 'Black moves.').join(' ')]);
});
