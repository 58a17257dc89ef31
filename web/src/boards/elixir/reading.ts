/** What the view of Élixir says, with types. */
import type { Json, JsonObject } from '../contract';
import { list, numbers, object, texts } from '../json';

export type SlotState = 'held' | 'stand-in' | 'waived' | 'missing';

/** One ingredient that a spell wants, and how far one's own finds go. */
export interface Slot {
  slot: string;
  state: SlotState;
  finds: string[];
}

/** Something that lasts: a status, a trigger, a forfeit. */
export interface Lasting {
  number: string;
  kind: string;
  /** The status; the kind itself for triggers and forfeits. */
  is: string;
  /** The bearer, of a trigger its owner. */
  on: number;
  by: number;
  card: string | null;
  until: string;
  uses: number | null;
  n: number;
  price: number;
}

export interface Wizard {
  seat: number;
  /** Ids of cards, `?` for a find and `?3` for a spell that one may not see. */
  finds: string[];
  spells: string[];
  laid: string[];
  counters: [string, number][];
  forfeits: Lasting[];
  marks: Lasting[];
}

/** A hidden choice under way: market, flea market, auction, passing, trading. */
export interface Putting {
  purpose: string;
  who: number[];
  done: number[];
  /** What each has put, null where that is hidden. */
  put: Map<number, string[] | null>;
  lot: string[];
  stall: string[];
  /** How many the reader may put, null where there is no bound. */
  most: number | null;
  isOpen: boolean;
  winner: number | null;
}

/** What everybody looks at: a card being played, an event being answered. */
export interface Stage {
  event: string;
  card: string | null;
  by: number;
  at: number[];
  cancelled: boolean;
  paid: string[];
}

export interface Seen {
  phase: string;
  turn: number;
  active: number;
  direction: number;
  extra: number[];
  wizards: Wizard[];
  pile: number;
  discard: string[];
  books: Map<number, number>;
  lasting: Lasting[];
  needs: Map<string, Slot[]>;
  ask: JsonObject;
  kind: string;
  asked: number[];
  stage: Stage | null;
  putting: Putting | null;
  frames: JsonObject[];
  over: boolean;
}

export function readView(view: JsonObject, viewer: number): Seen {
  const lasting = Object.entries(object(view['lasting'])).map(([number, entry]) => readLasting(number, object(entry)));
  const ask = object(view['ask']);
  const frames = list(view['stack']).map((frame) => object(frame));
  return {
    phase: String(view['phase']),
    turn: Number(view['turn']),
    active: Number(view['active']),
    direction: Number(view['direction']),
    extra: numbers(view['extra']),
    wizards: Object.entries(object(view['players'])).map(([seat, player]) => readWizard(Number(seat), object(player), lasting)),
    pile: texts(view['pile']).length,
    discard: texts(view['discard']),
    books: new Map(Object.entries(object(view['books'])).map(([level, cards]) => [Number(level), texts(cards).length])),
    lasting,
    needs: readNeeds(object(view['needs'])),
    ask,
    kind: String(ask['kind'] ?? view['phase']),
    asked: numbers(ask['seats']),
    stage: readStage(frames),
    putting: readPutting(frames[0] ?? {}, ask, viewer),
    frames,
    over: view['phase'] === 'over',
  };
}

function readWizard(seat: number, player: JsonObject, lasting: readonly Lasting[]): Wizard {
  const own = lasting.filter((effect) => effect.on === seat);
  return {
    seat,
    finds: texts(player['finds']),
    spells: texts(player['spells']),
    laid: texts(player['laid']),
    counters: Object.entries(object(player['counters'])).map(([name, count]) => [name, Number(count)]),
    forfeits: own.filter((effect) => effect.kind === 'forfeit'),
    marks: own.filter((effect) => effect.kind !== 'forfeit'),
  };
}

function readLasting(number: string, entry: JsonObject): Lasting {
  const kind = String(entry['kind']);
  return {
    number,
    kind,
    is: String(entry['is'] ?? kind),
    on: Number(entry['on'] ?? entry['by']),
    by: Number(entry['by']),
    card: typeof entry['card'] === 'string' ? entry['card'] : null,
    until: String(entry['until']),
    uses: typeof entry['uses'] === 'number' ? entry['uses'] : null,
    n: Number(entry['n'] ?? 1),
    price: Number(entry['price'] ?? 0),
  };
}

function readNeeds(needs: JsonObject): Map<string, Slot[]> {
  const slots = (value: Json): Slot[] =>
    (Array.isArray(value) ? value : []).map((entry) => {
      const { slot, state, finds } = object(entry);
      return { slot: String(slot), state: String(state) as SlotState, finds: texts(finds) };
    });
  return new Map(Object.entries(needs).map(([spell, value]) => [spell, slots(value)]));
}

function readStage(frames: readonly JsonObject[]): Stage | null {
  for (const frame of frames) {
    const card = typeof frame['card'] === 'string' ? frame['card'] : null;
    const cancelled = frame['cancelled'] !== null && frame['cancelled'] !== undefined;
    const paid = texts(frame['paid']);
    if (frame['frame'] === 'event') {
      return { event: String(frame['event']), card: card ?? cardBelow(frames, frame), by: Number(frame['actor']), at: numbers(frame['subjects']), cancelled, paid };
    }
    if (frame['frame'] === 'card') return { event: 'card', card, by: Number(frame['by']), at: numbers(frame['targets']), cancelled, paid };
    if (frame['frame'] === 'forfeit') return { event: 'forfeit', card, by: Number(frame['by']), at: [Number(frame['on'])], cancelled, paid };
    if (frame['frame'] === 'vote') {
      const entry = object(frame['entry']);
      return { event: 'vote', card: String(entry['card']), by: Number(entry['by']), at: [Number(entry['on'])], cancelled, paid };
    }
    if (frame['frame'] === 'list') {
      const bound = object(frame['bind']);
      if (frame['trigger'] !== null || !frames.some((other) => other['frame'] === 'card')) {
        return { event: 'trigger', card, by: Number(frame['by']), at: numbers(bound['targets']), cancelled: false, paid };
      }
    }
  }
  return null;
}

/** The card that an event without a card of its own is about; none for the start and the end of a turn. */
function cardBelow(frames: readonly JsonObject[], event: JsonObject): string | null {
  if (String(event['event']).startsWith('turn-')) return null;
  const found = frames.find((frame) => typeof frame['card'] === 'string');
  return found ? String(found['card']) : null;
}

const PUTTING: Readonly<Record<string, string>> = { market: 'market', flea: 'flea', auction: 'auction' };

function readPutting(frame: JsonObject, ask: JsonObject, viewer: number): Putting | null {
  const name = String(frame['frame']);
  const purpose = PUTTING[name] ?? (name === 'commit' ? String(frame['for']) : null);
  if (purpose === null) return null;
  const put = new Map(Object.entries(object(frame['put'])).map(([seat, cards]) => [Number(seat), Array.isArray(cards) ? texts(cards) : null]));
  const need = object(frame['need'])[String(viewer)];
  const most: Readonly<Record<string, number | null>> = { market: 1, flea: Number(frame['max']), auction: null };
  return {
    purpose,
    who: Array.isArray(frame['who']) ? numbers(frame['who']) : [...put.keys()],
    done: numbers(frame['done'] ?? ask['done']),
    put,
    lot: texts(frame['lot']),
    stall: texts(frame['stall']),
    most: purpose in most ? (most[purpose] ?? null) : Number(need ?? 0),
    isOpen: frame['step'] === 'pick' || frame['step'] === 'settle',
    winner: typeof frame['winner'] === 'number' ? frame['winner'] : null,
  };
}

/** Equal cards together: each with how many there are, in the order in which they first come. */
export function grouped(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

/** The level that a spell shows, by its face or its back. */
export function levelsOf(spells: readonly string[], levelOf: (card: string) => number): number {
  return spells.reduce((sum, spell) => sum + levelOf(spell), 0);
}

/** Where the cards to pick from lie, `null` where nothing is picked: `["finds", 1]`, `["discard"]`. */
export function pickedFrom(seen: Seen): { zone: string; seat: number | null } | null {
  const [frame] = seen.frames;
  if (frame?.['frame'] !== 'pick' || !Array.isArray(frame['src'])) return null;
  const [zone, seat] = frame['src'];
  return { zone: String(zone), seat: typeof seat === 'number' ? seat : null };
}

/** The options of a choice with their texts: they stand in the list of effects below the question. */
export function optionsOf(seen: Seen): Map<number, JsonObject> {
  const [, list] = seen.frames;
  const todo = list?.['todo'];
  const effect = object(Array.isArray(todo) ? todo[0] : undefined);
  const told = Array.isArray(effect['options']) ? effect['options'] : [];
  return new Map(told.map((option, index) => [index + 1, object(option)]));
}
