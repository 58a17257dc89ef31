import { expect, it, vi } from 'vitest';
import type { SeatPart } from '../src/protocol';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { sitters } = await import('../src/table/names');
const { speak } = await import('../src/words/words.svelte');
await speak('fr');

const bot = (name: string, level: number | null = null): SeatPart => ({ kind: 'bot', name: null, bot: name, level });
const person = (name: string | null): SeatPart => ({ kind: name === null ? 'invited' : 'person', name });

it('numbers namesakes, and nobody else', () => {
  const names = sitters([person('Ada'), bot('greedy'), bot('greedy'), bot('random'), person('Ada'), person('Ben')]);
  expect(new Set(names).size).toBe(names.length);
  expect(names.map((name) => /\d$/.test(name))).toEqual([true, true, true, false, true, false]);
});

it('has a name for each level of the bot of first games, and numbers its namesakes', () => {
  expect(sitters([bot('greedy', 1), bot('greedy', 2), bot('greedy', 3), bot('random')])).toEqual(['Robot paisible', 'Robot appliqué', 'Robot vif', 'Robot étourdi']);
  expect(sitters([bot('greedy'), bot('greedy', 3)])).toEqual(['Robot vif 1', 'Robot vif 2']);
});

it('has a name for each level of the bot that looks ahead, its best where nobody says the level', () => {
  expect(sitters([1, 2, 3, 4, 5].map((level) => bot('search', level)))).toEqual(['Robot curieux', 'Robot prudent', 'Robot réfléchi', 'Robot rusé', 'Robot magistral']);
  expect(sitters([bot('search'), bot('search', 5)])).toEqual(['Robot magistral 1', 'Robot magistral 2']);
});

it('numbers no bots of different levels and no seats that wait for somebody', () => {
  const names = sitters([bot('reflex', 1), bot('reflex', 2), person(null), person(null), { kind: 'open', name: null }, { kind: 'open', name: null }]);
  expect(names[0]).not.toBe(names[1]);
  expect(names[2]).toBe(names[3]);
  expect(names[4]).toBe(names[5]);
});
