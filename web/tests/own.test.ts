import { afterEach, beforeEach, expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const asked: string[] = [];
let me: object | null = { id: 'a', name: 'Ada', kind: 'guest' };
let tables: object[] = [];
vi.stubGlobal('fetch', (path: string) => {
  asked.push(path);
  return Promise.resolve(new Response(JSON.stringify(path.includes('session') ? { me } : { tables, before: null })));
});
const { own } = await import('../src/state/own.svelte');
const { visitor } = await import('../src/state/session.svelte');

let stop = (): void => undefined;
let hidden = false;
Object.defineProperty(document, 'hidden', { get: () => hidden });
const histories = (): number => asked.filter((path) => path.includes('history')).length;
const minutes = (count: number): Promise<unknown> => vi.advanceTimersByTimeAsync(count * 60_000);

beforeEach(async () => {
  vi.useFakeTimers();
  hidden = false;
  await visitor.look();
  await own.look();
  asked.length = 0;
  stop = own.follow();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  tables = [{ id: 'x', waits: true }];
});

it('asks seldom while there is no table that could change', async () => {
  await minutes(6);
  expect(histories()).toBe(3);
});

it('asks now and then while the page is looked at, and knows what waits', async () => {
  await minutes(6);
  expect(histories()).toBe(18);
  expect(own.waiting).toHaveLength(1);
});

it('asks seldom while nobody looks, and at once when somebody does again', async () => {
  hidden = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(6);
  expect(histories()).toBe(3);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await minutes(0);
  expect(histories()).toBe(4);
  expect(new Set(asked)).toEqual(new Set(['/api/history?which=now']));
});

it('asks nothing for somebody who has never played', async () => {
  me = null;
  await visitor.look();
  asked.length = 0;
  await minutes(6);
  expect(asked).toEqual([]);
  expect(own.tables).toEqual([]);
});
