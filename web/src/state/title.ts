/** What stands in the tab of the browser. */
import { t } from '../words/words.svelte';

const SITE = 'Quintessence';

interface Shown {
  /** The name of the page, empty for the first one. */
  page: string;
  /** The game of the table that is open, empty where there is none. */
  game: string;
  isMine: boolean;
  /** How many other tables wait for the reader. */
  waiting: number;
}

/** `● À vous – Elem Master` while it is the reader's turn here; else the page, with how many tables wait elsewhere. */
export function titleOf({ page, game, isMine, waiting }: Shown): string {
  if (game !== '' && isMine) return t('title-yours', { game });
  const name = game || page;
  const whole = name === '' ? SITE : `${name} · ${SITE}`;
  return waiting > 0 ? `(${waiting}) ${whole}` : whole;
}
