/** What commenting says in a language, on the server: the words that scripts find on the page. */
import { productLanguage } from '../locale/catalogue.ts';
import type { CommentScriptMessages } from './words/en.ts';
import { commentScript } from './words/words.ts';

/** @param locale BCP 47 */
export function commentTexts(locale: string): CommentScriptMessages {
  return commentScript.messages[productLanguage(locale)];
}
