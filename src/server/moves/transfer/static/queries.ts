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
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
    .where('path', 'is not', null)
    .where((eb) =>
      eb.or([eb.and([eb('published_id', 'is not', null), eb('status', '=', 1)]), eb('kind', '=', 'folder')]),
    )
    .orderBy('path')
    .execute();
  const redirects = await db
    .selectFrom('redirects')
    .select('from_path')
    .where('site_id', '=', siteId)
    .orderBy('from_path')
    .execute();
  const open: string[] = [];
  const locked: string[] = [];
  for (const { path, settings } of documents) {
    const { passwordHash } = documentSettingsOf(settings);
    if (path !== null) (passwordHash === undefined ? open : locked).push(path);
  }
  return { public: [...open, ...redirects.map((row) => row.from_path)], locked };
}
