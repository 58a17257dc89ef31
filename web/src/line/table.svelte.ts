/**
 * A table as the reader sees it: face, log, presence, and what can be said to it.
 *
 * Updates of others are shown one after the other with a breath between them, so that a bot's turn can be followed;
 * one's own moves, races and what happened while the page was hidden are shown at once.
 */
import type { GameEvent, Json, JsonObject } from '../boards/contract';
import type { Advice, Face, FaceDocument, Presence, Refusal, Texts, Update } from '../protocol';
import { settings } from '../state/settings.svelte';
import { toasts } from '../state/toasts.svelte';
import { get } from './http';
import { Moments } from './moments';
import { patched, PatchMismatch } from './patch';
import { presses } from './presses';
import { RaceClock } from './race';
import { ServerTime } from './servertime';
import { Line, socketAddress, type Answer, type Command, type LineState } from './socket';
import { awaitedIn, movesBoard, opensWindow, wholeLog, written, type LogEntry } from './updates';

/** Why something cannot be done, as it is shown to the reader. */
export interface Hindrance {
  words: string;
  rule: string | null;
  text: Texts;
}

/** Why a press in a race did not count, where its player should know: it was meant, and it was lost. */
const TOLD = new Set(['table-race-late', 'table-false-start', 'line-broken', 'table-paused']);
const BREATH = 520;
const LONGEST_QUEUE = 24;
/** Milliseconds for which it is said that a press was lost. */
const LOST_STAYS = 6_000;
/** Refusals that say only that something was over before the press came. */
const TOO_LATE = new Set(['table-stale-prompt', 'table-no-answer', 'table-answered']);

export class TableLine {
  readonly id: string;
  readonly as: number | undefined;
  readonly races = new RaceClock();

  face = $state.raw<FaceDocument | null>(null);
  seat = $state<number | null>(null);
  /** Whether the reader has opened the table: then it is theirs to change before the game. */
  isHost = $state(false);
  number = $state(0);
  events = $state.raw<GameEvent[]>([]);
  log = $state.raw<LogEntry[]>([]);
  presence = $state.raw<Presence | null>(null);
  line = $state<LineState>('connecting');
  ended = $state.raw<Texts | null>(null);
  /** The words of the move that is on its way, null for none: the page shows it as made until an answer or the next question is here. */
  sending = $state<string | null>(null);
  hindrance = $state.raw<Hindrance | null>(null);
  /** Why the last press in a race was lost; updates come too quickly there for it to go with the next question. */
  lost = $state.raw<Texts | null>(null);
  /** The moment that is looked at, null for now. */
  looking = $state.raw<{ number: number; face: FaceDocument } | null>(null);

  #line: Line;
  #queue: Update[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  #time = new ServerTime();
  readonly #moments: Moments;
  /** When the question that is on the screen came there. */
  #askedAt = 0;
  /** How many moves were sent: an answer that comes late says nothing of the next one. */
  #sent = 0;
  /** A move whose answer was lost with the line. */
  #unsure: { words: string; prompt: number } | null = null;
  /** What was said of the last command that was refused. */
  #refusal: number | null = null;
  #lostTimer: ReturnType<typeof setTimeout> | undefined;
  #hearers: ((events: GameEvent[], seat: number | null) => void)[] = [];

  constructor(id: string, as?: number) {
    this.id = id;
    this.as = as;
    this.#moments = new Moments((what) => this.#path(what));
    const address = socketAddress(`/api/tables/${encodeURIComponent(id)}/socket`);
    this.#line = new Line(as === undefined ? { address } : { address, as }, {
      face: (message) => this.#faceCame(message),
      update: (message) => this.#updateCame(message),
      presence: (message) => this.#presenceCame(message),
      // A slow line is a quiet sign at its seat.
      notice: (message) => message.code !== 'line-slow' && toasts.add(message.text),
      ended: (message) => (this.ended = message.text),
      state: (state) => (this.line = state),
    });
  }

  get isSending(): boolean {
    return this.sending !== null;
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
    return this.#time.at(here);
  }

  /** The server's time now, for windows. */
  now(): number {
    return this.#time.now();
  }

  /** The reader sees the question only from now on: a curtain was lifted. */
  unveiled(): void {
    this.#askedAt = performance.now();
  }

  /** Milliseconds that a seat's clock shows at `here` (performance.now()). */
  clockOf(seat: number, here: number): number | null {
    const table = this.face?.table;
    const part = table?.seats[seat];
    if (table === undefined || part?.clock === null || part?.clock === undefined) return null;
    if (part.clock_runs !== true) return part.clock;
    return part.clock - (this.#time.at(here) - (table.at ?? 0));
  }

  // What the server tells.

  #faceCame(message: Face): void {
    this.#stopQueue();
    const isFirst = this.face === null;
    this.seat = message.seat;
    this.isHost = message.host === true;
    this.number = message.number;
    this.#time.shows(message.at);
    this.#time.reckon(message.at);
    this.#ask(message.face as unknown as FaceDocument);
    if (this.face !== null) this.#moments.keep(this.number, this.face);
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
    try {
      const { told } = await get<{ told: GameEvent[][] }>(this.#path('told'));
      this.log = wholeLog(told, this.log);
    } catch {
      this.#write(face.number, face.at, face.missed as GameEvent[]);
    }
  }

  #updateCame(update: Update): void {
    this.#time.reckon(update.at);
    this.#queue.push(update);
    // The time of a window runs for everybody: it is shown at once, with all that led to it.
    if (opensWindow(update)) this.catchUp();
    else if (this.#timer === null) this.#next();
  }

  /** Shows a face, and notes when its question came: what was sent in answer to the last one, or stood in its way, is over. */
  #ask(face: FaceDocument): void {
    if (face.prompt?.id !== this.face?.prompt?.id) {
      this.#askedAt = performance.now();
      this.hindrance = null;
      this.sending = null;
      if (this.#refusal !== null) toasts.drop(this.#refusal);
    }
    this.face = face;
  }

  #next(): void {
    this.#timer = null;
    const update = this.#queue.shift();
    if (update === undefined) return;
    const isOwn = this.isSending;
    if (!this.#apply(update)) return;
    const isFollowed = !isOwn && this.#breathes(update);
    if (this.#queue.length === 0 && !isFollowed) return;
    const pause = isFollowed ? BREATH : 0;
    if (pause === 0) this.#next();
    else this.#timer = setTimeout(() => this.#next(), pause);
  }

  #breathes(update: Update): boolean {
    if (!settings.motion || document.hidden || this.#queue.length > LONGEST_QUEUE) return false;
    if (this.face?.prompt?.race || this.face?.view?.race !== undefined) return false;
    return movesBoard(update);
  }

  #apply(update: Update): boolean {
    const awaited = awaitedIn(this.face);
    try {
      this.#ask(patched(this.face as unknown as Json, update.patch as Json[]) as unknown as FaceDocument);
    } catch (trouble) {
      if (!(trouble instanceof PatchMismatch)) throw trouble;
      this.#stopQueue();
      this.#line.sync();
      return false;
    }
    this.number = update.number;
    this.#time.shows(update.at);
    this.events = update.events as GameEvent[];
    if (this.face !== null) this.#moments.keep(this.number, this.face);
    this.#write(update.number, update.at, this.events, awaited.length === 1 ? (awaited[0] ?? null) : null);
    for (const call of this.#hearers) call(this.events, this.seat);
    return true;
  }

  #write(number: number, at: number, events: GameEvent[], by: number | null = null): void {
    if (events.length > 0) this.log = written(this.log, { number, at, events, by });
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

  /**
   * Plays a move; a press that was meant for a question which is over does nothing. A move that `follows` goes on with
   * what an earlier press has said: it is no press of its own.
   */
  async play(words: string, follows = false): Promise<boolean> {
    const seen = this.face?.prompt?.id;
    this.catchUp();
    const prompt = this.face?.prompt;
    if (!prompt || this.isSending) return false;
    const isRace = this.face?.view?.race !== undefined;
    if (!isRace && (prompt.id !== seen || (!follows && presses.beganBefore(this.#askedAt)))) return false;
    const claim = prompt.race ? this.races.press() : null;
    return this.#play(words, prompt.id, claim);
  }

  /**
   * A press in a race, with the time at which it was made; it waits for nothing that is still on its way. False: it
   * cannot count, since the card is not painted yet or nobody could have reacted to it (EL-NET-7).
   */
  press(words: string, pressedAt: number): boolean {
    this.catchUp();
    const prompt = this.face?.prompt;
    if (!prompt) return false;
    const race = prompt.race ?? null;
    const claim = race === null ? null : this.races.press(pressedAt);
    const isAnswer = race !== null && prompt.legal.includes(words);
    if (race !== null && claim === null) return false;
    if (isAnswer && claim !== null && claim.claim < Number(race?.floor ?? 0)) return false;
    void this.#press(words, prompt.id, claim);
    return true;
  }

  async #press(words: string, prompt: number, claim: { claim: number; flip: number } | null): Promise<void> {
    this.hindrance = null;
    this.lost = null;
    const answer = await this.#line.send({ type: 'play', words, prompt, ...claim });
    // What crossed with the next card, or came twice, has cost nothing: there is nothing to say about it.
    if (answer.type === 'refused' && answer.rule !== null && answer.rule !== undefined) this.#hinder(words, answer);
    else if (answer.type === 'refused' && TOLD.has(answer.code)) this.#lose(answer.text);
  }

  #lose(why: Texts): void {
    this.lost = why;
    clearTimeout(this.#lostTimer);
    this.#lostTimer = setTimeout(() => (this.lost = null), LOST_STAYS);
  }

  async #play(words: string, prompt: number, claim: { claim: number; flip: number } | null): Promise<boolean> {
    const sent = ++this.#sent;
    this.sending = words;
    this.hindrance = null;
    const answer = await this.#line.send({ type: 'play', words, prompt, ...claim });
    if (sent === this.#sent) this.sending = null;
    if (answer.type !== 'refused') return true;
    if (answer.code === 'line-broken') this.#unsure = { words, prompt };
    // Asked for a card that comes, or has come, all the same: nothing stands in the way.
    else if (answer.code !== 'table-card-coming' && !TOO_LATE.has(answer.code)) this.#hinder(words, answer);
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
    this.hindrance = { words, rule: answer.rule ?? null, text: answer.reason ?? answer.text };
  }

  /** Asks why some words cannot be played, and shows the answer. */
  async why(words: string): Promise<void> {
    const answer = await this.#line.send({ type: 'why', words });
    if (answer.type === 'reason' && answer.text !== null) {
      this.hindrance = { words, rule: answer.rule, text: answer.reason ?? answer.text };
    } else if (answer.type === 'refused') {
      this.#hinder(words, answer);
    }
  }

  /** What legal moves would change, as the engine says; nothing of any where they are no longer legal or the line is gone. */
  async preview(words: string[]): Promise<(JsonObject | null)[]> {
    const answer = await this.#line.send({ type: 'preview', words });
    return answer.type === 'previews' ? answer.previews : words.map(() => null);
  }

  /** What a bot would do in the reader's place; what still waits to be shown is shown before it. */
  async advice(): Promise<Advice> {
    const advice = await get<Advice>(this.#path('advice'));
    this.catchUp();
    return advice;
  }

  /** Sends any other command; a refusal is shown as a message. */
  async say(command: Command): Promise<boolean> {
    this.catchUp();
    const answer: Answer = await this.#line.send(command);
    if (answer.type === 'refused' && !TOO_LATE.has(answer.code)) this.#refusal = toasts.add(answer.text, 'bad');
    return answer.type === 'accepted';
  }

  // Looking back.

  async lookAt(number: number | null): Promise<void> {
    if (number === null || number >= this.number) {
      this.looking = null;
      return;
    }
    try {
      this.looking = { number, face: await this.#moments.at(number) };
    } catch (trouble) {
      this.looking = null;
      toasts.trouble(trouble);
    }
  }

  /** Where the server tells something of this table to this seat. */
  #path(what: string): string {
    const path = `/api/tables/${encodeURIComponent(this.id)}/${what}`;
    return this.as === undefined ? path : `${path}${what.includes('?') ? '&' : '?'}as=${this.as}`;
  }
}
