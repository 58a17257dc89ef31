import { describe, expect, it } from 'vitest';
import cardsToml from '../../src/quintessence/games/metamorphose/data/cards.toml?raw';
import rulesFr from '../../src/quintessence/games/metamorphose/data/rules.fr.ftl?raw';
import positions from '../fixtures/positions.json';
import type { GameEvent, JsonObject } from '../src/boards/contract';
import { questionOf, type Asking } from '../src/boards/metamorphose/asking';
import { countedIn } from '../src/boards/metamorphose/counting';
import { describeCreature, describeGap, outcomeWords, shortPower } from '../src/boards/metamorphose/describe';
import { Foresight } from '../src/boards/metamorphose/foresight.svelte';
import { heightOf, nextHeight, offsetOf } from '../src/boards/metamorphose/heights';
import { naming } from '../src/boards/metamorphose/naming';
import { readTold } from '../src/boards/metamorphose/previews';
import { readCard, readSight, readView, strengthsOf, type Card } from '../src/boards/metamorphose/reading';
import { gapOf, placeOf, pointsOf, touchesOf } from '../src/boards/metamorphose/touches';
import en from '../src/boards/metamorphose/en.ftl?raw';
import fr from '../src/boards/metamorphose/fr.ftl?raw';
import { boardTexts } from '../src/boards/words';
import { readCards } from '../src/words/cards';
import { Messages } from '../src/words/fluent';

const scenes = positions as unknown as Record<string, { views: JsonObject[] }>;
const say = boardTexts(fr, en)('fr');
const text = (id: string, values = {}): string => new Messages('fr', [rulesFr]).text(id, values);
const cards = readCards(cardsToml);
const look = (id: string): Card => readCard(cards, id, 'fr');

/** As the grammar says. */
const DOMAINS = { place: ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] };

function creature(cardIds: string[], rest: JsonObject = {}): JsonObject {
  return { cards: cardIds, shift: cardIds.map(() => 0), mana: {}, colour: 'green', shows: Array.from({ length: 10 }, () => 'open'), base: 3, bonus: 0, ...rest };
}

describe('the view of Métamorphose', () => {
  it('reads what a row shows', () => {
    expect(readSight('p2')).toEqual({ kind: 'colour', colour: 'purple', strength: 2 });
    expect(['x', 'none', 'hole', 'open'].map((word) => readSight(word).kind)).toEqual(['x', 'none', 'hole', 'open']);
  });

  it('knows the contest as far as it is seen, and when it comes', () => {
    const view = { round: 3, contests: ['green-?', 'hidden'], players: {}, market: {}, decks: {} };
    expect(readView(view).contest).toEqual({ first: 'green', second: null, isNow: false });
    expect(readView({ ...view, round: 4, contests: ['green-orange'] }).contest).toEqual({ first: 'green', second: 'orange', isNow: true });
    expect(readView({ ...view, contests: [] }).contest).toBeNull();
  });

  it('reads recorded views whole: twelve spots, three decks, six places at most', () => {
    for (const name of ['me-start', 'me-middle', 'me-four', 'me-over']) {
      const seen = readView(scenes[name]?.views[0] ?? {});
      expect(seen.market.size).toBe(12);
      expect(seen.decks).toHaveLength(3);
      for (const player of seen.players) {
        expect(player.creatures.length).toBeLessThanOrEqual(6);
        for (const one of player.creatures) expect(one.shows).toHaveLength(10);
      }
    }
  });

  it('keeps creatures by their numbers, whatever order the patches made', () => {
    const seen = readView({ players: { 0: { creatures: { c2: creature(['jade-ox']), c3: creature(['moss-hare']), c1: creature(['shade-bear']) } } } });
    expect(seen.players[0]?.creatures.map((one) => one.place)).toEqual(['c1', 'c2', 'c3']);
  });

  it('adds up strengths by colour', () => {
    const seen = readView({ players: { 0: { creatures: { c1: creature(['moss-hare'], { base: 1, bonus: 2 }), c2: creature(['jade-ox']) } } } });
    expect(strengthsOf(seen.players[0]?.creatures ?? [])).toEqual({ purple: 0, orange: 0, green: 6 });
  });
});

describe('a set of cards', () => {
  it('brings the words of powers along', () => {
    expect(look('lantern-crab').sentence).toBe('+2 force orange par lot de caractéristiques visibles sur cette créature\u00a0: mauve + verte.');
    expect(readCard(cards, 'sand-hyena', 'en').sentence).toBe('+3 orange strength for every 3 orange creatures you have, this one included.');
  });

  it('of somebody’s own says its powers in the words of that set, or in the game’s where it has none', () => {
    const own = '[power_text.fr]\nplus = "{n} de plus en {own} !"\n[power_text.en]\nplus = "{n} more!"\n[colour_text.fr]\ngreen = "vert pomme"\n[colour_text.en]\ngreen = "apple"\n\n[[card]]\nid = "frog"\nname_fr = "Grenouille"\nname_en = "Frog"\ncolour = "green"\nlevel = 1\nslots = ["p1", "hole", "x", "none", "g2", "hole"]\npower = "plus 2"\n';
    expect(readCard(readCards(own), 'frog', 'fr').sentence).toBe('2 de plus en vert pomme !');
    const odd = own.replace('vert pomme', () => '{vert} $& }');
    expect(readCard(readCards(odd), 'frog', 'fr').sentence).toBe('2 de plus en {vert} $& } !');
    const bare = readCard(readCards(own.slice(own.indexOf('[[card]]'))), 'frog', 'fr');
    expect(bare.sentence).toBe('');
    expect(shortPower(bare, text)).toBe('+2');
  });

  it('has a short form for every power, without a raw word', () => {
    for (const id of cards.keys()) expect(shortPower(look(id), text)).not.toMatch(/power-|purple|green|unusable/);
  });
});

describe('touches and gaps', () => {
  it('name gaps by place and depth', () => {
    expect(['place new', 'place on c2', 'place into c2 3', 'place under c2'].map(gapOf)).toEqual(['gap:new', 'gap:c2:on', 'gap:c2:3', 'gap:c2:under']);
    expect([placeOf('gap:new'), placeOf('gap:c2:3')]).toEqual([null, 'c2']);
  });

  it('ask for the token before a dear card is taken', () => {
    expect(touchesOf('take 2a mana c1 3')).toEqual([['spot:2a', 'token:c1:3', 'do:take']]);
    expect(touchesOf('take deck-1')).toEqual([['spot:deck-1', 'do:take']]);
  });

  it('are said by the names of cards', () => {
    const seen = readView({ players: { 0: { creatures: { c1: creature(['moss-hare', 'jade-ox']) } } } });
    const [hare] = seen.players[0]?.creatures ?? [];
    expect(describeGap('gap:c1:2', hare ?? null, look, say)).toBe('Entre Lièvre de mousse et Bœuf de jade');
    expect(describeGap('gap:new', null, look, say)).toBe('Nouvelle créature');
  });
});

describe('heights', () => {
  it('are five, two up and two down', () => {
    for (const offset of [-2, -1, 0, 1, 2]) expect(offsetOf(heightOf(offset))).toBe(offset);
  });

  it('are walked through over those that cannot be had', () => {
    expect(nextHeight(0, -1, (height) => height !== 'up-1')).toBe('up-2');
    expect(nextHeight(2, 1, () => true)).toBeNull();
  });
});

const AFTER = { before: null, after: creature(['moss-hare'], { total: 3 }) };
const OUTCOME = { creatures: { c2: AFTER }, strength: { before: { purple: 0, orange: 0, green: 3 }, after: { purple: 0, orange: 0, green: 6 } } };

describe('previews', () => {
  it('offer as gaps what can follow the chosen half of an action, with what would come of it', async () => {
    const foresight = new Foresight();
    foresight.ask(() => Promise.resolve([{ ...OUTCOME, then: { 'place new': OUTCOME } }]), ['take 1a', 'end'], 'take 1a');
    await foresight.ready();
    const gaps = foresight.choices(['take 1a', 'end'], 'take 1a', 'gap');
    expect([...gaps.keys()]).toEqual(['gap:new']);
    expect(gaps.get('gap:new')?.words).toEqual(['take 1a', 'place new']);
    expect(gaps.get('gap:new')?.outcome?.after.green).toBe(6);
  });

  it('let legal placements be chosen even where nothing is known beforehand', () => {
    const foresight = new Foresight();
    foresight.ask(undefined, ['place new', 'place on c1'], null);
    expect([...foresight.choices(['place new', 'place on c1'], null, 'gap').values()].map((gap) => gap.outcome)).toEqual([null, null]);
  });

  it('are dropped when the moment has gone by', async () => {
    const foresight = new Foresight();
    let answer: (told: (JsonObject | null)[]) => void = () => undefined;
    const stop = foresight.ask(() => new Promise((resolve) => (answer = resolve)), ['place new'], null);
    stop?.();
    answer([OUTCOME]);
    await foresight.ready();
    expect(foresight.choices(['place new'], null, 'gap').get('gap:new')?.outcome).toBeNull();
  });

  it('are told in words', () => {
    expect(outcomeWords(readTold(OUTCOME), 'gap:new', look, say)).toEqual(['force 3, vert', 'En vert, vous passez de 3 à 6.']);
  });
});

describe('in words', () => {
  it('a creature has no raw word', () => {
    for (const name of ['me-middle', 'me-four']) {
      for (const player of readView(scenes[name]?.views[0] ?? {}).players) {
        for (const one of player.creatures) expect(describeCreature(one, look, say)).not.toMatch(/\{|c\d|purple|green|ready|spent|none|hole|row-/);
      }
    }
  });

  it('moves name cards, never spots', () => {
    const view = scenes['me-middle']?.views[0] ?? {};
    const seen = readView(view);
    const named = naming({ view, seat: 0, cards, language: 'fr', text, domains: DOMAINS });
    expect(named.move('take 1a')).toBe(`Invoquer ${look(seen.market.get('1a') ?? '').name}`);
    expect(named.word('1a')).toBe(look(seen.market.get('1a') ?? '').name);
    expect(named.move('take deck-2')).toBe('Invoquer le dessus de la pioche de niveau 2');
    expect(named.move('end')).toBeNull();
    expect(named.move('take deck-2')).toBe('Invoquer le dessus de la pioche de niveau 2');
  });

  it('moves that follow others name no card of a stack that is another one by then', () => {
    const view = { players: { 0: { creatures: { c1: creature(['moss-hare', 'jade-ox']), c2: creature(['jade-ox']) } } }, turn: 0, market: {} };
    const named = naming({ view, seat: 0, cards, language: 'fr', text, domains: DOMAINS });
    expect(named.move('move c1 2', ['shift c1', 'slide 1 up-1'])).toContain(look('jade-ox').name);
    expect(named.move('move c1 2', ['place on c1'])).toBeNull();
    expect(named.move('place on c2', ['move c1 2'])).toBe(`Sur ${look('jade-ox').name}`);
    expect(named.move('place on c3', ['place new'])).toBeNull();
    expect(named.move('slide 2 up-1', ['shift c1'])).toContain(look('jade-ox').name);
    expect(named.move('slide 2 up-1', ['place under c1', 'shift c1'])).toBeNull();
  });

  it('are pointed at with what leads to them', () => {
    expect(pointsOf('move c1 2')).toEqual(['pill:move', 'stack:c1', 'card:c1:2', 'do:move']);
    expect(pointsOf('place into c1 2')).toEqual(['gap:c1:2']);
    expect(pointsOf(null)).toEqual([]);
  });
});

describe('a contest', () => {
  it('is read from its events, seat by seat', () => {
    const events = [
      { kind: 'turn-ended', seat: 1 },
      { kind: 'contest-started', card: 'orange-green', first: 'orange', second: 'green' },
      { kind: 'strength-counted', seat: 0, purple: 0, orange: 6, green: 0, creatures: [{ creature: 'c1', colour: 'orange', base: 4, bonus: 2 }] },
      { kind: 'power-points', seat: 0, points: 1 },
      { kind: 'prize-won', seat: 0, contest: 1, colour: 'orange', strength: 6, band: 1, points: 6 },
    ] as GameEvent[];
    const counted = countedIn(events);
    expect(counted?.counts[0]).toMatchObject({ powers: 1, prizes: [{ contest: 1, points: 6 }], creatures: [{ base: 4, bonus: 2 }] });
    expect(countedIn([{ kind: 'turn-ended', seat: 1 }])).toBeNull();
  });
});

describe('the question', () => {
  const asking: Asking = { seen: readView(scenes['me-start']?.views[0] ?? {}), legal: ['take 1a'], isLive: false, isWatching: false, picked: [], mode: null, isFanned: false, isCounted: false, isTogether: false, names: [], look, say };

  it('asks for a card of the market while that can be seen', () => {
    expect(questionOf(asking)).toBe('Choisissez une carte du marché, ou le dessus d’une pioche.');
    expect(questionOf({ ...asking, isCounted: true })).toBe('Voici le concours. Le marché revient ensuite.');
  });
});
