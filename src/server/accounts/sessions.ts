/**
 * Sessions: a random cookie whose hash is stored, ended after twelve hours without use, or thirty days after
 * signing in where its owner asked to be remembered.
 */

import type { Context } from 'hono';
import { deleteCookie, setCookie } from 'hono/cookie';
import { SECURE_SESSION_COOKIE, SESSION_COOKIE } from '#domain/accounts/contract.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import {
  deleteExpiredSessions,
  deleteSessionByHash,
  findSessionByHash,
  insertSession,
  type SessionFound,
  touchSession,
} from './queries-sessions.ts';

const IDLE_MS = 12 * HOUR_MS;
const REMEMBERED_MS = 30 * 24 * HOUR_MS;
/** Last use is noted this often at most. */
const TOUCH_MS = MINUTE_MS;
const MAX_USER_AGENT_LENGTH = 300;

/** Of one name in one request that are looked at. */
const MOST_COOKIES = 20;

const VALUE = /^[A-Za-z0-9_-]{43}$/;

/** Where a request comes from, for the list of sessions. */
export interface Client {
  readonly userAgent: string;
  readonly address: string;
}

export interface NewSession {
  readonly accountId: string;
  readonly isRemembered: boolean;
  readonly client: Client;
  /** The cookie the browser had before: that session ends. */
  readonly previous?: readonly string[] | undefined;
}

export interface OpenedSession {
  readonly id: string;
  /** The cookie's value. */
  readonly value: string;
  readonly isRemembered: boolean;
}

/** Opens a session in the transaction of whatever proved who it is. Always a new one: none is ever taken over. */
export async function openSession(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  input: NewSession,
): Promise<OpenedSession> {
  const now = deps.now();
  const value = newToken(32);
  const id = deps.newId();
  await deleteExpiredSessions(tx, now);
  for (const value of input.previous ?? []) await deleteSessionByHash(tx, hashToken(value));
  await insertSession(tx, {
    id,
    hash: hashToken(value),
    accountId: input.accountId,
    isRemembered: input.isRemembered ? 1 : 0,
    userAgent: input.client.userAgent.slice(0, MAX_USER_AGENT_LENGTH),
    address: input.client.address,
    createdAt: now,
    lastSeenAt: now,
    expiresAt: now + (input.isRemembered ? REMEMBERED_MS : IDLE_MS),
  });
  return { id, value, isRemembered: input.isRemembered };
}

/**
 * The session of a cookie, if it is still good; notes that it was used. Values that are no session are passed
 * over; whoever sends two sessions has been tampered with, and is nobody.
 */
export async function findSession(
  deps: Pick<Deps, 'db' | 'now'>,
  values: readonly string[],
): Promise<SessionFound | undefined> {
  const now = deps.now();
  const known = await Promise.all(values.map((value) => findSessionByHash(deps.db.read, hashToken(value))));
  const [session, another] = known.filter((each) => each !== undefined && each.expiresAt > now);
  if (!session || another) return undefined;
  if (session.lastSeenAt + TOUCH_MS <= now) {
    const expiresAt = session.isRemembered === 1 ? session.expiresAt : now + IDLE_MS;
    await deps.db.write((tx) => touchSession(tx, session.id, { lastSeenAt: now, expiresAt }));
  }
  return session;
}

export interface CookieSettings {
  readonly isSecure: boolean;
}

function cookieName({ isSecure }: CookieSettings): string {
  return isSecure ? SECURE_SESSION_COOKIE : SESSION_COOKIE;
}

/**
 * The values of the session's cookie: more than one where a site on a neighbouring host has set one of the same
 * name for both. Over https the name itself keeps neighbours out.
 */
export function readSessionCookie(context: Context, settings: CookieSettings): readonly string[] {
  const name = `${cookieName(settings)}=`;
  const pairs = (context.req.header('cookie') ?? '').split(';').map((pair) => pair.trim());
  const values = pairs.filter((pair) => pair.startsWith(name)).map((pair) => pair.slice(name.length));
  return [...new Set(values)].filter((value) => VALUE.test(value)).slice(0, MOST_COOKIES);
}

export function writeSessionCookie(
  context: Context,
  settings: CookieSettings,
  session: Pick<OpenedSession, 'value' | 'isRemembered'>,
): void {
  setCookie(context, cookieName(settings), session.value, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: settings.isSecure,
    ...(session.isRemembered ? { maxAge: REMEMBERED_MS / 1000 } : {}),
  });
}

export function clearSessionCookie(context: Context, settings: CookieSettings): void {
  deleteCookie(context, cookieName(settings), { path: '/', secure: settings.isSecure });
}
