/** What an update does to a table that is watched. */
import type { GameEvent, Json } from '../boards/contract';
import { numbers, object } from '../boards/json';
import type { FaceDocument, Update } from '../protocol';

export interface LogEntry {
  number: number;
  at: number | null;
  events: GameEvent[];
  /** Who was to move, where that was one alone and is known. */
  by: number | null;
}

/** Events of the table itself, not of the game: nothing moves on the board. */
const QUIET = new Set(['opened', 'sat', 'left', 'freed', 'renamed', 'arranged', 'agreed', 'nonced', 'said', 'away', 'here', 'claimed', 'rematch-asked', 'rematch-made', 'card-asked', 'next-asked', 'answer-given', 'answer-back', 'answer-dropped', 'ordered', 'more-time']);

/** The seats that everybody knows to be awaited. */
export function awaitedIn(face: FaceDocument | null): number[] {
  return numbers(object(face?.view?.table).awaited);
}

/** Whether an update opens a window with a length of its own. */
export function opensWindow(update: Update): boolean {
  return update.patch.some((step) => {
    const [path, value] = step as [Json[], Json?];
    if (path[0] !== 'table' || path[1] !== 'window') return false;
    if (path.length > 2) return path[2] === 'until' && typeof value === 'number';
    return typeof object(value).until === 'number';
  });
}

/** Whether something happens on the board. */
export function movesBoard(update: Update): boolean {
  return update.events.some((event) => !QUIET.has(String(event.kind)));
}

/** A log with one more entry; one with that number is replaced. */
export function written(log: readonly LogEntry[], entry: LogEntry): LogEntry[] {
  return [...log.filter((one) => one.number !== entry.number), entry];
}

/** All that was told, with what the page itself has seen of it and what came meanwhile. */
export function wholeLog(told: readonly GameEvent[][], log: readonly LogEntry[]): LogEntry[] {
  const known = new Map(log.map((entry) => [entry.number, entry]));
  const read = told.map((events, place) => known.get(place + 1) ?? { number: place + 1, at: null, events, by: null });
  return [...read, ...log.filter((entry) => entry.number > read.length)];
}
