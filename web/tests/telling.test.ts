import { expect, it, vi } from 'vitest';
import type { LogEntry } from '../src/line/updates';
import { GameWords } from '../src/words/game';
import { aboutOf } from './abouts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { latest, lines, settled, talk } = await import('../src/table/telling');

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

it('tells in one line what was done, not whose turn it is', () => {
  const source = 'log-moved = A token goes.\nlog-turn-ended = White ends.\nlog-turn-started = Black begins.\n';
  const played = new GameWords(aboutOf('elem-master', {}), 'en', source, new Map());
  const entry = (number: number, ...kinds: string[]) => ({ number, at: 0, by: null, events: kinds.map((kind) => ({ kind })) });
  const log = [entry(1, 'moved'), entry(2, 'turn-ended', 'turn-started')];
  expect(latest(log, played, names)).toBe('A token goes.');
  expect(latest(log.slice(1), played, names)).toBe('');
});

it('tells who is away now, and no coming or going that is over or the reader’s own', () => {
  const entry = (number: number, kind: string, seat: number): LogEntry => ({ number, at: 0, by: null, events: [{ kind, seat }, { kind: 'moved' }] });
  const log = [entry(1, 'away', 1), entry(2, 'here', 1), entry(3, 'away', 0), entry(4, 'away', 1), entry(5, 'here', 2)];
  const kept = settled(log, 0);
  expect(kept.map((one) => one.events.map((event) => event.kind))).toEqual([['moved'], ['moved'], ['moved'], ['away', 'moved'], ['moved']]);
  expect(settled(log, null)[2]?.events).toHaveLength(2);
});
