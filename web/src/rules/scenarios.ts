/** The project's own scenarios, each showing some rules: a position and what is played. */
import type { Json } from '../protocol';

export interface Scenario {
  game: string;
  name: string;
  rules: string[];
  seats?: number;
  options?: { [key: string]: Json };
  seed?: number;
  position?: { [key: string]: Json };
  steps: { do?: string; expect?: { [key: string]: Json } }[];
}

type Folder = Record<string, unknown>;

const FOLDERS: Record<string, () => Promise<{ default: Folder }>> = {
  'elem-master': () => import('./elem-master'),
  elementals: () => import('./elementals'),
  'elementary-evolution': () => import('./elementary-evolution'),
  elixir: () => import('./elixir'),
  metamorphose: () => import('./metamorphose'),
};

/** All scenarios of a game in which something is played. */
export async function scenariosOf(game: string): Promise<Scenario[]> {
  const folder = FOLDERS[game];
  if (folder === undefined) return [];
  return Object.values((await folder()).default as Record<string, Scenario>).filter((scenario) => scenario.steps.some((step) => step.do !== undefined));
}

/** The scenarios of each rule, the shortest first: it shows least besides. */
export function byRule(scenarios: readonly Scenario[]): Map<string, Scenario[]> {
  const found = new Map<string, Scenario[]>();
  const shortFirst = scenarios.toSorted((one, other) => one.rules.length + one.steps.length - other.rules.length - other.steps.length);
  for (const scenario of shortFirst) {
    for (const rule of scenario.rules) found.set(rule, [...(found.get(rule) ?? []), scenario]);
  }
  return found;
}

/** The scenario without what its test expects: what the server plays. */
export function played(scenario: Scenario): { [key: string]: Json } {
  const { steps, ...rest } = scenario;
  const moves = steps.flatMap((step) => (step.do === undefined ? [] : [{ do: step.do }]));
  return { ...rest, steps: moves } as { [key: string]: Json };
}
