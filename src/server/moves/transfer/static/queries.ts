import type { Queryable } from '../../../db/schema.ts';
import { documentSettingsOf } from '../../../kernel/documents/settings.ts';

/** Paths a static copy begins with, and those of pages it cannot hold since they have a password. */
export async function listStaticAddresses(
  db: Queryable,
  siteId: string,
): Promise<{ public: string[]; locked: string[] }> {
  const documents = await db
    .selectFrom('documents')
    .select(['path', 'settings'])
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
  for (const { path, settings } of documents) {
    const { passwordHash } = documentSettingsOf(settings);
    if (path !== null) (passwordHash === undefined ? open : locked).push(path);
  }
  return { public: [...open, ...redirects.map((row) => row.fromPath)], locked };
}
