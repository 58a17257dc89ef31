import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { reading as ofElixir } from '../src/boards/elixir/plain';
import { reading as ofMaster } from '../src/boards/elem-master/plain';
import { reading as ofEvolution } from '../src/boards/elementary-evolution/plain';
import { reading as ofMetamorphose } from '../src/boards/metamorphose/plain';
import type { PlainReading } from '../src/boards/plain/contract';
import { PlainWords } from '../src/boards/plain/plainwords';
import { GameWords } from '../src/words/game';
import { speak, t } from '../src/words/words.svelte';
import { aboutOf } from './abouts';

const GAMES = join(import.meta.dirname, '../../src/quintessence/games');

function plain(slug: string, folder: string, reading: PlainReading, names: Record<string, string> = {}, domains: Record<string, string[]> = {}): PlainWords {
  const about = aboutOf(slug, { grammar: { forms: [], domains, names } });
  const words = new GameWords(about, 'en', readFileSync(join(GAMES, folder, 'data/rules.en.ftl'), 'utf8'), new Map());
  return new PlainWords(words, reading, ['Ada', 'Ben'], 1);
}

describe('a view in words', () => {
  beforeAll(() => speak('en'));
  const master = plain('elem-master', 'elem_master', ofMaster);

  it('names keys and words by the texts of the game', () => {
    expect(master.label('reserve')).toBe('Reserve');
    expect(master.word('forest')).toBe(master.words.text('terrain-forest'));
    expect(master.label('of-no-interest')).toBe('of no interest');
  });

  it('says whose a thing is', () => {
    expect(master.number(0, 'turn')).toBe('Ada');
    expect(master.number(1, 'turn')).toBe(t('plain-you', { name: 'Ben' }));
    expect(master.number(1, 'round')).toBe('1');
    expect(plain('elixir', 'elixir', ofElixir).number(1, 'turn')).toBe('1');
  });

  it('reads what only the board of a game draws', () => {
    expect(master.word('b:fire:3x@water')).toBe(`Black Fire 3, ${master.words.text('mark-played')}, ${master.words.text('mark-acting-as')} (Water)`);
    expect(master.label('w')).toBe('White');
    expect(master.label('c3')).toBe('c3');
    const creatures = plain('metamorphose', 'metamorphose', ofMetamorphose);
    expect(creatures.word('o2', 'shows')).toBe('Orange 2');
    expect(creatures.word('hole', 'shows')).toBe('○');
    expect(creatures.word('green-?')).toBe(creatures.words.text('contest-green-unknown'));
    const piles = plain('elementary-evolution', 'elementary_evolution', ofEvolution, { card: 'card', pile: 'element' }, { card: ['fire-4'], pile: ['fire'] });
    expect(piles.word('fire-4')).toBe('Furnace (Fire 4)');
    expect(piles.help('gnome', 'tokens')).toBe(piles.words.text('creature-gnome.help'));
    expect(plain('elixir', 'elixir', ofElixir).number(-1, 'direction')).toBe('Anticlockwise');
  });

  it('does not say what is hidden', () => {
    expect(master.word('hidden')).toBe(t('plain-hidden', { what: 0 }));
    expect(master.word('?2')).toBe(t('plain-hidden', { what: 2 }));
  });
});
