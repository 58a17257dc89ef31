import { expect, it, vi } from 'vitest';
import type { LogEntry } from '../src/line/updates';
import { GameWords } from '../src/words/game';
import { aboutOf } from './abouts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { gathered, lines, settled, talk } = await import('../src/table/telling');

const SOURCE = 'who = Wormwood\nlog-said = { who } has something to say.\n    .what = { who } has this said: “{ $what }”\n';
const words = new GameWords(aboutOf('elixir', { has_cards: true }), 'en', SOURCE, new Map());
const names = { of: (seat: number) => String(seat), seats: 3 };

it('keeps what a card says apart from what people say', () => {
  const chat = { kind: 'said', seat: 0, name: 'Ada', text: 'Hello', language: 'en' };
  const card = { kind: 'said', seat: 0, what: { fr: 'Santé', en: 'Cheers' } };
  const entry = { number: 1, at: 0, by: null, events: [chat, card] };
  expect(lines(entry, words, names)).toEqual(['Wormwood has this said: “Cheers”']);
  expect(talk([entry]).map((said) => said.text)).toEqual(['Hello']);
});

it('does not tell that what was at issue is over, where there are windows', () => {
  const events = [{ kind: 'fetched' }, { kind: 'resolved' }];
  const source = 'log-fetched = A card comes back.\nlog-resolved = That was it.\n';
  const told = (has_windows: boolean): string[] => lines({ events }, new GameWords(aboutOf('elixir', { has_windows }), 'en', source, new Map()), names);
  expect(told(true)).toEqual(['A card comes back.']);
  expect(told(false)).toEqual(['A card comes back.', 'That was it.']);
});

it('tells who is away now, and no coming or going that is over or the reader’s own', () => {
  const entry = (number: number, kind: string, seat: number): LogEntry => ({ number, at: 0, by: null, events: [{ kind, seat }, { kind: 'moved' }] });
  const log = [entry(1, 'away', 1), entry(2, 'here', 1), entry(3, 'away', 0), entry(4, 'away', 1), entry(5, 'here', 2)];
  const kept = settled(log, 0);
  expect(kept.map((one) => one.events.map((event) => event.kind))).toEqual([['moved'], ['moved'], ['moved'], ['away', 'moved'], ['moved']]);
  expect(settled(log, null)[2]?.events).toHaveLength(2);
});

it('tells at once what a seat did several times in a row, where the game has a sentence for it', () => {
  const source = [
    'card-rock = Rock',
    'card-wind = Wind',
    'log-thrown = { $seat } throws a card on { $where }.',
    '    .cards = { $seat } throws { $cards } on { $where }.',
    'log-placed = { $seat } places a card.',
  ].join('\n');
  const about = aboutOf('elementary-evolution', { grammar: { forms: [], domains: { card: ['rock', 'wind'] }, names: { card: 'card' } } });
  const game = new GameWords(about, 'en', source, new Map());
  const thrown = (number: number, card: string, where = 'a', seat = 0): LogEntry => ({ number, at: 0, by: null, events: [{ kind: 'thrown', seat, card, where }] });
  const placed = (number: number): LogEntry => ({ number, at: 0, by: null, events: [{ kind: 'placed', seat: 0, card: 'rock' }] });
  const log = [thrown(1, 'rock'), thrown(2, 'wind', 'b'), thrown(3, 'wind'), thrown(4, 'wind'), thrown(5, 'rock', 'a', 1), placed(6), placed(7), thrown(8, 'rock')];
  const told = gathered(log, game);
  expect(told.map(({ number, last }) => [number, last])).toEqual([[1, 4], [5, 5], [6, 6], [7, 7], [8, 8]]);
  expect(told.map((entry) => lines(entry, game, names))).toEqual([
    ['0 throws Rock, Wind\u00a0×2 on a.', '0 throws a card on b.'],
    ['1 throws a card on a.'],
    ['0 places a card.'],
    ['0 places a card.'],
    ['0 throws a card on a.'],
  ]);
});
