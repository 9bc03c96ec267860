/**
 * Words as the search index keeps them: folded, letters and digits only. Scripts that write without spaces are cut
 * into pairs of characters, so that any part of a phrase can be found.
 */
import { fold } from './fold.ts';

const MAX_TERM_LENGTH = 40;
const MAX_QUERY_TERMS = 8;
const WORD = /[\p{L}\p{N}]+/gu;
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+$/u;

/** The terms of a text, in order, with repeats. */
function termsOf(text: string): string[] {
  return (fold(text).match(WORD) ?? []).flatMap(cut);
}

/** The distinct terms of what a visitor typed; at most eight. */
export function searchTerms(words: string): string[] {
  return [...new Set(termsOf(words.slice(0, 500)))].slice(0, MAX_QUERY_TERMS);
}

/** How often each term stands in the texts, each text with its own weight. */
export function weighTerms(
  texts: readonly { readonly text: string; readonly weight: number }[],
): Map<string, number> {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    for (const term of termsOf(text)) weights.set(term, (weights.get(term) ?? 0) + weight);
  }
  return weights;
}

function cut(word: string): string[] {
  if (!UNSPACED.test(word)) return [[...word].slice(0, MAX_TERM_LENGTH).join('')];
  const characters = [...word];
  if (characters.length <= 2) return [word];
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
