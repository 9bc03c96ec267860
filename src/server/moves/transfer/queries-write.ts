/** Writing a whole site for an import. */
import { chunks } from '../../db/chunks.ts';
import type { HostTable, Queryable, SiteTable } from '../../db/schema.ts';
import type { ContentRows } from './records.ts';

interface SiteRows extends ContentRows {
  readonly site: SiteTable;
  readonly hosts: readonly HostTable[];
}

export async function insertSite(tx: Queryable, rows: SiteRows): Promise<void> {
  await tx.insertInto('sites').values(rows.site).execute();
  for (const chunk of chunks(rows.hosts)) await tx.insertInto('hosts').values(chunk).execute();
  for (const chunk of chunks(rows.collections)) await tx.insertInto('collections').values(chunk).execute();
  for (const chunk of chunks(rows.documents)) await tx.insertInto('documents').values(chunk).execute();
  for (const chunk of chunks(rows.revisions)) await tx.insertInto('revisions').values(chunk).execute();
  for (const chunk of chunks(rows.media)) await tx.insertInto('media').values(chunk).execute();
}

export async function findTakenHosts(db: Queryable, hosts: readonly string[]): Promise<Set<string>> {
  if (hosts.length === 0) return new Set();
  const rows = await db
    .selectFrom('hosts')
    .select('host')
    .where('host', 'in', [...hosts])
    .execute();
  return new Set(rows.map((row) => row.host));
}

/** Whether somebody has put anything into a site beside the documents every site starts with. */
export async function isSiteEmpty(db: Queryable, siteId: string): Promise<boolean> {
  const documents = await db
    .selectFrom('documents')
    .select('id')
    .where('siteId', '=', siteId)
    .where('kind', 'not in', ['style', 'navigation', 'header', 'footer'])
    .limit(1)
    .execute();
  const media = await db.selectFrom('media').select('id').where('siteId', '=', siteId).limit(1).execute();
  const edited = await db
    .selectFrom('revisions')
    .select('id')
    .where('siteId', '=', siteId)
    .where('baseId', 'is not', null)
    .limit(1)
    .execute();
  return documents.length + media.length + edited.length === 0;
}

/** Takes an empty site away, so that an import can stand in its place; its access tokens go over. */
export async function replaceSite(tx: Queryable, oldId: string, newId: string): Promise<void> {
  await tx.updateTable('tokens').set({ siteId: newId }).where('siteId', '=', oldId).execute();
  await tx.deleteFrom('jobs').where('siteId', '=', oldId).execute();
  await tx.deleteFrom('sites').where('id', '=', oldId).execute();
}
