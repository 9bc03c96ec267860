import type { Queryable } from '../../db/schema.ts';
import type { SubscriptionLinkTable } from './tables.ts';

export async function insertPortalLink(tx: Queryable, row: SubscriptionLinkTable): Promise<void> {
  await tx.insertInto('subscriptionLinks').values(row).execute();
}

interface AskedLink extends Pick<SubscriptionLinkTable, 'siteId' | 'hash' | 'kind'> {
  readonly now: number;
}

/** While it is good. */
export function findPortalLink(
  db: Queryable,
  { siteId, hash, kind, now }: AskedLink,
): Promise<SubscriptionLinkTable | undefined> {
  return db
    .selectFrom('subscriptionLinks')
    .selectAll()
    .where('hash', '=', hash)
    .where('siteId', '=', siteId)
    .where('kind', '=', kind)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
}

/** @returns whether it was there: of two who use it, one does */
export async function deletePortalLink(tx: Queryable, hash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('subscriptionLinks')
    .where('hash', '=', hash)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function deletePortalLinksOf(tx: Queryable, siteId: string, email: string): Promise<void> {
  await tx.deleteFrom('subscriptionLinks').where('siteId', '=', siteId).where('email', '=', email).execute();
}

export async function deleteExpiredLinks(tx: Queryable, now: number): Promise<void> {
  await tx.deleteFrom('subscriptionLinks').where('expiresAt', '<=', now).execute();
}
