/** What the events of a contest tell, seat by seat. */
import type { GameEvent, Json } from '../contract';
import { object } from '../json';
import type { Colour } from './reading';

export interface Count {
  seat: number;
  strengths: Record<string, number>;
  creatures: { place: string; colour: Colour; base: number; bonus: number }[];
  powers: number;
  prizes: { contest: number; colour: Colour; strength: number; points: number }[];
}

export interface Counted {
  first: Colour;
  second: Colour;
  counts: Count[];
}

function entries(value: Json | undefined): Json[] {
  return Array.isArray(value) ? value : [];
}

/** The contest that was held, null where none was. */
export function countedIn(events: readonly GameEvent[]): Counted | null {
  const started = events.find((event) => event.kind === 'contest-started');
  if (!started) return null;
  const counts = events.filter((event) => event.kind === 'strength-counted').map((event): Count => {
    const seat = Number(event['seat']);
    const own = (kind: string): GameEvent[] => events.filter((one) => one.kind === kind && one['seat'] === seat);
    return {
      seat,
      strengths: { purple: Number(event['purple']), orange: Number(event['orange']), green: Number(event['green']) },
      creatures: entries(event['creatures']).map((creature) => {
        const { creature: place, colour, base, bonus } = object(creature);
        return { place: String(place), colour: String(colour) as Colour, base: Number(base), bonus: Number(bonus) };
      }),
      powers: own('power-points').reduce((sum, one) => sum + Number(one['points']), 0),
      prizes: own('prize-won').map((prize) => ({ contest: Number(prize['contest']), colour: String(prize['colour']) as Colour, strength: Number(prize['strength']), points: Number(prize['points']) })),
    };
  });
  return { first: String(started['first']) as Colour, second: String(started['second']) as Colour, counts };
}

/** How many steps the count of a contest has: everybody's creatures, then each contest's prizes, then the sum. */
export const STEPS = 4;
