/** What stands in a browser's tab and above a search result: the page's title and the site's, as its owner orders them. */

export const PAGE_MARK = '{page}';
export const SITE_MARK = '{site}';

/** Offered by name; any text with the page's mark in it will do. */
export const TITLE_FORMATS = ['{page} — {site}', '{page} | {site}', '{site}: {page}', '{page}'] as const;

export interface Titles {
  /** Empty where the page has none. */
  readonly page: string;
  readonly site: string;
  readonly tagline: string;
  readonly isHome: boolean;
}

/** The home page bears the site's name and tagline. */
export function formatTitle(format: string, { page, site, tagline, isHome }: Titles): string {
  if (isHome) return tagline ? `${site} — ${tagline}` : site;
  if (page === '') return site;
  return format.replace(/\{page\}|\{site\}/g, (mark) => (mark === PAGE_MARK ? page : site));
}
