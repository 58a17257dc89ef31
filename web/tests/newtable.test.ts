import { expect, it, vi } from 'vitest';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { seated } = await import('../src/state/newtable.svelte');

it('keeps what was chosen for a seat when the number of seats changes', () => {
  const fresh = (seat: number): string => `new ${seat}`;
  expect(seated(['Ada'], 3, fresh)).toEqual(['Ada', 'new 1', 'new 2']);
  expect(seated(['Ada', 'Bob', 'Eve'], 2, fresh)).toEqual(['Ada', 'Bob']);
});

it('says that nothing changes where every seat has its entry', () => {
  expect(seated(['Ada', 'Bob'], 2, () => '')).toBeNull();
});
