import { beforeEach, describe, expect, it } from 'vitest';
import { Line, socketAddress, type LineEvents, type LineState, type Wire } from '../src/line/socket';

class FakeWire implements Wire {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  sent: Record<string, unknown>[] = [];
  constructor(readonly address: string) {}
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    // Nothing more is heard of it.
  }
  hear(message: Record<string, unknown>): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const face = (number: number): Record<string, unknown> => ({ type: 'face', number, seat: 0, face: {}, missed: [], at: 1 });
const update = (number: number): Record<string, unknown> => ({ type: 'update', number, events: [], patch: [], at: 1 });

describe('the line to a table', () => {
  let wires: FakeWire[];
  let waits: { milliseconds: number; call: () => void; isOn: boolean }[];
  let heard: string[];
  let states: LineState[];
  let line: Line;
  /** What waits for a frame; null where nothing has to wait. */
  let held: (() => void)[] | null;
  const now = (): FakeWire => wires.at(-1) as FakeWire;
  /** Runs the one wait of this length that is still on. */
  const pass = (milliseconds: number): void => waits.findLast((wait) => wait.isOn && wait.milliseconds === milliseconds)?.call();

  beforeEach(() => {
    wires = [];
    waits = [];
    heard = [];
    states = [];
    held = null;
    const events: LineEvents = {
      face: (message) => heard.push(`face ${message.number}`),
      update: (message) => heard.push(`update ${message.number}`),
      presence: () => heard.push('presence'),
      notice: () => heard.push('notice'),
      ended: (message) => heard.push(`ended ${message.code}`),
      state: (state) => states.push(state),
    };
    line = new Line(
      {
        address: 'ws://here/socket',
        wire: (address) => {
          const wire = new FakeWire(address);
          wires.push(wire);
          return wire;
        },
        wait: (milliseconds, call) => {
          const wait = { milliseconds, call, isOn: true };
          waits.push(wait);
          return () => (wait.isOn = false);
        },
        now: () => 42,
        then: (call) => (held === null ? call() : void held.push(call)),
      },
      events,
    );
  });

  it('asks for everything the first time and for what it missed when it comes back', () => {
    expect(now().address).toBe('ws://here/socket');
    now().hear(face(3));
    now().hear(update(4));
    now().onclose?.();
    pass(500);
    expect(now().address).toBe('ws://here/socket?last=4');
    expect(heard).toEqual(['face 3', 'update 4']);
  });

  it('draws nothing before a press was painted, but answers pings, and hears the end of the line in its turn', () => {
    now().hear(face(3));
    held = [];
    now().hear(update(4));
    now().hear({ type: 'ping', ping: 9, at: 1 });
    now().onclose?.();
    expect(heard).toEqual(['face 3']);
    expect(now().sent).toEqual([{ type: 'pong', ping: 9, received: 42, sent: 42 }]);
    expect(states.at(-1)).toBe('open');
    for (const call of held) call();
    expect(heard).toEqual(['face 3', 'update 4']);
    expect(states.at(-1)).toBe('waiting');
    pass(500);
    expect(now().address).toBe('ws://here/socket?last=4');
  });

  it('forgets what waits for a frame when it is closed meanwhile', () => {
    now().hear(face(3));
    held = [];
    now().hear(update(4));
    line.close();
    for (const call of held) call();
    expect(heard).toEqual(['face 3']);
  });

  it('answers a ping at once with its own clock', () => {
    now().hear({ type: 'ping', ping: 9, at: 1 });
    expect(now().sent).toEqual([{ type: 'pong', ping: 9, received: 42, sent: 42 }]);
  });

  it('leaves out what it has heard already and asks for the face when something is missing', () => {
    now().hear(face(3));
    now().hear(update(3));
    now().hear(update(6));
    expect(heard).toEqual(['face 3']);
    expect(now().sent).toEqual([{ type: 'sync' }]);
  });

  it('waits longer each time it cannot connect, and starts anew after it could', () => {
    for (const pause of [500, 1000, 2000, 5000, 5000]) {
      now().onclose?.();
      expect(waits.findLast((wait) => wait.isOn)?.milliseconds).toBe(pause);
      pass(pause);
    }
    now().hear(face(1));
    now().onclose?.();
    expect(waits.findLast((wait) => wait.isOn)?.milliseconds).toBe(500);
  });

  it('gives each command its own answer', async () => {
    now().hear(face(1));
    const first = line.send({ type: 'undo' });
    const second = line.send({ type: 'why', words: 'move' });
    now().hear({ type: 'reason', id: 2, words: 'move', rule: 'X-1', text: null });
    now().hear({ type: 'accepted', id: 1 });
    expect((await first).type).toBe('accepted');
    expect((await second).type).toBe('reason');
  });

  it('refuses what was on its way when it broke, and what is sent while it is broken', async () => {
    now().hear(face(1));
    const lost = line.send({ type: 'undo' });
    now().onclose?.();
    expect(await lost).toMatchObject({ type: 'refused', code: 'line-broken' });
    expect(await line.send({ type: 'undo' })).toMatchObject({ code: 'line-broken' });
  });

  it('takes a long silence for a broken line', () => {
    now().hear(face(1));
    pass(40_000);
    expect(line.state).toBe('waiting');
    pass(500);
    expect(wires).toHaveLength(2);
  });

  it('does not come back after a goodbye for good', () => {
    now().hear({ type: 'closing', code: 'no-such-table', text: { fr: '', en: '' }, final: true });
    now().onclose?.();
    expect(heard).toEqual(['ended no-such-table']);
    expect(wires).toHaveLength(1);
  });

  it('comes back after a goodbye that is not for good', () => {
    now().hear(face(2));
    now().hear({ type: 'closing', code: 'stopping', text: { fr: '', en: '' }, final: false });
    now().onclose?.();
    pass(500);
    now().hear(update(3));
    expect(heard).toEqual(['face 2', 'update 3']);
    expect(states).toEqual(['open', 'waiting', 'open']);
  });

  it('can be hurried', () => {
    now().hear(face(1));
    now().onclose?.();
    line.hurry();
    expect(wires).toHaveLength(2);
  });
});

describe('the address of a socket', () => {
  it('is safe where the page is', () => {
    expect(socketAddress('/x', { protocol: 'https:', host: 'a.org' } as Location)).toBe('wss://a.org/x');
    expect(socketAddress('/x', { protocol: 'http:', host: 'a.org:8000' } as Location)).toBe('ws://a.org:8000/x');
  });
});
