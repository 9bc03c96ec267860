/** The part of an address that decides which page is shown: the path, and the few query terms pages know. */
import { type LanguageAddresses, pathInLanguage } from '#domain/locale/site-languages.ts';
import { storable } from '#domain/storable.ts';
import { VARIANT_TERM } from '#domain/store/catalogue/variant-address.ts';
import { trimSlashes } from '#domain/trim.ts';

/** Query terms that pages read; all others leave the page as it is and are no part of the cache key. */
const KNOWN_TERMS = [
  'author',
  'category',
  'comments',
  'itemId',
  'month',
  'page',
  'q',
  'reply',
  'sort',
  'tag',
  VARIANT_TERM,
] as const;
const MAX_TERM_LENGTH = 200;

export interface PageTarget {
  readonly kind: 'page';
  /** Decoded, without a trailing slash. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  /** Path and known terms in a fixed order. */
  readonly key: string;
}

export type NormalizedTarget =
  | PageTarget
  | { readonly kind: 'moved'; readonly location: string }
  /** Nothing that could be an address. */
  | { readonly kind: 'unreadable' };

/** @param url absolute address or path with query of the request */
export function normalizeTarget(url: string): NormalizedTarget {
  const read = readTarget(url);
  if (!read) return { kind: 'unreadable' };
  const { pathname, searchParams, search } = read;
  if (pathname.includes('%00')) return { kind: 'unreadable' };
  const settled = settle(pathname);
  if (settled !== pathname) return { kind: 'moved', location: settled + search };
  const query: Record<string, string> = {};
  for (const name of KNOWN_TERMS) {
    const value = searchParams.get(name);
    if (value) query[name] = storable(value).slice(0, MAX_TERM_LENGTH);
  }
  const path = decode(pathname);
  return { kind: 'page', path, query, key: keyOf({ path, query }) };
}

/** Path and known terms in a fixed order; the path as the language has it. */
export function keyOf(
  { path, query }: Pick<PageTarget, 'path' | 'query'>,
  language?: LanguageAddresses,
): string {
  return `${pathInLanguage(path, language)} ${JSON.stringify(query)}`;
}

/** What stands for itself everywhere in an address. */
const UNRESERVED = /[\w.~-]/;

/** The one form of a path: no slash at its end, letters as letters, other bytes with capital digits. */
function settle(pathname: string): string {
  const plain = pathname.replace(/%[0-9a-f]{2}/gi, (escaped) => {
    const letter = String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    return UNRESERVED.test(letter) ? letter : escaped.toUpperCase();
  });
  const settled = trimSlashes(plain) || '/';
  // Two slashes in front of where somebody is sent would be the name of a host.
  return settled === pathname ? pathname : settled.replace(/^\/{2,}/, '/');
}

/**
 * The address by number that a site moved here from WordPress gave out (`/?p=12`, `/?page_id=12`), in the form
 * in which its redirect is stored; undefined for every other address.
 */
export function numberedAddress(url: string): string | undefined {
  const { pathname, searchParams } = readTarget(url) ?? {};
  if (pathname !== '/' || !searchParams) return undefined;
  const name = ['p', 'page_id'].find((each) => /^\d{1,12}$/.test(searchParams.get(each) ?? ''));
  return name && `/?${name}=${searchParams.get(name)}`;
}

/**
 * Anybody may have written it, so it never throws. A path stays one when it begins with two slashes: it is not
 * the name of another host.
 */
function readTarget(target: string): URL | undefined {
  return URL.parse(target.startsWith('/') ? `http://site${target}` : target) ?? undefined;
}

function decode(pathname: string): string {
  try {
    return storable(decodeURIComponent(pathname)).normalize('NFC');
  } catch {
    return pathname;
  }
}
