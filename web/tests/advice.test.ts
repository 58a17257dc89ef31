import { SvelteMap } from 'svelte/reactivity';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Refused } from '../src/line/http';
import type { Advice, AdviceLine } from '../src/protocol';

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
const { Advising } = await import('../src/table/advising.svelte');
const { chanceOf, heardOf, percentOf, reasonOf } = await import('../src/table/advised');
const { settings } = await import('../src/state/settings.svelte');
const { speak, t } = await import('../src/words/words.svelte');

function line(chance: number, more: Partial<AdviceLine> = {}): AdviceLine {
  return { moves: ['grow c2', 'end'], chance, certain: false, reasons: [], sentence: { fr: 'gagne de l’Air', en: 'gains Air' }, ...more };
}

const LINES = [line(0.62), line(0.5, { moves: ['move c2 c3'] })];
const BUSY = { fr: 'Trop de demandes.', en: 'Too many requests.' };

describe('advice', () => {
  /** What the page shows; what the server says to each request, in the order in which they were made. */
  const page = new SvelteMap<'question', number>();
  let answers: { comes: (advice: Advice) => void; fails: (trouble: Error) => void }[];
  let advising: InstanceType<typeof Advising>;

  beforeEach(() => {
    page.set('question', 3);
    answers = [];
    advising = new Advising({ question: () => page.get('question') ?? null, ask: () => new Promise((comes, fails) => answers.push({ comes, fails })) });
  });

  async function told(advice: Advice): Promise<void> {
    const asked = advising.toggle();
    answers.at(-1)?.comes(advice);
    await asked;
  }

  it('says at once that the bot is thinking, then what it sees, the best chosen', async () => {
    const asked = advising.toggle();
    expect([advising.isOpen, advising.isThinking, advising.lines]).toEqual([true, true, null]);
    answers[0]?.comes({ prompt: 3, lines: LINES });
    await asked;
    expect([advising.isThinking, advising.lines, advising.chosen]).toEqual([false, LINES, 0]);
  });

  it('points at the first move of the line that is looked at, else of the one that was touched', async () => {
    await told({ prompt: 3, lines: LINES });
    expect(advising.hint).toBe('grow c2');
    advising.look(1);
    expect(advising.hint).toBe('move c2 c3');
    advising.look(null);
    expect(advising.hint).toBe('grow c2');
    advising.choose(1);
    expect(advising.hint).toBe('move c2 c3');
  });

  it('goes with its question, and points at nothing then', async () => {
    await told({ prompt: 3, lines: LINES });
    page.set('question', 4);
    expect([advising.isOpen, advising.lines, advising.hint]).toEqual([false, null, null]);
    page.delete('question');
    expect([advising.isOpen, advising.isPossible]).toEqual([false, false]);
  });

  it('that speaks of another question is not shown', async () => {
    await told({ prompt: 4, lines: LINES });
    expect(advising.isOpen).toBe(false);
    page.set('question', 4);
    expect(advising.isOpen).toBe(false);
  });

  it('that comes when something else was asked for changes nothing', async () => {
    const first = advising.toggle();
    page.set('question', 4);
    const second = advising.toggle();
    answers[0]?.comes({ prompt: 3, lines: LINES });
    await first;
    expect(advising.isThinking).toBe(true);
    answers[1]?.comes({ prompt: 4, lines: LINES.slice(1) });
    await second;
    expect(advising.lines).toHaveLength(1);
  });

  it('is folded away by a second press, and asked for anew by a third', async () => {
    await told({ prompt: 3, lines: LINES });
    await advising.toggle();
    expect(advising.isOpen).toBe(false);
    await told({ prompt: 3, lines: LINES.slice(1) });
    expect(advising.lines).toHaveLength(1);
  });

  it('cannot be asked for where there is no question', async () => {
    page.delete('question');
    await advising.toggle();
    expect(answers).toEqual([]);
  });

  it('that is refused says why; the next press asks again', async () => {
    const asked = advising.toggle();
    answers[0]?.fails(new Refused(429, { code: 'limit-reached', text: BUSY }));
    await asked;
    expect([advising.isOpen, advising.isThinking, advising.trouble]).toEqual([true, false, BUSY]);
    await told({ prompt: 3, lines: LINES });
    expect([advising.trouble, advising.lines]).toEqual([null, LINES]);
  });

  it('that fails for a reason of our own is not hidden', async () => {
    const asked = advising.toggle();
    answers[0]?.fails(new TypeError('a fault'));
    await expect(asked).rejects.toThrow('a fault');
  });
});

describe('a chance', () => {
  it('is a whole percentage; only what is certain is all or nothing', () => {
    expect([0.624, 0.9999, 0.0001].map((chance) => percentOf(line(chance)))).toEqual([62, 99, 1]);
    expect([1, 0].map((chance) => percentOf(line(chance, { certain: true })))).toEqual([100, 0]);
  });

  it.each([
    ['fr', '≈\u00a062\u202f%', 'environ 62\u202f% de chances de gagner', '100\u202f% de chances de gagner, c’est certain', 'Gagne de l’Air.'],
    ['en', '≈\u00a062%', 'about 62% chance of winning', '100% chance of winning, certain', 'Gains Air.'],
  ] as const)('and its reasons are written as the language wants: %s', async (language, percent, about, certain, reason) => {
    settings.chosen.language = language;
    await speak(language);
    expect(t('advice-percent', { percent: 62 })).toBe(percent);
    expect(chanceOf(line(0.62))).toBe(about);
    expect(chanceOf(line(1, { certain: true }))).toBe(certain);
    expect(reasonOf(line(0.62))).toBe(reason);
    expect(reasonOf(line(0.62, { sentence: { fr: '', en: '' } }))).toBe('');
    expect(heardOf(LINES, 'Grow c2')).toContain(`Grow c2, ${about}`);
    expect(heardOf([], '')).toBe(t('advice-none'));
  });
});
