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
    .select(['id', 'author', 'createdAt', 'name', 'isKept'])
    .where('documentId', '=', documentId)
    .where('siteId', '=', siteId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit);
  const latest = await versions.execute();
  const last = latest.at(-1);
  const kept =
    latest.length < limit || !last
      ? []
      : await versions.where('isKept', '=', 1).where('createdAt', '<=', last.createdAt).execute();
  const known = new Set(latest.map(({ id }) => id));
  return [...latest, ...kept.filter(({ id }) => !known.has(id))].map((row) => ({
    ...row,
    isKept: row.isKept === 1,
  }));
}
