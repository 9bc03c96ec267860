/**
 * What may stand in an `href` and what a redirect may follow. Both read an address as a browser does, so
 * that nothing passes here that a browser would take for something else.
 */
import { isSitePath, type LinkOptions } from './check-link.ts';
import { cleanLink, schemeOf } from './link-category.ts';

const WITH_HOST = new Set(['http', 'https', 'ftp']);
const WITHOUT_HOST = new Set(['mailto', 'tel', 'sms']);

/**
 * The address as it may stand in an `href`, or undefined: http, https and ftp with a host, mailto, tel, sms,
 * anchors, site paths and queries of the page itself. `javascript:` only from authors who may inject code;
 * `data:` and `vbscript:` never.
 */
export function safeHref(url: string, options: LinkOptions = {}): string | undefined {
  const link = cleanLink(url);
  if (link.startsWith('#') || link.startsWith('?')) return link;
  if (link.startsWith('/')) return isHostless(link) ? link : undefined;
  const scheme = schemeOf(link);
  if (scheme === undefined) return undefined;
  if (WITH_HOST.has(scheme)) return hasHost(link, scheme) ? link : undefined;
  if (WITHOUT_HOST.has(scheme)) return link;
  return scheme === 'javascript' && options.mayInjectCode ? link : undefined;
}

function isHostless(link: string): boolean {
  return !/^\/[/\\]/.test(link);
}

function hasHost(link: string, scheme: string): boolean {
  return /^\/\/[^/\\]/.test(link.slice(scheme.length + 1)) && URL.canParse(link);
}

const MAX_REDIRECT_LENGTH = 2000;

/**
 * The path, query and fragment of a redirect target that stays on the site, or undefined. For every `next=`
 * and `return=` parameter and for stored redirects.
 * @param value what the request asks for: a path, or an address of this very origin
 * @param base scheme and host of the site, e.g. `https://example.com`
 */
export function safeRedirectPath(value: unknown, base: string): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_REDIRECT_LENGTH) return undefined;
  // A target that needs cleaning was not written by us.
  if (cleanLink(value) !== value || value.includes('\\')) return undefined;
  if (!isSitePath(value) && !value.startsWith(`${new URL(base).origin}/`)) return undefined;
  if (!URL.canParse(value, base)) return undefined;
  const url = new URL(value, base);
  if (url.origin !== new URL(base).origin) return undefined;
  // "/.//host" resolves to the path "//host", and some proxies decode "%2f" before they look.
  return isHostlessWhenDecoded(url.pathname) ? url.pathname + url.search + url.hash : undefined;
}

function isHostlessWhenDecoded(pathname: string): boolean {
  const decoded = pathname.replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return isHostless(cleanLink(decoded));
}
