/** The versions of a document, without what they hold. */
import type { VersionFacts } from '#domain/content/group-versions.ts';
import type { Queryable } from '../db/schema.ts';

/** Newest first: the latest ones, and of all before them those that are kept for good. */
export async function listVersions(
  db: Queryable,
  siteId: string,
  documentId: string,
  limit: number,
): Promise<VersionFacts[]> {
  const versions = db
    .selectFrom('revisions')
    .select(['id', 'author', 'created_at', 'name', 'is_kept'])
    .where('document_id', '=', documentId)
    .where('site_id', '=', siteId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const latest = await versions.execute();
  const last = latest.at(-1);
  const kept =
    latest.length < limit || !last
      ? []
      : await versions.where('is_kept', '=', 1).where('created_at', '<=', last.created_at).execute();
  const known = new Set(latest.map(({ id }) => id));
  return [...latest, ...kept.filter(({ id }) => !known.has(id))].map((row) => ({
    id: row.id,
    author: row.author,
    createdAt: row.created_at,
    name: row.name,
    isKept: row.is_kept === 1,
  }));
}
