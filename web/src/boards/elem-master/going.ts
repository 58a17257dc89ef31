/** What is shown of a move of one's own that is on its way: where the touched stack goes, by the words alone. */
export interface Going {
  source: string;
  /** Where it is drawn; null where it stays and is only lifted. */
  target: string | null;
  /** So many tokens of it go, null for all. */
  part: number | null;
  /** It thrusts at the target, and does not stand there. */
  isThrust: boolean;
}

/** Words that name a stack and where it goes; others are shown by the touched cell or button alone. */
export function goingOf(words: string): Going | null {
  const [verb = '', source = '', target = '', count = ''] = words.split(' ');
  switch (verb) {
    case 'move':
    case 'tunnel':
      return { source, target, part: count === '' ? null : Number(count), isThrust: false };
    case 'wave':
      return { source, target, part: null, isThrust: false };
    case 'attack':
    case 'breath':
      return { source, target, part: null, isThrust: true };
    case 'grow':
    case 'blaze':
      return { source, target: null, part: null, isThrust: false };
    default:
      return null;
  }
}
