/**
 * Sessions of members: a random cookie of the site's host whose hash is stored with the site, so that it opens no other
 * site. It ends after twelve hours without use, or thirty days after signing in where the member asked to be remembered.
 */
import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { MEMBER_COOKIE, MEMBER_XSRF_COOKIE, XSRF_HEADER } from '#domain/members/contract.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { isScript } from '../http/is-script.ts';
import { isSame, signatureOf } from '../http/signature.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { changeMember, findMember } from './queries.ts';
import { deleteSessionByHash, findSessionByHash, insertSession, touchSession } from './queries-sessions.ts';
import type { MemberSessionTable, MemberTable } from './tables.ts';

const IDLE_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * DAY_MS;
/** Last use is noted this often at most. */
const TOUCH_MS = MINUTE_MS;
const MAX_USER_AGENT = 300;
/** Of one name in one request that are looked at. */
const MOST_COOKIES = 20;
const VALUE = /^[A-Za-z0-9_-]{43}$/;

export type SiteContext = Context<SiteEnvironment>;

export interface SessionDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  /** Of the installation. */
  readonly secret: string;
  readonly isSecure: boolean;
}

export interface SignedInMember {
  readonly member: MemberTable;
  readonly session: MemberSessionTable;
  /** Scripts send it with what they change. */
  readonly xsrfToken: string;
}

export interface OpenedSession {
  /** Scripts send it from now on. */
  readonly xsrfToken: string;
  /** For after the commit: a transaction may be tried again, or come to nothing. */
  readonly sendCookies: () => void;
}

/**
 * Opens a session in the transaction of whatever proved who it is, and ends the one that the browser had. Always a new
 * one: what a browser brings is never taken over.
 */
export async function openSession(
  tx: Queryable,
  deps: SessionDeps,
  context: SiteContext,
  { member, isRemembered }: { readonly member: MemberTable; readonly isRemembered: boolean },
): Promise<OpenedSession> {
  const now = deps.now();
  const { siteId } = member;
  const value = newToken(32);
  const session = {
    id: deps.newId(),
    hash: hashToken(value),
    siteId,
    siteMemberId: member.id,
    isRemembered: isRemembered ? 1 : 0,
    userAgent: (context.req.header('user-agent') ?? '').slice(0, MAX_USER_AGENT),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + (isRemembered ? REMEMBERED_MS : IDLE_MS),
  };
  for (const each of cookieValues(context, deps)) await deleteSessionByHash(tx, siteId, hashToken(each));
  await insertSession(tx, session);
  await changeMember(tx, member.id, { lastSignInAt: now });
  const xsrfToken = xsrfTokenOf(deps, session);
  const kept = isRemembered ? { maxAge: REMEMBERED_MS / 1000 } : {};
  const options = { path: '/', sameSite: 'Lax', secure: deps.isSecure, ...kept } as const;
  return {
    xsrfToken,
    sendCookies: () => {
      setCookie(context, nameOf(MEMBER_COOKIE, deps), value, { ...options, httpOnly: true });
      setCookie(context, MEMBER_XSRF_COOKIE, xsrfToken, options);
    },
  };
}

/** Who is signed in, and has just been here. */
export async function findSignedIn(
  deps: SessionDeps,
  context: SiteContext,
): Promise<SignedInMember | undefined> {
  const now = deps.now();
  const signedIn = await readSignedIn(deps, context);
  if (signedIn && signedIn.session.lastSeenAt + TOUCH_MS <= now) {
    const { session } = signedIn;
    const expiresAt = session.isRemembered === 1 ? session.expiresAt : now + IDLE_MS;
    await deps.db.write((tx) => touchSession(tx, session.id, { lastSeenAt: now, expiresAt }));
  }
  return signedIn;
}

/**
 * Who is signed in, without a note that they were here. Browsers that send two good sessions have been tampered with, and
 * are signed in as no one.
 */
export async function readSignedIn(
  deps: SessionDeps,
  context: SiteContext,
): Promise<SignedInMember | undefined> {
  const now = deps.now();
  const siteId = context.get('site').id;
  const hashes = cookieValues(context, deps).map((value) => hashToken(value));
  const found = await Promise.all(hashes.map((hash) => findSessionByHash(deps.db.read, siteId, hash)));
  const [session, another] = found.filter((each) => each !== undefined && each.expiresAt > now);
  if (!session || another) return undefined;
  const member = await findMember(deps.db.read, siteId, session.siteMemberId);
  if (!member) return undefined;
  return { member, session, xsrfToken: xsrfTokenOf(deps, session) };
}

export function clearCookies(context: SiteContext, deps: Pick<SessionDeps, 'isSecure'>): void {
  const options = { path: '/', secure: deps.isSecure };
  deleteCookie(context, nameOf(MEMBER_COOKIE, deps), options);
  deleteCookie(context, MEMBER_XSRF_COOKIE, options);
}

/**
 * A form that the browser sends by itself from a page of the site needs no token: the crumb's check has looked at where it
 * comes from. A script proves that it can read the site's own cookies or answers.
 */
export function isProved(context: SiteContext, { xsrfToken }: SignedInMember): boolean {
  return !isScript(context) || isSame(context.req.header(XSRF_HEADER) ?? '', xsrfToken);
}

/** A page that is open while its token changes gets the new one to try again with. */
export function renewXsrfCookie(
  context: SiteContext,
  deps: Pick<SessionDeps, 'isSecure'>,
  { xsrfToken }: SignedInMember,
): void {
  setCookie(context, MEMBER_XSRF_COOKIE, xsrfToken, { path: '/', sameSite: 'Lax', secure: deps.isSecure });
}

function xsrfTokenOf({ secret }: SessionDeps, { id, siteId }: Pick<MemberSessionTable, 'id' | 'siteId'>) {
  return signatureOf(secret, ['member-xsrf', siteId, id]);
}

/** More than one where a neighbouring host has set one of the same name for both. */
function cookieValues(context: SiteContext, deps: Pick<SessionDeps, 'isSecure'>): readonly string[] {
  const name = `${nameOf(MEMBER_COOKIE, deps)}=`;
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length));
  return [...new Set(values)].filter((value) => VALUE.test(value)).slice(0, MOST_COOKIES);
}

/** Over https the name itself keeps neighbours out. */
function nameOf(name: string, { isSecure }: Pick<SessionDeps, 'isSecure'>): string {
  return isSecure ? `__Host-${name}` : name;
}
