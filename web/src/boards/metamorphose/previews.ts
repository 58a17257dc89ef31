/** What the engine says beforehand of a move: the creatures that it would change. */
import type { JsonObject } from '../contract';
import { object } from '../json';
import { readCreature, readStrengths, type Creature, type Strengths } from './reading';

export interface Change {
  place: string;
  before: Creature | null;
  after: Creature | null;
}

export interface Outcome {
  changes: Change[];
  before: Strengths;
  after: Strengths;
}

/** An outcome, and where the move is half an action, what could follow it. */
export interface Told extends Outcome {
  then: Map<string, Outcome>;
}

function readOutcome(told: JsonObject): Outcome {
  const strength = object(told['strength']);
  return {
    changes: Object.entries(object(told['creatures'])).map(([place, change]) => {
      const { before, after } = object(change);
      return { place, before: before ? readCreature(place, object(before)) : null, after: after ? readCreature(place, object(after)) : null };
    }),
    before: readStrengths(object(strength['before'])),
    after: readStrengths(object(strength['after'])),
  };
}

export function readTold(told: JsonObject): Told {
  const then = Object.entries(object(told['then'])).map(([words, outcome]): [string, Outcome] => [words, readOutcome(object(outcome))]);
  return { ...readOutcome(told), then: new Map(then) };
}

export function totalOf(creature: Creature | null): number {
  return creature === null ? 0 : creature.base + creature.bonus;
}

/** The change on one place, null where it stays as it is. */
export function changeAt(outcome: Outcome | null, place: string): Change | null {
  return outcome?.changes.find((change) => change.place === place) ?? null;
}

/** The change that a placement is about: on the place that it names, or where a creature appears. */
export function mainChange(outcome: Outcome, place: string | null): Change | null {
  return (place === null ? outcome.changes.find((change) => change.before === null) : changeAt(outcome, place)) ?? outcome.changes[0] ?? null;
}
