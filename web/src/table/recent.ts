/** What was done since one's own last move: for those who do not see the log, in the sentences of the log. */
import type { GameEvent } from '../boards/contract';
import type { LogEntry } from '../line/updates';
import type { GameWords } from '../words/game';
import { gathered, isChat, lines, OF_TABLE, type Names } from './telling';

/** Whose turn it is, who is here and who is ready can be seen: where there is little room, it is told what was done. */
const PASSING = new Set(['turn-started', 'turn-ended', 'cards-drawn', 'discard-recycled', 'quick-closed', 'quick-opened', 'watch-set', 'committed', 'away', 'here']);
/** Who is asked on the way answers, but has begun nothing: the news does not start anew. */
const ANSWERS = new Set(['passed', 'committed']);
/** More is read in the log. */
const MOST_SENTENCES = 12;

/** What was done at once. What came after the end of a turn is a part of its own. */
interface Part {
  events: GameEvent[];
  /** Who did it, null where that is not known. */
  seat: number | null;
  /** The turn that ended with it. */
  end: GameEvent | undefined;
  /** It came of the end of a turn, and is nothing that anybody did in the next one. */
  isAfter: boolean;
}

function seatOf(event: GameEvent | undefined): number | null {
  return typeof event?.seat === 'number' ? event.seat : null;
}

function isOfTable(event: GameEvent | undefined): boolean {
  return event !== undefined && event.kind !== 'undone' && (OF_TABLE.has(event.kind) || isChat(event));
}

/** The log in parts. Where a game does not say who moved it was whoever had the turn, unless others may come between. */
function partsOf(log: readonly LogEntry[], words: GameWords): Part[] {
  const parts: Part[] = [];
  let turn: number | null = null;
  let unknown: Part[] = [];
  for (const entry of gathered(log, words)) {
    const [first] = entry.events;
    const cut = entry.events.findIndex((event) => event.kind === 'turn-ended') + 1;
    const part: Part = { events: cut > 0 ? entry.events.slice(0, cut) : entry.events, seat: seatOf(first), end: entry.events[cut - 1], isAfter: false };
    if (part.seat === null && !words.about.has_windows && !isOfTable(first)) {
      part.seat = turn ?? entry.by;
      if (part.seat === null) unknown.push(part);
    }
    parts.push(part);
    const after = cut > 0 ? entry.events.slice(cut) : [];
    if (after.length > 0) parts.push({ events: after, seat: null, end: undefined, isAfter: true });
    if (part.end !== undefined) {
      for (const one of unknown) one.seat = seatOf(part.end);
      [turn, unknown] = [null, []];
    }
    turn = seatOf(entry.events.findLast((event) => event.kind === 'turn-started')) ?? turn;
  }
  return parts;
}

/** Whether the news of this reader begins anew after it. */
function isMove(part: Part, reader: number): boolean {
  const [first] = part.events;
  if (part.seat !== reader || part.isAfter || first === undefined || isOfTable(first) || ANSWERS.has(first.kind)) return false;
  return part.end !== undefined || part.events.some((event) => !PASSING.has(event.kind));
}

class Telling {
  readonly #parts: Part[];
  readonly #words: GameWords;
  readonly #names: Names;
  readonly #reader: number | null;

  constructor(log: readonly LogEntry[], words: GameWords, names: Names, reader: number | null) {
    this.#parts = partsOf(log, words);
    this.#words = words;
    this.#names = names;
    this.#reader = reader;
  }

  /** All since the reader's last move; to onlookers the turn that goes on, or the one before it. */
  since(): string[][] {
    const begun = this.#parts.findLastIndex((part) => part.events.some((event) => event.kind === 'started')) + 1;
    const reader = this.#reader;
    if (reader !== null) return this.#from(Math.max(begun, this.#parts.findLastIndex((part) => isMove(part, reader)) + 1));
    const ends = this.#parts.flatMap((part, place) => (part.end === undefined ? [] : [place + 1]));
    const now = this.#from(Math.max(begun, ends.at(-1) ?? 0));
    return now.length > 0 ? now : this.#from(Math.max(begun, ends.at(-2) ?? 0));
  }

  /** What was done last; of a whole turn in which nothing was done, that it is over. */
  last(): string[] {
    let ended: GameEvent | undefined;
    for (const part of this.#parts.toReversed()) {
      const told = ended !== undefined && part.isAfter ? [] : this.#told(part);
      if (told.length > 0) return told;
      const idle = part.end === undefined || ended === undefined ? [] : this.#lines([ended]);
      if (idle.length > 0) return idle;
      ended ??= part.end;
    }
    return [];
  }

  #from(start: number): string[][] {
    const told = this.#parts.slice(start).flatMap((part, place) => {
      const isIdle = part.end !== undefined && seatOf(part.end) !== this.#reader && this.#isIdle(start + place);
      return [this.#told(part), isIdle && part.end !== undefined ? this.#lines([part.end]) : []];
    });
    return told.filter((sentences) => sentences.length > 0);
  }

  /** Whether nothing was done in a turn, from its beginning to its end at this place. */
  #isIdle(place: number): boolean {
    for (let before = place; before >= 0; before -= 1) {
      const part = this.#parts[before];
      if (part === undefined || (before < place && part.end !== undefined)) return true;
      if (!part.isAfter && this.#told(part).length > 0) return false;
    }
    return false;
  }

  #told({ events, seat }: Part): string[] {
    const isOwn = seat !== null && seat === this.#reader;
    const worth = events.filter((event, place) => {
      if (PASSING.has(event.kind) || (isOwn && place === 0 && ANSWERS.has(event.kind))) return false;
      // Every turn begins with it, and only those who drew know what.
      const isFirstDraw = event.kind === 'drew' && events[place - 1]?.kind === 'turn-started';
      return !isFirstDraw || seatOf(event) === this.#reader;
    });
    return this.#lines(worth);
  }

  #lines(events: GameEvent[]): string[] {
    return lines({ events }, this.#words, this.#names);
  }
}

/** What was done since the reader's own last move, the sentences of each deed, in the order of time; where nothing was, what was done last. */
export function recent(log: readonly LogEntry[], words: GameWords, names: Names, reader: number | null): string[][] {
  const telling = new Telling(log, words, names, reader);
  const since = telling.since();
  const deeds: string[][] = [];
  let room = MOST_SENTENCES;
  for (const sentences of (since.length > 0 ? since : [telling.last()]).toReversed()) {
    if (room > 0 && sentences.length > 0) deeds.unshift(sentences.slice(-room));
    room -= sentences.length;
  }
  return deeds;
}
