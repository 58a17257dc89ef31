/** How those at a table are called. */
import type { SeatPart } from '../protocol';
import { t } from '../words/words.svelte';

const BOTS = ['random', 'greedy', 'reflex', 'mcts'];

export function botName(bot: string, level: string | number | null): string {
  const name = BOTS.includes(bot) ? t(`bot-${bot}`) : bot;
  return level === null ? name : t('bot-level', { name, level: String(level) });
}

/** The name of who sits there, or what is to become of the seat. */
export function sitter(seat: SeatPart): string {
  if (seat.kind === 'bot') return botName(seat.bot ?? 'random', seat.level ?? null);
  if (seat.kind === 'open') return t('seat-open');
  return seat.name ?? t('seat-invited');
}
