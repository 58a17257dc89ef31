/**
 * A table as the reader sees it: face, log, presence, and what can be said to it.
 *
 * Updates of others are shown one after the other with a breath between them, so that a bot's turn can be followed;
 * one's own moves, races and what happened while the page was hidden are shown at once.
 */
import type { GameEvent, Json } from '../boards/contract';
import type { Face, FaceDocument, Presence, Refusal, Texts, Update } from '../protocol';
import { settings } from '../state/settings.svelte';
import { toasts } from '../state/toasts.svelte';
import { get } from './http';
import { patched, PatchMismatch } from './patch';
import { RaceClock } from './race';
import { Line, socketAddress, type Answer, type Command, type LineState } from './socket';

export interface LogEntry {
  number: number;
  at: number | null;
  events: GameEvent[];
  /** Who was to move, where that was one alone and is known. */
  by: number | null;
}

/** Why something cannot be done, as it is shown to the reader. */
export interface Hindrance {
  words: string;
  rule: string | null;
  text: Texts;
}

const BREATH = 520;
const LONGEST_QUEUE = 24;
const MOMENTS_KEPT = 600;
/** Events of the table itself, not of the game: nothing moves on the board. */
const QUIET = new Set(['opened', 'sat', 'left', 'nonced', 'said', 'away', 'here', 'claimed', 'rematch-asked', 'rematch-made', 'card-asked', 'next-asked', 'early-given', 'early-dropped', 'ordered', 'order-dropped']);

/** The seats that everybody knows to be awaited. */
export function awaitedIn(face: FaceDocument | null): number[] {
  const table = face?.view?.table;
  const awaited = table !== null && typeof table === 'object' && !Array.isArray(table) ? table.awaited : null;
  return Array.isArray(awaited) ? awaited.filter((seat) => typeof seat === 'number') : [];
}

export class TableLine {
  readonly id: string;
  readonly as: number | undefined;
  readonly races = new RaceClock();

  face = $state.raw<FaceDocument | null>(null);
  seat = $state<number | null>(null);
  number = $state(0);
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<LogEntry[]>([]);
  presence = $state.raw<Presence | null>(null);
  line = $state<LineState>('connecting');
  ended = $state.raw<Texts | null>(null);
  /** A move is on its way. */
  isSending = $state(false);
  hindrance = $state.raw<Hindrance | null>(null);
  /** The moment that is looked at, null for now. */
  looking = $state.raw<{ number: number; face: FaceDocument } | null>(null);

  #line: Line;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #moments = new Map<number, FaceDocument>();
  #heard = { server: 0, here: 0 };
  /** A move whose answer was lost with the line. */
  #unsure: { words: string; prompt: number } | null = null;
  #hearers: ((events: GameEvent[], seat: number | null) => void)[] = [];

  constructor(id: string, as?: number) {
    this.id = id;
    this.as = as;
    const address = socketAddress(`/api/tables/${encodeURIComponent(id)}/socket`);
    this.#line = new Line(as === undefined ? { address } : { address, as }, {
      face: (message) => this.#faceCame(message),
      update: (message) => this.#updateCame(message),
      presence: (message) => this.#presenceCame(message),
      notice: (message) => toasts.add(message.text),
      ended: (message) => (this.ended = message.text),
      state: (state) => (this.line = state),
    });
  }

  /** Calls back with the events of every update that is shown (sounds). Returns how to stop. */
  hear(call: (events: GameEvent[], seat: number | null) => void): () => void {
    this.#hearers.push(call);
    return () => (this.#hearers = this.#hearers.filter((one) => one !== call));
  }

  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#line.close();
  }

  hurry(): void {
    this.#line.hurry();
  }

  /** What is shown: the moment that is looked at, or now. */
  get shown(): FaceDocument | null {
    return this.looking?.face ?? this.face;
  }

  /** The server's time at `here` (performance.now()), for count-downs. */
  serverTime(here: number): number {
    return this.#heard.server + here - this.#heard.here;
  }

  /** Milliseconds that a seat's clock shows at `here` (performance.now()). */
  clockOf(seat: number, here: number): number | null {
    const table = this.face?.table;
    const part = table?.seats[seat];
    if (table === undefined || part?.clock === null || part?.clock === undefined) return null;
    if (part.clock_runs !== true) return part.clock;
    return part.clock - (this.#heard.server - (table.at ?? 0)) - (here - this.#heard.here);
  }

  // What the server tells.

  #faceCame(message: Face): void {
    this.#stopQueue();
    const isFirst = this.face === null;
    this.seat = message.seat;
    this.number = message.number;
    this.#listen(message.at);
    this.face = message.face as unknown as FaceDocument;
    this.#keepMoment();
    this.events = [];
    if (isFirst || message.missed.length > 0) void this.#readLog(message);
  }

  /** Who comes in is told who is here after what was missed: only then can be seen what became of a lost move. */
  #presenceCame(message: Presence): void {
    this.presence = message;
    this.#tryAgain();
  }

  /** Reads the whole log; where that fails, what was missed is at least one entry of it. */
  async #readLog(face: Face): Promise<void> {
    const query = this.as === undefined ? '' : `?as=${this.as}`;
    try {
      const told = await get<{ told: GameEvent[][] }>(`/api/tables/${encodeURIComponent(this.id)}/told${query}`);
      const known = new Map(this.log.map((entry) => [entry.number, entry]));
      const read = told.told.map((events, place) => known.get(place + 1) ?? { number: place + 1, at: null, events, by: null });
      const last = read.length;
      this.log = [...read, ...this.log.filter((entry) => entry.number > last)];
    } catch {
      this.#write(face.number, face.at, face.missed as GameEvent[]);
    }
  }

  #updateCame(update: Update): void {
    this.#queue.push(update);
    if (this.#timer === null) this.#next();
  }

  #next(): void {
    this.#timer = null;
    const update = this.#queue.shift();
    if (update === undefined) return;
    if (!this.#apply(update)) return;
    if (this.#queue.length === 0 && !this.#breathes(update)) return;
    const pause = this.#breathes(update) ? BREATH : 0;
    if (pause === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pause);
  }

  #breathes(update: Update): boolean {
    if (!settings.motion || this.isSending || document.hidden || this.#queue.length > LONGEST_QUEUE) return false;
    if (this.face?.prompt?.race || this.face?.view?.race !== undefined) return false;
    return update.events.some((event) => !QUIET.has(String(event.kind)));
  }

  #apply(update: Update): boolean {
    const awaited = awaitedIn(this.face);
    try {
      this.face = patched(this.face as unknown as Json, update.patch as Json[]) as unknown as FaceDocument;
    } catch (trouble) {
      if (!(trouble instanceof PatchMismatch)) throw trouble;
      this.#stopQueue();
      this.#line.sync();
      return false;
    }
    this.number = update.number;
    this.#listen(update.at);
    this.events = update.events as GameEvent[];
    this.#keepMoment();
    this.#write(update.number, update.at, this.events, awaited.length === 1 ? (awaited[0] ?? null) : null);
    for (const call of this.#hearers) call(this.events, this.seat);
    return true;
  }

  #listen(at: number): void {
    this.#heard = { server: at, here: performance.now() };
  }

  #write(number: number, at: number, events: GameEvent[], by: number | null = null): void {
    if (events.length > 0) this.log = [...this.log.filter((entry) => entry.number !== number), { number, at, events, by }];
  }

  #keepMoment(): void {
    if (this.face === null) return;
    this.#moments.set(this.number, this.face);
    if (this.#moments.size > MOMENTS_KEPT) this.#moments.delete(this.#moments.keys().next().value as number);
  }

  #stopQueue(): void {
    this.#queue = [];
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Shows at once what still waits to be shown. */
  catchUp(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    for (let update = this.#queue.shift(); update !== undefined; update = this.#queue.shift()) {
      if (!this.#apply(update)) return;
    }
  }

  // What the reader says.

  async play(words: string, pressedAt?: number): Promise<boolean> {
    this.catchUp();
    const prompt = this.face?.prompt;
    if (!prompt || this.isSending) return false;
    const claim = prompt.race ? this.races.press(pressedAt) : null;
    return this.#play(words, prompt.id, claim);
  }

  async #play(words: string, prompt: number, claim: { claim: number; flip: number } | null): Promise<boolean> {
    this.isSending = true;
    this.hindrance = null;
    const answer = await this.#line.send({ type: 'play', words, prompt, ...claim });
    this.isSending = false;
    if (answer.type !== 'refused') return true;
    if (answer.code === 'line-broken') this.#unsure = { words, prompt };
    // Asked for a card that comes, or has come, all the same: nothing stands in the way.
    else if (answer.code !== 'table-card-coming' && !(answer.code === 'table-stale-prompt' && this.face?.prompt?.race))
      this.#hinder(words, answer);
    return false;
  }

  /** After the line came back: a move that was not stored is sent once more; if it was, its question is gone. */
  #tryAgain(): void {
    const unsure = this.#unsure;
    if (unsure === null) return;
    this.#unsure = null;
    this.catchUp();
    if (this.face?.prompt?.id === unsure.prompt && this.face.prompt.to_act) {
      void this.#play(unsure.words, unsure.prompt, null);
    }
  }

  #hinder(words: string, answer: Refusal): void {
    this.hindrance = { words, rule: answer.rule ?? null, text: answer.text };
  }

  /** Asks why some words cannot be played, and shows the answer. */
  async why(words: string): Promise<void> {
    const answer = await this.#line.send({ type: 'why', words });
    if (answer.type === 'reason' && answer.text !== null) {
      this.hindrance = { words, rule: answer.rule, text: answer.text };
    } else if (answer.type === 'refused') {
      this.#hinder(words, answer);
    }
  }

  /** Sends any other command; a refusal is shown as a message. */
  async say(command: Command): Promise<boolean> {
    this.catchUp();
    const answer: Answer = await this.#line.send(command);
    if (answer.type === 'refused') toasts.add(answer.text, 'bad');
    return answer.type === 'accepted';
  }

  // Looking back.

  async lookAt(number: number | null): Promise<void> {
    if (number === null || number >= this.number) {
      this.looking = null;
      return;
    }
    const kept = this.#moments.get(number) ?? (await this.#fetchMoment(number));
    this.looking = kept === null ? null : { number, face: kept };
  }

  async #fetchMoment(number: number): Promise<FaceDocument | null> {
    const query = this.as === undefined ? '' : `&as=${this.as}`;
    try {
      const path = `/api/tables/${encodeURIComponent(this.id)}/moment?number=${number}${query}`;
      const face = (await get<{ face: unknown }>(path)).face as FaceDocument;
      this.#moments.set(number, face);
      return face;
    } catch (trouble) {
      toasts.trouble(trouble);
      return null;
    }
  }
}
