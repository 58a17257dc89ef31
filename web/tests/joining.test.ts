import { expect, it, vi } from 'vitest';
import type { BotAbout, SeatPart } from '../src/protocol';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { isThisMachine, waysIn } = await import('../src/state/house');
const { botOffers, planOf, useOf } = await import('../src/table/seating');
const { speak } = await import('../src/words/words.svelte');
await speak('fr');

function answer(house: unknown): void {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue({ ok: true, json: () => Promise.resolve(house) }));
}

it('knows the names that a machine has for itself', () => {
  for (const host of ['localhost', 'LOCALHOST', '127.0.0.1', '127.8.0.1', '[::1]']) expect(isThisMachine(host)).toBe(true);
  for (const host of ['192.168.1.20', 'play.example.org', 'localhost.example.org', '12.127.0.0.1', '[fd00::2]']) expect(isThisMachine(host)).toBe(false);
});

it('asks nobody where the page was opened under an address that others have too', async () => {
  answer({ reach: 'network', addresses: ['http://10.0.0.1:8000'] });
  expect(await waysIn({ hostname: 'play.example.org', origin: 'https://play.example.org' })).toEqual({ addresses: ['https://play.example.org'], command: null });
  expect(fetch).not.toHaveBeenCalled();
});

it('asks the server for the address of others where the page was opened on its own machine', async () => {
  const here = { hostname: 'localhost', origin: 'http://localhost:8000' };
  answer({ reach: 'network', addresses: ['http://10.0.0.1:8000'], command: null });
  expect(await waysIn(here)).toEqual({ addresses: ['http://10.0.0.1:8000'], command: null });
  answer({ reach: 'machine', addresses: [], command: 'make play ARGS="--host 0.0.0.0"' });
  expect(await waysIn(here)).toEqual({ addresses: [], command: 'make play ARGS="--host 0.0.0.0"' });
});

it('offers the bots of a game as the server lists them, each level by a name of its own', () => {
  const bots: BotAbout[] = [
    { name: 'random', levels: [], games: ['elementals', 'elixir'] },
    { name: 'greedy', levels: [1, 2, 3], games: ['elixir'] },
    { name: 'reflex', levels: [1, 2, 3, 4, 5], games: ['elementals'] },
    { name: 'stranger', levels: [], games: ['elementals', 'elixir'] },
  ];
  expect(botOffers(bots, 'elixir').map((one) => one.value)).toEqual(['bot:random', 'bot:greedy:1', 'bot:greedy:2', 'bot:greedy:3', 'bot:stranger']);
  expect(botOffers(bots, 'elementals').map((one) => one.value)).toEqual(['bot:random', 'bot:reflex:1', 'bot:reflex:2', 'bot:reflex:3', 'bot:reflex:4', 'bot:reflex:5', 'bot:stranger']);
  for (const game of ['elixir', 'elementals']) {
    const names = botOffers(bots, game).map((one) => one.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.some((name) => /\d/.test(name))).toBe(false);
  }
});

it('says of a seat what it is for, and says it to the server in the same way', () => {
  // Who is of no level is at their best.
  const seats: SeatPart[] = [{ kind: 'open', name: null }, { kind: 'invited', name: null }, { kind: 'bot', name: null, bot: 'greedy' }, { kind: 'bot', name: null, bot: 'reflex', level: 2 }];
  expect(seats.map((seat) => planOf(useOf(seat)))).toEqual([{ kind: 'open' }, { kind: 'invited' }, { kind: 'bot', bot: 'greedy', level: 3 }, { kind: 'bot', bot: 'reflex', level: 2 }]);
  expect(useOf({ kind: 'person', name: 'Ada' })).toBe('person');
  expect(planOf('me')).toEqual({ kind: 'open' });
});
