/** First games that teach: a few steps on the real board, each a position and something to do in it. */
import type { JsonObject } from '../boards/contract';
import type { Texts } from '../protocol';

export interface LessonStep {
  title: Texts;
  text: Texts;
  /** The same with keys, said where there is a keyboard. */
  keys?: Texts;
  /** The position, as a scenario has it. */
  scenario: { game: string; seats?: number; options?: JsonObject; seed?: number; position?: JsonObject; steps?: { do: string }[] };
  /** The learner's seat. */
  seat: number;
  /** Moves that only lead to the goal: `take *` before the placement that is asked for. */
  through?: string[];
  /** Words that solve the step; `attack *` is any move that begins so; none: there is only something to read. */
  goal: string[];
  /** What to point at. */
  point?: string[];
  /** Said when the step is solved. */
  done: Texts;
  /** Said of a legal move that is not the goal. */
  near?: Texts;
  /** What is played after the goal, as a scenario writes it: `1 end`. */
  then?: string[];
}

export interface Lesson {
  game: string;
  steps: LessonStep[];
}

/** The lessons are plain data, which tests/web/test_lessons.py plays on the engine. */
function lesson(load: () => Promise<unknown>): () => Promise<{ default: Lesson }> {
  return () => load() as Promise<{ default: Lesson }>;
}

/** The lessons by the game's slug, loaded when one is opened. */
export const LESSONS: Readonly<Record<string, () => Promise<{ default: Lesson }>>> = {
  'elem-master': lesson(() => import('./elem-master.json')),
  elementals: lesson(() => import('./elementals.json')),
  'elementary-evolution': lesson(() => import('./elementary-evolution.json')),
  metamorphose: lesson(() => import('./metamorphose.json')),
  elixir: lesson(() => import('./elixir.json')),
};
