/** Finds rows by the words people type: each of them somewhere in one of the columns, whatever its case. */
import { type RawBuilder, sql } from 'kysely';

const MAX_WORDS = 8;

/** @returns undefined where there is no word to look for */
export function matchWords(
  columns: readonly string[],
  search: string | undefined,
): RawBuilder<boolean> | undefined {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
  if (words.length === 0) return undefined;
  const each = words.map((word) => {
    // Neither engine folds more than ASCII for sure, so that other letters are also looked for as typed.
    const patterns = [...new Set([word.toLowerCase(), word])].map(patternOf);
    const anywhere = columns.flatMap((column) =>
      patterns.map((pattern) => sql`lower(${sql.ref(column)}) like ${pattern} escape '\\'`),
    );
    return sql`(${sql.join(anywhere, sql` or `)})`;
  });
  return sql<boolean>`(${sql.join(each, sql` and `)})`;
}

function patternOf(word: string): string {
  return `%${word.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}
