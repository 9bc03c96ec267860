/**
 * Whether an archive names what belongs to another site. Ids of pages and posts stand in their HTML, and whoever
 * restores one site must not reach into another with them.
 */
import type { Queryable } from '../db/schema.ts';
import type { SiteContents } from './format.ts';
import { findForeignId, findForeignRevision } from './queries-restore.ts';
import { revisionRowsOf } from './records.ts';

export async function findForeign(
  db: Queryable,
  siteId: string,
  contents: SiteContents,
): Promise<string | undefined> {
  const { documents, collections, media, redirects, comments, lists } = contents;
  const { submissions = [], members = [] } = contents;
  const named = [
    ['documents', documents],
    ['collections', collections],
    ['media', media],
    ['redirects', redirects],
    ['comments', comments],
    ['form_submissions', submissions],
    ['submission_notes', submissions.flatMap(({ notes }) => notes)],
    ['form_files', submissions.flatMap(({ files }) => files)],
    ['newsletter_lists', [...lists, ...members.map(({ list }) => list)]],
    ['list_members', members],
  ] as const;
  for (const [table, entries] of named) {
    const ids = entries.map(({ id }) => id);
    const foreign = await findForeignId(db, siteId, table, ids);
    if (foreign !== undefined) return foreign;
  }
  const revisions = documents.flatMap((file) => revisionRowsOf(file, siteId)).map(({ id }) => id);
  return findForeignRevision(db, siteId, revisions);
}
