/** What part of a list an address asks for, in words: its tag, category, author or month. */
import { parseMonthKey, utcOf } from './civil-date.ts';
import { dateFormat } from './date-format.ts';
import { archiveWords } from './words/words.ts';

export const ARCHIVE_TERMS = ['tag', 'category', 'author', 'month'] as const;
/** What a list is of. */
export type ListedItems = 'posts' | 'events' | 'products' | 'projects' | 'dates';
export type ArchiveTerms = Readonly<Record<string, string>>;

/** Of all that an address says, what names a part of a list. */
export function archiveTermsOf(query: ArchiveTerms): Record<string, string> {
  const isTerm = (term: string) =>
    Boolean(query[term]) && (term !== 'month' || parseMonthKey(query[term]) !== undefined);
  return Object.fromEntries(ARCHIVE_TERMS.filter(isTerm).map((term) => [term, query[term] ?? '']));
}

/**
 * The heading of that part: “Posts by Ada of May 2026”; empty without a term.
 */
export function archiveHeading(terms: ArchiveTerms, locale: string, items: ListedItems): string {
  const { category, tag, author, month } = archiveTermsOf(terms);
  const say = archiveWords(locale);
  const parts = [
    ...(category ? [say('category', { category })] : []),
    ...(tag ? [say('tag', { tag })] : []),
    ...(author ? [say('author', { author })] : []),
    ...(month ? [say('month', { month: monthWords(month, locale) })] : []),
  ];
  if (parts.length === 0) return '';
  const part = parts.reduce((first, next) => say('several', { first, next }));
  return say('heading', { items: say(items), part });
}

/** “May 2026”, as the language of the site writes it. */
function monthWords(key: string, locale: string): string {
  const month = parseMonthKey(key);
  if (!month) return key;
  return dateFormat(locale, 'UTC', { month: 'long', year: 'numeric' }).format(utcOf({ ...month, day: 1 }));
}
