/** The boards' own texts (labels, questions of a board), in both languages: those of one game, and those of all. */
import { Messages } from '../words/fluent';
import type { GameText, Language } from './contract';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

/** The texts of a board, from the two files in its folder: `const board = boardTexts(fr, en)`, `board(language)('cancel')`. */
export function boardTexts(ownFrench: string, ownEnglish: string): (language: Language) => GameText {
  const messages: Record<Language, Messages> = { fr: new Messages('fr', [fr, ownFrench]), en: new Messages('en', [en, ownEnglish]) };
  return (language) => (id, values = {}) => messages[language].text(id, values);
}
