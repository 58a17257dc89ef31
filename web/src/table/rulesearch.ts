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
