/** What part of a list an address asks for, in words: its tag, category, author or month. */
import { parseMonthKey, utcOf } from './civil-date.ts';
import { dateFormat } from './date-format.ts';

export const ARCHIVE_TERMS = ['tag', 'category', 'author', 'month'] as const;
export type ArchiveTerms = Readonly<Record<string, string>>;

/** “May 2026”; what is no month stays as it is written. */
function monthWords(key: string, locale: string): string {
  const month = parseMonthKey(key);
  if (!month) return key;
  return dateFormat(locale, 'UTC', { month: 'long', year: 'numeric' }).format(utcOf({ ...month, day: 1 }));
}

/** For titles: “clay”, “Ada”, “May 2026”. */
export function archiveNames(terms: ArchiveTerms, locale: string): string[] {
  return ARCHIVE_TERMS.flatMap((term) => {
    const value = terms[term];
    if (value === undefined) return [];
    return [term === 'month' ? monthWords(value, locale) : value];
  });
}

/** For the heading above the list: “Posts by Ada, May 2026”; empty without a term. */
export function archiveHeading(terms: ArchiveTerms, locale: string): string {
  const { author } = terms;
  const names = archiveNames({ ...terms, author: '' }, locale).filter((name) => name !== '');
  return [...(author ? [`By ${author}`] : []), ...names].join(', ');
}
