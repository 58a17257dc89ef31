/** The keys of a table: what can be done without a pointer. */
import { passWords } from './reactions';
import type { Room } from './room.svelte';

/** Does what a key stands for; false where it stands for nothing now. */
function does(event: KeyboardEvent, target: HTMLElement | null, room: Room): boolean {
  const { table } = room;
  const pass = passWords(room.now);
  const key = event.key.toLowerCase();
  if (key === '?' && room.legal.length > 0) room.open('hints');
  else if (key === ' ' && pass !== null && room.isNow && !target?.closest('button, a, summary')) void table.play(pass);
  else if (key === 'u' && room.canUndo) void table.say({ type: 'undo' });
  else if (key === 'a' && !event.repeat && room.advising.isPossible) void room.advising.toggle();
  else if (key === 'p' && room.canPause) void table.say({ type: 'pause', on: true });
  else if (key === '/' && room.isPlaying) void room.startTyping();
  else if (key === 'l' && !room.isWide) room.open('log');
  else if (key === 'escape' && table.looking !== null) void table.lookAt(null);
  else return false;
  return true;
}

export function keyed(event: KeyboardEvent, room: Room): void {
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (target?.closest('input, textarea, select, dialog')) return;
  if (does(event, target, room)) event.preventDefault();
}
