/** The drafts of a site's pages with what they hold, for what looks through all of them. */

import { sql } from 'kysely';
import type { DocumentKind } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { escapeLike } from '../../db/escape-like.ts';
import { readJson } from '../../db/json-text.ts';
import type { Queryable } from '../../db/schema.ts';

export interface PageDraft {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly title: string;
  readonly isCollection: boolean;
  readonly draftId: string;
  /** Whether visitors see the draft: nothing waits to be published. */
  readonly isPublished: boolean;
  readonly body: Pick<Body, 'fields' | 'sections'>;
}

/** More pages than anyone would describe in one go. */
const MOST_PAGES = 500;

export async function listDrafts(
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
): Promise<PageDraft[]> {
  const rows = await draftsOf(db, siteId, kinds).limit(MOST_PAGES).execute();
  return rows.map(toDraft);
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
  return rows.map(toDraft);
}

function draftsOf(db: Queryable, siteId: string, kinds: readonly DocumentKind[]) {
  return db
    .selectFrom('documents')
    .innerJoin('revisions', 'revisions.id', 'documents.draft_id')
    .select([
      'documents.id',
      'documents.kind',
      'documents.title',
      'documents.collection_id',
      'documents.draft_id',
      'documents.published_id',
      'revisions.body',
    ])
    .where('documents.site_id', '=', siteId)
    .where('documents.kind', 'in', kinds)
    .where('documents.deleted_at', 'is', null)
    .orderBy('documents.position')
    .orderBy('documents.id');
}

type DraftRow = Awaited<ReturnType<ReturnType<typeof draftsOf>['execute']>>[number];

function toDraft(row: DraftRow): PageDraft {
  const { id, kind, title, collection_id, draft_id, published_id, body } = row;
  return {
    id,
    kind: kind as DocumentKind,
    title,
    isCollection: collection_id !== null,
    // The join leaves out what has none.
    draftId: draft_id ?? '',
    isPublished: draft_id === published_id,
    body: readJson(body),
  };
}
