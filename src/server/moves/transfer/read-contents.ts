/** A site of this installation in the form of an export, in memory: to compare it with one. */
import type { Queryable } from '../../db/schema.ts';
import type { MovedRows } from '../../kernel/moves/moved-rows.ts';
import type { DocumentFile, SiteContents } from './format.ts';
import { layOut } from './layout.ts';
import { eachDocument, findSite, listAddresses, listCollections, listHosts, listMedia } from './queries.ts';
import { collectionFileOf, documentFileOf, mediaEntryOf, siteFileOf } from './records.ts';

export async function readContents(
  db: Queryable,
  moved: readonly MovedRows[],
  siteId: string,
  isPersonal: boolean,
): Promise<SiteContents | undefined> {
  const site = await findSite(db, siteId);
  if (!site) return undefined;
  const collections = await listCollections(db, siteId);
  const media = await listMedia(db, siteId);
  const { fileOf } = layOut({ documents: await listAddresses(db, siteId), collections, media });
  const documents: DocumentFile[] = [];
  for await (const rows of eachDocument(db, siteId)) documents.push(documentFileOf(rows));
  const rows = new Map<string, readonly object[]>();
  for (const part of moved)
    if (isPersonal || !part.isPersonal) rows.set(part.file, await readAll(part.read(db, siteId)));
  return {
    site: siteFileOf(site, await listHosts(db, siteId)),
    documents,
    collections: collections.map(collectionFileOf),
    media: media.map((row) => mediaEntryOf(row, fileOf(row.id))),
    rows,
  };
}

async function readAll<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}
