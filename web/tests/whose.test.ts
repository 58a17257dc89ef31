import { expect, it, vi } from 'vitest';
import type { TableAbout } from '../src/protocol';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { against, placeOfTable, stateOf } = await import('../src/table/whose');
const { titleOf } = await import('../src/state/title');
const { settings } = await import('../src/state/settings.svelte');
const { ago, lasting, speak } = await import('../src/words/words.svelte');
settings.chosen.language = 'en';
await speak('en');

const BOB = { kind: 'person', name: 'Bob', level: '' } as const;
const ME = { kind: 'person', name: 'Ada', level: '' } as const;
const BOT = { kind: 'bot', name: 'greedy', level: '1' } as const;
const FREE = { kind: 'open', name: '', level: '' } as const;

function table(more: Partial<TableAbout> = {}): TableAbout {
  return { id: 'x', game: 'elem-master', status: 'running', public: false, created: 0, changed: 0, seats: [ME, BOB], clock: 'none', spectators: 'table', mine: true, seat: 0, waits: false, here: false, awaited: [1], since: 0, winners: null, reason: null, ...more };
}

it('says against whom one plays, bots of one kind together', () => {
  expect(against(table())).toBe('Against Bob');
  expect(against(table({ seats: [ME, BOT, BOT] }))).toBe('Against 2 × Gentle bot');
  expect(against(table({ seats: [ME, BOT, BOB] }))).toBe('Against Gentle bot and Bob');
  expect(against(table({ seats: [ME, FREE] }))).toBe('Nobody else yet');
  expect(against(table({ here: true }))).toBe('Ada and Bob');
  expect(against(table({ seat: null }))).toBe('Ada and Bob');
});

it('says whose turn it is, never only that the table is yours', () => {
  expect(stateOf(table({ waits: true, awaited: [0] }))).toBe('Your turn');
  expect(stateOf(table())).toBe('Bob to move');
  expect(stateOf(table({ awaited: [0, 1] }))).toBe('Bob to move');
  expect(stateOf(table({ awaited: [] }))).toBe('The game goes on');
  expect(stateOf(table({ here: true, waits: true, awaited: [1] }))).toBe('Bob to move');
  expect(stateOf(table({ status: 'open', seats: [ME, FREE] }))).toBe('One player is missing.');
  expect(stateOf(table({ status: 'open', waits: true }))).toBe('Everybody is here, begin when you like');
  expect(stateOf(table({ status: 'over', winners: [0] }))).toBe('You won!');
  expect(stateOf(table({ status: 'over', winners: [1] }))).toBe('Bob wins');
});

it('leads back to the table, to the shared device, or to the replay through one’s own eyes', () => {
  expect(placeOfTable(table())).toBe('/tables/x');
  expect(placeOfTable(table({ here: true }))).toBe('/device/x');
  expect(placeOfTable(table({ status: 'over', seat: 1 }))).toBe('/replays/x/0?seat=1');
});

it('writes into the tab whose turn it is here, and what waits elsewhere', () => {
  expect(titleOf({ page: 'Table', game: 'Elem Master', isMine: true, waiting: 2 })).toBe('● Your turn – Elem Master');
  expect(titleOf({ page: 'Table', game: 'Elem Master', isMine: false, waiting: 2 })).toBe('(2) Elem Master · Quintessence');
  expect(titleOf({ page: 'Rules', game: '', isMine: false, waiting: 0 })).toBe('Rules · Quintessence');
  expect(titleOf({ page: '', game: '', isMine: false, waiting: 1 })).toBe('(1) Quintessence');
});

it('says roughly how long something lasts or lies back', () => {
  const minute = 60_000;
  expect([30_000, minute, 59 * minute, 60 * minute, 47 * 60 * minute, 48 * 60 * minute].map(lasting)).toEqual([null, '1 minute', '59 minutes', '1 hour', '47 hours', '2 days']);
  expect(ago(0, 30 * 60 * minute)).toBe('yesterday');
  expect(ago(0, 5 * minute)).toBe('5 minutes ago');
});
