/** The way to the pages of a list before and after this one. */
import type { ReactNode } from 'react';

interface PageLinksProps {
  readonly className: string;
  /** Of the page. */
  readonly path: string;
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** The address's other terms, which stay. */
  readonly kept: Readonly<Record<string, string>>;
}

export function PageLinks({ className, path, page, pageCount, kept }: PageLinksProps): ReactNode {
  if (pageCount < 2) return null;
  const href = (to: number) => `${path}?${new URLSearchParams({ ...kept, page: String(to) })}`;
  return (
    <nav className={className} aria-label="Pages">
      {page > 1 && (
        <a rel="prev" href={href(page - 1)}>
          Previous page
        </a>
      )}
      <span>
        Page {page} of {pageCount}
      </span>
      {page < pageCount && (
        <a rel="next" href={href(page + 1)}>
          Next page
        </a>
      )}
    </nav>
  );
}
