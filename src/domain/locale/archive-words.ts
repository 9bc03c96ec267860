/** What part of a list an address asks for, in words: its tag, category, author or month. */
import { parseMonthKey, utcOf } from './civil-date.ts';
import { dateFormat } from './date-format.ts';

export const ARCHIVE_TERMS = ['tag', 'category', 'author', 'month'] as const;
export type ArchiveTerms = Readonly<Record<string, string>>;

/** Of all that an address says, what names a part of a list. */
export function archiveTermsOf(query: ArchiveTerms): Record<string, string> {
  const isTerm = (term: string) =>
    Boolean(query[term]) && (term !== 'month' || parseMonthKey(query[term]) !== undefined);
  return Object.fromEntries(ARCHIVE_TERMS.filter(isTerm).map((term) => [term, query[term] ?? '']));
}

/**
 * The heading of that part: “Posts by Ada of May 2026”; empty without a term.
 * @param noun what the list is of, in the plural
 */
export function archiveHeading(terms: ArchiveTerms, locale: string, noun: string): string {
  const { category, tag, author, month } = archiveTermsOf(terms);
  const words = [
    ...(category ? [`filed under “${category}”`] : []),
    ...(tag ? [`tagged “${tag}”`] : []),
    ...(author ? [`by ${author}`] : []),
    ...(month ? [`of ${monthWords(month, locale)}`] : []),
  ];
  return words.length === 0 ? '' : [noun, ...words].join(' ');
}

/** “May 2026”, as the language of the site writes it. */
function monthWords(key: string, locale: string): string {
  const month = parseMonthKey(key);
  if (!month) return key;
  return dateFormat(locale, 'UTC', { month: 'long', year: 'numeric' }).format(utcOf({ ...month, day: 1 }));
}
