/** Opening tables: at once against bots, for friends with a link, or as a form says. */
import { get, post } from '../line/http';
import type { GameAbout, NewTable, Opponent, SeatPlan, TableMade } from '../protocol';
import { addressOf } from '../router';
import { whereabouts } from './place.svelte';
import { visitor } from './session.svelte';
import { toasts } from './toasts.svelte';

interface Usual {
  /** How many sit down when nobody says otherwise. */
  seats: number;
  /** About how long a game takes, in minutes. */
  minutes: readonly [number, number];
}

const USUAL: Record<string, Usual> = {
  'elem-master': { seats: 2, minutes: [20, 60] },
  'elementary-evolution': { seats: 2, minutes: [20, 50] },
  elementals: { seats: 2, minutes: [10, 15] },
  elixir: { seats: 3, minutes: [30, 60] },
  metamorphose: { seats: 2, minutes: [20, 60] },
};

const SHELF = Object.keys(USUAL);

/** Games in the order in which they are shown. */
export function shelved(games: readonly GameAbout[]): GameAbout[] {
  const place = (game: GameAbout): number => (SHELF.includes(game.slug) ? SHELF.indexOf(game.slug) : SHELF.length);
  return games.toSorted((one, other) => place(one) - place(other));
}

export function usual(game: string, seatCounts: readonly number[]): Usual {
  return USUAL[game] ?? { seats: seatCounts[0] ?? 2, minutes: [20, 60] };
}

/** Some letters that nobody else knows: the player's own word for the shuffle. */
export function nonce(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Whom the reader meets next at each game: an easy bot at first, a stronger one after each win. */
export function opponents(): Promise<Opponent[]> {
  return get<Opponent[]>('/api/opponents');
}

/** The bot that suits the reader at a game. */
export async function suitableBot(game: string, met?: Opponent): Promise<SeatPlan> {
  const next = met ?? (await opponents()).find((one) => one.game === game);
  return next === undefined ? { kind: 'bot' } : { kind: 'bot', bot: next.bot, level: next.level };
}

export async function open(form: NewTable): Promise<TableMade> {
  await visitor.be();
  return post<TableMade>('/api/tables', { nonce: nonce(), ...form });
}

/** One click: a table against the bots that suit the reader, already begun. */
export async function playNow(game: string, seats: number, met?: Opponent): Promise<void> {
  await tried(async () => {
    await visitor.known();
    const bot = await suitableBot(game, met);
    const plans: SeatPlan[] = Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'open' } : bot));
    const made = await open({ game, seats: plans, sit: 0 });
    await post(`/api/tables/${made.id}/start`);
    whereabouts.go(addressOf({ page: 'table', table: made.id }));
  });
}

/** A table with open seats: its page shows the links to send. */
export async function withFriends(game: string, seats: number): Promise<void> {
  await tried(async () => {
    const plans: SeatPlan[] = Array.from({ length: seats }, () => ({ kind: 'open' }));
    const made = await open({ game, seats: plans, sit: 0 });
    whereabouts.go(addressOf({ page: 'table', table: made.id }));
  });
}

/** Runs what may be refused by the server, and says so if it is. */
export async function tried(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (trouble) {
    toasts.trouble(trouble);
  }
}
