/** The boards' own texts (labels, questions of a board), in both languages. */
import { Messages } from '../words/fluent';
import type { GameText, Language } from './contract';
import en from './words/en.ftl?raw';
import fr from './words/fr.ftl?raw';

const MESSAGES: Record<Language, Messages> = { fr: new Messages('fr', [fr]), en: new Messages('en', [en]) };

export function boardText(language: Language): GameText {
  return (id, values = {}) => MESSAGES[language].text(id, values);
}
