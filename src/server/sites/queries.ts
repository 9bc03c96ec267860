import type { MediaTable, Queryable, SiteTable } from '../db/schema.ts';
import { raiseSiteVersion } from '../kernel/sites/queries.ts';

export async function findHost(db: Queryable, host: string): Promise<{ siteId: string } | undefined> {
  const row = await db.selectFrom('hosts').select('site_id').where('host', '=', host).executeTakeFirst();
  return row && { siteId: row.site_id };
}

export async function listLongDeletedSites(db: Queryable, before: number): Promise<string[]> {
  const rows = await db.selectFrom('sites').select('id').where('deleted_at', '<', before).execute();
  return rows.map((row) => row.id);
}

export async function listSiteMedia(db: Queryable, siteId: string): Promise<MediaTable[]> {
  return db.selectFrom('media').selectAll().where('site_id', '=', siteId).execute();
}

/** Everything that refers to the site goes with it. */
export async function deleteSiteRow(db: Queryable, siteId: string): Promise<void> {
  await db.deleteFrom('tokens').where('site_id', '=', siteId).execute();
  await db.deleteFrom('jobs').where('site_id', '=', siteId).execute();
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
    .values({
      host: host.host,
      site_id: host.siteId,
      is_primary: host.isPrimary ? 1 : 0,
      created_at: host.createdAt,
    })
    .execute();
}

export async function clearPrimaryHost(db: Queryable, siteId: string): Promise<void> {
  await db.updateTable('hosts').set({ is_primary: 0 }).where('site_id', '=', siteId).execute();
}

/** A site's own hosts, the oldest first. */
export async function listSiteHosts(
  db: Queryable,
  siteId: string,
): Promise<{ host: string; isPrimary: boolean }[]> {
  const rows = await db
    .selectFrom('hosts')
    .select(['host', 'is_primary'])
    .where('site_id', '=', siteId)
    .orderBy('created_at')
    .orderBy('host')
    .execute();
  return rows.map((row) => ({ host: row.host, isPrimary: row.is_primary === 1 }));
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
    .set({ is_primary: 1 })
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .execute();
  await raiseSiteVersion(db, siteId, now);
}

export async function deleteHost(db: Queryable, siteId: string, host: string): Promise<number> {
  const result = await db
    .deleteFrom('hosts')
    .where('site_id', '=', siteId)
    .where('host', '=', host)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

export async function insertSystemDocument(
  db: Queryable,
  document: {
    id: string;
    siteId: string;
    kind: string;
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
      site_id: siteId,
      kind,
      title,
      page_type: 0,
      slug: '',
      path: null,
      position: 0,
      status: 1,
      settings: '{}',
      draft_id: revisionId,
      published_id: revisionId,
      published_at: now,
      created_at: now,
      updated_at: now,
      collection_id: null,
      parent_id: null,
      scheduled_id: null,
      scheduled_at: null,
      scheduled_action: null,
      deleted_at: null,
      source_id: null,
    })
    .execute();
  await db
    .insertInto('revisions')
    .values({
      id: revisionId,
      document_id: id,
      site_id: siteId,
      base_id: null,
      body,
      author: 'Vitrine',
      created_at: now,
      name: null,
      is_kept: 1,
      operations: null,
    })
    .execute();
}
