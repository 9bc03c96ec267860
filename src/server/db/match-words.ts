/**
 * Searches of lists: each row keeps what it is found by in a column `words`, folded when it is written. Neither engine
 * folds letters beyond ASCII by itself, and not the way the other does.
 */
import { type RawBuilder, sql } from 'kysely';
import { fold } from '#domain/search/fold.ts';
import { escapeLike } from './escape-like.ts';

/** Characters of a row that are searched. */
const MAX_ROW = 64_000;
const MAX_SEARCH = 500;
const MAX_WORDS = 8;

/** What a row's column `words` holds. */
export function wordsOf(...texts: readonly string[]): string {
  const text = texts.filter((each) => each !== '').join('\n');
  // PostgreSQL stores neither NUL nor half a pair.
  return fold(text.replaceAll('\0', '')).slice(0, MAX_ROW).toWellFormed();
}

/**
 * Every word of the search is somewhere in one of the columns.
 * @param folded columns `words`
 * @param small columns that are kept in small letters, such as addresses
 * @returns undefined where there is no word to look for
 */
export function matchWords(
  search: string | undefined,
  folded: readonly string[],
  small: readonly string[] = [],
): RawBuilder<boolean> | undefined {
  const words = wordsIn(search);
  if (words.length === 0) return undefined;
  const each = words.map((word) => {
    const anywhere = [
      ...folded.map((column) => isLike(column, patternOf(fold(word)))),
      ...small.map((column) => isLike(column, patternOf(word.normalize('NFC').toLowerCase()))),
    ];
    return sql`(${sql.join(anywhere, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

/** For a query that is prepared: what a column `words` has to be like, each of them. */
export function patternsOf(search: string | undefined): readonly string[] {
  return wordsIn(search).map((word) => patternOf(fold(word)));
}

export function isLike(column: string, pattern: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} like ${pattern} escape '!'`;
}

function wordsIn(search = ''): string[] {
  const words = search.slice(0, MAX_SEARCH).toWellFormed().split(/\s+/).filter(Boolean);
  return words.slice(0, MAX_WORDS);
}

function patternOf(text: string): string {
  return `%${escapeLike(text)}%`;
}
