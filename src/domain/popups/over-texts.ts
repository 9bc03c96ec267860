/** What is said around what lies over a page, in a language. */
import { productLanguage } from '../locale/catalogue.ts';
import type { OverMessages } from './words/en.ts';
import { overWords } from './words/words.ts';

/** @param locale BCP 47 */
export function overTexts(locale: string): OverMessages {
  return overWords.messages[productLanguage(locale)];
}
