import { expect, it } from 'vitest';
import rules from '../../src/quintessence/games/elementary_evolution/data/rules.en.ftl?raw';
import { helpOf, questionOf, type Asking } from '../src/boards/elementary-evolution/asking';
import { labelOf } from '../src/boards/elementary-evolution/describe';
import en from '../src/boards/elementary-evolution/en.ftl?raw';
import fr from '../src/boards/elementary-evolution/fr.ftl?raw';
import { readView } from '../src/boards/elementary-evolution/reading';
import { boardTexts } from '../src/boards/words';
import { Messages } from '../src/words/fluent';

const game = new Messages('en', [rules]);
const text: Asking['text'] = (id, values = {}) => game.text(id, values);
const say = boardTexts(fr, en)('en');
const piles = { air: [], fire: ['fire-1', 'fire-0'], earth: [], water: [] };
const view = { turn: 1, active: 0, extra: 0, ethers: 0, tokens: {}, ondines: {}, finished: [], mages: { 0: { hand: ['water-0'], piles }, 1: { hand: 5, piles } }, pending: [], result: null };

function asked(changes: Partial<Asking> = {}): string {
  return questionOf({ seen: readView(view), kind: 'turn', viewer: 0, isAsked: true, isLive: true, decider: 0, picked: ['hand:fire-3'], goes: { pile: false, discard: true }, names: ['Ada', 'Bob'], text, say, ...changes });
}

it('says of a card that was picked where it can go, and no other place', () => {
  expect(asked({ goes: { pile: true, discard: true } })).toMatch(/pile or the discard/);
  expect(asked({ goes: { pile: true, discard: false } })).not.toMatch(/discard/);
  expect(asked()).toMatch(/^No pile takes it/);
  expect(asked({ kind: 'tornado' })).toMatch(/you will draw another/);
});

it('tells a mage that their own Blaze comes back', () => {
  const blazed = (by: number) => readView({ ...view, pending: [{ kind: 'blaze', by, target: 0, pile: 'fire', 'turned-by': 1, ask: [0] }] });
  const of = (by: number): string => asked({ kind: 'blaze', picked: [], seen: blazed(by) });
  expect(of(0)).toBe('Your Blaze is redirected at your own Spark, level 1 of the Fire pile.');
  expect(of(1)).toBe('The Mage of Fire sends a Blaze at your Spark, level 1 of the Fire pile.');
});

it('says how many cards a Tornado draws, and that it draws none where nothing was discarded', () => {
  const drawn = (tossed: number): string => labelOf('done', [], text, say, tossed);
  expect([0, 1, 3].map(drawn)).toEqual(['Exchange nothing', 'Draw a card', 'Draw 3 cards']);
});

it('names a card before it says what it does, but an ether only once', () => {
  expect(helpOf(['hand:fire-1'], text)).toMatch(/^Spark – Fire: /);
  expect(helpOf(['hand:ether'], text)).toMatch(/^Ether: /);
});
