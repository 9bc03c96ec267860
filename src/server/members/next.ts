/** Where a visitor was before signing in or joining: the browser keeps it for an hour, through a mailed link too. */
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { languagePrefix, localAddress, unescaped } from '#domain/locale/site-languages.ts';
import { ACCOUNT_PATH, NEXT, NEXT_COOKIE } from '#domain/members/contract.ts';
import type { SessionDeps, SiteContext } from './sessions.ts';

const HOUR_S = 3600;
const MAX_LENGTH = 1000;
/** Of this site: what begins with two slashes or a backslash leads elsewhere. */
const LOCAL = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

/** Where the visitor is, in their language. A form is sent from another address: the page it is about. */
export function ownAddress(context: SiteContext, path: string): string {
  const { pathname, search } = new URL(context.req.url);
  const isSent = !['GET', 'HEAD'].includes(context.req.method);
  return inOwnLanguage(context, isSent ? encodeURI(path) : pathname + search);
}

/** @param address of the site, in its main language */
export function inOwnLanguage(context: SiteContext, address: string): string {
  const { language } = context.get('site');
  return language === undefined ? address : localAddress(address, { prefix: languagePrefix(language) });
}

/** Its path in the main language, without escapes. */
export function storedPathOf(context: SiteContext, address: string): string {
  const path = unescaped(address.split(/[?#]/, 1)[0] ?? '/');
  const { language } = context.get('site');
  const prefix = language === undefined ? '' : languagePrefix(language);
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : path;
}

/** As the address of the page asks for it. */
export function nextIn(context: SiteContext): string | undefined {
  return localPath(context.req.query(NEXT));
}

/** The page is an answer of its own, which takes no cookie from the context. */
export function keepNext(
  response: Response,
  { isSecure }: Pick<SessionDeps, 'isSecure'>,
  next: string | undefined,
): Response {
  if (next === undefined) return response;
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: HOUR_S } as const;
  response.headers.append('set-cookie', generateCookie(NEXT_COOKIE, next, options));
  return response;
}

/** Once. */
export function takeNext(
  context: SiteContext,
  { isSecure }: Pick<SessionDeps, 'isSecure'>,
): string | undefined {
  const next = localPath(getCookie(context, NEXT_COOKIE));
  if (next !== undefined) deleteCookie(context, NEXT_COOKIE, { path: '/', secure: isSecure });
  return next;
}

/** Where the visitor was before, or to the account. */
export function wayOn(context: SiteContext, deps: Pick<SessionDeps, 'isSecure'>): string {
  return takeNext(context, deps) ?? ACCOUNT_PATH;
}

export function localPath(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= MAX_LENGTH && LOCAL.test(value) ? value : undefined;
}
