/** What the view of Métamorphose says, with types. */
import type { CardAbout } from '../../words/cards';
import type { JsonObject, Language } from '../contract';
import { list, object } from '../json';

export const COLOURS = ['purple', 'orange', 'green'] as const;
export type Colour = (typeof COLOURS)[number];
export const LEVELS = [1, 2, 3] as const;
export const PLACES = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6'] as const;
/** The rows of `shows`: two above the top card, its six, two below. */
export const ROWS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8] as const;
export const PRIZES = ['6 · 4 · 2', '4 · 2 · 1'] as const;

/** What is in a slot or seen in a row. */
export type Sight = { kind: 'colour'; colour: Colour; strength: number } | { kind: 'x' | 'none' | 'hole' | 'open' };

export interface Card {
  id: string;
  name: string;
  colour: Colour;
  level: number;
  slots: Sight[];
  /** As the set writes it: `plus 2`. */
  power: string;
  /** The sentence on the card, `''` where the set has none. */
  sentence: string;
}

export interface Creature {
  place: string;
  cards: string[];
  shift: number[];
  mana: { value: string; isReady: boolean }[];
  colour: Colour;
  shows: Sight[];
  base: number;
  bonus: number;
}

export interface Player {
  seat: number;
  points: number;
  /** The strengths of the last contest, 0 before the first. */
  last: Strengths;
  creatures: Creature[];
  summoned: boolean;
  moved: boolean;
  shifted: boolean;
}

export type Pending =
  | { kind: 'place'; card: string; source: string; place: string | null; depth: number; spot: string | null }
  | { kind: 'shift'; place: string; slid: number[] };

export interface Seen {
  round: number;
  alpha: number;
  turn: number | null;
  phase: string;
  /** The two colours of the current contest card as far as they are seen; null once all are over. */
  contest: { first: Colour | null; second: Colour | null; isNow: boolean } | null;
  left: number;
  players: Player[];
  /** The cards by spot, `1a` to `3d`; null on an empty one. */
  market: Map<string, string | null>;
  decks: number[];
  pending: Pending | null;
}

function isColour(word: string): word is Colour {
  return (COLOURS as readonly string[]).includes(word);
}

const LETTERS: Readonly<Record<string, Colour>> = { p: 'purple', o: 'orange', g: 'green' };

/** `p2`, `x`, `none`, `hole`, `open`. */
export function readSight(word: string): Sight {
  const colour = LETTERS[word[0] ?? ''];
  if (word.length === 2 && colour !== undefined) return { kind: 'colour', colour, strength: Number(word[1]) };
  return { kind: word === 'x' || word === 'none' || word === 'hole' ? word : 'open' };
}

export function readCard(cards: ReadonlyMap<string, CardAbout>, id: string, language: Language): Card {
  const about = cards.get(id);
  const { colour, level, slots, power } = about?.fields ?? {};
  return {
    id,
    name: about?.name[language] ?? id,
    colour: isColour(String(colour)) ? (colour as Colour) : 'purple',
    level: Number(level ?? 1),
    slots: Array.isArray(slots) ? slots.map(readSight) : [],
    power: String(power ?? 'none'),
    sentence: about?.text?.[language] ?? '',
  };
}

export function readCreature(place: string, creature: JsonObject): Creature {
  return {
    place,
    cards: list(creature['cards']).map(String),
    shift: list(creature['shift']).map(Number),
    mana: Object.entries(object(creature['mana'])).map(([value, face]) => ({ value, isReady: face === 'ready' })),
    colour: String(creature['colour']) as Colour,
    shows: list(creature['shows']).map((word) => readSight(String(word))),
    base: Number(creature['base']),
    bonus: Number(creature['bonus']),
  };
}

export type Strengths = Record<Colour, number>;

export function readStrengths(told: JsonObject): Strengths {
  return { purple: Number(told['purple'] ?? 0), orange: Number(told['orange'] ?? 0), green: Number(told['green'] ?? 0) };
}

function readPlayer(seat: number, player: JsonObject): Player {
  return {
    seat,
    points: Number(player['points']),
    last: readStrengths(object(player['strength'])),
    // A patch adds a place at the end, wherever it belongs.
    creatures: Object.entries(object(player['creatures'])).map(([place, creature]) => readCreature(place, object(creature))).toSorted((one, other) => (one.place < other.place ? -1 : 1)),
    summoned: player['summoned'] === true,
    moved: player['moved'] === true,
    shifted: player['shifted'] === true,
  };
}

function readPending(pending: JsonObject): Pending | null {
  if (pending['kind'] === 'shift') return { kind: 'shift', place: String(pending['creature']), slid: list(pending['slid']).map(Number) };
  if (pending['kind'] !== 'place') return null;
  const from = object(pending['from']);
  return {
    kind: 'place',
    card: String(pending['card']),
    source: String(pending['source']),
    place: typeof from['creature'] === 'string' ? from['creature'] : null,
    depth: Number(from['depth'] ?? 0),
    spot: typeof from['spot'] === 'string' ? from['spot'] : null,
  };
}

export function readView(view: JsonObject): Seen {
  const contests = list(view['contests']).map(String);
  const [first = '?', second = '?'] = (contests[0] ?? '').split('-');
  const round = Number(view['round']);
  const market = object(view['market']);
  return {
    round,
    alpha: Number(view['alpha']),
    turn: typeof view['turn'] === 'number' ? view['turn'] : null,
    phase: String(view['phase']),
    contest: contests.length === 0 ? null : { first: isColour(first) ? first : null, second: isColour(second) ? second : null, isNow: round % 2 === 0 },
    left: contests.length,
    players: Object.entries(object(view['players'])).map(([seat, player]) => readPlayer(Number(seat), object(player))),
    market: new Map(LEVELS.flatMap((level) => list(market[level]).map((card, place): [string, string | null] => [`${level}${'abcd'[place] ?? ''}`, typeof card === 'string' ? card : null]))),
    decks: LEVELS.map((level) => Number(object(view['decks'])[level] ?? 0)),
    pending: readPending(object(view['pending'])),
  };
}

/** What a player's creatures show now, added up by colour, powers included. */
export function strengthsOf(creatures: readonly Creature[]): Strengths {
  const sums: Strengths = { purple: 0, orange: 0, green: 0 };
  for (const creature of creatures) sums[creature.colour] += creature.base + creature.bonus;
  return sums;
}
