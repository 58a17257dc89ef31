/**
 * The reader's own tables at which no game has ended, first those that wait for the reader.
 *
 * They are asked for gently: one small request now and then while the page is looked at, seldom while it is not or
 * while there is nothing that could change, none for those who have never played.
 */
import { get } from '../line/http';
import type { TableAbout, Tables } from '../protocol';
import { visitor } from './session.svelte';

const OFTEN = 20_000;
const SELDOM = 120_000;

class OwnTables {
  tables = $state.raw<TableAbout[]>([]);
  /** When they were last asked for. */
  at = $state(Date.now());

  #looking: Promise<void> | null = null;

  get waiting(): TableAbout[] {
    return this.tables.filter((table) => table.waits);
  }

  /** Asks again. Once at a time: a second request meanwhile waits for the same answer. */
  look(): Promise<void> {
    return (this.#looking ??= this.#ask().finally(() => (this.#looking = null)));
  }

  async #ask(): Promise<void> {
    await visitor.known();
    const me = visitor.me?.id;
    const found = me === undefined ? [] : (await get<Tables>('/api/history?which=now')).tables;
    if (visitor.me?.id !== me) return;
    this.tables = found;
    this.at = Date.now();
  }

  /** Goes on asking, until what is returned is called. */
  follow(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(ask, document.hidden || this.tables.length === 0 ? SELDOM : OFTEN);
    };
    // A server that does not answer now is asked again later: the pages that need it say so themselves.
    const ask = (): void => void this.look().then(later, later);
    const changed = (): void => (document.hidden ? later() : ask());
    document.addEventListener('visibilitychange', changed);
    later();
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', changed);
    };
  }
}

export const own = new OwnTables();
