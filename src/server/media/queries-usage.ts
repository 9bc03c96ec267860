import { sql } from 'kysely';
import type { MediaUse } from '#domain/media/calls.ts';
import { pick } from '#domain/pick.ts';
import type { Queryable } from '../db/schema.ts';

const MOST_SHOWN = 200;

/** Ids are 24 letters and digits made for one thing only: where one stands in a body, its file is meant. */
export async function findMediaUses(db: Queryable, siteId: string, mediaId: string): Promise<MediaUse[]> {
  const rows = await db
    .selectFrom('documents')
    .innerJoin('revisions', (join) =>
      join.on((eb) =>
        eb.or([
          eb('revisions.id', '=', eb.ref('documents.draftId')),
          eb('revisions.id', '=', eb.ref('documents.publishedId')),
        ]),
      ),
    )
    .select([
      'documents.id',
      'documents.kind',
      'documents.title',
      'documents.path',
      'documents.draftId',
      'documents.publishedId',
      'revisions.id as revisionId',
    ])
    .where('documents.siteId', '=', siteId)
    .where('documents.deletedAt', 'is', null)
    .where('revisions.body', 'like', `%"${mediaId}"%`)
    .orderBy('documents.title')
    .orderBy('documents.id')
    .limit(MOST_SHOWN)
    .execute();
  const uses = new Map<string, MediaUse>();
  for (const row of rows) {
    const known = uses.get(row.id);
    uses.set(row.id, {
      ...pick(row, 'id', 'kind', 'title', 'path'),
      isInDraft: known?.isInDraft === true || row.revisionId === row.draftId,
      isPublished: known?.isPublished === true || row.revisionId === row.publishedId,
    });
  }
  return [...uses.values()];
}

/** Whether the site's own settings name the file: its logo, its icon, its picture for social networks. */
export async function isInSettings(db: Queryable, siteId: string, mediaId: string): Promise<boolean> {
  const row = await db
    .selectFrom('sites')
    .select(sql<number>`1`.as('found'))
    .where('id', '=', siteId)
    .where('settings', 'like', `%"${mediaId}"%`)
    .executeTakeFirst();
  return row !== undefined;
}
