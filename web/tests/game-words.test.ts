// @vitest-environment node
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../src/boards/contract';
import type { GameAbout } from '../src/protocol';
import { readCards } from '../src/words/cards';
import { GameWords } from '../src/words/game';
import { aboutOf } from './abouts';

const GAMES = new URL('../../src/quintessence/games/', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, GAMES), 'utf8');

/** What the server says of the words that are used here. */
const DOMAINS: Readonly<Record<string, Record<string, string[]>>> = {
  'elem-master': { element: ['earth', 'fire', 'water', 'air'], card: ['sunset'] },
  'elementary-evolution': { card: ['fire-4', 'ether'], pile: ['fire'], where: ['quick', 'main'] },
  metamorphose: { place: ['c1', 'c2'], depth: ['1', '2'], token: ['3', '5'] },
};
const NAMES: Readonly<Record<string, Record<string, string>>> = {
  'elem-master': { element: 'element', card: 'event' },
  'elementary-evolution': { card: 'card', pile: 'element', where: 'zone', sylph: 'creature' },
  metamorphose: { place: 'place', token: 'mana' },
};

function about(slug: string, forms: GameAbout['grammar']['forms'] = []): GameAbout {
  const seats = [{ seats: 2, names: [{ fr: 'Blanc', en: 'White' }, { fr: 'Noir', en: 'Black' }] }];
  return aboutOf(slug, { seat_names: seats, grammar: { forms, domains: { cell: ['c2', 'c3'], ...DOMAINS[slug] }, names: NAMES[slug] ?? {} } });
}

describe('the words of a game', () => {
  const forms = [{ verb: 'move', shape: '', title: null, parts: ['from', 'to'].map((name) => ({ name, kind: 'argument' as const, optional: false, domain: 'cell' })) }];
  const master = new GameWords(about('elem-master', forms), 'fr', read('elem_master/data/rules.fr.ftl'), new Map());

  it('tell what happened', () => {
    expect(master.sentence({ kind: 'attacked', source: 'c3', target: 'c4', seat: 0, element: 'fire', target_seat: 1, target_element: 'water' })).toBe('Le Feu de Blanc en\u00a0c3 attaque l’Eau de Noir en\u00a0c4.');
    expect(master.sentence({ kind: 'turn-started', seat: 1, ap: 3, effects: [] })).toContain('Noir');
    expect(master.sentence({ kind: 'of-no-interest' })).toBeNull();
  });

  it('tell of an elemental by its owner and its element, with the little words of each language', () => {
    const english = new GameWords(about('elem-master'), 'en', read('elem_master/data/rules.en.ftl'), new Map());
    const told: [GameEvent, string, string][] = [
      [{ kind: 'moved', source: 'd4', target: 'e5', seat: 3, element: 'fire', tokens: 2, whole: true }, 'Le Feu (2) de Rouge va de\u00a0d4 à\u00a0e5.', 'Red’s Fire (2) goes from\u00a0d4 to\u00a0e5.'],
      [{ kind: 'moved', source: 'd4', target: 'e5', seat: 2, element: 'water', tokens: 1, whole: false }, 'Un jeton de l’Eau de Bleu va de\u00a0d4 à\u00a0e5.', 'One token of Blue’s Water goes from\u00a0d4 to\u00a0e5.'],
      [{ kind: 'moved', source: 'd4', target: 'e5', seat: 0, element: 'earth', tokens: 2, whole: false }, '2 jetons de la Terre de Blanc vont de\u00a0d4 à\u00a0e5.', '2 tokens of White’s Earth go from\u00a0d4 to\u00a0e5.'],
      [{ kind: 'pushed', source: 'd4', target: 'e5', seat: 1, element: 'earth' }, 'La Terre de Noir est poussée de\u00a0d4 à\u00a0e5.', 'Black’s Earth is pushed from\u00a0d4 to\u00a0e5.'],
      [{ kind: 'pushed', source: 'd4', target: 'e5', seat: 1, element: 'air' }, 'L’Air de Noir est poussé de\u00a0d4 à\u00a0e5.', 'Black’s Air is pushed from\u00a0d4 to\u00a0e5.'],
      [{ kind: 'level-lost', cell: 'e5', seat: 1, element: 'earth', levels: 1, level: 0 }, 'La Terre de Noir en\u00a0e5 perd son dernier niveau.', 'Black’s Earth on\u00a0e5 loses its last level.'],
      [{ kind: 'grown', cell: 'e5', seat: 3, element: 'water' }, 'Rouge fait croître son Eau en\u00a0e5.', 'Red grows Water on\u00a0e5.'],
    ];
    for (const [event, inFrench, inEnglish] of told) {
      expect(master.sentence(event)).toBe(inFrench);
      expect(english.sentence(event)).toBe(inEnglish);
    }
  });

  it('say moves as people do', () => {
    expect(master.move('move c2 c3', 2)).toBe('Déplacer c2 → c3');
    expect(master.move('end', 2)).toBe('Finir le tour');
  });

  it('name seats and things', () => {
    expect(master.seatName(1, 2)).toBe('Noir');
    expect(master.thing('earth')).toBe('Terre');
    expect(master.thing('c3', 'cell')).toBe('c3');
    expect(master.thing('sunset')).toBe(master.text('event-sunset'));
    expect(master.thing('of-no-interest')).toBe('of-no-interest');
  });

  it('name the words of a move by their domains, and numbers by what they count', () => {
    const part = (name: string, domain: string | null, kind: 'argument' | 'literal' = 'argument') => ({ name, kind, optional: false, domain });
    const creatures = new GameWords(about('metamorphose', [{ verb: 'move', shape: '', title: null, parts: [part('c', 'place'), part('d', 'depth')] }]), 'fr', read('metamorphose/data/rules.fr.ftl'), new Map());
    expect(creatures.move('move c1 5', 2)).toBe(`${creatures.text('verb-move')} ${creatures.text('place-c1')} ${creatures.text('term-depth')} 5`);
    const cards = new GameWords(about('elementary-evolution', [{ verb: 'play', shape: '', title: null, parts: [part('card', 'card'), part('pile', 'pile')] }]), 'fr', read('elementary_evolution/data/rules.fr.ftl'), new Map());
    expect(cards.move('play fire-4 fire', 2)).toBe('Poser Fournaise → Feu');
    const powers = new GameWords(about('elementary-evolution', [{ verb: 'use', shape: '', title: null, parts: [part('sylph', null, 'literal')] }]), 'fr', read('elementary_evolution/data/rules.fr.ftl'), new Map());
    expect(powers.move('use sylph', 2)).toBe(`${powers.text('verb-use')} ${powers.text('creature-sylph')}`);
    const deck = new GameWords(about('elementary-evolution', [{ verb: 'discard', shape: '', title: null, parts: [part('card', 'card'), part('where', 'where')] }]), 'fr', read('elementary_evolution/data/rules.fr.ftl'), new Map());
    expect(deck.move('discard fire-1 quick', 2)).toMatch(/ → /);
  });

  it('put no full stop behind the mark of a name', () => {
    const words = new GameWords(about('elixir'), 'fr', 'log-cast = { $card }.\n', new Map([['hush', { block: 'spell', id: 'hush', name: { fr: 'Chut\u202f!', en: 'Hush!' }, text: null, fields: {} }]]));
    expect(words.sentence({ kind: 'cast', card: 'hush' })).toBe('Chut\u202f!');
  });

  it('call players by their names where the game has none for seats', () => {
    const ofGame = new GameWords({ ...about('metamorphose'), names_seats: false }, 'fr', read('metamorphose/data/rules.fr.ftl'), new Map());
    const words = ofGame.calling(['Léa "la {rapide}"', 'Tom']);
    expect(words.sentence({ kind: 'turn-ended', seat: 0 })).toBe('Léa "la {rapide}" termine son tour.');
    expect(words.sentence({ kind: 'turn-ended', seat: 1 })).toBe('Tom termine son tour.');
    expect(words.seatName(1, 2)).toBe('Tom');
    expect(master.calling(['Léa', 'Tom'])).toBe(master);
  });

  it('take the names of cards from the set', () => {
    const cards = readCards(read('metamorphose/data/cards.toml'));
    const words = new GameWords(about('metamorphose'), 'en', read('metamorphose/data/rules.en.ftl'), cards);
    expect(words.sentence({ kind: 'card-taken', seat: 0, spot: '1a', card: 'ember-newt', level: 1 })).toBe('Player 1 takes Ember Newt from the market.');
  });

  it('take the names of the players’ own cards from their set', () => {
    const own = readCards(read('metamorphose/data/cards.toml').replaceAll('ember-newt', 'our-newt').replaceAll('Ember Newt', 'Our Newt'));
    const words = new GameWords(about('metamorphose'), 'en', read('metamorphose/data/rules.en.ftl'), own);
    expect(words.sentence({ kind: 'card-taken', seat: 0, spot: '1a', card: 'our-newt', level: 1 })).toBe('Player 1 takes Our Newt from the market.');
  });

  it('leave out what is only there to be typed', () => {
    const words = new GameWords(about('elementary-evolution'), 'fr', read('elementary_evolution/data/rules.fr.ftl'), new Map());
    expect(words.sentence({ kind: 'card-placed', seat: 0, card: 'fire-4', pile: 'fire' })).toContain('Fournaise (Feu 4)');
    expect(words.sentence({ kind: 'card-placed', seat: 0, card: 'ether', pile: 'fire' })).not.toContain('(');
  });

  it('name cards to those who are told them, and what each has put', () => {
    const cards = readCards(read('elixir/data/cards.toml'));
    const words = new GameWords(about('elixir'), 'en', read('elixir/data/rules.en.ftl'), cards);
    expect(words.sentence({ kind: 'drew', seat: 0, n: 1, cards: ['owl-down'] })).toBe('Wormwood draws Owl down.');
    expect(words.sentence({ kind: 'drew', seat: 0, n: 1 })).toBe('Wormwood draws a find.');
    expect(words.sentence({ kind: 'revealed', put: { 0: ['owl-down'], 1: [] } })).toBe('All is revealed. White: Owl down; Black: nothing.');
    expect(words.sentence({ kind: 'said', seat: 0, what: { fr: 'Santé !', en: 'Cheers!' } })).toContain('Cheers!');
  });

  it('tell what a window is about', () => {
    const cards = readCards(read('elixir/data/cards.toml'));
    const words = new GameWords(about('elixir'), 'en', read('elixir/data/rules.en.ftl'), cards);
    expect(words.reactionTo({ kind: 'spell', about: { by: 1, card: 'doggerel' } })).toBe('Spell, Doggerel');
    expect(words.reactionTo({ kind: 'blaze', about: {} })).toBeNull();
  });

  it('put the name of a card in where the sentence asks for it', () => {
    const cards = readCards(read('elixir/data/cards.toml'));
    const words = new GameWords(about('elixir'), 'en', read('elixir/data/rules.en.ftl'), cards);
    expect(words.sentence({ kind: 'cast', seat: 0, card: 'doggerel' })).toBe('Wormwood casts Doggerel.');
  });
});

describe('a set of cards', () => {
  it('gives names and texts in both languages', () => {
    const cards = readCards(read('elixir/data/cards.toml'));
    expect(cards.size).toBeGreaterThan(90);
    expect(cards.get('doggerel')?.name).toEqual({ fr: 'Vers de mirliton', en: 'Doggerel' });
    expect(cards.get('doggerel')?.text?.fr).toContain('rime');
    expect(cards.get('mole-whisker')?.fields.tags).toEqual(['earth', 'beast']);
    expect(readCards(read('metamorphose/data/cards.toml')).get('verdant-giant')?.name.fr).toBe('Géant verdoyant');
  });

  it('advise who is asked: what it is about, what each verb does, in the order of the advice', () => {
    const moves = ['move', 'attack', 'end'].map((verb) => ({ verb, shape: '', title: null, parts: [] }));
    const words = new GameWords(about('elem-master', moves), 'fr', read('elem_master/data/rules.fr.ftl'), new Map());
    const advice = words.advice({ ap: 2, table: { prompt: { kind: 'play' } } }, ['end', 'attack c3 c4', 'move c2 c3', 'move c2 c1']);
    expect(advice?.asked).toContain('Il vous reste 2 points d’action');
    expect(advice?.verbs.map((verb) => verb.name)).toEqual(['Déplacer', 'Attaquer', 'Finir le tour']);
    expect(advice?.tip).toContain('Terre');
    expect(words.advice({ ap: 0, table: { prompt: { kind: 'play' } } }, ['end'])?.asked).toContain('plus de point d’action');
    expect(words.advice({ table: { prompt: { kind: 'of-a-stranger' } } }, ['end'])).toBeNull();
  });

  it('advise by the name and the text of the card that asks', () => {
    const words = new GameWords(about('elem-master', []), 'en', read('elem_master/data/rules.en.ftl'), new Map());
    expect(words.advice({ table: { prompt: { kind: 'event', card: 'sunset', chosen: [] } } }, [])?.asked).toMatch(/^Sunset: Up to two Fire elementals lose a level\. \S/);
  });

  it('advise by what can be done', () => {
    const verbs = ['take', 'place', 'end'].map((verb) => ({ verb, shape: '', title: null, parts: [] }));
    const words = new GameWords(about('metamorphose', verbs), 'en', read('metamorphose/data/rules.en.ftl'), new Map());
    const turn = { table: { prompt: { kind: 'turn', late: false, seat: 0 } } };
    expect(words.advice(turn, ['take 1a'])?.asked).toContain('Take one card');
    expect(words.advice(turn, ['end'])?.asked).toContain('You have taken your card');
    const places = words.advice({ table: { prompt: { kind: 'place' } } }, ['place new', 'place on c1', 'place on c2']);
    expect(places?.verbs.map((verb) => verb.text)).toEqual(['The card lies alone: one more creature.', 'It becomes the top card.']);
  });
});
