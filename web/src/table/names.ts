/** How those at a table are called. */
import type { SeatAbout, SeatPart } from '../protocol';
import { t } from '../words/words.svelte';

/** Our bots. */
const BOTS = ['random', 'greedy', 'search', 'reflex'];
/** Bots that are at their best where nobody says their level. */
const BEST: Readonly<Record<string, number>> = { greedy: 3, search: 5 };

/** The level at which a bot plays, null for one without levels. */
export function levelOf(bot: string, level: string | number | null): string | number | null {
  return level ?? BEST[bot] ?? null;
}

/** The text that names one of our bots at a level, null for other bots. */
function textOf(bot: string, level: string | number | null): string | null {
  const known = levelOf(bot, level);
  if (!BOTS.includes(bot)) return null;
  return known === null ? `bot-${bot}` : `bot-${bot}-${known}`;
}

/** A word about how a bot plays, `''` for one of which we know nothing. */
export function botAbout(bot: string, level: string | number | null): string {
  const id = textOf(bot, level);
  return id === null ? '' : t(`${id}.help`);
}

/** `Gentle bot`; with a number where several of its kind sit at one table: `Gentle bot 2`. */
export function botName(bot: string, level: string | number | null, number: number | null = null): string {
  const id = textOf(bot, level);
  const kind = id === null ? bot : t(id);
  const name = number === null ? kind : t('namesake', { name: kind, number });
  return id === null && level !== null ? t('bot-level', { name, level: Number(level) }) : name;
}

interface Sitter {
  bot: string | null;
  level: string | number | null;
  /** What a person is called, or what is to become of the seat. */
  name: string;
  isTaken: boolean;
}

/** The names of all who sit at a table, by seat. No two are the same: namesakes are numbered. */
export function sitters(seats: readonly (SeatPart | SeatAbout)[]): string[] {
  const read = seats.map(readSeat);
  const keys = read.map((one) => (one.bot === null ? one.name : `bot ${botName(one.bot, one.level)}`));
  return read.map((one, place) => {
    const others = keys.filter((key) => key === keys[place]).length;
    const number = one.isTaken && others > 1 ? keys.slice(0, place + 1).filter((key) => key === keys[place]).length : null;
    if (one.bot !== null) return botName(one.bot, one.level, number);
    return number === null ? one.name : t('namesake', { name: one.name, number });
  });
}

function readSeat(seat: SeatPart | SeatAbout): Sitter {
  if (seat.kind === 'bot') {
    const bot = 'bot' in seat ? seat.bot : seat.name;
    return { bot: bot ?? 'random', level: seat.level || null, name: '', isTaken: true };
  }
  const isTaken = seat.kind !== 'open' && seat.name !== null;
  return { bot: null, level: null, name: seat.kind === 'open' ? t('seat-open') : (seat.name ?? t('seat-invited')), isTaken };
}
