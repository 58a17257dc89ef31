/** Finding rules by their id or by words of their text, whatever the accents and the capitals. */
import type { SectionAbout, Texts } from '../protocol';

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'");
}

/** The sections with the rules that hold every word of the query; all of them for an empty one. */
export function searched(sections: readonly SectionAbout[], query: string, said: (texts: Texts) => string): SectionAbout[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => {
      const title = plain(said(section.title));
      const rules = section.rules.filter((rule) => {
        const text = `${rule.id.toLowerCase()} ${title} ${plain(said(rule.text))}`;
        return words.every((word) => (/^[a-z]+(-[a-z0-9]+)*-\d+$/.test(word) ? rule.id.toLowerCase() === word : text.includes(word)));
      });
      return { ...section, rules };
    })
    .filter((section) => section.rules.length > 0);
}

export interface MarkedPiece {
  text: string;
  /** One of the words that were looked for. */
  hit: boolean;
}

/** A text cut where a word of the query stands in it, whatever the accents and the capitals. */
export function marked(text: string, query: string): MarkedPiece[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [{ text, hit: false }];
  // Each letter of the plain text, with the place of the letter that it stands for.
  const letters = [...text];
  const places: number[] = [];
  let folded = '';
  letters.forEach((letter, place) => {
    const simple = plain(letter);
    folded += simple;
    for (let at = 0; at < simple.length; at += 1) places.push(place);
  });
  const isHit = letters.map(() => false);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      for (const place of places.slice(at, at + word.length)) isHit[place] = true;
    }
  }
  const pieces: MarkedPiece[] = [];
  letters.forEach((letter, place) => {
    const last = pieces.at(-1);
    const hit = isHit[place] === true;
    if (last !== undefined && last.hit === hit) last.text += letter;
    else pieces.push({ text: letter, hit });
  });
  return pieces;
}
