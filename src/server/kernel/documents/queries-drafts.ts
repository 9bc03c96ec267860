/** The drafts of a site's pages with what they hold, for what looks through all of them. */

import { sql } from 'kysely';
import type { DocumentKind } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { chunks } from '../../db/chunks.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { readJson } from '../../db/json-text.ts';
import { prepared } from '../../db/prepared.ts';
import type { Queryable, Schema } from '../../db/schema.ts';

export interface DraftHead {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly isCollection: boolean;
  readonly draftId: string;
  /** Whether visitors see the draft: nothing waits to be published. */
  readonly isPublished: boolean;
}

export interface PageDraft extends DraftHead {
  readonly body: Pick<Body, 'fields' | 'sections'>;
}

const HEAD = [
  'documents.id',
  'documents.kind',
  'documents.title',
  'documents.collectionId',
  'documents.draftId',
  'documents.publishedId',
] as const;

/** More pages than anyone would describe in one go. */
const MOST_PAGES = 500;

const draftHeads = prepared((db, { siteId, kinds }: { siteId: string; kinds: readonly DocumentKind[] }) =>
  db
    .selectFrom('documents')
    .select(HEAD)
    .where('siteId', '=', siteId)
    .where('kind', 'in', kinds)
    .where('deletedAt', 'is', null)
    .where('draftId', 'is not', null)
    .orderBy('position')
    .orderBy('id')
    .limit(MOST_PAGES),
);

/** Drafts without what they hold. */
export async function listDraftHeads(
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
): Promise<DraftHead[]> {
  return (await draftHeads(db, { siteId, kinds })).map(toHead);
}

/** By the ids of revisions, which never change. */
export async function listBodies(
  db: Queryable,
  revisionIds: readonly string[],
): Promise<ReadonlyMap<string, PageDraft['body']>> {
  const bodies = new Map<string, PageDraft['body']>();
  for (const ids of chunks(revisionIds)) {
    const rows = await db.selectFrom('revisions').select(['id', 'body']).where('id', 'in', ids).execute();
    for (const { id, body } of rows) bodies.set(id, readJson(body));
  }
  return bodies;
}

/** All that hold one of these texts, or almost: it is for the caller to look where they stand. */
export async function listDraftsSaying(
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
  texts: readonly string[],
): Promise<PageDraft[]> {
  if (texts.length === 0) return [];
  const rows = await draftsOf(db, siteId, kinds)
    .where((eb) =>
      eb.or(
        texts.map((text) => {
          const written = JSON.stringify(text).slice(1, -1);
          return sql<boolean>`revisions.body like ${`%${escapeLike(written)}%`} escape '!'`;
        }),
      ),
    )
    .execute();
  return rows.map((row) => ({ ...toHead(row), body: readJson(row.body) }));
}

function draftsOf(db: Queryable, siteId: string, kinds: readonly DocumentKind[]) {
  return db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.draftId')
    .select([...HEAD, 'revisions.body'])
    .where('documents.siteId', '=', siteId)
    .where('documents.kind', 'in', kinds)
    .where('documents.deletedAt', 'is', null)
    .orderBy('documents.position')
    .orderBy('documents.id');
}

type HeadRow = Pick<
  Schema['documents'],
  'id' | 'kind' | 'title' | 'collectionId' | 'draftId' | 'publishedId'
>;

function toHead({ id, kind, title, collectionId, draftId, publishedId }: HeadRow): DraftHead {
  return {
    id,
    kind,
    title,
    isCollection: collectionId !== null,
    // The queries leave out what has none.
    draftId: draftId ?? '',
    isPublished: draftId === publishedId,
  };
}
