import { expect, it, vi } from 'vitest';
import { GameWords } from '../src/words/game';
import { aboutOf } from './abouts';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { lines, talk } = await import('../src/table/telling');

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
