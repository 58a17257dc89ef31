import { describe, expect, it } from 'vitest';
import { ESSENTIALS, PARTS } from '../src/rules/essential/essential';
import { blocks } from '../src/rules/essential/prose';
import { Messages } from '../src/words/fluent';

const LANGUAGES = ['fr', 'en'] as const;
const GAMES = ['elem-master', 'elementals', 'elementary-evolution', 'elixir', 'metamorphose'];

/** What is read: the words of titles, texts and captions. */
function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
}

describe("l'essentiel", () => {
  it('is there for every game', () => {
    expect(Object.keys(ESSENTIALS).sort()).toEqual(GAMES);
  });

  for (const [game, load] of Object.entries(ESSENTIALS)) {
    it(`of ${game} says everything of every panel in both languages, and is read in two minutes`, async () => {
      const { panels, texts } = (await load()).default;
      const ids = panels.map((panel) => panel.id);
      expect(ids[0]).toBe('aim');
      expect(ids.at(-1)).toBe('win');
      expect(ids).toContain('turn');
      for (const language of LANGUAGES) {
        const messages = new Messages(language, [(await texts[language]()).default]);
        let count = 0;
        for (const id of ids) {
          for (const part of PARTS) {
            const text = messages.find(`${id}-${part}`);
            expect(text, `${language} ${id}-${part}`).toBeTruthy();
            expect(text).not.toMatch(/\*|\{|\}/);
            if (part !== 'picture') count += wordsIn(text ?? '');
          }
        }
        expect(count, language).toBeGreaterThanOrEqual(250);
        expect(count, language).toBeLessThanOrEqual(350);
      }
    });

    it(`of ${game} has fixed blanks where French wants them`, async () => {
      const text = (await (await load()).default.texts.fr()).default.replace(/^#.*$/gm, '');
      expect(text.match(/ [:;?!»]|« |[a-zé]'[a-zé]/g) ?? []).toEqual([]);
    });
  }

  it('parts a text into paragraphs, points and strong words', () => {
    expect(blocks('One __two__.\n- a\n- __b__\nThree')).toEqual([
      { kind: 'paragraph', pieces: [{ text: 'One ', strong: false }, { text: 'two', strong: true }, { text: '.', strong: false }] },
      { kind: 'list', points: [[{ text: 'a', strong: false }], [{ text: 'b', strong: true }]] },
      { kind: 'paragraph', pieces: [{ text: 'Three', strong: false }] },
    ]);
  });
});
