/** What is chosen for a new table, on whatever page: the game, for how many, its options. */
import type { GameAbout, Json } from '../protocol';
import { aboutGame } from '../words/game';
import { tried } from './opening';

export class TableForm {
  /** Null until the server has told of it. */
  game = $state.raw<GameAbout | null>(null);
  count = $state(2);
  options = $state<Record<string, Json>>({});
  isBusy = $state(false);

  /** `slug` gives the game of the page; made where a component is made. */
  constructor(slug: () => string) {
    $effect(() => {
      void tried(async () => {
        const about = await aboutGame(slug());
        this.count = about.default_seats;
        this.game = about;
      });
    });
  }

  /** Sends the form: `open` is done once, and what hinders it is shown. */
  async send(event: SubmitEvent, open: () => Promise<void>): Promise<void> {
    event.preventDefault();
    this.isBusy = true;
    await tried(open);
    this.isBusy = false;
  }
}

/** One entry for each seat: what was there before, else what a new one begins with; null where nothing changes. */
export function seated<T>(entries: readonly T[], count: number, fresh: (seat: number) => T): T[] | null {
  return entries.length === count ? null : Array.from({ length: count }, (_, seat) => entries[seat] ?? fresh(seat));
}
