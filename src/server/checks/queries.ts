import type { PictureFacts, TargetFacts } from '#domain/checks/facts.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';

async function inPortions<T>(all: readonly string[], read: (some: string[]) => Promise<T[]>): Promise<T[]> {
  const found: T[] = [];
  for (const some of chunks(all)) found.push(...(await read(some)));
  return found;
}

/** Pages, items and reusable sections, deleted ones too. */
export async function findDocumentFacts(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<[id: string, facts: TargetFacts][]> {
  const rows = await inPortions(ids, (some) =>
    db
      .selectFrom('documents')
      .select(['id', 'kind', 'title', 'publishedId', 'deletedAt'])
      .where('siteId', '=', siteId)
      .where('id', 'in', some)
      .execute(),
  );
  return rows.map((row) => [
    row.id,
    {
      title: row.title,
      isPublished: row.publishedId !== null || row.kind === 'folder',
      isDeleted: row.deletedAt !== null,
    },
  ]);
}

export async function findPictureFacts(
  db: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<[id: string, facts: PictureFacts][]> {
  const rows = await inPortions(ids, (some) =>
    db
      .selectFrom('media')
      .select(['id', 'filename', 'kind', 'mime', 'alt', 'width', 'bytes', 'deletedAt'])
      .where('siteId', '=', siteId)
      .where('id', 'in', some)
      .execute(),
  );
  return rows.map(({ id, deletedAt, ...row }) => [id, { ...row, isDeleted: deletedAt !== null }]);
}

/** Those of the paths at which something answers: pages visitors can see, folders, redirects. */
export async function findKnownPaths(
  db: Queryable,
  siteId: string,
  paths: readonly string[],
): Promise<Set<string>> {
  const documents = await inPortions(paths, (some) =>
    db
      .selectFrom('documents')
      .select('path')
      .where('siteId', '=', siteId)
      .where('path', 'in', some)
      .where('deletedAt', 'is', null)
      .where((eb) => eb.or([eb('publishedId', 'is not', null), eb('kind', '=', 'folder')]))
      .execute(),
  );
  const redirects = await inPortions(paths, (some) =>
    db
      .selectFrom('redirects')
      .select('fromPath as path')
      .where('siteId', '=', siteId)
      .where('fromPath', 'in', some)
      .execute(),
  );
  return new Set([...documents, ...redirects].flatMap(({ path }) => path ?? []));
}
