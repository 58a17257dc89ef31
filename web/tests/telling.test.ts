import { expect, it, vi } from 'vitest';
import type { GameAbout } from '../src/protocol';
import { GameWords } from '../src/words/game';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { lines, talk } = await import('../src/table/telling');

const SOURCE = 'who = Wormwood\nlog-said = { who } has something to say.\n    .what = { who } has this said: “{ $what }”\n';
const name = { fr: 'Élixir', en: 'Élixir' };
const about: GameAbout = { slug: 'elixir', name, pitch: name, rules_version: 1, seat_counts: [3], seat_names: [], names_seats: true, options: [], has_cards: true, has_races: false, has_windows: false, grammar: { forms: [], domains: {} } };
const words = new GameWords(about, 'en', SOURCE, new Map());
const names = { of: (seat: number) => String(seat), seats: 3 };

it('keeps what a card says apart from what people say', () => {
  const chat = { kind: 'said', seat: 0, name: 'Ada', text: 'Hello', language: 'en' };
  const card = { kind: 'said', seat: 0, what: { fr: 'Santé', en: 'Cheers' } };
  const entry = { number: 1, at: 0, by: null, events: [chat, card] };
  expect(lines(entry, words, names)).toEqual(['Wormwood has this said: “Cheers”']);
  expect(talk([entry]).map((said) => said.text)).toEqual(['Hello']);
});
