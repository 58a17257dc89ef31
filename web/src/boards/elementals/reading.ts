/** What the view and the events of Elementals say, with types. */
import type { GameEvent, Json, JsonObject } from '../contract';
import { list, object, texts } from '../json';
import { PARTS, type Body, type Part } from './anatomy';

export const PLACES = 5;

export type CardAbout =
  | { kind: 'elemental'; parts: Readonly<Record<Part, Body>> }
  | { kind: 'mad' | 'double' | 'magician'; elements: readonly [Body, Body, Body, Body] };

const LETTERS: Readonly<Record<string, Body>> = { e: 'earth', w: 'water', a: 'air', f: 'fire' };
/** The pictures of the special cards begin with another element each. */
const ROUND: readonly Body[] = ['earth', 'water', 'air', 'fire'];

/** A card by its id: `fwe`, or `mad-2`. */
export function readCard(card: string): CardAbout {
  const special = /^(mad|double|magician)-([1-4])$/.exec(card);
  if (special !== null) {
    const first = Number(special[2]) - 1;
    const elements = ROUND.map((_, place) => ROUND[(first + place) % ROUND.length]) as unknown as readonly [Body, Body, Body, Body];
    return { kind: special[1] as 'mad' | 'double' | 'magician', elements };
  }
  const [head = 'earth', belly = 'earth', legs = 'earth'] = [...card].map((letter) => LETTERS[letter] ?? 'earth');
  return { kind: 'elemental', parts: { head, belly, legs } };
}

export interface Seen {
  phase: 'place' | 'flip' | 'race' | 'summon' | 'over';
  turn: number;
  middle: string[];
  /** For each seat its pile, the newest card first. */
  piles: string[][];
  packs: number[];
  /** Seats that have left. */
  out: number[];
  flips: number;
  /** All have turned a card at once: among them no special card counts. */
  isSummon: boolean;
  /** The cards of the open race with who turned each; empty between races. */
  shown: Turned[];
  /** How many cards lie face up: what a race is about. */
  prize: number;
}

/** A card just turned; `seat` null: it was placed in the middle. */
export interface Turned {
  seat: number | null;
  card: string;
}

export interface Answer {
  seat: number;
  verb: 'slap' | 'book';
  card: string;
  /** Milliseconds that count, the handicap included; null where nobody measured them. */
  time: number | null;
  /** How much of the time on the way the line explained. */
  forgiven: number;
  /** How much more than the device said was counted. */
  cut: number;
  verdict: 'right' | 'wrong' | 'void' | 'late' | 'false-start';
  why: string | null;
  parts: Part[];
}

export interface Match {
  on: string;
  shown: string;
  parts: Part[];
}

/** A race that has been judged. */
export interface Judged {
  isSummon: boolean;
  turned: Turned[];
  middle: string[];
  matches: Match[];
  /** What would have won: a slap, a book, or nothing. */
  wanted: string;
  answers: Answer[];
  winner: number | null;
  won: number;
  /** Seats that have paid for a mistake, with what each gave to the others. */
  paid: { seat: number; cards: number }[];
}

function parts(value: Json | undefined): Part[] {
  return PARTS.filter((part) => list(value).includes(part));
}

export function readView(view: JsonObject): Seen {
  const piles = list(view['piles']).map((pile) => texts(pile));
  const middle = texts(view['middle']);
  const race = object(view['race']);
  const phase = String(view['phase']) as Seen['phase'];
  return {
    phase,
    turn: Number(view['turn'] ?? 0),
    middle,
    piles,
    packs: list(view['packs']).map(Number),
    out: list(view['out']).map(Number),
    flips: Number(view['flips'] ?? 0),
    isSummon: phase === 'race' && race['kind'] === 'summon',
    shown: phase === 'race' ? texts(race['shown']).map((card) => ({ card, seat: ownerOf(card, piles) })) : [],
    prize: middle.length + piles.reduce((sum, pile) => sum + pile.length, 0),
  };
}

function ownerOf(card: string, piles: readonly string[][]): number | null {
  const seat = piles.findIndex((pile) => pile[0] === card);
  return seat < 0 ? null : seat;
}

/** The race that these events judge, null if they judge none. */
export function readJudged(events: readonly GameEvent[]): Judged | null {
  const closed = events.find((event) => event.kind === 'race-closed');
  if (closed === undefined) return null;
  const won = events.find((event) => event.kind === 'cards-won');
  const mistakes = events.filter((event) => event.kind === 'mistake').map((event) => Number(event['seat']));
  const given = (seat: number): number => events.filter((event) => event.kind === 'card-given' && event['from'] === seat).length;
  const isPlaced = closed['race'] === 'middle';
  return {
    isSummon: closed['race'] === 'summon',
    turned: Object.entries(object(closed['turned'])).map(([seat, card]) => ({ seat: isPlaced ? null : Number(seat), card: String(card) })),
    middle: texts(closed['middle']),
    matches: list(closed['matches']).map((match) => {
      const { on, shown, parts: common } = object(match);
      return { on: String(on), shown: String(shown), parts: parts(common) };
    }),
    wanted: String(closed['wanted'] ?? ''),
    answers: answersOf(closed, events.find((event) => event.kind === 'race-ruled')),
    winner: won === undefined ? null : Number(won['seat']),
    won: Number(won?.['count'] ?? 0),
    paid: mistakes.map((seat) => ({ seat, cards: given(seat) })),
  };
}

/**
 * Every slap and book, the fastest first. The rules judge those that came in time; what the referee had to leave out
 * (too late, a false start) stands in the referee's own list only.
 */
function answersOf(closed: GameEvent, ruled: GameEvent | undefined): Answer[] {
  const judged = list(closed['answers']).map(object).filter((answer) => answer['move'] !== 'pass');
  const times = list(ruled?.['answers']).map(object);
  const found = judged.map((answer): Answer => {
    const seat = Number(answer['seat']);
    const timing = times.findLast((one) => one['seat'] === seat && one['verdict'] === 'taken');
    const [verb, card = '', time] = String(answer['move']).split(' ');
    return {
      ...timed(timing, seat),
      time: time === undefined ? null : Number(time),
      verb: verb as Answer['verb'],
      card,
      verdict: String(answer['verdict']) as Answer['verdict'],
      why: answer['why'] === undefined ? null : String(answer['why']),
      parts: parts(answer['parts']),
    };
  });
  const left = times.filter((one) => !found.some((answer) => answer.seat === one['seat']));
  const late = left.map((one): Answer => {
    const [verb, card = ''] = String(one['words']).split(' ');
    const verdict = one['verdict'] === 'false-start' ? 'false-start' : 'late';
    return { ...timed(one, Number(one['seat'])), time: Number(one['time']), verb: verb as Answer['verb'], card, verdict, why: null, parts: [] };
  });
  return [...found, ...late].toSorted((one, other) => (one.time ?? Infinity) - (other.time ?? Infinity));
}

function timed(ruling: JsonObject | undefined, seat: number): { seat: number; forgiven: number; cut: number } {
  const [time, claim, elapsed] = [ruling?.['time'], ruling?.['claim'], ruling?.['elapsed']].map((value) => (typeof value === 'number' ? value : null));
  if (time === null || time === undefined) return { seat, forgiven: 0, cut: 0 };
  return { seat, forgiven: Math.max(0, (elapsed ?? time) - time), cut: Math.max(0, time - (claim ?? time)) };
}

/** Which parts of each card are lit when a race is judged: by its catch, else by a mistake, else by what all overlooked. */
export function litParts(race: Judged): Map<string, Part[]> {
  const lit = new Map<string, Part[]>();
  const light = (card: string, common: Part[]): void => {
    if (common.length > 0) lit.set(card, common);
  };
  const right = race.answers.find((answer) => answer.verdict === 'right' && answer.verb === 'slap');
  const wrong = race.answers.find((answer) => answer.verdict === 'wrong' && answer.verb === 'slap' && (answer.why === 'one-part' || answer.why === 'no-part'));
  const caught = race.matches.filter((match) => right === undefined || match.on === right.card);
  if (right === undefined && wrong !== undefined) {
    light(wrong.card, wrong.parts);
    if (race.turned.length === 1) for (const turned of race.turned) light(turned.card, wrong.parts);
  } else {
    for (const match of caught) {
      light(match.on, match.parts);
      light(match.shown, match.parts);
    }
  }
  return lit;
}

/** A handicap as the table agreed on it: one number for each seat, or one for all. */
export function handicapOf(terms: JsonObject | undefined, seat: number): number {
  const agreed = terms?.['handicap'];
  const own = Array.isArray(agreed) ? agreed[seat] : agreed;
  return typeof own === 'number' ? own : 0;
}
