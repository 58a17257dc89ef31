import { describe, expect, it } from 'vitest';
import rulesEn from '../../src/quintessence/games/elem_master/data/rules.en.ftl?raw';
import rulesFr from '../../src/quintessence/games/elem_master/data/rules.fr.ftl?raw';
import { naming } from '../src/boards/elem-master/naming';
import { Messages } from '../src/words/fluent';

describe('moves of Elem Master', () => {
  const french = naming({ language: 'fr', text: (id) => new Messages('fr', [rulesFr]).text(id) });
  const english = naming({ language: 'en', text: (id) => new Messages('en', [rulesEn]).text(id) });

  it('say what their numbers and last cells are', () => {
    expect(french.move('move d2 d3 2')).toBe('Déplacer d2 → d3 (2\u00a0jetons)');
    expect(french.move('breath a2 b3 1')).toBe('Souffle a2 → b3 (force\u00a01)');
    expect(english.move('wave c2 c3 b2 d2')).toBe('Wave c2 → c3 (carries b2 + d2)');
    expect(english.move('blaze c3 b4 d4')).toBe('Blaze c3 → b4 + d4');
  });

  it('are said by the game where their words suffice', () => {
    for (const words of ['end', 'grow c2', 'move c2 c3', 'attack c2 c3']) expect(french.move(words)).toBeNull();
  });
});
