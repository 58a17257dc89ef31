/** Short texts with paragraphs, points (`- …`) and strong words (`__…__`), one of them on each line. */

export interface Piece {
  text: string;
  strong: boolean;
}

/** A paragraph, or the points of a list. */
export type Block = { kind: 'paragraph'; pieces: Piece[] } | { kind: 'list'; points: Piece[][] };

export function pieces(line: string): Piece[] {
  return line
    .split('__')
    .map((text, place) => ({ text, strong: place % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}

export function blocks(text: string): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').filter((one) => one.trim() !== '')) {
    const last = found.at(-1);
    if (!line.startsWith('- ')) found.push({ kind: 'paragraph', pieces: pieces(line) });
    else if (last?.kind === 'list') last.points.push(pieces(line.slice(2)));
    else found.push({ kind: 'list', points: [pieces(line.slice(2))] });
  }
  return found;
}
