/**
 * The presence token: how a site's own host knows that one of its people is signed in on the owner origin. It is
 * handed over when they open the site from the owner area, is bound to that site and to their session, and opens
 * nothing: calls of the owner origin never look at it.
 */
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { type Permission, permissionsOf } from '#domain/accounts/permissions.ts';
import { CONTRIBUTOR_ROLES } from '#domain/accounts/roles.ts';
import {
  NOBODY,
  PRESENCE_COOKIE,
  PRESENCE_MARK,
  SECURE_PRESENCE_COOKIE,
  type SitePresence,
} from '#domain/accounts/site-presence.ts';
import { isId } from '#domain/id.ts';
import { DAY_MS, MINUTE_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import { signatureOf } from '../http/signature.ts';
import { isTokenValid, signToken } from '../http/signed-token.ts';
import { findSiteRole } from './queries-accounts.ts';
import { findLiveSession, type SessionFound } from './queries-sessions.ts';

/** Long enough to follow a redirect. */
const ENTER_MS = MINUTE_MS;
/** The session may end it sooner. */
const PRESENCE_MS = 30 * DAY_MS;

type Purpose = 'enter' | 'presence';

export interface SitePresenceDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: string;
  readonly isSecure: boolean;
}

/** What the owner origin sends along to the site's host. */
export function enterToken(deps: SitePresenceDeps, siteId: string, sessionId: string): string {
  return sealed(deps, 'enter', { siteId, sessionId }, deps.now() + ENTER_MS);
}

/** Whether somebody with this session has anything to do with the site. */
export async function rolesOn(
  { db }: Pick<Deps, 'db'>,
  session: Pick<SessionFound, 'accountId' | 'isOwner'>,
  siteId: string,
): Promise<SitePresence['websiteRoles'] | undefined> {
  const isOwner = session.isOwner === 1;
  const role = (await findSiteRole(db.read, session.accountId, siteId)) ?? null;
  if (permissionsOf({ isOwner, role }).size === 0) return undefined;
  const names = Object.entries(CONTRIBUTOR_ROLES).filter(([, code]) => code === role);
  return Object.fromEntries(names.map(([name]) => [name, true]));
}

/** Takes what the owner origin has sent: from now on the browser bears the presence token of this site. */
export function acceptEntry(
  deps: SitePresenceDeps,
  context: Context,
  siteId: string,
  token: string,
): boolean {
  const sessionId = opened(deps, 'enter', siteId, token);
  if (sessionId === undefined) return false;
  const value = sealed(deps, 'presence', { siteId, sessionId }, deps.now() + PRESENCE_MS);
  const common = {
    sameSite: 'Lax',
    path: '/',
    secure: deps.isSecure,
    maxAge: PRESENCE_MS / 1000,
  } as const;
  setCookie(context, cookieName(deps), value, { ...common, httpOnly: true });
  setCookie(context, PRESENCE_MARK, '1', common);
  return true;
}

async function findPresent(
  deps: SitePresenceDeps,
  context: Context,
  siteId: string,
): Promise<SessionFound | undefined> {
  const sessionId = opened(deps, 'presence', siteId, getCookie(context, cookieName(deps)) ?? '');
  return sessionId === undefined ? undefined : findLiveSession(deps.db.read, sessionId, deps.now());
}

/** Who is there, as of now: the token is worth as much as the session behind it. */
export async function readPresence(
  deps: SitePresenceDeps,
  context: Context,
  siteId: string,
): Promise<SitePresence> {
  const session = await findPresent(deps, context, siteId);
  const websiteRoles = session ? await rolesOn(deps, session, siteId) : undefined;
  if (!session || !websiteRoles) return NOBODY;
  const id = signatureOf(deps.secret, ['site-account', siteId, session.accountId], 'hex').slice(0, 24);
  return { authenticatedAccount: { id }, websiteRoles };
}

/** Whether the visitor is one of the people with this permission. */
export async function mayOnSite(
  deps: SitePresenceDeps,
  context: Context,
  siteId: string,
  permission: Permission,
): Promise<boolean> {
  const session = await findPresent(deps, context, siteId);
  if (!session) return false;
  const role = (await findSiteRole(deps.db.read, session.accountId, siteId)) ?? null;
  return permissionsOf({ isOwner: session.isOwner === 1, role }).has(permission);
}

/** Whether the visitor is one of the people who work on the site. */
export async function isStaff(deps: SitePresenceDeps, context: Context, siteId: string): Promise<boolean> {
  return (await readPresence(deps, context, siteId)).authenticatedAccount !== null;
}

export function clearPresence(deps: SitePresenceDeps, context: Context): void {
  for (const name of [cookieName(deps), PRESENCE_MARK])
    deleteCookie(context, name, { path: '/', secure: deps.isSecure });
}

function cookieName({ isSecure }: SitePresenceDeps): string {
  return isSecure ? SECURE_PRESENCE_COOKIE : PRESENCE_COOKIE;
}

function sealed(
  { secret }: SitePresenceDeps,
  purpose: Purpose,
  { siteId, sessionId }: { readonly siteId: string; readonly sessionId: string },
  expiresAt: number,
): string {
  return `${sessionId}.${signToken(secret, { purpose, siteId, subject: sessionId }, expiresAt)}`;
}

/** The session a token of this site speaks of. */
function opened(deps: SitePresenceDeps, purpose: Purpose, siteId: string, token: string): string | undefined {
  const [sessionId = '', ...rest] = token.split('.');
  if (!isId(sessionId)) return undefined;
  const isGood = isTokenValid(
    deps.secret,
    rest.join('.'),
    { purpose, siteId, subject: sessionId },
    deps.now(),
  );
  return isGood ? sessionId : undefined;
}
