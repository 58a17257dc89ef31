/** Opening tables: at once against bots, for friends with a link, or as a form says. */
import { get, post } from '../line/http';
import type { GameAbout, NewTable, Opponent, SeatPlan, TableMade } from '../protocol';
import { addressOf } from '../router';
import { whereabouts } from './place.svelte';
import { visitor } from './session.svelte';
import { toasts } from './toasts.svelte';

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
export async function playNow(game: GameAbout, met?: Opponent): Promise<void> {
  await tried(async () => {
    await visitor.known();
    const bot = await suitableBot(game.slug, met);
    const plans: SeatPlan[] = Array.from({ length: game.default_seats }, (_, seat) => (seat === 0 ? { kind: 'open' } : bot));
    const made = await open({ game: game.slug, seats: plans, sit: 0 });
    await post(`/api/tables/${made.id}/start`);
    whereabouts.go(addressOf({ page: 'table', table: made.id }));
  });
}

/** A table with open seats: its page shows the links to send. */
export async function withFriends(game: GameAbout): Promise<void> {
  await tried(async () => {
    const plans: SeatPlan[] = Array.from({ length: game.default_seats }, () => ({ kind: 'open' }));
    const made = await open({ game: game.slug, seats: plans, sit: 0 });
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
