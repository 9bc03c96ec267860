/** The drafts of a site's pages with what they hold, for what looks through all of them. */
import type { DocumentKind } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
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

/** More pages than anybody would describe in one go. */
const MOST_PAGES = 500;

export async function listDrafts(
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
): Promise<PageDraft[]> {
  const rows = await db
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
    .orderBy('documents.id')
    .limit(MOST_PAGES)
    .execute();
  return rows.map(({ id, kind, title, collection_id, draft_id, published_id, body }) => ({
    id,
    kind: kind as DocumentKind,
    title,
    isCollection: collection_id !== null,
    // The join leaves out what has none.
    draftId: draft_id ?? '',
    isPublished: draft_id === published_id,
    body: readJson(body),
  }));
}
