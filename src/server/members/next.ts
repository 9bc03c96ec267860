/** Where a visitor was before signing in or joining: the browser keeps it for an hour, through a mailed link too. */
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { NEXT, NEXT_COOKIE } from '#domain/members/contract.ts';
import type { SessionDeps, SiteContext } from './sessions.ts';

const HOUR_S = 3600;
const MAX_LENGTH = 1000;
/** Of this site: what begins with two slashes or a backslash leads elsewhere. */
const LOCAL = /^\/(?![/\\])[\x21-\x5b\x5d-\x7e]*$/;

export function keepNext(
  context: SiteContext,
  { isSecure }: Pick<SessionDeps, 'isSecure'>,
): string | undefined {
  const next = localPath(context.req.query(NEXT));
  if (next !== undefined)
    setCookie(context, NEXT_COOKIE, next, {
      ...{ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure, maxAge: HOUR_S },
    });
  return next;
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
