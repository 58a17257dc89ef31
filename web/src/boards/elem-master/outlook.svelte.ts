/** What the engine says that an attack would make of both stacks; the page knows no rule. */
import type { BoardProps, JsonObject } from '../contract';
import { object } from '../json';
import { painted } from '../pressed';

export interface Outlook {
  /** How many levels the attacker and the target gain; below 0 what they lose. */
  own: number;
  other: number;
  /** The target vanishes, or the attacker does. */
  isTaken: boolean;
  isLost: boolean;
}

export function readOutlook(told: JsonObject): Outlook {
  const [own, other] = [object(told.attacker), object(told.target)];
  return {
    own: Number(own.after) - Number(own.before),
    other: Number(other.after) - Number(other.before),
    isTaken: other.after === 0,
    isLost: own.after === 0,
  };
}

/** Whether only the attacker is weaker for it. */
export function isLosing(outlook: Outlook | undefined): boolean {
  return outlook !== undefined && outlook.own < 0 && outlook.other >= 0;
}

/** `+1`, `−1`, `=`. */
export function signed(levels: number): string {
  return levels === 0 ? '=' : `${levels > 0 ? '+' : '−'}${Math.abs(levels)}`;
}

export class Outlooks {
  /** By the cell that is attacked. */
  known = $state.raw<ReadonlyMap<string, Outlook>>(new Map());

  /** Asks about the attacks of the stack that was chosen. Ends with the returned call. */
  ask(preview: BoardProps['preview'], within: readonly string[]): (() => void) | undefined {
    this.known = new Map();
    const words = within.filter((one) => one.startsWith('attack '));
    if (preview === undefined || words.length === 0) return undefined;
    let isWanted = true;
    // Drawn after the press that chose the stack.
    void Promise.all([preview(words), painted()]).then(([answers]) => {
      if (isWanted) this.known = new Map(answers.flatMap((told, place) => (told === null ? [] : [[words[place]?.split(' ')[2] ?? '', readOutlook(told)]])));
    });
    return () => {
      isWanted = false;
    };
  }
}
