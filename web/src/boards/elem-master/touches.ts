/** By which touches each move of Elem Master is reached. Cells first, then what is to be done with them. */
import type { Thing } from '../picking';

const CELL = /^[a-j](10|[1-9])$/;

function cell(name: string): Thing {
  return `cell:${name}`;
}

/**
 * The paths of one move. `verb:` steps are buttons near the cell; a stack and its target are two touches,
 * and what else there is to say (how many, how strong, who is carried) is a third.
 */
export function touchesOf(words: string): Thing[][] {
  const [verb = '', ...rest] = words.split(' ');
  const [first = '', second = '', third = '', fourth = ''] = rest;
  switch (verb) {
    case 'grow':
      return [[cell(first), 'verb:grow']];
    case 'move':
    case 'tunnel':
      return [[cell(first), cell(second), `verb:${verb}:${third || 'all'}`]];
    case 'attack':
      return [[cell(first), cell(second), 'verb:attack']];
    case 'breath':
      return [[cell(first), cell(second), `verb:breath:${third}`]];
    case 'wave':
      return [[cell(first), cell(second), `verb:wave:${[third, fourth].filter(Boolean).join('+')}`]];
    case 'blaze':
      return [
        [cell(first), 'verb:blaze', cell(second), cell(third)],
        [cell(first), 'verb:blaze', cell(third), cell(second)],
      ];
    case 'put':
      return [[cell(second), `element:${first}`]];
    case 'pick':
      return [[`speciality:${first}`]];
    case 'event':
      return [[`event:${first}`]];
    case 'power':
      return [['power:', ...rest.map((word) => (CELL.test(word) ? cell(word) : `element:${word}`))]];
    case 'choose':
      return [chosen(rest)];
    case 'place':
    case 'spread':
      return [[cell(first)]];
    default:
      return [[`verb:${verb}`]];
  }
}

/** A choice of an event: cells, then a number; or a card; or a colour. */
function chosen(rest: string[]): Thing[] {
  return rest.map((word) => {
    if (CELL.test(word)) return cell(word);
    if (/^\d+$/.test(word)) return `number:${word}`;
    if (/^[wbur]$/.test(word)) return `colour:${word}`;
    return `event:${word}`;
  });
}
