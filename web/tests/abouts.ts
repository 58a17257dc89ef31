/** What the server says of a game, for tests: the least that there is, and what a test changes of it. */
import type { GameAbout } from '../src/protocol';

export function aboutOf(slug: string, changes: Partial<GameAbout> = {}): GameAbout {
  const name = { fr: slug, en: slug };
  return {
    slug, name, pitch: name, rules_version: 1, seat_counts: [2], default_seats: 2, minutes: null, seat_names: [], names_seats: true, options: [], has_cards: false, has_races: false, has_windows: false,
    grammar: { forms: [], domains: {}, names: {} },
    ...changes,
  };
}
