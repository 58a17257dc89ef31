import { describe, expect, it } from 'vitest';
import { countOf, meant, onlyMove, plainMoves, treeOf } from '../src/table/moves';
import { marked, searched } from '../src/table/rulesearch';
import { solves } from '../src/learn/goals';

const LEGAL = ['attack a1 b2', 'end', 'move a1 a2', 'move a1 a2 1', 'move b1 b2'];

describe('the tree of moves', () => {
  it('holds every move once', () => {
    const tree = treeOf(LEGAL);
    expect(tree.map((branch) => branch.word)).toEqual(['attack', 'end', 'move']);
    expect(tree.reduce((sum, branch) => sum + countOf(branch), 0)).toBe(LEGAL.length);
  });

  it('goes straight to the only move of a branch', () => {
    const [attack, end, move] = treeOf(LEGAL);
    expect(attack && onlyMove(attack)).toBe('attack a1 b2');
    expect(end && onlyMove(end)).toBe('end');
    expect(move && onlyMove(move)).toBeNull();
  });

  it('keeps a move that others go on from', () => {
    const move = treeOf(LEGAL)[2]?.branches[0]?.branches[0];
    expect(move?.move).toBe('move a1 a2');
    expect(move?.branches[0]?.move).toBe('move a1 a2 1');
  });
});

describe('typed words', () => {
  it('mean the move itself, or those that they begin', () => {
    expect(meant('  MOVE  a1 a2 ', LEGAL)).toEqual(['move a1 a2']);
    expect(meant('att', LEGAL)).toEqual(['attack a1 b2']);
    expect(meant('', LEGAL)).toEqual([]);
    expect(meant('fly', LEGAL)).toEqual([]);
  });

  it('without a place on the board are buttons', () => {
    expect(plainMoves(LEGAL)).toEqual(['end']);
  });
});

describe('the search in the rules', () => {
  const rule = (id: string, fr: string): { id: string; text: { fr: string; en: string }; refusal: null } => ({ id, text: { fr, en: '' }, refusal: null });
  const sections = [{ title: { fr: 'Évènements', en: '' }, rules: [rule('EM-EV-1', 'L’été chauffe.'), rule('EM-EV-10', 'L’hiver gèle.')] }];
  const found = (query: string): string[] => searched(sections, query, (texts) => texts.fr).flatMap((section) => section.rules.map((one) => one.id));

  it('minds neither accents nor capitals nor the apostrophe', () => {
    expect(found("l'ETE")).toEqual(['EM-EV-1']);
    expect(found('evenements hiver')).toEqual(['EM-EV-10']);
  });

  it('finds one rule by its id', () => {
    expect(found('EM-EV-1')).toEqual(['EM-EV-1']);
    expect(found('em-ev')).toEqual(['EM-EV-1', 'EM-EV-10']);
    expect(found('nothing')).toEqual([]);
  });
});

describe('the goal of a lesson', () => {
  it('is a move, or all that begin so', () => {
    expect(solves('attack c3 c4', ['attack c3 c4'])).toBe(true);
    expect(solves('attack c3 c4', ['attack *'])).toBe(true);
    expect(solves('grow c3', ['attack *', 'move c3 c4'])).toBe(false);
  });
});

describe('the words that were looked for', () => {
  const hits = (text: string, query: string): string[] => marked(text, query).flatMap((piece) => (piece.hit ? [piece.text] : []));

  it('are marked whatever the accents, the capitals and the apostrophes', () => {
    expect(hits('L’Évènement a lieu ; l’évènement suivant attend.', 'evenement')).toEqual(['Évènement', 'évènement']);
    expect(hits('L’essentiel', "l'ess")).toEqual(['L’ess']);
    expect(hits('Un œuf de Feu', 'oeuf feu')).toEqual(['Feu']);
  });

  it('leave the text as it was', () => {
    const text = 'Le Feu 🔥 consume la Terre.';
    expect(marked(text, 'terre feu').map((piece) => piece.text).join('')).toBe(text);
    expect(marked(text, '')).toEqual([{ text, hit: false }]);
  });
});
