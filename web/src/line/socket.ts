/**
 * The line to a table: one socket that comes back by itself with the last number it has heard.
 *
 * It answers pings, sees gaps, and gives every command a number so that its answer can be awaited. A command that was
 * on its way when the line broke is refused with the code `line-broken`: it may or may not have been stored, and the
 * face after the reconnection tells.
 */
import type { Accepted, ClientMessage, Closing, Face, Notice, Presence, Previews, Reason, Refusal, ServerMessage, Update } from '../protocol';
import { holding } from './holding';

export type LineState = 'connecting' | 'open' | 'waiting' | 'ended';
export type Answer = Accepted | Refusal | Reason | Previews;

export interface LineEvents {
  face(message: Face): void;
  update(message: Update): void;
  presence(message: Presence): void;
  notice(message: Notice): void;
  /** The server has said goodbye for good. */
  ended(message: Closing): void;
  state(state: LineState): void;
}

/** What is needed of a WebSocket; tests give their own. */
export interface Wire {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

export interface LineSetting {
  /** The address of the socket without a query. */
  address: string;
  /** Which of one's own seats at this device the line speaks for, where there are several. */
  as?: number;
  wire?: (address: string) => Wire;
  wait?: (milliseconds: number, call: () => void) => () => void;
  now?: () => number;
  /** Does something now or a frame later, in the order in which it was asked. */
  then?: (call: () => void) => void;
}

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;
export type Command = WithoutId<Exclude<ClientMessage, { type: 'pong' }>>;

const BACK_OFF = [500, 1_000, 2_000, 5_000];
/** The server pings more often than this; a line that is silent for longer is dead although it looks open. */
const SILENCE = 40_000;

export class Line {
  #setting: Required<Omit<LineSetting, 'as'>> & { as: number | undefined };
  #events: LineEvents;
  #wire: Wire | null = null;
  #last: number | null = null;
  #attempts = 0;
  #commandId = 0;
  #pending = new Map<number, (answer: Answer) => void>();
  #cancelWait: (() => void) | null = null;
  #cancelSilence: (() => void) | null = null;
  #state: LineState = 'connecting';

  constructor(setting: LineSetting, events: LineEvents) {
    this.#setting = {
      wire: (address) => new WebSocket(address) as unknown as Wire,
      wait: (milliseconds, call) => {
        const timer = setTimeout(call, milliseconds);
        return () => clearTimeout(timer);
      },
      now: () => performance.now(),
      then: (call) => holding.then(call),
      as: undefined,
      ...setting,
    };
    this.#events = events;
    this.#connect();
  }

  get state(): LineState {
    return this.#state;
  }

  /** Sends a command; what comes back is its answer. Never rejects: a broken line is a refusal too. */
  send(command: Command): Promise<Answer> {
    const id = ++this.#commandId;
    const wire = this.#wire;
    if (wire === null || this.#state !== 'open') return Promise.resolve(broken(id));
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      wire.send(JSON.stringify({ ...command, id }));
    });
  }

  /** Tries again at once, e.g. when the device is back online or the page is looked at again. */
  hurry(): void {
    if (this.#state !== 'waiting') return;
    this.#attempts = 0;
    this.#cancelWait?.();
    this.#connect();
  }

  /** Ends the line for good. */
  close(): void {
    this.#set('ended');
    this.#cancelWait?.();
    this.#drop();
  }

  #connect(): void {
    this.#set(this.#attempts === 0 ? 'connecting' : 'waiting');
    const query = new URLSearchParams();
    if (this.#last !== null) query.set('last', String(this.#last));
    if (this.#setting.as !== undefined) query.set('as', String(this.#setting.as));
    const text = query.toString();
    const wire = this.#setting.wire(text ? `${this.#setting.address}?${text}` : this.#setting.address);
    this.#wire = wire;
    wire.onopen = () => this.#listenForSilence();
    const whileOn = (call: () => void): void => {
      this.#setting.then(() => this.#wire === wire && call());
    };
    wire.onmessage = (event) => {
      if (this.#wire !== wire || typeof event.data !== 'string') return;
      const message = JSON.parse(event.data) as ServerMessage;
      this.#listenForSilence();
      // Nothing may hold a ping back: the time of a race is reckoned by it.
      if (message.type === 'ping') this.#pong(message.ping);
      whileOn(() => this.#hear(message));
    };
    wire.onclose = () => whileOn(() => this.#lost());
  }

  #pong(ping: number): void {
    const received = this.#setting.now();
    this.#wire?.send(JSON.stringify({ type: 'pong', ping, received, sent: this.#setting.now() }));
  }

  #hear(message: ServerMessage): void {
    if (this.#state !== 'open' && message.type !== 'closing') {
      this.#attempts = 0;
      this.#set('open');
    }
    switch (message.type) {
      case 'face':
        this.#last = message.number;
        this.#events.face(message);
        break;
      case 'update':
        this.#update(message);
        break;
      case 'ping':
        break;
      case 'presence':
        this.#events.presence(message);
        break;
      case 'notice':
        this.#events.notice(message);
        break;
      case 'closing':
        if (message.final) {
          this.#set('ended');
          this.#events.ended(message);
        }
        break;
      default:
        this.#answer(message);
    }
  }

  #update(message: Update): void {
    if (this.#last !== null && message.number <= this.#last) return;
    if (this.#last === null || message.number > this.#last + 1) {
      this.sync();
      return;
    }
    this.#last = message.number;
    this.#events.update(message);
  }

  /** Asks for the whole face: an update is missing, or a patch did not fit. */
  sync(): void {
    this.#wire?.send(JSON.stringify({ type: 'sync' }));
  }

  #answer(message: Answer): void {
    if (message.id === null) return;
    const resolve = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    resolve?.(message);
  }

  #lost(): void {
    this.#drop();
    if (this.#state === 'ended') return;
    const pause = BACK_OFF[Math.min(this.#attempts, BACK_OFF.length - 1)] as number;
    this.#attempts += 1;
    this.#set('waiting');
    this.#cancelWait = this.#setting.wait(pause, () => this.#connect());
  }

  #drop(): void {
    const wire = this.#wire;
    this.#wire = null;
    this.#cancelSilence?.();
    if (wire !== null) {
      wire.onopen = wire.onmessage = wire.onclose = null;
      wire.close();
    }
    for (const [id, resolve] of this.#pending) resolve(broken(id));
    this.#pending.clear();
  }

  #listenForSilence(): void {
    this.#cancelSilence?.();
    this.#cancelSilence = this.#setting.wait(SILENCE, () => this.#lost());
  }

  #set(state: LineState): void {
    if (this.#state === state || this.#state === 'ended') return;
    this.#state = state;
    this.#events.state(state);
  }
}

/** The refusal of a command that could not be sent or was not answered. */
function broken(id: number): Refusal {
  const text = {
    fr: 'La connexion est interrompue ; elle revient d’elle-même.',
    en: 'The connection is interrupted; it comes back by itself.',
  };
  return { type: 'refused', id, code: 'line-broken', arguments: {}, text };
}

/** The WebSocket address of a path of this site. */
export function socketAddress(path: string, place: Location = location): string {
  return `${place.protocol === 'https:' ? 'wss' : 'ws'}://${place.host}${path}`;
}
