/** A site of this installation in the form of an export, in memory: to compare it with one. */
import type { Queryable } from '../db/schema.ts';
import type { DocumentFile, SiteContents } from './format.ts';
import { formEntriesOf } from './forms-records.ts';
import { layOut } from './layout.ts';
import {
  eachDocument,
  findSite,
  listAddresses,
  listCollections,
  listComments,
  listHosts,
  listMedia,
  listRedirects,
} from './queries.ts';
import { eachSubmissionEntry, listFormParts } from './queries-forms.ts';
import { eachMember, listLists } from './queries-lists.ts';
import {
  collectionFileOf,
  commentOf,
  documentFileOf,
  mediaEntryOf,
  redirectOf,
  siteFileOf,
} from './records.ts';

export async function readContents(
  db: Queryable,
  siteId: string,
  hasSubmissions: boolean,
): Promise<SiteContents | undefined> {
  const site = await findSite(db, siteId);
  if (!site) return undefined;
  const collections = await listCollections(db, siteId);
  const media = await listMedia(db, siteId);
  const { fileOf } = layOut({ documents: await listAddresses(db, siteId), collections, media });
  const documents: DocumentFile[] = [];
  for await (const rows of eachDocument(db, siteId)) documents.push(documentFileOf(rows));
  return {
    site: siteFileOf(site, await listHosts(db, siteId)),
    documents,
    collections: collections.map(collectionFileOf),
    redirects: (await listRedirects(db, siteId)).map(redirectOf),
    media: media.map((row) => mediaEntryOf(row, fileOf(row.id))),
    comments: (await listComments(db, siteId)).map(commentOf),
    forms: formEntriesOf(await listFormParts(db, siteId)),
    submissions: hasSubmissions ? await readAll(eachSubmissionEntry(db, siteId)) : undefined,
    lists: await listLists(db, siteId),
    members: hasSubmissions ? await readAll(eachMember(db, siteId)) : undefined,
  };
}

async function readAll<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const found: T[] = [];
  for await (const page of pages) found.push(...page);
  return found;
}
