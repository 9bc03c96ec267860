import type { DocumentKind } from '#domain/content/codes.ts';
import { wordsOf } from '../db/match-words.ts';
import type { MediaTable, Queryable, SiteTable } from '../db/schema.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';

export async function findHost(db: Queryable, host: string): Promise<{ siteId: string } | undefined> {
  const row = await db.selectFrom('hosts').select('siteId').where('host', '=', host).executeTakeFirst();
  return row && { siteId: row.siteId };
}

export async function listLongDeletedSites(db: Queryable, before: number): Promise<string[]> {
  const rows = await db.selectFrom('sites').select('id').where('deletedAt', '<', before).execute();
  return rows.map((row) => row.id);
}

export async function listSiteMedia(db: Queryable, siteId: string): Promise<MediaTable[]> {
  return db.selectFrom('media').selectAll().where('siteId', '=', siteId).execute();
}

/** Everything that refers to the site goes with it. */
export async function deleteSiteRow(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom('tokens').where('siteId', '=', siteId).execute();
  await db.deleteFrom('jobs').where('siteId', '=', siteId).execute();
  await db.deleteFrom('sites').where('id', '=', siteId).execute();
}

export async function insertSite(db: Queryable, site: SiteTable): Promise<void> {
  await db.insertInto('sites').values(site).execute();
}

export async function insertHost(
  db: Queryable,
  host: { host: string; siteId: string; isPrimary: boolean; createdAt: number },
): Promise<void> {
  await db
    .insertInto('hosts')
    .values({ ...host, isPrimary: host.isPrimary ? 1 : 0 })
    .execute();
}

export async function clearPrimaryHost(db: Queryable, siteId: string): Promise<void> {
  await db.updateTable('hosts').set({ isPrimary: 0 }).where('siteId', '=', siteId).execute();
}

/** A site's own hosts, the oldest first. */
export async function listSiteHosts(
  db: Queryable,
  siteId: string,
): Promise<{ host: string; isPrimary: boolean }[]> {
  const rows = await db
    .selectFrom('hosts')
    .select(['host', 'isPrimary'])
    .where('siteId', '=', siteId)
    .orderBy('createdAt')
    .orderBy('host')
    .execute();
  return rows.map((row) => ({ host: row.host, isPrimary: row.isPrimary === 1 }));
}

/** Pages carry the primary host: cached ones are no longer right. */
export async function markPrimaryHost(
  db: Queryable,
  siteId: string,
  host: string,
  now: number,
): Promise<void> {
  await db
    .updateTable('hosts')
    .set({ isPrimary: 1 })
    .where('siteId', '=', siteId)
    .where('host', '=', host)
    .execute();
  await raiseSiteVersion(db, siteId, now);
}

export async function deleteHost(db: Queryable, siteId: string, host: string): Promise<number> {
  const result = await db
    .deleteFrom('hosts')
    .where('siteId', '=', siteId)
    .where('host', '=', host)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function insertSystemDocument(
  db: Queryable,
  document: {
    id: string;
    siteId: string;
    kind: DocumentKind;
    title: string;
    revisionId: string;
    body: string;
    now: number;
  },
): Promise<void> {
  const { id, siteId, kind, title, revisionId, body, now } = document;
  await db
    .insertInto('documents')
    .values({
      id,
      siteId,
      kind,
      title,
      words: wordsOf(title),
      pageType: 0,
      slug: '',
      path: null,
      position: 0,
      status: 1,
      settings: '{}',
      draftId: revisionId,
      publishedId: revisionId,
      publishedAt: now,
      changedAt: null,
      createdAt: now,
      updatedAt: now,
      collectionId: null,
      parentId: null,
      scheduledId: null,
      scheduledAt: null,
      scheduledAction: null,
      deletedAt: null,
      sourceId: null,
    })
    .execute();
  await db
    .insertInto('revisions')
    .values({
      id: revisionId,
      documentId: id,
      siteId,
      baseId: null,
      body,
      author: 'Vitrine',
      createdAt: now,
      name: null,
      isKept: 1,
      operations: null,
    })
    .execute();
}
