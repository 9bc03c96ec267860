/** The way to the pages of a list before and after this one. */
import type { ReactNode } from 'react';
import { kitWords } from './words/words.ts';

interface PageLinksProps {
  readonly locale: string;
  readonly className: string;
  /** Of the page. */
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address's other terms, which stay. */
  readonly kept?: Readonly<Record<string, string>>;
  /** The term that names the page. */
  readonly term?: string;
  /** Where on the page the list stands. */
  readonly anchor?: string;
  readonly words?: PageWords;
}

interface PageWords {
  readonly label: string;
  readonly previous: string;
  readonly next: string;
}

export function PageLinks({
  locale,
  className,
  path,
  page,
  pageCount,
  kept = {},
  term = 'page',
  anchor,
  words,
}: PageLinksProps): ReactNode {
  if (pageCount < 2) return null;
  const say = kitWords(locale);
  // The first page has the address of the list itself, and no second one.
  const href = (to: number) => {
    const terms = new URLSearchParams({ ...kept, ...(to > 1 ? { [term]: String(to) } : {}) }).toString();
    return `${path}${terms && `?${terms}`}${anchor === undefined ? '' : `#${anchor}`}`;
  };
  return (
    <nav className={className} aria-label={words?.label ?? say('pages')}>
      {page > 1 && (
        <a rel="prev" href={href(page - 1)}>
          {words?.previous ?? say('pages.previous')}
        </a>
      )}
      <span>{say('pages.page', { page, pages: pageCount })}</span>
      {page < pageCount && (
        <a rel="next" href={href(page + 1)}>
          {words?.next ?? say('pages.next')}
        </a>
      )}
    </nav>
  );
}
