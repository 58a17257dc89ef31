/** Moves whose words end in bare numbers and cells: how many tokens go, how strong a breath is, whom a wave carries. */
import type { Naming, NamingProps } from '../contract';
import { boardTexts } from '../words';
import en from './en.ftl?raw';
import fr from './fr.ftl?raw';

const texts = boardTexts(fr, en);
const WAY = ' → ';
const AND = ' + ';

export function naming({ language, text }: Pick<NamingProps, 'language' | 'text'>): Naming {
  const say = texts(language);

  function move(words: string): string | null {
    const [verb = '', from = '', to = '', ...rest] = words.split(' ');
    if (rest.length === 0) return null;
    const way = `${text(`verb-${verb}`)} ${from}${WAY}${to}`;
    const count = Number(rest[0]);
    switch (verb) {
      case 'move':
      case 'tunnel':
        return `${way} (${say('named-tokens', { count })})`;
      case 'breath':
        return `${way} (${say('named-strength', { count })})`;
      case 'wave':
        return `${way} (${say('named-carried', { cells: rest.join(AND) })})`;
      case 'blaze':
        return `${text('verb-blaze')} ${from}${WAY}${[to, ...rest].join(AND)}`;
      default:
        return null;
    }
  }

  return { move, word: () => null };
}
