/** Reaction windows in words, and how much of their time is left. */
import { isObject } from '../boards/json';
import type { FaceDocument, Json, TablePart } from '../protocol';
import type { GameWords } from '../words/game';
import { t } from '../words/words.svelte';
import type { Names } from './telling';

export type OrderKind = 'held' | 'always' | 'pass';

/** What an open window lets the reader react to, null where the game's own question or board says it. */
export function reactionText(window: { [key: string]: Json }, words: GameWords, names: Names): string | null {
  const what = words.reactionTo(window);
  const by = isObject(window.about) ? window.about.by : null;
  return what === null ? null : t('reaction', { what, name: typeof by === 'number' ? names.of(by) : '' });
}

/** The words that let an open window pass, null where the reader is not asked by one. */
export function passWords(face: FaceDocument | null): string | null {
  const prompt = face?.prompt;
  const words = prompt?.window?.pass;
  return prompt?.to_act && typeof words === 'string' && prompt.legal.includes(words) ? words : null;
}

/** What the reader has answered while others still may, null where it is played in a moment. */
export function standingAnswer(face: FaceDocument | null): string | null {
  const table = face?.table;
  if (!table?.window) return null;
  const isPatient = table.windows?.kind === 'patient' && hasCompany(table);
  return table.window.until !== null || isPatient ? (face?.prompt?.answer ?? null) : null;
}

/** People at a table who could measure how long somebody takes. */
export function hasCompany(table: TablePart): boolean {
  return table.seats.filter((seat) => seat.kind === 'person' && !seat.resigned).length > 1;
}
