/**
 * What kind of link an owner has typed. Schemes with limits of their own (tel, sms, mailto, javascript) are
 * recognised first, then the categories of the contract (LINK-01).
 */

/** The categories of the contract. */
export const LINK_CATEGORIES = [
  'empty',
  'anchor',
  'external',
  'file',
  'content',
  'unsupported-protocol',
  'malformed-protocol',
] as const;
export type LinkCategory = (typeof LINK_CATEGORIES)[number];

/** Schemes that are no category but are read before them (LINK-07). */
const SCHEME_LINKS = ['tel', 'sms', 'mailto', 'javascript'] as const;
export type SchemeLink = (typeof SCHEME_LINKS)[number];

/** Schemes of the category external (LINK-04). */
const EXTERNAL_SCHEMES = ['http', 'https', 'ftp'] as const;

/** Paths under which the site's own files are served (SITE-12). */
const FILE_PATH_PREFIX = '/s/';

// Browsers drop tabs and line breaks anywhere and control characters and spaces at the ends; the other
// control and invisible direction characters have no business in an address either.
const NOISE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;

/** The link as a browser would read it: without control characters, and without spaces at the ends. */
export function cleanLink(value: string): string {
  return value.replace(NOISE, '').trim();
}

const SCHEME = /^([a-z][a-z0-9+.-]*):/i;

/** The scheme of a link in lower case, or undefined where it has none. Expects a cleaned link. */
export function schemeOf(link: string): string | undefined {
  return SCHEME.exec(link)?.[1]?.toLowerCase();
}

/** Whether a site path leads to a file of the site (SITE-12). */
export function isFilePath(path: string): boolean {
  return path.startsWith(FILE_PATH_PREFIX);
}

/** The category of a link, or the scheme that is read before the categories. */
export function categorizeLink(value: string): LinkCategory | SchemeLink {
  const link = cleanLink(value);
  if (link === '') return 'empty';
  if (link.startsWith('#')) return 'anchor';
  if (isFilePath(link)) return 'file';
  if (link.startsWith('/')) return 'content';
  const scheme = schemeOf(link);
  // Without any scheme the "//" is missing as well: "example.com".
  return scheme === undefined ? 'malformed-protocol' : categorizeScheme(scheme, link);
}

function categorizeScheme(scheme: string, link: string): LinkCategory | SchemeLink {
  const own = SCHEME_LINKS.find((name) => name === scheme);
  if (own) return own;
  if (!EXTERNAL_SCHEMES.some((name) => name === scheme)) return 'unsupported-protocol';
  return link.startsWith('//', scheme.length + 1) ? 'external' : 'malformed-protocol';
}
