/** Where a visitor was before signing in or joining: the browser keeps it for an hour, through a mailed link too. */
import { deleteCookie, generateCookie, getCookie } from 'hono/cookie';
import { NEXT, NEXT_COOKIE } from '#domain/members/contract.ts';
import type { SessionDeps, SiteContext } from './sessions.ts';

const HOUR_S = 3600;
const MAX_LENGTH = 1000;
/** Of this site: what begins with two slashes or a backslash leads elsewhere. */
const LOCAL = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

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

function localPath(value: string | undefined): string | undefined {
  return value !== undefined && value.length <= MAX_LENGTH && LOCAL.test(value) ? value : undefined;
}
