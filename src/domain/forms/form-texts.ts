/** What forms say in a language, on the server: the words that scripts find on the page. */
import { productLanguage } from '../locale/catalogue.ts';
import type { FormMessages, FormScriptMessages } from './words/en.ts';
import { formScript, formWords } from './words/words.ts';

/** @param locale BCP 47 */
export function formTexts(locale: string): FormScriptMessages {
  return formScript.messages[productLanguage(locale)];
}

/** For `closedText`. */
export function closedWords(locale: string): FormMessages {
  return formWords.messages[productLanguage(locale)];
}
