import { describe, expect, it } from 'vitest';
import type { GameEvent, GameText } from '../src/boards/contract';
import { correction, hintOf, outcome, type Speech } from '../src/boards/elementals/describe';
import { flyTo } from '../src/boards/elementals/flying';
import { handicapOf, litParts, readCard, readJudged, readView, type Answer, type Judged } from '../src/boards/elementals/reading';

/** A race as the engine and the referee tell it: seat 1 was first, seat 0 right but late, seat 2 wrong before both. */
const EVENTS: GameEvent[] = [
  {
    kind: 'race-closed', race: 'flip', seat: 1, turned: { 1: 'fwa' }, middle: ['fwe', 'eaa'], wanted: 'slap',
    matches: [{ on: 'fwe', shown: 'fwa', parts: ['head', 'belly'] }],
    answers: [
      { seat: 2, move: 'slap eaa 400', verdict: 'wrong', why: 'one-part', parts: ['legs'] },
      { seat: 1, move: 'slap fwe 445', verdict: 'right', why: 'two-parts', parts: ['head', 'belly'] },
      { seat: 0, move: 'pass', verdict: 'void' },
    ],
  },
  { kind: 'mistake', seat: 2, move: 'slap eaa 400' },
  { kind: 'card-given', from: 2, to: 0 },
  { kind: 'card-given', from: 2, to: 1 },
  { kind: 'cards-won', seat: 1, count: 7, by: 'slap', on: 'fwe' },
  {
    kind: 'race-ruled',
    answers: [
      { seat: 0, words: 'slap fwe', claim: 560, elapsed: 640, allowance: 62, time: 578, verdict: 'taken' },
      { seat: 1, words: 'slap fwe', claim: 445, elapsed: 445, allowance: 0, time: 445, verdict: 'taken' },
      { seat: 2, words: 'slap eaa', claim: 200, elapsed: 210, allowance: 62, time: 400, verdict: 'taken' },
    ],
  },
];

const echo: GameText = (id, values = {}) => [id, ...Object.entries(values).map(([key, value]) => `${key}=${value}`)].join(' ');
const speech: Speech = { text: echo, say: echo, language: 'en', called: (seat) => (seat === 0 ? '' : `P${seat}`) };

describe('cards', () => {
  it('tell their parts from head to legs', () => {
    expect(readCard('fwe')).toEqual({ kind: 'elemental', parts: { head: 'fire', belly: 'water', legs: 'earth' } });
  });

  it('that work have the picture of the rulebook page', () => {
    expect(readCard('mad-2')).toEqual({ kind: 'mad', elements: ['water', 'air', 'fire', 'earth'] });
    expect(readCard('double-4')).toMatchObject({ kind: 'double', elements: { 0: 'fire' } });
    expect(readCard('magician-1')).toMatchObject({ kind: 'magician', elements: { 0: 'earth' } });
  });
});

describe('a view', () => {
  const view = { phase: 'race', turn: 1, middle: ['fwe'], piles: [['eee'], ['fwa', 'aaa'], []], packs: [3, 4, 5], out: [], flips: 9, race: { kind: 'flip', shown: ['fwa'], answers: {} } };

  it('says whose card is shown, and what there is to win', () => {
    expect(readView(view)).toMatchObject({ shown: [{ card: 'fwa', seat: 1 }], prize: 4, packs: [3, 4, 5] });
  });

  it('shows nothing between races', () => {
    expect(readView({ ...view, phase: 'flip', race: null }).shown).toEqual([]);
  });
});

describe('what is to be done', () => {
  const view = { phase: 'place', turn: 0, middle: [], piles: [[], []], packs: [5, 5], out: [], flips: 3, race: null };
  const calm = { isMine: false, hasAnswered: false, hasClock: true };

  it('is told of others by name, and never of the reader as of somebody else', () => {
    expect(hintOf(readView({ ...view, turn: 1 }), calm, speech)).toBe('hint-place name=P1');
    expect(hintOf(readView(view), { ...calm, isMine: true }, speech)).toBe('hint-your-place');
    // Asked for, and on its way.
    expect(hintOf(readView(view), calm, speech)).toBe('turn-coming');
  });

  it('is not to take the book in a summon', () => {
    const race = { ...view, phase: 'race', piles: [['eee'], ['mad-1']] };
    expect(hintOf(readView({ ...race, race: { kind: 'summon', shown: ['eee', 'mad-1'], answers: {} } }), calm, speech)).toBe('hint-race-summon');
    expect(hintOf(readView({ ...race, race: { kind: 'flip', shown: ['mad-1'], answers: {} } }), calm, speech)).toBe('hint-race');
  });
});

describe('cards that fly to their winner', () => {
  it('are back when that is over: the next card may lie in the same place', () => {
    const table = document.createElement('div');
    table.innerHTML = '<span class="flies"></span><span class="flies"></span><div data-seat="1"></div>';
    const land = flyTo(table, 1);
    expect(table.querySelectorAll('.flying')).toHaveLength(2);
    land();
    expect(table.querySelectorAll('.flying')).toHaveLength(0);
  });
});

describe('a race that is judged', () => {
  const race = readJudged(EVENTS);
  if (race === null) throw new Error('it is one');

  it('lists every answer by its time, those that came too late included', () => {
    expect(race.answers.map(({ seat, time, verdict }) => [seat, time, verdict])).toEqual([[2, 400, 'wrong'], [1, 445, 'right'], [0, 578, 'late']]);
  });

  it('says how each time was corrected', () => {
    const [wrong, right, late] = race.answers as [Answer, Answer, Answer];
    expect([late.forgiven, late.cut]).toEqual([62, 18]);
    expect([right.forgiven, right.cut]).toEqual([0, 0]);
    // Of the 200 ms that were added to the claim, all were agreed as a handicap.
    expect(correction(wrong, 200, echo)).toBe('handicap seconds=0.2');
  });

  it('lights the parts of the catch on both cards, and nothing else', () => {
    expect([...litParts(race)]).toEqual([['fwe', ['head', 'belly']], ['fwa', ['head', 'belly']]]);
  });

  it('lights what was in common where it was not enough', () => {
    const mistaken: Judged = { ...race, matches: [], winner: null, answers: race.answers.filter((answer) => answer.verdict === 'wrong') };
    expect([...litParts(mistaken)]).toEqual([['eaa', ['legs']], ['fwa', ['legs']]]);
  });

  it('tells mistakes with their reason before the win', () => {
    expect(outcome(race, speech)).toEqual([
      'mistake name=P2 you=no why=why-one-part (part-legs)',
      'paid count=2 several=no',
      'won name=P1 you=no count=7 by=slap parts=part-head and part-belly',
    ]);
  });

  it('tells those who were wrong for the same reason in one sentence', () => {
    const [wrong] = race.answers as [Answer];
    const book: Answer = { ...wrong, verb: 'book', why: 'no-mad' };
    const mistaken: Judged = { ...race, winner: null, answers: [wrong, { ...book, seat: 1 }, { ...book, seat: 0 }], paid: [{ seat: 2, cards: 2 }] };
    expect(outcome(mistaken, speech)).toEqual(['mistakes names=P2 why=why-one-part (part-legs)', 'mistakes names=P1 and you why=why-no-mad', 'paid count=2 several=yes']);
  });

  it('tells that no book is right in a summon, whatever was turned', () => {
    const [wrong] = race.answers as [Answer];
    const book: Answer = { ...wrong, verb: 'book', why: 'no-mad' };
    const turned = [{ seat: 0, card: 'eee' }, { seat: 1, card: 'mad-1' }];
    expect(outcome({ ...race, isSummon: true, turned, winner: null, answers: [book] }, speech)[0]).toBe('mistake name=P2 you=no why=why-summon');
  });

  it('tells what all have overlooked', () => {
    const silent = { ...race, answers: [], winner: null, paid: [] };
    expect(outcome({ ...silent, matches: [], wanted: 'nothing', isSummon: true, turned: [{ seat: 0, card: 'double-1' }] }, speech)).toEqual(['nothing']);
    expect(outcome(silent, speech)).toEqual(['missed-slap on=card-fwe shown=card-fwa parts=part-head and part-belly']);
    expect(outcome({ ...silent, matches: [], wanted: 'book' }, speech)).toEqual(['missed-book']);
    expect(outcome({ ...silent, matches: [], wanted: 'nothing', turned: [{ seat: 0, card: 'double-1' }] }, speech)).toEqual(['kind-double.help']);
  });

  it('is not there where no race was judged', () => {
    expect(readJudged([{ kind: 'card-placed', seat: 0, card: 'fwe' }])).toBeNull();
  });
});

describe('a handicap', () => {
  it('is one number for all, or one for each seat', () => {
    expect([handicapOf({ handicap: [0, 400] }, 1), handicapOf({ handicap: 300 }, 1), handicapOf({}, 1), handicapOf(undefined, 0)]).toEqual([400, 300, 0, 0]);
  });
});
