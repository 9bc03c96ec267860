import type { Queryable } from '../../../db/schema.ts';
import { lockOf } from '../../../kernel/documents/lock.ts';
import { gateOf } from '../../../kernel/documents/queries-locked.ts';

/** Paths a static copy begins with, and those of pages it cannot hold since they have a password or are for members. */
export async function listStaticAddresses(
  db: Queryable,
  siteId: string,
): Promise<{ public: string[]; locked: string[]; forMembers: string[] }> {
  const documents = await db
    .selectFrom('documents')
    .select(['path', 'settings'])
    .select(gateOf().as('gate'))
    .where('siteId', '=', siteId)
    .where('deletedAt', 'is', null)
    .where('path', 'is not', null)
    .where((eb) =>
      eb.or([eb.and([eb('publishedId', 'is not', null), eb('status', '=', 1)]), eb('kind', '=', 'folder')]),
    )
    .orderBy('path')
    .execute();
  const redirects = await db
    .selectFrom('redirects')
    .select('fromPath')
    .where('siteId', '=', siteId)
    .orderBy('fromPath')
    .execute();
  const open: string[] = [];
  const locked: string[] = [];
  const forMembers: string[] = [];
  for (const { path, ...document } of documents) {
    const { passwordHash, access } = lockOf(document);
    const list = access !== undefined ? forMembers : passwordHash !== undefined ? locked : open;
    if (path !== null) list.push(path);
  }
  return { public: [...open, ...redirects.map((row) => row.fromPath)], locked, forMembers };
}
