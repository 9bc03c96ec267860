/** Links that let somebody in once: a random token, stored as a hash, gone when used. */

import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { hashToken, newToken } from '../http/tokens.ts';
import { countAccounts, deleteLink, deleteLinks, findLink, insertLink } from './queries-accounts.ts';
import type { OneTimeLinkTable } from './tables.ts';

export type LinkPurpose = 'setup' | 'sign-in' | 'password-reset';

export interface NewLink {
  readonly purpose: LinkPurpose;
  /** Whom it signs in; null for the first set-up, which makes the account. */
  readonly accountId: string | null;
  readonly expiresAt: number | null;
}

/** A new token, in place of all there were for the same purpose and account. */
export async function createLink(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  { purpose, accountId, expiresAt }: NewLink,
): Promise<string> {
  const token = newToken();
  await deleteLinks(tx, purpose, accountId);
  await insertLink(tx, {
    hash: hashToken(token),
    purpose,
    accountId,
    createdAt: deps.now(),
    expiresAt,
  });
  return token;
}

/** The link of a token, if it is still good. */
export async function readLink(
  db: Queryable,
  deps: Pick<Deps, 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<OneTimeLinkTable | undefined> {
  const link = await findLink(db, hashToken(token), purpose);
  return link && (link.expiresAt === null || link.expiresAt > deps.now()) ? link : undefined;
}

/** Reads a link and uses it up; undefined when it is no longer good. */
export async function spendLink(
  tx: Queryable,
  deps: Pick<Deps, 'now'>,
  token: string,
  purpose: LinkPurpose,
): Promise<OneTimeLinkTable | undefined> {
  const link = await readLink(tx, deps, token, purpose);
  return link && (await deleteLink(tx, link.hash)) ? link : undefined;
}

/** The address at which the first owner is made; undefined once there is an account. */
export async function createSetupLink(
  deps: Pick<Deps, 'db' | 'now'>,
  ownerOrigin: string,
): Promise<string | undefined> {
  return deps.db.write(async (tx) => {
    if ((await countAccounts(tx)) > 0) return undefined;
    const token = await createLink(tx, deps, { purpose: 'setup', accountId: null, expiresAt: null });
    return `${ownerOrigin}/setup?token=${token}`;
  });
}
