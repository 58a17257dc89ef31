/** What a seat can be for, as it is chosen from a list: a person, anybody, by invitation, a bot of some level. */
import type { BotAbout, SeatPart, SeatPlan } from '../protocol';
import { t } from '../words/words.svelte';
import { botAbout, botName, levelOf } from './names';

/** `bot:NAME` or `bot:NAME:LEVEL`; `person`: the one who sits there already. */
export type SeatUse = 'me' | 'person' | 'open' | 'invited' | `bot:${string}`;

export interface SeatOffer {
  value: SeatUse;
  name: string;
}

/** Every bot that plays a game, at each of its levels, with a word about how it plays; the easiest first, as the server lists them. */
export function botOffers(bots: readonly BotAbout[], game: string): SeatOffer[] {
  return bots
    .filter((bot) => bot.games.includes(game))
    .flatMap((bot): SeatOffer[] => (bot.levels.length > 0 ? bot.levels.map((level) => offer(bot.name, level)) : [offer(bot.name, null)]));
}

function offer(bot: string, level: number | null): SeatOffer {
  const [name, about] = [botName(bot, level), botAbout(bot, level)];
  return { value: level === null ? `bot:${bot}` : `bot:${bot}:${level}`, name: about === '' ? name : t('bot-about', { name, about }) };
}

/** What a seat of a table is for now. */
export function useOf(seat: SeatPart): SeatUse {
  if (seat.kind === 'bot') {
    const level = levelOf(seat.bot ?? '', seat.level ?? null);
    return level === null ? `bot:${seat.bot ?? ''}` : `bot:${seat.bot ?? ''}:${level}`;
  }
  return seat.kind === 'person' ? 'person' : seat.kind;
}

/** A choice as the server takes it. */
export function planOf(use: SeatUse): SeatPlan & { kind: 'open' | 'invited' | 'bot' } {
  if (use === 'invited') return { kind: 'invited' };
  if (!use.startsWith('bot:')) return { kind: 'open' };
  const [, bot = '', level] = use.split(':');
  return { kind: 'bot', bot, level: level === undefined ? null : Number(level) };
}
