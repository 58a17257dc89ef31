/** The log in words: events of the game and of the table as sentences. */
import type { GameEvent } from '../boards/contract';
import type { LogEntry } from '../line/updates';
import type { GameWords } from '../words/game';
import { listed, t } from '../words/words.svelte';
import { isPiece, raceLine } from './racing';

/** Events of the table itself; the message is `event-KIND`. */
export const OF_TABLE = new Set(['sat', 'left', 'freed', 'renamed', 'started', 'closed', 'away', 'here', 'flagged', 'substituted', 'returned', 'paused', 'resumed', 'undone', 'taken-back', 'takeback-asked', 'takeback-answered', 'resigned', 'rematch-asked', 'race-ruled', 'race-flag', 'answer-dropped', 'more-time', 'claimed']);

export interface Names {
  /** How a seat is called in the log. */
  of(seat: number): string;
  seats: number;
}

/** The sentence for an event, null for what needs none. */
export function told(event: GameEvent, words: GameWords, names: Names): string | null {
  // Who gave up has been told; a game has a sentence only for its own ends.
  if (event.kind === 'game-over' && event.reason === 'resigned') return null;
  if (isChat(event)) return null;
  // Who says nothing in a window says nothing.
  if (event.kind === 'passed' && words.about.has_windows) return null;
  // What was at issue there has had its effect, and that was told.
  if (event.kind === 'resolved' && words.about.has_windows) return null;
  // What has no line of its own: the race has one. A game of strangers may tell its races in its own way.
  if (isPiece(event, words) && event.kind !== 'race-ruled') return null;
  const sentence = words.sentence(event);
  if (sentence !== null) return sentence;
  if (event.kind === 'race-ruled') return ruled(event, words, names);
  if (!OF_TABLE.has(event.kind)) return null;
  const seat = typeof event.seat === 'number' ? event.seat : null;
  const details: Record<string, string> = { name: seat === null ? '' : names.of(seat) };
  if (typeof event.name === 'string') details.name = event.name;
  if (typeof event.before === 'string') details.before = event.before;
  details.words = typeof event.words === 'string' ? words.move(event.words, names.seats) : '';
  details.agree = event.agree === true ? 'yes' : 'no';
  details.why = typeof event.why === 'string' ? event.why : 'resigned';
  details.how = typeof event.how === 'string' ? event.how : '';
  details.which = typeof event.which === 'string' ? event.which : '';
  // That a pass was not needed after all concerns nobody.
  if (event.kind === 'answer-dropped' && event.words === 'pass') return null;
  details.longer = event.longer === true ? 'yes' : 'no';
  return t(`event-${event.kind}`, details);
}

function ruled(event: GameEvent, words: GameWords, names: Names): string | null {
  const answers = Array.isArray(event.answers) ? event.answers : [];
  const parts = answers.flatMap((answer) => {
    if (answer === null || typeof answer !== 'object' || Array.isArray(answer)) return [];
    const { seat, words: move, time, verdict } = answer;
    if (typeof seat !== 'number' || typeof move !== 'string' || typeof time !== 'number') return [];
    return [t('event-race-answer', { name: names.of(seat), words: words.move(move, names.seats), time, verdict: String(verdict) })];
  });
  return parts.length === 0 ? null : t('event-race-ruled', { answers: listed(parts) });
}

/** All sentences of one entry of the log. */
export function lines(entry: Pick<LogEntry, 'events'>, words: GameWords, names: Names): string[] {
  const race = words.about.has_races ? raceLine(entry.events, words, names) : null;
  const others = entry.events.filter((event) => race === null || event.kind !== 'race-ruled').map((event) => told(event, words, names));
  return [race, ...others].filter((line) => line !== null);
}

/**
 * A log without comings and goings that are over: whoever was away and came back is here, and readers know about themselves.
 * Who is away now is still told.
 */
export function settled(log: readonly LogEntry[], reader: number | null): LogEntry[] {
  const last = new Map(log.flatMap((entry) => entry.events.filter(isComing).map((event) => [event.seat, event])));
  return log.map((entry) => {
    const events = entry.events.filter((event) => !isComing(event) || (event.kind === 'away' && event.seat !== reader && last.get(event.seat) === event));
    return events.length === entry.events.length ? entry : { ...entry, events };
  });
}

function isComing(event: GameEvent): boolean {
  return event.kind === 'away' || event.kind === 'here';
}

/** An entry as it is shown: what one seat did several times in a row is one. */
export interface Told extends LogEntry {
  /** The number of the last entry in it. */
  last: number;
}

/** A log in which that is told at once for which the game has a sentence: five discards, one after the other, are one entry. */
export function gathered(log: readonly LogEntry[], words: GameWords): Told[] {
  const runs: LogEntry[][] = [];
  for (const entry of log) {
    const run = runs.at(-1);
    if (run?.[0] !== undefined && isMoreOf(run[0], entry, words)) run.push(entry);
    else runs.push([entry]);
  }
  return runs.flatMap((run) => {
    const [first] = run;
    if (first === undefined) return [];
    const events = run.flatMap((entry) => entry.events);
    return [{ ...first, events: run.length === 1 ? events : listedTogether(events, words), last: run.at(-1)?.number ?? first.number }];
  });
}

function isMoreOf(entry: LogEntry, next: LogEntry, words: GameWords): boolean {
  const [event, ...others] = [...entry.events, ...next.events];
  if (event === undefined || words.gathers(event) === null || next.events.length === 0) return false;
  return others.every((one) => one.kind === event.kind && one.seat === event.seat);
}

/** Events of one kind: those that differ only in what is gathered are one, with all of it. */
function listedTogether(events: readonly GameEvent[], words: GameWords): GameEvent[] {
  const alike = new Map<string, GameEvent[]>();
  for (const event of events) {
    const field = words.gathers(event);
    const key = JSON.stringify(Object.entries(event).filter(([name]) => name !== field));
    alike.set(key, [...(alike.get(key) ?? []), event]);
  }
  return [...alike.values()].flatMap((group) => {
    const [first] = group;
    const field = first === undefined ? null : words.gathers(first);
    if (first === undefined || field === null || group.length === 1) return group;
    return [{ ...first, [`${field}s`]: group.map((event) => event[field] ?? '') }];
  });
}

export interface Said {
  number: number;
  seat: number;
  name: string;
  text: string;
  language: string | null;
}

/** Cards of a game may have something said too; what people say is a text of their own. */
export function isChat(event: GameEvent): boolean {
  return event.kind === 'said' && typeof event.text === 'string';
}

/** What people said to each other. */
export function talk(log: readonly LogEntry[]): Said[] {
  return log.flatMap((entry) =>
    entry.events
      .filter(isChat)
      .map((event) => ({
        number: entry.number,
        seat: typeof event.seat === 'number' ? event.seat : -1,
        name: String(event.name ?? ''),
        text: String(event.text ?? ''),
        language: typeof event.language === 'string' ? event.language : null,
      })),
  );
}
