/** Tables of lists in words: against whom, whose turn it is, how it ended. */
import type { TableAbout } from '../protocol';
import { addressOf } from '../router';
import { listed, t } from '../words/words.svelte';
import { botName, sitters } from './names';

/** `Against Bob`, `Against 2 × Quick bot`; for one who does not play there, all who do. */
export function against(table: TableAbout): string {
  if (table.here) return listed(sitters(table.seats));
  const others = table.seats.filter((seat, place) => seat.kind !== 'open' && place !== table.seat);
  const called = others.map((seat) => (seat.kind === 'bot' ? botName(seat.name, seat.level || null) : seat.name));
  const names = [...new Set(called)].map((name) => {
    const count = called.filter((other) => other === name).length;
    return count > 1 ? t('table-several', { count, name }) : name;
  });
  if (names.length === 0) return t('table-alone');
  return table.seat == null ? listed(names) : t('table-against', { names: listed(names) });
}

/** Whose turn it is, or what the table waits for; how the game ended, if it has. */
export function stateOf(table: TableAbout): string {
  const names = sitters(table.seats);
  if (table.status === 'over') return outcome(table, names);
  if (table.status === 'closed') return t('table-closed');
  if (table.status === 'open') {
    const free = table.seats.filter((seat) => seat.kind === 'open').length;
    if (free > 0) return t('room-waiting', { count: free });
    return table.waits ? t('table-begin') : t('room-ready');
  }
  if (table.waits && !table.here) return t('table-yours');
  const awaited = (table.awaited ?? []).filter((seat) => table.here || seat !== table.seat);
  if (awaited.length === 0) return t('table-goes-on');
  return t('table-turn', { names: listed(awaited.flatMap((seat) => names[seat] ?? [])) });
}

function outcome(table: TableAbout, names: string[]): string {
  const winners = table.winners ?? [];
  if (winners.length === 0) return t('over-draw');
  if (!table.here && table.seat != null && winners.includes(table.seat)) return t('over-you-won');
  return t('over-won', { count: winners.length, names: listed(winners.flatMap((seat) => names[seat] ?? [])) });
}

/** Where the table is played, looked on at, or seen again. */
export function placeOfTable(table: TableAbout): string {
  if (table.status === 'over') return addressOf({ page: 'replay', table: table.id, ply: 0, seat: table.here ? null : (table.seat ?? null) });
  return addressOf({ page: table.here ? 'device' : 'table', table: table.id });
}
