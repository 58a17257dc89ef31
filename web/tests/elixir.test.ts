import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import recorded from '../fixtures/positions.json';
import type { Around } from '../src/boards/elixir/around';
import { isReady, mayLay, nextWords } from '../src/boards/elixir/cloth';
import { lackOf } from '../src/boards/elixir/describe';
import { Faces } from '../src/boards/elixir/faces';
import { figureOf } from '../src/boards/elixir/figures';
import { newsOf, undoneOf } from '../src/boards/elixir/happening';
import { lawsOf } from '../src/boards/elixir/laws';
import { grouped, levelsOf, readView, type Lasting, type Slot } from '../src/boards/elixir/reading';
import { questionOf, waitingFor } from '../src/boards/elixir/asking';
import { touchesOf } from '../src/boards/elixir/touches';
import type { JsonObject } from '../src/boards/contract';
import { growTree, touch } from '../src/boards/picking';
import { boardTexts } from '../src/boards/words';
import { readCards } from '../src/words/cards';
import { Messages } from '../src/words/fluent';
import en from '../src/boards/elixir/en.ftl?raw';
import fr from '../src/boards/elixir/fr.ftl?raw';

const DATA = '../src/quintessence/games/elixir/data';
const SET = readFileSync(`${DATA}/cards.toml`, 'utf8');
const scenes = Object.entries(recorded as unknown as Record<string, { game: string; seats: number; views: JsonObject[]; legal: string[][]; to_act: number[] }>)
  .filter(([, scene]) => scene.game === 'elixir');

function around(language: 'fr' | 'en', viewer = 0): Around {
  const messages = new Messages(language, [readFileSync(`${DATA}/rules.${language}.ftl`, 'utf8')]);
  const names = ['Camille', 'Bastien', 'Ada', 'Zoé', 'Noé', 'Inès', 'Hugo', 'Lou'];
  return { faces: new Faces(readCards(SET), language), language, text: (id, values) => messages.text(id, values), say: boardTexts(fr, en)(language), viewer, isSeated: true, names };
}

it('finds no cards in a set that is no TOML', () => {
  expect(readCards('no = = toml').size).toBe(0);
});

describe('a face', () => {
  const { faces } = around('fr');

  it('has all that is on the card', () => {
    expect(faces.of('hush')).toMatchObject({ kind: 'spell', level: 2, cost: ['mole-whisker', 'bottled-fog'], special: true });
    expect(faces.of('mole-whisker')).toMatchObject({ kind: 'ingredient', element: 'earth', worth: 1, special: false });
    expect(faces.of('garden-gnome')).toMatchObject({ kind: 'mundane', worth: 3 });
    expect(faces.of('?3').level).toBe(3);
    expect(faces.called('beast')).toBe('bête');
  });

  it('is composed for a set that we do not know, and for cards added to the deck', () => {
    const own = readCards(SET.replaceAll('mole-whisker', 'newt-song').replaceAll('"earth"', '"void"'));
    const strange = new Faces(own, 'fr').of('newt-song');
    expect(strange.element).toBeNull();
    expect(figureOf(strange)).toEqual(figureOf({ ...strange, id: 'other', tags: ['beast'] }));
    expect(figureOf({ ...strange, tags: [] }).length).toBeGreaterThan(0);
    const extra = { type: 'spell', id: 'extra', name: { fr: 'En plus', en: 'Extra' }, text: { fr: 'Rien', en: 'Nothing' }, level: 1, cost: ['owl-down'] };
    expect(new Faces(readCards(SET), 'fr', { 'extra-cards': [extra] }).of('extra')).toMatchObject({ name: 'En plus', cost: ['owl-down'] });
  });

  it('has a drawing for every find of the house deck', () => {
    for (const card of readCards(SET).values()) {
      if (['ingredient', 'object', 'transaction'].includes(card.block)) expect(figureOf(faces.of(card.id)).length).toBeGreaterThan(0);
    }
  });
});

describe('what is missing', () => {
  const slot = (name: string, state: Slot['state']): Slot => ({ slot: name, state, finds: [] });

  it('is named when it is one thing, counted when it is more', () => {
    expect(lackOf([slot('bottled-fog', 'missing'), slot('owl-down', 'held')], around('fr'))).toBe('Il manque 1 Brouillard en bouteille');
    expect(lackOf([slot('bottled-fog', 'missing'), slot('any', 'missing')], around('fr'))).toBe('Il manque 2 ingrédients');
    expect(lackOf([slot('bottled-fog', 'stand-in'), slot('owl-down', 'waived')], around('en'))).toBe('');
  });
});

describe('the cloth', () => {
  const legal = ['done', 'put odd-sock', 'put owl-down'];

  it('takes what may be put, as often as one has it, as far as there is room', () => {
    expect(mayLay('owl-down', ['owl-down'], ['owl-down', 'owl-down'], legal, null)).toBe(true);
    expect(mayLay('owl-down', ['owl-down'], ['owl-down'], legal, null)).toBe(false);
    expect(mayLay('owl-down', ['odd-sock', 'odd-sock'], ['owl-down'], legal, 2)).toBe(false);
    expect(mayLay('daydream', [], ['daydream'], legal, null)).toBe(false);
  });

  it('is sent card by card, then it is done', () => {
    expect(nextWords(['owl-down', 'odd-sock'], [], legal)).toBe('put owl-down');
    expect(nextWords(['owl-down', 'odd-sock'], ['owl-down'], legal)).toBe('put odd-sock');
    expect(nextWords(['owl-down', 'odd-sock'], ['odd-sock', 'owl-down'], legal)).toBe('done');
    expect(nextWords(['owl-down'], ['owl-down'], [])).toBeNull();
  });

  it('is ready at once where nothing need be put, else when it is full', () => {
    expect(isReady([], legal, null)).toBe(true);
    expect(isReady([], ['put owl-down'], 1)).toBe(false);
    expect(isReady(['owl-down'], ['put owl-down'], 1)).toBe(true);
  });
});

describe('a touch', () => {
  it('reads a card first, and spends it by the second', () => {
    const root = growTree(['cast hush', 'next', 'play long-spoon'], touchesOf);
    expect(touch(root, [], 'card:hush')).toEqual({ kind: 'picked', picked: ['card:hush'] });
    expect(touch(root, ['card:hush'], 'verb:cast')).toEqual({ kind: 'move', words: 'cast hush' });
    expect(touch(root, [], 'answer:cast hush')).toEqual({ kind: 'move', words: 'cast hush' });
  });

  it('answers a question at once', () => {
    for (const [words, thing] of [['target 2', 'seat:2'], ['use owl-down', 'card:owl-down'], ['waive', 'verb:waive'], ['lay hush', 'card:hush'], ['recall hush', 'offer:hush'], ['vote boo', 'verb:vote-boo'], ['name fire', 'word:fire'], ['choose 2', 'option:2'], ['buyout encore', 'forfeit:encore'], ['pick 3', 'level:3']] as const) {
      expect(touch(growTree([words], touchesOf), [], thing)).toEqual({ kind: 'move', words });
    }
  });
});

describe.each(scenes)('the scene %s', (_, scene) => {
  it('is asked in words of both languages that leave no word untranslated', () => {
    for (const language of ['fr', 'en'] as const) {
      for (let seat = 0; seat < scene.seats; seat += 1) {
        const seen = readView(scene.views[seat] ?? {}, seat);
        if (seen.over) continue;
        const here = around(language, seat);
        const isAsked = scene.to_act.includes(seat);
        const told = isAsked ? questionOf(seen, here, scene.legal[seat]?.length === 1) : waitingFor(seen, here);
        expect(told).not.toBe('');
        expect(told).not.toMatch(/\b(q|ask|event|kind|seat|verb)-|[a-z]+-[a-z]+-[a-z]|\{|undefined|null|NaN/);
        if (language === 'fr') expect(told).not.toMatch(/[a-z]{3,}-(whisker|down|fog|yawn|tear)/);
      }
    }
  });

  it('counts the levels of all hands from what may be seen', () => {
    const here = around('fr');
    const totals = scene.views.map((view, seat) => readView(view, seat).wizards.map((wizard) => levelsOf(wizard.spells, (card) => here.faces.of(card).level)));
    for (const total of totals) expect(total).toEqual(totals[0]);
  });
});

it('waits for the others only: who has nothing to answer with is told to wait a moment', () => {
  const view = { ...readView(scenes[0]?.[1].views[0] ?? {}, 0), kind: 'window', over: false };
  expect(waitingFor({ ...view, asked: [0, 2] }, around('fr'))).toMatch(/On attend Ada\.$/);
  expect(waitingFor({ ...view, asked: [0] }, around('fr'))).toMatch(/Un instant…$/);
  expect(waitingFor({ ...view, asked: [0] }, around('en'))).toMatch(/One moment…$/);
});

describe('what lasts', () => {
  const law = (number: string, on: number, more: Partial<Lasting> = {}): Lasting => ({ number, kind: 'status', is: 'open-finds', on, by: 0, card: 'glass-walls', until: 'your-turn', uses: null, n: 1, price: 0, ...more });

  it('is told once for all whom it concerns, forfeits first', () => {
    const laws = lawsOf([law('1', 1), law('2', 2), law('3', 1, { kind: 'forfeit', is: 'forfeit', card: 'encore' })], 1);
    expect(laws.map(({ number, bearers }) => [number, bearers])).toEqual([['3', [1]], ['1', [1, 2]]]);
  });
});

it('tells what hands gained and lost', () => {
  expect(newsOf([{ kind: 'drew', seat: 1, n: 2 }, { kind: 'moved', zone: 'finds', from: 1, to: 2 }, { kind: 'paid', seat: 0, cards: ['a', 'b'] }])).toEqual(new Map([[1, '+1'], [2, '+1'], [0, '−2']]));
  expect(grouped(['a', 'b', 'a'])).toEqual([['a', 2], ['b', 1]]);
});

it('tells which card undid another until the next is played', () => {
  const bell = { seat: 1, card: 'brass-bell' };
  const undone = undoneOf([{ kind: 'cancelled', event: 'object', card: 'rag-hook' }], null, bell);
  expect(undone).toEqual({ by: 1, card: 'brass-bell', event: 'object', how: 'cancelled' });
  expect(undoneOf([{ kind: 'drew', seat: 0, n: 1 }], undone, bell)).toBe(undone);
  expect(undoneOf([{ kind: 'turn-started', seat: 1, turn: 2 }], undone, bell)).toBeNull();
  expect(undoneOf([{ kind: 'redirected', event: 'spell', to: 1 }], null, bell)?.how).toBe('redirected');
  expect(undoneOf([{ kind: 'cancelled', event: 'spell' }], null, null)).toBeNull();
});

it('says so when there is nothing to do but to go on', () => {
  const [, scene] = scenes[0] ?? [];
  const seen = { ...readView(scene?.views[0] ?? {}, 0), kind: 'main' };
  expect(questionOf(seen, around('fr'), true)).toMatch(/passez au suivant/);
  expect(questionOf(seen, around('fr'), true)).not.toBe(questionOf(seen, around('fr'), false));
});
