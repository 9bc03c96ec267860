/**
 * Signing in: with a password, or with an operator's link. An unknown address, a wrong password and an
 * account without one get the same answer after the same work.
 */
import type { SecondFactorChallenge, signIn as signInCall } from '#domain/accounts/calls.ts';
import { normalizeEmail } from '#domain/accounts/email-address.ts';
import { checkNewPassword } from '#domain/accounts/new-password.ts';
import type { BodyOf } from '#domain/calls/call.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AccountsDeps } from './deps.ts';
import { noteFailedSignIn } from './failed-sign-in.ts';
import { readLink, spendLink } from './one-time-links.ts';
import { findAccount, findAccountByEmail, updateAccount } from './queries-accounts.ts';
import { deleteOtherSessions } from './queries-sessions.ts';
import { type Client, type OpenedSession, openSession } from './sessions.ts';
import type { AccountTable } from './tables.ts';

export type SignedIn =
  | { readonly kind: 'signed-in'; readonly session: OpenedSession }
  | { readonly kind: 'second-factor'; readonly challenge: SecondFactorChallenge }
  | EntryRefused;

export type EntryRefused =
  | { readonly kind: 'refused' | 'invalid'; readonly message: string }
  | { readonly kind: 'too-many'; readonly message: string; readonly waitMs: number };

export interface Visit {
  readonly client: Client;
  /** The cookie the browser had before. */
  readonly previous?: readonly string[] | undefined;
}

const REFUSED = {
  kind: 'refused',
  message: 'Incorrect email address or password. Check both and try again.',
} as const;

const LINK_GONE = {
  kind: 'refused',
  message: 'This link was already used or has expired. Ask for a new one.',
} as const;

export async function signIn(
  deps: Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'passwords' | 'askSecondFactor'>,
  input: BodyOf<typeof signInCall>,
  visit: Visit,
): Promise<SignedIn> {
  const account = await findAccountByEmail(deps.db.read, normalizeEmail(input.email));
  const isRight = await deps.passwords.verify(input.password, account?.passwordHash ?? null);
  if (!account || !isRight) {
    // Of an unknown address as of a known one: how long it takes tells nothing.
    await deps.db.write((tx) => noteFailedSignIn(tx, deps, { account, client: visit.client }));
    return REFUSED;
  }
  const isRemembered = input.remember;
  const challenge = await deps.askSecondFactor({ accountId: account.id, isRemembered });
  if (challenge) return { kind: 'second-factor', challenge };
  return deps.db.write(async (tx) => {
    const current = await findAccount(tx, account.id);
    // The password may have been changed while this one was compared.
    if (current?.passwordHash !== account.passwordHash) return REFUSED;
    return { kind: 'signed-in', session: await openAccount(tx, deps, current, { ...visit, isRemembered }) };
  });
}

/**
 * Opens a session for an account whose owner has proved to be there, and notes it. Also for what comes after a
 * second factor, a reset or an invitation.
 */
export async function openAccount(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  account: Pick<AccountTable, 'id' | 'name'>,
  visit: Visit & { readonly isRemembered: boolean },
): Promise<OpenedSession> {
  const session = await openSession(tx, deps, { accountId: account.id, ...visit });
  await updateAccount(tx, account.id, { lastSignInAt: deps.now() });
  await recordActivity(tx, deps, {
    actor: { name: account.name, accountId: account.id },
    siteId: null,
    action: 'account.signed-in',
    what: 'signed in',
    details: { address: visit.client.address, userAgent: visit.client.userAgent },
  });
  return session;
}

/** An operator's link: the person who has it is signed in, with a new password if one is given. */
export async function signInByLink(
  deps: Pick<AccountsDeps, 'db' | 'now' | 'newId' | 'passwords'>,
  input: { readonly token: string; readonly password?: string },
  visit: Visit,
): Promise<SignedIn> {
  const link = await readLink(deps.db.read, deps, input.token, 'sign-in');
  const account = link?.accountId ? await findAccount(deps.db.read, link.accountId) : undefined;
  if (!account) return LINK_GONE;
  const { password } = input;
  const problem = password === undefined ? undefined : checkNewPassword(password, account);
  if (problem) return { kind: 'invalid', message: problem };
  const hash = password === undefined ? undefined : await deps.passwords.hash(password);
  return deps.db.write(async (tx) => {
    if (!(await spendLink(tx, deps, input.token, 'sign-in'))) return LINK_GONE;
    if (hash !== undefined) {
      await updateAccount(tx, account.id, { passwordHash: hash, updatedAt: deps.now() });
      await deleteOtherSessions(tx, account.id, null);
    }
    const session = await openAccount(tx, deps, account, { ...visit, isRemembered: false });
    return { kind: 'signed-in', session };
  });
}
