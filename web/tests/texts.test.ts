// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compare, faultsIn, mentions, readEntries, unusedIn, usedIn } from '../scripts/texts.js';
import { Messages } from '../src/words/fluent';
import english from '../src/words/en.ftl?raw';
import french from '../src/words/fr.ftl?raw';

const FRENCH = import.meta.glob<string>(['../src/**/fr.ftl', '../src/learn/*.json'], { query: '?raw', import: 'default', eager: true });

describe('the texts', () => {
  it('are all there in both languages, and all that are used are there', () => {
    expect(faultsIn(new URL('../src', import.meta.url).pathname)).toEqual([]);
  });

  it('are all used somewhere', () => {
    expect(unusedIn(new URL('../src', import.meta.url).pathname)).toEqual([]);
  });

  it('can all be written in both languages', () => {
    for (const [language, source] of [['fr', french], ['en', english]] as const) {
      const messages = new Messages(language, [source]);
      for (const [id, needs] of readEntries(source)) {
        const details = Object.fromEntries([...needs].map((name) => [name, 2]));
        expect(messages.find(id, details), `${language} ${id}`).toBeTruthy();
      }
    }
  });

  it.each(Object.entries(FRENCH))('have the blanks that French wants: %s', (path, source) => {
    const texts = path.endsWith('.json') ? [...source.matchAll(/"fr": "(.*)"/g)].map(([, text]) => text).join('\n') : source;
    const text = texts.replace(/^#.*$/gm, '').replace(/\{[^{}]*->/g, '');
    // Thin before ; ! ?, and of the usual width, but fixed, before : and inside quotation marks.
    expect(text.match(/(?<!«)[ \u00a0][;?!](?!\})|[ \u202f][:»](?!\})|«[^\u00a0]/g) ?? []).toEqual([]);
    expect(text.match(/[a-zé]'[a-zé]/g) ?? []).toEqual([]);
  });
});

describe('the check of texts', () => {
  it('sees a line that is missing, and details that differ', () => {
    expect(compare('a = x\nb = y\n', 'a = x\n', 'f')).toEqual(['f: "b" is missing in English']);
    expect(compare('a = x\n', 'a = x\n    .help = y\n', 'f')).toEqual(['f: "a.help" is missing in French']);
    expect(compare('a = { $n }\n', 'a = x\n', 'f')).toHaveLength(1);
  });

  it('sees a file that is there in one language only', () => {
    const folder = mkdtempSync(join(tmpdir(), 'texts-'));
    for (const [name, source] of [['words/fr.ftl', 'a = x\n'], ['words/en.ftl', 'a = x\n'], ['one/fr.ftl', 'a = x\n'], ['other/en.ftl', 'a = x\n']] as const) {
      mkdirSync(join(folder, name, '..'), { recursive: true });
      writeFileSync(join(folder, name), source);
    }
    expect(faultsIn(folder).map((fault) => fault.slice(folder.length))).toEqual(['/other/en.ftl: there is no such file in French', '/one/fr.ftl: there is no such file in English']);
    rmSync(folder, { recursive: true });
  });

  it('sees which texts nothing mentions', () => {
    const isMentioned = mentions("t('one') + say(`two-${x}`) + text(`${x}-three`) + t('four.help')");
    expect(['one', 'two-a', 'b-three', 'four'].filter((id) => !isMentioned(id))).toEqual([]);
    expect(['on', 'two', 'three', 'help', 'five'].filter(isMentioned)).toEqual([]);
  });

  it('sees which texts are used', () => {
    expect(usedIn("t('one') + t(`two-${x}`) + t(is ? 'three' : 'four')")).toEqual({ whole: ['one', 'three', 'four'], begun: ['two-'] });
  });
});

describe('a message', () => {
  it('is counted as its language counts', () => {
    const messages = new Messages('fr', [french]);
    expect(messages.text('spectators', { count: 1 })).toBe('Un spectateur');
    expect(messages.text('spectators', { count: 3 })).toBe('3 spectateurs');
  });

  it('that is not there, or lacks a detail, is none', () => {
    const messages = new Messages('en', ['a = { $n } x']);
    expect(messages.find('b')).toBeNull();
    expect(messages.find('a')).toBeNull();
    expect(messages.text('b')).toBe('b');
  });
});
