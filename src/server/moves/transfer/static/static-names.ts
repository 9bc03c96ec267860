/** Which file of a static copy stands for which address of the site, so that any plain web server finds it. */
import { posix } from 'node:path';
import { trimSlashes } from '#domain/trim.ts';
import { safeName } from '../file-names.ts';

/** Endings by which plain servers tell a file's type. */
const ENDINGS: Readonly<Record<string, string>> = {
  'application/atom+xml': 'xml',
  'application/feed+json': 'json',
  'application/json': 'json',
  'application/xml': 'xml',
  'image/avif': 'avif',
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/svg+xml': 'svg',
  'image/webp': 'webp',
};
const SAME_TYPE = new Map([['jpeg', 'jpg']]);
/** Most bytes of one part of a file's path; file systems allow 255. */
const MAX_PART = 240;

/** Path and query of a page or file of the site, such as `/journal?page=2`; in one spelling. */
export type SiteAddress = string;

/** The address in its one spelling: the path as browsers send it, query terms in order, no fragment. */
export function siteAddress(url: URL): SiteAddress {
  const terms = [...url.searchParams].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  const path = trimSlashes(url.pathname) || '/';
  return terms.length === 0 ? path : `${path}?${new URLSearchParams(terms)}`;
}

/**
 * The file for an address. Pages become `index.html` in a folder of their own: that is what plain servers
 * serve without being told. A page asked for with a query stands in its page's folder: as on the site, only
 * the end of the address differs, so relative links hold where a script puts the one address for the other.
 * Undefined for paths no file can have.
 * @param contentType of the site's answer
 */
export function staticFile(address: SiteAddress, contentType: string): string | undefined {
  const { pathname, searchParams } = new URL(address, 'http://site');
  const parts = decodeParts(pathname);
  if (!parts) return undefined;
  const type = contentType.split(';')[0]?.trim() ?? '';
  const query = [...searchParams].map(([key, value]) => `~${safePart(`${key}-${value}`)}`).join('');
  if (type === 'text/html') return fits([...parts, query ? `${query}.html` : 'index.html']);
  const last = parts.at(-1) ?? '';
  if (last.includes('.')) return fits([...parts.slice(0, -1), withEnding(last, query, type)]);
  const file = searchParams.has('format') ? 'feed' : query || 'file';
  return fits([...parts, `${file}.${ENDINGS[type] ?? 'bin'}`]);
}

function withEnding(file: string, query: string, type: string): string {
  const dot = file.lastIndexOf('.');
  const own = file.slice(dot + 1).toLowerCase();
  const wanted = ENDINGS[type];
  const isRight = wanted === undefined || (SAME_TYPE.get(own) ?? own) === wanted;
  return `${file.slice(0, dot)}${query}.${isRight ? file.slice(dot + 1) : wanted}`;
}

/** Different values never become one name. */
function safePart(text: string): string {
  return safeName(text).replaceAll('~', '%7E');
}

/** The steps of a path; undefined where one of them is no file name. */
function decodeParts(pathname: string): string[] | undefined {
  try {
    const parts = pathname
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what has to be found
    return parts.some((part) => part === '.' || part === '..' || /[/\\\u0000-\u001f]/.test(part))
      ? undefined
      : parts;
  } catch {
    return undefined;
  }
}

function fits(parts: readonly string[]): string | undefined {
  return parts.every((part) => Buffer.byteLength(part) <= MAX_PART) ? parts.join('/') : undefined;
}

/** Where the copy will stand: `relative`, a path such as `/` or `/studio/`, or an address with a host. */
export type StaticBase =
  | { readonly kind: 'relative' }
  | {
      readonly kind: 'rooted' /** Begins and ends with a slash. */;
      readonly path: string;
      readonly origin: string | undefined;
    };

export function readBase(text: string): StaticBase | undefined {
  if (text === 'relative' || text === './/' || text === '.') return { kind: 'relative' };
  const isPath = /^\/(?!\/)/.test(text);
  const url = URL.canParse(text, isPath ? 'http://site' : undefined)
    ? new URL(text, isPath ? 'http://site' : undefined)
    : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash) return undefined;
  const path = url.pathname.endsWith('/') ? url.pathname : `${url.pathname}/`;
  return { kind: 'rooted', path, origin: isPath ? undefined : url.origin };
}

/** The link from one file of the copy to another. */
export function staticLink(base: StaticBase, fromFile: string, toFile: string): string {
  const encoded = toFile.split('/').map(encodeURIComponent).join('/');
  if (base.kind === 'rooted') return base.path + encoded.replace(/(^|\/)index\.html$/, '$1');
  const from = posix.dirname(fromFile).split('/').map(encodeURIComponent).join('/');
  return posix.relative(from === '.' ? '' : from, encoded) || posix.basename(encoded);
}

/** The address by which the world knows a file of the copy. */
export function publicLink(base: StaticBase, origin: string, toFile: string): string {
  const rooted = base.kind === 'rooted' ? base : { kind: 'rooted' as const, path: '/', origin: undefined };
  return (rooted.origin ?? origin) + staticLink(rooted, '', toFile);
}
